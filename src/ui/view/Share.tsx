import { Component, type ComponentChildren, type ComponentType, createRef } from 'preact';
import type { ViewModel } from '../../kit/index.ts';

type Shareable = {
  readonly screen: ViewModel;
  /** The link that carries it. */
  readonly address: string;
  /** Opens and closes the list of kept cases; missing where none are kept. */
  readonly onCases?: (() => void) | undefined;
  /** That list, while it is open. */
  readonly menu?: ComponentChildren;
};

/** What there is to share, and where the panel for it is opened. */
export type PanelProps = Shareable & {
  readonly button: HTMLElement;
  readonly close: () => void;
};

/** Brings the panel; nothing if it can't be loaded. */
export type LoadPanel = () => Promise<ComponentType<PanelProps> | undefined>;

type Props = Shareable & { readonly loadPanel: LoadPanel };

type State = {
  readonly open: boolean;
  readonly Panel?: ComponentType<PanelProps>;
  readonly failed?: boolean;
};

/** A button that opens a panel at it. What is in the panel comes with a script of its own, at its first use. */
export class Share extends Component<Props, State> {
  override state: State = { open: false };
  #button = createRef<HTMLButtonElement>();

  #close = () => this.setState({ open: false });

  #toggle = async () => {
    const open = !this.state.open;
    this.setState({ open });
    if (!open || this.state.Panel) return;
    const Panel = await this.props.loadPanel();
    this.setState(Panel ? { Panel, failed: false } : { failed: true, open: false });
  };

  override render({ loadPanel, ...shown }: Props, { open, Panel, failed }: State) {
    const button = this.#button.current;
    return (
      <>
        <button
          type="button"
          class="tool share"
          aria-haspopup="dialog"
          aria-expanded={open ? 'true' : 'false'}
          ref={this.#button}
          onClick={this.#toggle}
        >
          Share
        </button>
        {open && Panel && button && <Panel {...shown} button={button} close={this.#close} />}
        {failed && <p class="note">This could not be loaded. The page’s own address works.</p>}
      </>
    );
  }
}
