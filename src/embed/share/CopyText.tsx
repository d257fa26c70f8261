import { Component, createRef } from 'preact';
import type { Part } from '../snippets/index.ts';

type State = { readonly statusMessage: string };

/** A text to copy, with a button that does so; where a page may not touch the clipboard, it is selected for the reader's own keys. */
export class CopyText extends Component<{ id: string; part: Part }, State> {
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
  override componentWillReceiveProps({ part }: { part: Part }) {
    if (part.text !== this.props.part.text) this.setState({ statusMessage: '' });
  }

  override render(
    { id, part: { label, text } }: { id: string; part: Part },
    { statusMessage }: State,
  ) {
    const lines = text.split('\n').length;
    return (
      <div class="snippet">
        <label for={id}>{label}</label>
        <textarea
          id={id}
          ref={this.#text}
          readOnly
          spellcheck={false}
          rows={lines > 1 ? Math.min(lines, 12) : text.length > 90 ? 3 : 2}
          value={text}
        />
        <p class="done">
          <button type="button" onClick={this.#copy} aria-label={`Copy: ${label}`}>
            Copy
          </button>{' '}
          <span aria-live="polite">{statusMessage}</span>
        </p>
      </div>
    );
  }
}
