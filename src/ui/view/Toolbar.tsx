import type { ComponentChildren, VNode } from 'preact';
import type { Control, Shown, ViewModel } from '../../kit/index.ts';
import type { Handlers, Links, Views } from './props.ts';
import { type LoadPanel, Share } from './Share.tsx';

/** What a reader does with a case as a whole. */
export type Tool = 'undo' | 'compare' | 'cases';

/** What two cases beside each other add to a screen, and what they put in place of parts of it. */
export type Compared = {
  /** In place of Undo and Compare. */
  readonly tools: VNode;
  /** The inputs in the words of the comparison. */
  readonly controls?: readonly Control[];
  /** The set-up of the other case, before the inputs or after them. */
  readonly before?: VNode;
  readonly after?: VNode;
  /** What differs, with the answer to the inputs. */
  readonly result: (
    answer: VNode,
    props: Pick<Handlers, 'onText'> & { links: Links; views: Views },
  ) => VNode;
};

/** What scripts that are loaded on first use add to a calculator. */
export type Tools = {
  readonly canUndo?: boolean;
  /** The query of the case, with that of the one that it is compared with. */
  readonly query?: string;
  /** The answer to that case. */
  readonly beside?: Shown | undefined;
  /** The comparison of the two. */
  readonly comparison?: Compared | undefined;
  /** The list of cases, while it is open. */
  readonly menu?: ComponentChildren;
};

/** The buttons for the case as a whole. They need a script: their place is kept from the start, and they are shown once it is there. */
export function Toolbar({
  screen,
  address,
  tools: { canUndo, comparison, menu },
  keeps,
  onTool,
  loadPanel,
  hasMain,
}: Pick<Views, 'hasMain'> & {
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
    <div class={hasMain ? 'tools' : 'tools filled'}>
      {comparison?.tools ?? (
        <>
          <button type="button" class="copy" disabled={!canUndo} onClick={() => onTool('undo')}>
            Undo
          </button>
          <button type="button" class="copy" onClick={() => onTool('compare')}>
            Compare
          </button>
        </>
      )}
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
