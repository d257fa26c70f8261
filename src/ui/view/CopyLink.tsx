import { Component } from 'preact';

type State = 'ready' | 'copied' | 'by hand';

/**
 * Copies the link; where a page may not touch the clipboard, shows it to be copied by hand. It is
 * printed with the page and shown once a script is there, so that nothing moves when it comes.
 */
export class CopyLink extends Component<{ address: string }, { state: State }> {
  override state: { state: State } = { state: 'ready' };

  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.props.address);
      this.setState({ state: 'copied' });
      setTimeout(() => this.setState({ state: 'ready' }), 2000);
    } catch {
      this.setState({ state: 'by hand' });
    }
  };

  override render({ address }: { address: string }, { state }: { state: State }) {
    return (
      <>
        <button type="button" class="copy link" value={address} onClick={this.#copy}>
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </button>
        {state === 'by hand' && (
          <input
            class="address"
            readOnly
            value={address}
            aria-label="The link, to copy"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </>
    );
  }
}
