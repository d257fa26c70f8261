import { Component, createRef } from 'preact';
import type { Part } from '../snippets/index.ts';

type Props = { readonly id: string; readonly part: Part; readonly short?: boolean };
type State = { readonly statusMessage: string };

/** Lines that are shown of a long text; the rest scrolls in its own box. */
const maxLines = 10;

/** A text to copy, with a button that does so; where a page may not touch the clipboard, it is selected for the reader's own keys. */
export class CopyText extends Component<Props, State> {
  override state: State = { statusMessage: '' };
  #text = createRef<HTMLTextAreaElement>();

  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.props.part.text);
      this.setState({ statusMessage: 'Copied.' });
    } catch {
      this.#text.current?.focus();
      this.#text.current?.select();
      this.setState({
        statusMessage: 'This page may not copy. The text is selected: Ctrl+C, or ⌘C.',
      });
    }
  };

  /** Another text has not been copied yet. */
  override componentWillReceiveProps({ part }: Props) {
    if (part.text !== this.props.part.text) this.setState({ statusMessage: '' });
  }

  /** @param short an address, which is one line however long */
  override render({ id, part: { label, text }, short = false }: Props, { statusMessage }: State) {
    const lines = text.split('\n').length;
    return (
      <div class="snippet">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          class={short ? 'one' : undefined}
          ref={this.#text}
          readOnly
          spellcheck={false}
          rows={short ? 1 : Math.min(Math.max(lines, 2), maxLines)}
          value={text}
        />
        <button type="button" class="try" onClick={this.#copy} aria-label={`Copy: ${label}`}>
          Copy
        </button>
        <span class="done" aria-live="polite">
          {statusMessage}
        </span>
      </div>
    );
  }
}
