import { Component, type ComponentChildren, createRef } from 'preact';
import { adoptStyles } from '../browser/sheets.ts';
import styles from '../styles/commands.css?inline';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
};
type State = {
  /** The text that was copied, or is selected since the page may not copy. */
  readonly copied?: string;
  readonly byHand?: boolean;
};

/** A text under its title, with a button that copies it. */
export class CopyBlock extends Component<Props, State> {
  override state: State = {};
  #section = createRef<HTMLElement>();

  override componentDidMount() {
    adoptStyles(this.#section.current, styles);
  }

  #copy = async () => {
    const { text } = this.props;
    try {
      await navigator.clipboard.writeText(text);
      this.setState({ copied: text, byHand: false });
    } catch {
      const code = this.#section.current?.querySelector('pre');
      if (code) getSelection()?.selectAllChildren(code);
      this.setState({ copied: text, byHand: true });
    }
  };

  override render({ title, text, children }: Props, { copied, byHand }: State) {
    return (
      <section class="block" aria-label={title} ref={this.#section}>
        <h3>{title}</h3>
        <button type="button" class="tool" aria-label={`Copy: ${title}`} onClick={this.#copy}>
          Copy
        </button>
        <span role="status">
          {copied === text &&
            (byHand ? 'This page may not copy. The text is selected: Ctrl+C, or ⌘C.' : 'Copied')}
        </span>
        {children}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <pre tabIndex={0}>{text}</pre>
      </section>
    );
  }
}
