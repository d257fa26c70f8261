/** Copies the link of a case; where a page may not touch the clipboard, shows it to be copied by hand. */

/** How long the button says that the link is copied, in ms. */
const shownFor = 2000;

type State = 'ready' | 'copied' | 'by hand';

export class CopyLink {
  #state: State = 'ready';
  readonly #draw: () => void;

  /** @param draw draws the toolbar anew */
  constructor(draw: () => void) {
    this.#draw = draw;
  }

  get isCopied(): boolean {
    return this.#state === 'copied';
  }

  get ByHand() {
    return this.#state === 'by hand' ? ByHand : undefined;
  }

  async copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      this.#set('copied');
      setTimeout(() => this.#set('ready'), shownFor);
    } catch {
      this.#set('by hand');
    }
  }

  #set(state: State) {
    this.#state = state;
    this.#draw();
  }
}

const ByHand = ({ address }: { readonly address: string }) => (
  <input
    class="address"
    readOnly
    value={address}
    aria-label="The link, to copy"
    onFocus={(event) => event.currentTarget.select()}
  />
);
