import type { ViewModel } from '../../kit/index.ts';
import type { Additions } from './additions.ts';
import type { Views } from './props.ts';
import { type LoadPanel, Share } from './Share.tsx';

/** What a reader does with a case as a whole. */
export type Tool = 'undo' | 'compare' | 'cases';

/** The buttons for the case as a whole. They need a script: their place is kept from the start, and they are shown once it is there. */
export function Toolbar({
  screen,
  address,
  added: { canUndo, comparison, menu },
  keeps,
  onTool,
  loadPanel,
  hasMain,
}: Pick<Views, 'hasMain'> & {
  screen: ViewModel;
  /** The link to the case. */
  address: string;
  added: Additions;
  /** Cases are kept in the browser: not on other people's pages, and not in frames. */
  keeps: boolean;
  onTool: (tool: Tool) => void;
  loadPanel: LoadPanel;
}) {
  return (
    <div class={hasMain ? 'tools' : 'tools filled'}>
      {comparison?.buttons ?? (
        <>
          <button type="button" class="tool" disabled={!canUndo} onClick={() => onTool('undo')}>
            Undo
          </button>
          <button type="button" class="tool" onClick={() => onTool('compare')}>
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
