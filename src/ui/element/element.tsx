import { hydrate, render, type VNode } from 'preact';
import { editionOf, type World } from '../../calculators/world.ts';
import type { Answer, Calculator, ListChange, Screen, TextOf } from '../../kit/index.ts';
import { readQuery } from '../../kit/link.ts';
import { CalculatorView } from '../view/CalculatorView.tsx';
import { setAddress } from './address.ts';
import { announce } from './announce.ts';
import { mayBeInput, unknownAttributes } from './attributes.ts';
import {
  besideView,
  bring,
  calculatorOf,
  isCalculator,
  isThere,
  loadPanel,
  names,
  ownView,
  world,
} from './data.ts';
import { linkedBy, nothingLinked } from './linked.ts';
import { linksOf } from './links.ts';
import { emptyRoot, followPage, takePlace, whenWanted } from './page.ts';
import { workOut } from './slices.ts';
import { turn } from './turn.ts';
import { readTyped } from './typed.ts';

/** Long enough that a typing reader is not interrupted, short enough to be the answer to what was typed. */
const settled = 250;
/** How long after the last key the details beside the answer are drawn again, in ms. */
const resting = 80;

/**
 * `<headroom-calculator of="io-size" disk="P30">`: a calculator, anywhere.
 *
 * Where the build has printed its screen in a declarative shadow root, that stays as it is and is
 * hydrated once somebody uses it or, outside frames, when the browser is idle. On a foreign page it
 * is drawn from the attributes. Its state is the texts of its inputs, with `address` the page's query.
 */
export class HeadroomCalculator extends HTMLElement {
  /** What was typed; other inputs stand at what a link says, at their attributes or defaults. */
  #texts = new Map<string, string>();
  #linked = nothingLinked;
  #root: HTMLElement | undefined;
  #live = false;
  /** The last answer that was worked out whole. */
  #whole: Answer | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Names are offered from the moment somebody is about to type. */
  #offering = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts drawings: one that waited for data must not draw over a newer state. */
  #turn = 0;
  /** Which attributes are inputs is known once the calculator is there, so all are watched. */
  #attributes = new MutationObserver((changes) => {
    const concerns = ({ attributeName: name }: MutationRecord) =>
      name && (name === 'of' || mayBeInput(name));
    if (!changes.some(concerns)) return;
    if (this.#live) this.#draw();
    else if (!this.#root) this.#start();
  });

  get #of() {
    return this.getAttribute('of') ?? '';
  }

  get #calculator(): Calculator<World> | undefined {
    return calculatorOf(this.#of);
  }

  connectedCallback() {
    this.#attributes.observe(this, { attributes: true });
    this.#start();
  }

  disconnectedCallback() {
    this.#attributes.disconnect();
    removeEventListener('popstate', this.#readAddress);
    clearTimeout(this.#timer);
    clearTimeout(this.#rest);
  }

  #start() {
    if (!isCalculator(this.#of)) return;
    if (this.hasAttribute('address')) {
      addEventListener('popstate', this.#readAddress);
      this.#takeQuery(location.search);
    }
    if (this.#root) {
      if ('theme' in this.#root.dataset) followPage(this.#root);
      return void this.#draw();
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.addEventListener('focusin', this.#wake, { once: true });
    const printed = shadow.querySelector<HTMLElement>('.root');
    if (printed) {
      this.#root = printed;
      if (this.#linked.given.length > 0) this.#takeOver();
      else whenWanted(this, printed, () => this.#takeOver());
      return;
    }
    this.#root = emptyRoot(shadow);
    followPage(this.#root);
    this.#live = true;
    this.#draw();
  }

  #printedText: TextOf = (name) => this.getAttribute(name) ?? undefined;
  #textOf: TextOf = (name) =>
    this.#texts.get(name) ?? this.#linked.textOf(name) ?? this.#printedText(name);

  #takeQuery(query: string) {
    this.#texts.clear();
    this.#linked = linkedBy(query);
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

  /**
   * Takes the printed screen over; without the data that is the better answer, and stays. It is drawn
   * as printed first, or marks of that would stay; what was typed or linked meanwhile is set on top.
   */
  async #takeOver() {
    const states = [this.#textOf, this.#printedText];
    if (!(await bring(this.#of, states, this.#offering)) || this.#live) return;
    const calculator = this.#calculator;
    if (!this.#root || !calculator || !this.isConnected) return;
    await workOut(calculator, this.#printedText, () => !this.#live, true);
    const printed = this.#view(calculator, this.#printedText, []);
    await turn();
    // Proposals are worked out when first read: here, so that drawing them is short.
    void printed?.screen.answer?.advice;
    await turn();
    if (this.#live || !this.isConnected) return;
    this.#live = true;
    const typed = readTyped(this.#root);
    if (printed) hydrate(printed.view, this.#root);
    // From here on a change is said; what a link carries is what the reader came for.
    if (printed && this.shadowRoot && this.#linked === nothingLinked)
      announce(this.shadowRoot, printed.screen.answer?.headline);
    for (const { name, text, change } of typed) {
      const now = this.#textOf(name) ?? calculator.initial(name);
      this.#texts.set(name, change ? calculator.edit(name, now, change) : text);
    }
    this.#root.dataset['live'] = '';
    if (printed && typed.length + this.#texts.size === 0 && this.#linked === nothingLinked)
      this.#settle(printed.screen);
    else await this.#draw();
    delete document.documentElement.dataset['restoring'];
  }

  /** @param whole with what stands beside an answer, which follows an answer that takes long */
  async #draw(typing = false, whole = this.#whole === undefined) {
    if (!this.#live) return;
    clearTimeout(this.#rest);
    const turn = ++this.#turn;
    const state = [this.#textOf];
    if (!isThere(this.#of, state, this.#offering)) {
      await bring(this.#of, state, this.#offering);
      if (turn !== this.#turn) return;
    }
    const calculator = this.#calculator;
    if (!calculator || !this.#root) return;
    const wanted = () => turn === this.#turn;
    const workedOut = workOut(calculator, this.#textOf, wanted, whole, (working) => {
      const part = { working, quick: whole && this.#whole !== undefined };
      const meanwhile = this.#view(calculator, this.#textOf, this.#given, part);
      if (meanwhile) this.#render(meanwhile.view);
    });
    if (workedOut && !((await workedOut) && wanted())) return;
    const quick = !whole && (typing || workedOut !== undefined);
    const drawn = this.#view(calculator, this.#textOf, this.#given, { quick });
    if (!drawn) return;
    this.#render(drawn.view);
    if (quick) this.#rest = setTimeout(() => this.#draw(false, true), resting);
    else this.#settle(drawn.screen);
  }

  /** The names that a link or the tag sets; those that are no input are said. */
  get #given() {
    return [...this.#linked.given, ...unknownAttributes(this, this.#calculator?.names ?? [])];
  }

  #render(view: VNode) {
    takePlace(this.shadowRoot);
    if (this.#root) render(view, this.#root);
  }

  /**
   * @param quick without what stands beside the answer, which takes longest and is not worked out until it is read
   * @param working how much is done of what is being worked out; unless `quick` the last answer stays
   */
  #view(
    calculator: Calculator<World>,
    textOf: TextOf,
    given: readonly string[],
    { quick = false, working }: { quick?: boolean; working?: number } = {},
  ) {
    const [known, Beside] = [world(), besideView()];
    if (!known || !Beside) return undefined;
    const meanwhile = working === undefined || quick ? undefined : { answer: this.#whole };
    const screen = calculator.screen(textOf, known, given, meanwhile);
    if (!quick && !meanwhile) this.#whole = screen.answer;
    const view = (
      <CalculatorView
        screen={screen}
        links={linksOf(this)}
        compact={this.hasAttribute('compact')}
        beside={this.#whole}
        Beside={Beside}
        Own={ownView(this.#of)}
        working={working}
        {...(this.#offering ? { names: names(editionOf(this.#textOf('limits') ?? '')) } : {})}
        onText={this.#onText}
        onList={this.#onList}
        onTry={this.#onTry}
        loadPanel={loadPanel}
      />
    );
    return { screen, view };
  }

  #onText = (name: string, text: string) => {
    this.#texts.set(name, text);
    this.#draw(true);
  };

  #onList = (name: string, change: ListChange) => {
    const calculator = this.#calculator;
    const now = this.#textOf(name) ?? calculator?.initial(name) ?? '';
    if (calculator) this.#onText(name, calculator.edit(name, now, change));
  };

  /** A proposal is a step that the reader may want to take back, so it gets an entry of its own. */
  #onTry = (query: string) => {
    if (this.hasAttribute('address')) setAddress(query, 'push');
    const { textOf } = readQuery(query);
    for (const name of this.#calculator?.names ?? [])
      this.#texts.set(name, textOf(name) ?? this.#calculator?.initial(name) ?? '');
    this.#linked = nothingLinked;
    this.#draw();
  };

  /** After a pause the address follows, and the answer is said once. */
  #settle({ query, answer }: Screen) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.hasAttribute('address')) setAddress(query, 'replace');
      if (this.shadowRoot) announce(this.shadowRoot, answer?.headline);
    }, settled);
  }
}
