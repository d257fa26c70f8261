import { hydrate, render } from 'preact';
import { calculators } from '../calculators/index.ts';
import { editionOf, type World } from '../calculators/world.ts';
import { type Calculator, type ListChange, readQuery } from '../kit/index.ts';
import type { Links } from './AnswerView.tsx';
import { announce } from './announce.ts';
import { CalculatorView } from './CalculatorView.tsx';
import type { NameLists } from './Controls.tsx';
import { beside, catalogue, loadVms, vmsLoaded } from './data.ts';
import { readTyped } from './typed.ts';

/** Long enough that a typing reader is not interrupted, short enough to be the answer to what was typed. */
const settled = 250;

/**
 * `<headroom-calculator of="io-size" disk="P30">`: a calculator, anywhere.
 *
 * Where the build has printed its screen in a declarative shadow root, that stays as it is and is
 * taken over; on a foreign page it is drawn from the attributes. Its state are the texts of its
 * inputs; everything shown follows from them. With `address` the page's query is that state.
 */
export class HeadroomCalculator extends HTMLElement {
  static observedAttributes = ['of', ...new Set(calculators.flatMap(({ names }) => names))];

  /** What was typed, or what a link says; other inputs stand at their attributes or defaults. */
  #texts = new Map<string, string>();
  #given: readonly string[] = [];
  #root: HTMLElement | undefined;
  #names: NameLists | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts takeovers, so that what a slow script brings does not draw over a newer state. */
  #turn = 0;

  get #calculator(): Calculator<World> | undefined {
    const of = this.getAttribute('of');
    return calculators.find(({ id }) => id === of);
  }

  get #ownsAddress() {
    return this.hasAttribute('address');
  }

  connectedCallback() {
    if (!this.#calculator) return;
    if (this.#root) {
      this.#draw();
      return;
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const printed = shadow.querySelector<HTMLElement>('.root');
    if (printed) this.#root = printed;
    else {
      const style = document.createElement('link');
      style.rel = 'stylesheet';
      style.href = beside('calculator.css');
      this.#root = document.createElement('div');
      this.#root.className = 'root';
      shadow.append(style, this.#root);
    }
    shadow.addEventListener('focusin', () => this.#offerNames(), { once: true });
    if (this.#ownsAddress) {
      addEventListener('popstate', this.#readAddress);
      this.#takeQuery(location.search);
    }
    this.#takeOver(printed !== null);
  }

  disconnectedCallback() {
    removeEventListener('popstate', this.#readAddress);
    clearTimeout(this.#timer);
  }

  attributeChangedCallback(_: string, before: string | null, after: string | null) {
    if (this.#root?.isConnected && before !== after) this.#draw();
  }

  #textOf = (name: string): string | undefined =>
    this.#texts.get(name) ?? this.getAttribute(name) ?? undefined;

  #takeQuery(query: string) {
    const { given, textOf } = readQuery(query);
    this.#texts.clear();
    for (const name of this.#calculator?.names ?? []) {
      const text = textOf(name);
      if (text !== undefined) this.#texts.set(name, text);
    }
    // `theme` and `lang` are the frame's own settings.
    this.#given = given.filter((name) => name !== 'theme' && name !== 'lang');
  }

  #readAddress = () => {
    this.#takeQuery(location.search);
    this.#draw();
  };

  /** The printed screen stays until everything is there that its state needs. */
  async #takeOver(printed: boolean) {
    // Without the sizes that the state names the printed screen is the better answer.
    if (printed && !(await this.#loadNeeded())) return;
    const root = this.#root;
    const calculator = this.#calculator;
    if (!root || !calculator || !this.isConnected) return;
    if (printed) {
      const typed = readTyped(root);
      // The first drawing must be the printed one, or taking it over would leave its marks.
      hydrate(
        this.#view(calculator, (name) => this.getAttribute(name) ?? undefined, []),
        root,
      );
      for (const { name, text, change } of typed) {
        const now = this.#textOf(name) ?? calculator.initial(name);
        this.#texts.set(name, change ? calculator.edit(name, now, change) : text);
      }
      if (this.#texts.size > 0 || this.#given.length > 0) this.#draw();
    } else await this.#draw();
    root.dataset['live'] = '';
    delete document.documentElement.dataset['restoring'];
  }

  /** Loads the VM sizes if a size is named. @returns whether everything is there */
  async #loadNeeded(): Promise<boolean> {
    const calculator = this.#calculator;
    if (!calculator?.names.includes('vm') || vmsLoaded()) return true;
    const named = (this.#textOf('vm') ?? calculator.initial('vm')).trim() !== '';
    return named ? loadVms() : true;
  }

  /** Somebody is about to type: from now on names are offered. */
  async #offerNames() {
    await loadVms();
    this.#draw();
  }

  #namesFor(): NameLists {
    const edition = editionOf(this.#textOf('limits') ?? '');
    const list = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
    return { disks: list(catalogue().disks(edition)), vms: list(catalogue().vms(edition)) };
  }

  async #draw() {
    const turn = ++this.#turn;
    if (!vmsLoaded()) {
      await this.#loadNeeded();
      if (turn !== this.#turn) return;
    }
    const calculator = this.#calculator;
    if (!this.#root || !calculator) return;
    if (vmsLoaded()) this.#names = this.#namesFor();
    render(this.#view(calculator, this.#textOf, this.#given), this.#root);
  }

  #view(
    calculator: Calculator<World>,
    textOf: (name: string) => string | undefined,
    given: readonly string[],
  ) {
    const screen = calculator.screen(textOf, { catalogue: catalogue() }, given);
    this.#settle(screen.query, screen.answer?.headline);
    const framed = this.hasAttribute('framed');
    const links: Links = {
      to: (id, query) => `${beside(`calculators/${id}/index.html`)}${query && `?${query}`}`,
      ...(framed ? { target: '_blank' } : {}),
    };
    return (
      <CalculatorView
        screen={screen}
        links={links}
        {...(this.#names ? { names: this.#names } : {})}
        onText={this.#onText}
        onList={this.#onList}
        onTry={this.#onTry}
      />
    );
  }

  #onText = (name: string, text: string) => {
    this.#texts.set(name, text);
    this.#draw();
  };

  #onList = (name: string, change: ListChange) => {
    const calculator = this.#calculator;
    if (!calculator) return;
    const now = this.#textOf(name) ?? calculator.initial(name);
    this.#onText(name, calculator.edit(name, now, change));
  };

  /** A proposal is a step that the reader may want to take back, so it gets an entry of its own. */
  #onTry = (query: string) => {
    if (this.#ownsAddress) setAddress(query, 'push');
    const { textOf } = readQuery(query);
    const calculator = this.#calculator;
    for (const name of calculator?.names ?? [])
      this.#texts.set(name, textOf(name) ?? calculator?.initial(name) ?? '');
    this.#draw();
  };

  /** After a pause the address follows, and the answer is said once. */
  #settle(query: string, headline: Parameters<typeof announce>[1]) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#ownsAddress) setAddress(query, 'replace');
      if (this.shadowRoot) announce(this.shadowRoot, headline);
    }, settled);
  }
}

/** A frame may forbid a page to touch its history; the calculator works all the same. */
function setAddress(query: string, how: 'push' | 'replace') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else if (location.search.slice(1) !== query) history.replaceState(null, '', address);
  } catch {}
}
