import { hydrate, render, type VNode } from 'preact';
import type { CalculatorContext } from '../../calculators/dataset.ts';
import type { Answer, Calculator, InputLookup, ListChange } from '../../kit/index.ts';
import { setAddress } from './address.ts';
import {
  calculatorOf,
  calculatorView,
  computeIncrementally,
  currentContext,
  isCalculator,
  isLoaded,
  loadFor,
  loadPanel,
  prepareFor,
  viewsOf,
} from './data.ts';
import { isCompact, mayBeInput, readUserEdits, unknownAttributes } from './inputs.ts';
import { offersNames } from './names.ts';
import { announce, emptyRoot, followPage, linksOf, takePlace, whenWanted } from './page.ts';
import { yieldToMain } from './slices.ts';
import { announceDelay, type Drawing, Drawings, detailsDelay, InputState } from './state.ts';

/**
 * `<headroom-calculator of="io-size" disk="P30">`: a calculator, anywhere.
 *
 * Where the build has printed its screen in a declarative shadow root, that stays as it is and is
 * hydrated once somebody uses it. On a foreign page it is drawn from the attributes. Its state is the
 * texts of its inputs, with `address` the page's query.
 */
export class HeadroomCalculator extends HTMLElement {
  #printedText: InputLookup = (name) => this.getAttribute(name) ?? undefined;
  #state = new InputState(this.#printedText);
  #drawings = new Drawings();
  #root: HTMLElement | undefined;
  #hydrated = false;
  #isUsed = false;
  /** The last answer that was drawn with its details. */
  #lastCompleteAnswer: Answer | undefined;
  /** The last answer that was shown, until another address is opened. */
  #lastAnswer: Answer | undefined;
  /** The button that was last pressed before the screen was hydrated: it is pressed again then. */
  #pressed: HTMLElement | undefined;
  /** Which attributes are inputs is known once the calculator is there, so all are watched. */
  #attributes = new MutationObserver((changes) => {
    const concerns = ({ attributeName: name }: MutationRecord) =>
      name && (name === 'of' || mayBeInput(name));
    if (!changes.some(concerns)) return;
    if (this.#hydrated) this.#draw();
    else if (!this.#root) this.#start();
  });

  get #of() {
    return this.getAttribute('of') ?? '';
  }

  get #calculator(): Calculator<CalculatorContext> | undefined {
    return calculatorOf(this.#of);
  }

  connectedCallback() {
    this.#attributes.observe(this, { attributes: true });
    this.#start();
  }

  disconnectedCallback() {
    this.#attributes.disconnect();
    removeEventListener('popstate', this.#readAddress);
    this.#drawings.cancel();
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
    shadow.addEventListener('focusin', this.#wake);
    shadow.addEventListener('pointerover', this.#use, { once: true });
    const printed = shadow.querySelector<HTMLElement>('.root');
    if (printed) {
      this.#root = printed;
      printed.dataset['scripted'] = '';
      printed.addEventListener('click', this.#press);
      if (this.#state.linked.length > 0) this.#hydrate();
      else whenWanted(this, printed, () => prepareFor(this.#of), this.#use);
      return;
    }
    this.#root = emptyRoot(shadow);
    followPage(this.#root);
    this.#hydrated = true;
    this.#draw();
  }

  #press = ({ target }: Event) => {
    if (!this.#hydrated && target instanceof Element)
      this.#pressed = target.closest('button') ?? undefined;
  };

  #readAddress = () => {
    this.#state.open(location.search);
    this.#lastAnswer = undefined;
    if (this.#hydrated) this.#draw();
    else this.#hydrate();
  };

  /** Inside a text the inputs are folded, and drawn once somebody comes to them. */
  get #hasForm() {
    return this.#isUsed || !isCompact(this);
  }

  #use = async () => {
    const isDrawn = this.#hasForm;
    this.#isUsed = true;
    if (!this.#hydrated) await this.#hydrate();
    else if (!isDrawn) await this.#draw();
  };

  #wake = async (event: Event) => {
    const offer = offersNames(event);
    await this.#use();
    if (this.#root) offer?.(this.#root, this.#of, () => this.#state.lookup);
  };

  /**
   * Hydrates the printed screen; where the data cannot be loaded, that stays as it is. It is first drawn as it
   * was printed, otherwise attributes of the server markup would not be patched; what was typed or linked
   * meanwhile is set after that.
   */
  async #hydrate() {
    const states = [this.#state.lookup, this.#printedText];
    if (!(await loadFor(this.#of, states, this.#hasForm)) || this.#hydrated) return;
    const calculator = this.#calculator;
    if (!this.#root || !calculator || !this.isConnected) return;
    await computeIncrementally(calculator, this.#printedText, () => !this.#hydrated, true);
    const printed = this.#view(calculator, this.#printedText, []);
    await yieldToMain();
    // Recommendations are computed when they are first read: here, so that drawing them is short.
    void printed?.screen.answer?.recommendations;
    await yieldToMain();
    if (this.#hydrated || !this.isConnected) return;
    this.#hydrated = true;
    const edits = readUserEdits(this.#root);
    // The printed answer is no answer to a link.
    if (this.#state.linked.length === 0) this.#lastAnswer = printed?.screen.answer;
    if (printed) hydrate(printed.view, this.#root);
    // Changes are announced from now on; the answer to a link is what the reader came for, and is not.
    if (printed && this.shadowRoot && this.#state.linked.length === 0)
      announce(this.shadowRoot, printed.screen.answer?.headline);
    for (const edit of edits) this.#state.edit(calculator, edit, currentContext());
    this.#root.dataset['live'] = '';
    if (printed && this.#state.isAsPrinted) this.#settle(this.#drawings.start(), printed.screen);
    else await this.#draw();
    delete document.documentElement.dataset['restoring'];
    if (this.#pressed?.isConnected) this.#pressed.click();
  }

  /** @param withDetails whether the details are drawn too; they follow an answer that takes long, or that is typed for */
  async #draw(typing = false, withDetails = !this.#lastCompleteAnswer): Promise<void> {
    if (!this.#hydrated) return;
    const drawing = this.#drawings.start();
    delete this.#root?.dataset['settled'];
    const [{ lookup }, { isNewest }] = [this.#state, drawing];
    const needed = () => [this.#of, [lookup], this.#hasForm] as const;
    if (!isLoaded(...needed())) await loadFor(...needed());
    if (!isNewest()) return;
    const calculator = this.#calculator;
    if (!calculator || !this.#root) return;
    const onProgress = (working: number) => {
      const quick = withDetails && this.#lastCompleteAnswer !== undefined;
      const meanwhile = this.#view(calculator, lookup, this.#given, { working, quick });
      if (meanwhile) this.#render(meanwhile.view);
    };
    const computed = computeIncrementally(calculator, lookup, isNewest, withDetails, onProgress);
    if (computed && !((await computed) && isNewest())) return;
    const quick = !withDetails && (typing || computed !== undefined);
    const drawn = this.#view(calculator, lookup, this.#given, { quick });
    if (!drawn) return;
    // What is wrong is said beside its input, and other names are read by the script of the form.
    if (!drawn.screen.answer) this.#isUsed = true;
    if (!isLoaded(...needed()) && (await loadFor(...needed())))
      return this.#draw(typing, withDetails);
    if (!isNewest()) return;
    this.#render(drawn.view);
    this.#lastAnswer = drawn.screen.answer ?? this.#lastAnswer;
    if (quick) drawing.after(detailsDelay, () => this.#draw(false, true));
    else this.#settle(drawing, drawn.screen);
  }

  /** The names that a link or the tag sets; the reader is told of those that are no input. */
  get #given() {
    return [...this.#state.linked, ...unknownAttributes(this, this.#calculator?.names ?? [])];
  }

  #render(view: VNode) {
    takePlace(this.shadowRoot);
    if (this.#root) render(view, this.#root);
  }

  /**
   * @param quick without the details, which take longest and are not computed until they are read
   * @param working which part has been computed so far; unless `quick`, the last answer stays meanwhile
   */
  #view(
    calculator: Calculator<CalculatorContext>,
    lookup: InputLookup,
    given: readonly string[],
    { quick = false, working }: { quick?: boolean; working?: number } = {},
  ) {
    const [dataset, CalculatorView] = [currentContext(), calculatorView()];
    if (!dataset || !CalculatorView) return undefined;
    const last = this.#lastCompleteAnswer;
    const meanwhile = working === undefined || quick ? undefined : { answer: last };
    const screen = calculator.viewModel(lookup, dataset, given, meanwhile);
    if (!quick && !meanwhile && screen.answer) this.#lastCompleteAnswer = screen.answer;
    const view = (
      <CalculatorView
        screen={screen}
        links={linksOf(this)}
        compact={isCompact(this)}
        complete={this.#lastCompleteAnswer}
        last={this.#lastAnswer}
        views={viewsOf(this.#of)}
        working={working}
        onText={this.#onText}
        onList={this.#onList}
        onTry={this.#onTry}
        loadPanel={loadPanel}
      />
    );
    return { screen, view };
  }

  #onText = (name: string, text: string, change?: ListChange) => {
    this.#state.edit(this.#calculator, { name, text, change }, currentContext());
    this.#draw(true);
  };

  #onList = (name: string, change: ListChange) => this.#onText(name, '', change);

  /** A recommendation is an entry of its own in the history, so that Back undoes it. */
  #onTry = (query: string) => {
    if (this.hasAttribute('address')) setAddress(query, 'push');
    if (this.#calculator) this.#state.replace(this.#calculator, query);
    this.#draw();
  };

  /** All of the answer is drawn, which its page can see; after a pause, the address follows and it is announced. */
  #settle(drawing: Drawing, { query, answer }: { query: string; answer?: Answer }) {
    if (this.#root) this.#root.dataset['settled'] = '';
    drawing.after(announceDelay, () => {
      if (this.hasAttribute('address')) setAddress(query, 'replace');
      if (this.shadowRoot) announce(this.shadowRoot, answer?.headline);
    });
  }
}
