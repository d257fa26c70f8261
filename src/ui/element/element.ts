import type { InputLookup } from '../../kit/index.ts';
import { takeLink } from '../browser/links.ts';
import { load } from '../browser/load.ts';
import { loadFor, prepareFor } from '../data/calculator-data.ts';
import { isCalculator } from '../data/modules.ts';
import { isCompact, mayBeInput } from '../state/inputs.ts';
import { InputState } from '../state/state.ts';
import type { CalculatorScreen } from './CalculatorScreen.tsx';
import { emptyRoot, followPage, whenWanted } from './hydration.ts';
import { offersNames } from './name-lists.ts';
import { selectOnEntry, takeBack } from './typed-fields.ts';

/**
 * `<headroom-calculator of="io-size" disk="P30">`: a calculator, anywhere.
 *
 * Where the build has printed its screen in a declarative shadow root, that stays as it is and is
 * hydrated once somebody uses it. On a foreign page it is drawn from the attributes. Its state is the
 * texts of its inputs, with `address` the page's query. What draws it comes with the dataset.
 */
export class HeadroomCalculator extends HTMLElement {
  #printedText: InputLookup = (name) => this.getAttribute(name) ?? undefined;
  #state = new InputState(this.#printedText);
  #root: HTMLElement | undefined;
  #isPrinted = false;
  #screen: CalculatorScreen | undefined;
  #isUsed = false;
  /** What was last pressed before the screen was hydrated, a button or a link to another case: it is pressed again then. */
  #pressed: HTMLElement | undefined;
  /** Which attributes are inputs is known once the calculator is there, so all are watched. */
  #attributes = new MutationObserver((changes) => {
    const concerns = ({ attributeName: name }: MutationRecord) =>
      name && (name === 'of' || mayBeInput(name));
    if (!changes.some(concerns)) return;
    if (!this.#root) this.#start();
    else if (!this.#isPrinted || this.#isLive) this.#draw();
  });

  get #of() {
    return this.getAttribute('of') ?? '';
  }

  get #isLive() {
    return this.#screen?.isLive === true;
  }

  connectedCallback() {
    this.#attributes.observe(this, { attributes: true });
    this.#start();
  }

  disconnectedCallback() {
    this.#attributes.disconnect();
    removeEventListener('popstate', this.#readAddress);
    this.#screen?.cancel();
  }

  #start() {
    if (!isCalculator(this.#of)) return;
    if (this.hasAttribute('address')) {
      addEventListener('popstate', this.#readAddress);
      this.#state.open(location.search);
    }
    if (this.#root) {
      if ('theme' in this.#root.dataset) followPage(this.#root);
      return void this.#draw();
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    selectOnEntry(shadow);
    shadow.addEventListener('focusin', this.#wake);
    shadow.addEventListener('pointerover', this.#use, { once: true });
    if (this.#of === 'diagnose')
      void load(() => import('../measured/take-files.ts')).then((script) =>
        script?.takeFiles(this, shadow, this.#use),
      );
    const printed = shadow.querySelector<HTMLElement>('.root');
    if (printed) {
      this.#root = printed;
      this.#isPrinted = true;
      printed.dataset['scripted'] = '';
      printed.addEventListener('click', this.#press);
      if (!this.#state.isAsPrinted) this.#hydrate();
      else whenWanted(this, printed, () => prepareFor(this.#of), this.#use);
      return;
    }
    this.#root = emptyRoot(shadow);
    followPage(this.#root);
    this.#draw();
  }

  #press = (event: MouseEvent) => {
    if (!this.#isLive && event.target instanceof Element)
      this.#pressed = takeLink(event, '.try,.empty') ?? event.target.closest('button') ?? undefined;
  };

  #readAddress = () => {
    if (this.#isLive) takeBack(this.#root ?? this);
    this.#state.open(location.search);
    if (this.#isLive) this.#screen?.reopen();
    else this.#hydrate();
  };

  /** Somebody has come to the calculator. */
  #use = async () => {
    this.#isUsed = true;
    if (!this.#isLive) await this.#hydrate();
    // Another call may have hydrated it meanwhile, for nobody’s use.
    if (this.#isLive) await this.#screen?.use();
  };

  #wake = async (event: Event) => {
    const offer = offersNames(event);
    await this.#use();
    if (this.#root) offer?.(this.#root, this.#of, () => this.#state.lookup);
  };

  /** Loads what is needed in these states, and what draws it. */
  async #load(...states: readonly InputLookup[]) {
    const isThere = await loadFor(this.#of, states, this.#isUsed || !isCompact(this));
    const script = await load(() => import('./answer-script.ts'));
    if (!this.isConnected || !this.#root || !script) return undefined;
    this.#screen ??= new script.CalculatorScreen(this, this.#root, this.#state, this.#isPrinted);
    if (!this.#isLive) this.#screen.isUsed ||= this.#isUsed;
    return isThere && this.#screen;
  }

  /** Hydrates the printed screen; where the data cannot be loaded, that stays as it is. */
  async #hydrate() {
    const screen = await this.#load(this.#state.lookup, this.#printedText);
    const isThere = screen && (await screen.hydrate(this.#printedText));
    const pressed = this.#pressed;
    if (!pressed || (!isThere && this.#isLive)) return;
    this.#pressed = undefined;
    if (isThere) {
      if (pressed.isConnected) pressed.click();
    } else if (pressed instanceof HTMLAnchorElement) {
      // Its page can be loaded in its place.
      location.assign(pressed.href);
    }
  }

  async #draw() {
    if (!this.#screen) await this.#load(this.#state.lookup);
    if (this.isConnected) this.#screen?.draw();
  }
}
