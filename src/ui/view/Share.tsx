import { Component, type ComponentType } from 'preact';
import type { ViewModel } from '../../kit/index.ts';

/** What there is to share: a screen, and the link that carries it. */
export type PanelProps = { readonly screen: ViewModel; readonly address: string };

/** Brings the panel; nothing if it can't be loaded. */
export type LoadPanel = () => Promise<ComponentType<PanelProps> | undefined>;

type Props = PanelProps & { readonly loadPanel: LoadPanel };

type State = {
  readonly open: boolean;
  readonly Panel?: ComponentType<PanelProps>;
  readonly failed?: boolean;
};

/** A button that opens the panel under it. What is in the panel comes with a script of its own, at its first use. */
export class Share extends Component<Props, State> {
  override state: State = { open: false };

  #toggle = async () => {
    const open = !this.state.open;
    this.setState({ open });
    if (!open || this.state.Panel) return;
    const Panel = await this.props.loadPanel();
    this.setState(Panel ? { Panel, failed: false } : { failed: true });
  };

  override render({ screen, address }: Props, { open, Panel, failed }: State) {
    return (
      <>
        <button
          type="button"
          class="copy"
          aria-expanded={open ? 'true' : 'false'}
          aria-controls="share"
          onClick={this.#toggle}
        >
          Share and embed
        </button>
        <div id="share" hidden={!open}>
          {open && Panel && <Panel screen={screen} address={address} />}
          {failed && <p class="note">This could not be loaded. The link above works.</p>}
        </div>
      </>
    );
  }
}
