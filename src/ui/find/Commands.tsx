import { Component, type ComponentType, createRef } from 'preact';
import { load } from '../browser/load.ts';
import { kept } from '../view/Memo.tsx';
import type { CommandBlocksProps } from '../view/props.ts';

type Blocks = ComponentType<CommandBlocksProps>;
type Props = CommandBlocksProps & {
  /** What draws them, where the build prints them. */
  readonly Blocks?: Blocks;
};
type State = { readonly Blocks?: Blocks; readonly failed?: boolean };

/**
 * Commands for the set-ups of an answer, folded away. What writes them is loaded when they are first
 * unfolded; until then those that are printed stay, unless they are for another answer.
 */
export class Commands extends Component<Props, State> {
  override state: State = {};
  #details = createRef<HTMLDetailsElement>();
  #printed = this.props.isPrinted ? this.props.commands : undefined;

  override componentDidMount() {
    this.#load();
  }

  #load = async () => {
    if (!this.#details.current?.open || this.state.Blocks) return;
    const script = await load(() => import('./CommandBlocks.tsx'));
    this.setState(script ? { Blocks: script.CommandBlocks, failed: false } : { failed: true });
  };

  override render({ commands, Blocks: printed }: Props, { Blocks = printed, failed }: State) {
    // Once another answer was shown, what was printed is gone.
    if (Blocks || commands !== this.#printed) this.#printed = undefined;
    return (
      <details class="commands" ref={this.#details} onToggle={this.#load}>
        <summary>
          <b>Commands</b> <span>that create this, and make a volume of it</span>
        </summary>
        {failed && !this.#printed && <p class="note">The commands could not be loaded.</p>}
        {Blocks ? (
          <div key="drawn">
            <Blocks commands={commands} isPrinted={Blocks === printed} />
          </div>
        ) : (
          this.#printed && <div key="printed" dangerouslySetInnerHTML={kept} />
        )}
      </details>
    );
  }
}
