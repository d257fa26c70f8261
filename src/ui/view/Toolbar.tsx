import type { ComponentChildren, ComponentType } from 'preact';
import type { Shown, ViewModel } from '../../kit/index.ts';
import { type LoadPanel, Share } from './Share.tsx';

/** What a reader does with a case as a whole. */
export type Tool = 'undo' | 'compare' | 'cases' | 'link';

/** What scripts that are loaded on first use add to a calculator. */
export type Tools = {
  readonly canUndo?: boolean;
  /** The query of the case, with that of the one that it is compared with. */
  readonly query?: string;
  /** The query of the case that this one is compared with. */
  readonly pinned?: string | undefined;
  /** The answer to that case. */
  readonly beside?: Shown | undefined;
  /** The comparison of the two. */
  readonly comparison?: ComponentChildren;
  /** The list of cases, while it is open. */
  readonly menu?: ComponentChildren;
  /** The link has just been copied. */
  readonly isCopied?: boolean;
  /** Shows the link where it could not be. */
  readonly ByHand?: ComponentType<{ address: string }> | undefined;
};

/** The buttons for the case as a whole. They need a script: their place is kept from the start, and they are shown once it is there. */
export function Toolbar({
  screen,
  address,
  tools: { canUndo, pinned, menu, isCopied, ByHand },
  keeps,
  onTool,
  loadPanel,
}: {
  screen: ViewModel;
  /** The link to the case. */
  address: string;
  tools: Tools;
  /** Cases are kept in the browser: not on other people's pages, and not in frames. */
  keeps: boolean;
  onTool: (tool: Tool) => void;
  loadPanel: LoadPanel;
}) {
  return (
    <div class="tools">
      <button type="button" class="copy" disabled={!canUndo} onClick={() => onTool('undo')}>
        Undo
      </button>
      <button
        type="button"
        class="copy"
        aria-pressed={pinned === undefined ? 'false' : 'true'}
        onClick={() => onTool('compare')}
      >
        Compare
      </button>
      {keeps && (
        <button
          type="button"
          class="copy"
          aria-expanded={menu ? 'true' : 'false'}
          onClick={() => onTool('cases')}
        >
          Cases
        </button>
      )}
      <button type="button" class="copy link" value={address} onClick={() => onTool('link')}>
        {isCopied ? 'Copied' : 'Copy link'}
      </button>
      {ByHand && <ByHand address={address} />}
      <Share screen={screen} address={address} loadPanel={loadPanel} />
      {menu}
    </div>
  );
}
