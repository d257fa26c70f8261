import { Component } from 'preact';
import { blocksOf } from '../../calculators/find/command-texts.ts';
import type { CommandBlocksProps } from '../view/props.ts';

type State = {
  /** Which of the set-ups, by its label: places change with the answer. */
  readonly label?: string;
  /** The text that was copied, or is selected since the page may not copy. */
  readonly copied?: string;
  readonly byHand?: boolean;
};

/** The commands for one of the set-ups of an answer, each with a button that copies it. */
export class CommandBlocks extends Component<CommandBlocksProps, State> {
  override state: State = {};

  #copy = async (text: string, block: Element | null | undefined) => {
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ copied: text, byHand: false });
    } catch {
      const code = block?.querySelector('pre');
      if (code) getSelection()?.selectAllChildren(code);
      this.setState({ copied: text, byHand: true });
    }
  };

  override render({ commands, isPrinted }: CommandBlocksProps, state: State) {
    const { label, copied, byHand } = state;
    const chosen = commands.find((one) => one.label === label) ?? commands[0];
    if (!chosen) return null;
    return (
      <>
        {isPrinted ? (
          <p>For {chosen.label}.</p>
        ) : (
          <label class="for">
            For{' '}
            <select
              value={chosen.label}
              onChange={({ currentTarget }) => this.setState({ label: currentTarget.value })}
            >
              {commands.map((one) => (
                <option key={one.label} selected={one === chosen}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <p>
          Nothing here was run on Azure. Create the disks with one of the first; then make one
          volume of them inside the VM. What formats a disk refuses one on which it finds anything,
          and cannot see data without a file system or partition: compare the list of disks with the
          portal first.
        </p>
        {blocksOf(chosen).map(({ title, text }) => (
          <section class="block" aria-label={title} key={title}>
            <h3>{title}</h3>
            {!isPrinted && (
              <button
                type="button"
                class="do"
                aria-label={`Copy: ${title}`}
                onClick={({ currentTarget }) => this.#copy(text, currentTarget.parentElement)}
              >
                Copy
              </button>
            )}
            <span role="status">
              {copied === text &&
                (byHand
                  ? 'This page may not copy. The text is selected: Ctrl+C, or ⌘C.'
                  : 'Copied')}
            </span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
            <pre tabIndex={0}>{text}</pre>
          </section>
        ))}
      </>
    );
  }
}
