import { hydrate, render } from 'preact';
import type { Counsel } from '../calculators/counsel.ts';
import { calculators } from '../calculators/index.ts';
import { editionOf, type World } from '../calculators/world.ts';
import {
  type Answer,
  type Calculator,
  type ListChange,
  readQuery,
  type Screen,
} from '../kit/index.ts';
import type { Links } from './AnswerView.tsx';
import { announce } from './announce.ts';
import { CalculatorView } from './CalculatorView.tsx';
import { beside, loadLimits, names, vmsLoaded, world } from './data.ts';
import { readTyped } from './typed.ts';

/** Long enough that a typing reader is not interrupted, short enough to be the answer to what was typed. */
const settled = 250;
/** After so long without a key, what stands beside the answer follows. */
const resting = 80;

/** Says nothing of any case, whichever calculator asks. */
const silent = new Proxy({} as Counsel, {
  get: () => () => ({ why: '', remedies: [], notes: [] }),
});

type TextOf = (name: string) => string | undefined;

/**
 * `<headroom-calculator of="io-size" disk="P30">`: a calculator, anywhere.
 *
 * Where the build has printed its screen in a declarative shadow root, that stays as it is and is
 * taken over once somebody uses it, or the browser has nothing better to do; on a foreign page it
 * is drawn from the attributes. Its state are the texts of its inputs; everything shown follows
 * from them. With `address` the page's query is that state.
 */
export class HeadroomCalculator extends HTMLElement {
  static observedAttributes = ['of', ...new Set(calculators.flatMap(({ names }) => names))];

  /** What was typed, or what a link says; other inputs stand at their attributes or defaults. */
  #texts = new Map<string, string>();
  #given: readonly string[] = [];
  #root: HTMLElement | undefined;
  #live = false;
  /** The last answer that was worked out whole. */
  #whole: Answer | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Names are offered from the moment somebody is about to type. */
  #offering = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts drawings, so that one that waited for data does not draw over a newer state. */
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
    if (this.#ownsAddress) {
      addEventListener('popstate', this.#readAddress);
      this.#takeQuery(location.search);
    }
    if (this.#root) {
      this.#draw();
      return;
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.addEventListener('focusin', this.#wake, { once: true });
    const printed = shadow.querySelector<HTMLElement>('.root');
    if (printed) {
      this.#root = printed;
      if (this.#texts.size > 0 || this.#given.length > 0) this.#takeOver();
      else whenIdle(() => this.#takeOver());
      return;
    }
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = beside('calculator.css');
    this.#root = document.createElement('div');
    this.#root.className = 'root';
    shadow.append(style, this.#root);
    this.#live = true;
    this.#draw();
  }

  disconnectedCallback() {
    removeEventListener('popstate', this.#readAddress);
    clearTimeout(this.#timer);
    clearTimeout(this.#rest);
  }

  attributeChangedCallback(_: string, before: string | null, after: string | null) {
    if (this.#live && this.isConnected && before !== after) this.#draw();
  }

  #printedText: TextOf = (name) => this.getAttribute(name) ?? undefined;
  #textOf: TextOf = (name) => this.#texts.get(name) ?? this.#printedText(name);

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

  #wake = () => {
    this.#offering = true;
    if (this.#live) this.#draw();
    else this.#takeOver();
  };

  /** Does a state name a VM size, so that the sizes must be there? */
  #namesVm(textOf: TextOf): boolean {
    const calculator = this.#calculator;
    return (textOf('vm') ?? calculator?.initial('vm') ?? '').trim() !== '';
  }

  /**
   * Takes the printed screen over. Its first drawing must be the printed one, or marks of that would
   * stay; what was typed or linked meanwhile is set on top. Without the data the printed screen is
   * the better answer and stays.
   */
  async #takeOver() {
    const needsVms = this.#namesVm(this.#textOf) || this.#namesVm(this.#printedText);
    if (!(await loadLimits(needsVms || this.#offering)) || this.#live) return;
    const calculator = this.#calculator;
    if (!this.#root || !calculator || !this.isConnected) return;
    this.#live = true;
    const typed = readTyped(this.#root);
    const printed = this.#screen(calculator, this.#printedText, []);
    if (printed) hydrate(this.#view(printed), this.#root);
    for (const { name, text, change } of typed) {
      const now = this.#textOf(name) ?? calculator.initial(name);
      this.#texts.set(name, change ? calculator.edit(name, now, change) : text);
    }
    this.#root.dataset['live'] = '';
    await this.#draw();
    delete document.documentElement.dataset['restoring'];
  }

  async #draw(typing = false) {
    if (!this.#live) return;
    clearTimeout(this.#rest);
    const turn = ++this.#turn;
    const needsVms = this.#offering || this.#namesVm(this.#textOf);
    if (!world() || (needsVms && !vmsLoaded())) {
      await loadLimits(needsVms);
      if (turn !== this.#turn) return;
    }
    const calculator = this.#calculator;
    const quick = typing && this.#whole !== undefined;
    const screen = calculator && this.#screen(calculator, this.#textOf, this.#given, quick);
    if (!screen || !this.#root) return;
    render(this.#view(screen), this.#root);
    if (quick) this.#rest = setTimeout(() => this.#draw(), resting);
    else this.#settle(screen);
  }

  /** @param quick without what is said beside the answer, which takes longest */
  #screen(calculator: Calculator<World>, textOf: TextOf, given: readonly string[], quick = false) {
    const known = world();
    if (!known) return undefined;
    const screen = calculator.screen(textOf, quick ? { ...known, counsel: silent } : known, given);
    if (!quick) this.#whole = screen.answer;
    return screen;
  }

  #view(screen: Screen) {
    const links: Links = {
      to: (id, query) => `${beside(`calculators/${id}/index.html`)}${query && `?${query}`}`,
      ...(this.hasAttribute('framed') ? { target: '_blank' } : {}),
    };
    return (
      <CalculatorView
        screen={screen}
        links={links}
        compact={this.hasAttribute('compact')}
        beside={this.#whole}
        {...(this.#offering ? { names: names(editionOf(this.#textOf('limits') ?? '')) } : {})}
        onText={this.#onText}
        onList={this.#onList}
        onTry={this.#onTry}
      />
    );
  }

  #onText = (name: string, text: string) => {
    this.#texts.set(name, text);
    this.#draw(true);
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
    this.#given = [];
    this.#draw();
  };

  /** After a pause the address follows, and the answer is said once. */
  #settle({ query, answer }: Screen) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#ownsAddress) setAddress(query, 'replace');
      if (this.shadowRoot) announce(this.shadowRoot, answer?.headline);
    }, settled);
  }
}

/** Nobody waits for a script on a page that is complete without it: it comes when everything else is there. */
function whenIdle(work: () => void) {
  const soon = () => setTimeout(work, 200);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** A frame may forbid a page to touch its history; the calculator works all the same. */
function setAddress(query: string, how: 'push' | 'replace') {
  const address = `${location.pathname}${query && `?${query}`}${location.hash}`;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else if (location.search.slice(1) !== query) history.replaceState(null, '', address);
  } catch {}
}
