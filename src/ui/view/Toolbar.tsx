import type { ComponentChildren } from 'preact';
import type { Shown, ViewModel } from '../../kit/index.ts';
import { type LoadPanel, Share } from './Share.tsx';

/** What a reader does with a case as a whole. */
export type Tool = 'undo' | 'compare' | 'cases';

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
};

/** The buttons for the case as a whole. They need a script: their place is kept from the start, and they are shown once it is there. */
export function Toolbar({
  screen,
  address,
  tools: { canUndo, pinned, menu },
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
      <Share
        screen={screen}
        address={address}
        loadPanel={loadPanel}
        menu={menu}
        onCases={keeps ? () => onTool('cases') : undefined}
      />
    </div>
  );
}
