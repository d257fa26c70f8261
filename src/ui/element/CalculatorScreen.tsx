import { hydrate, render, type VNode } from 'preact';
import type { InputLookup, ListChange, Shown, ViewModel } from '../../kit/index.ts';
import { secondCaseName } from '../../kit/link.ts';
import { isLong } from '../../kit/work.ts';
import { load } from '../browser/load.ts';
import { painted, yieldToMain } from '../browser/yield-to-main.ts';
import { calculatorOf, currentContext, isLoaded, loadFor } from '../data/calculator-data.ts';
import { betweenFrames } from '../data/incremental.ts';
import type { Host } from '../state/host.ts';
import { isCompact, readUserEdits, unknownAttributes } from '../state/inputs.ts';
import { type Drawing, Drawings, type InputState, pauses } from '../state/state.ts';
import { detailed } from '../view/detailed.ts';
import type { Entry, Stage } from '../view/props.ts';
import { showCase, takePlace } from './around-page.ts';
import { besideLast, HeadlineFirst } from './before-details.ts';
import type { Before, Editing } from './Editing.ts';
import { type Computed, knownOf } from './last-answer.ts';
import { interrupted } from './typed-fields.ts';
import { viewIn } from './view-of-element.tsx';

/** Draws a calculator into its element, again after each change. */
export class CalculatorScreen implements Host {
  /** A printed screen is not drawn before it is hydrated. */
  isLive: boolean;
  /** Somebody has come to it. */
  isUsed = false;
  readonly element: HTMLElement;
  readonly root: HTMLElement;
  readonly state: InputState;
  readonly #drawings = new Drawings();
  #computed: Computed | undefined;
  readonly #headlineFirst = new HeadlineFirst();
  /** The last answer that was drawn with its details. */
  #lastCompleteAnswer: Shown | undefined;
  /** The last whole answer to inputs that were entered, until another address is opened. */
  #lastAnswer: Shown | undefined;
  /** A link is being set whose answer has not been drawn yet. */
  #awaitsLink = false;
  /** The input that was edited since the address was last written. */
  edited: string | undefined;
  /** What was shown before that. */
  #before: Before = { query: '' };
  /** What follows edits; its script is loaded once somebody uses the calculator. */
  #editing: Editing | undefined;

  constructor(element: HTMLElement, root: HTMLElement, state: InputState, isPrinted: boolean) {
    this.element = element;
    this.root = root;
    this.state = state;
    this.isLive = !isPrinted;
  }

  get #of() {
    return this.element.getAttribute('of') ?? '';
  }
  get #calculator() {
    return calculatorOf(this.#of);
  }

  cancel = () => this.#drawings.cancel();

  /** Inside a text the inputs are folded, and drawn once somebody comes to them. */
  get #hasForm() {
    return this.isUsed || !isCompact(this.element);
  }

  /** Draws the inputs for somebody who has come to them. */
  async use() {
    const isDrawn = this.#hasForm;
    this.isUsed = true;
    if (!isDrawn) await this.draw();
  }

  /** Another address has been opened. */
  reopen = () => {
    this.#lastAnswer = undefined;
    this.edited = undefined;
    this.#editing?.reread();
    this.draw();
  };

  /**
   * First draws the screen as it was printed, else its attributes would not be patched; then what was typed or linked.
   * @returns whether it was done here
   */
  async hydrate(printedText: InputLookup): Promise<boolean> {
    const [calculator, context] = [this.#calculator, currentContext()];
    if (!calculator || !context || this.isLive) return false;
    const isWanted = () => !this.isLive && this.element.isConnected;
    const started = await betweenFrames(calculator.start(printedText, context), isWanted);
    await yieldToMain();
    const screen = started && (await betweenFrames(detailed(started), isWanted));
    await yieldToMain();
    if (!screen || !isWanted()) return false;
    this.#lastCompleteAnswer = screen.answer;
    const printed = this.#view(screen);
    this.isLive = true;
    this.#computed = { texts: calculator.names.map(printedText), context, started, whole: screen };
    const typing = interrupted(this.root);
    const edits = readUserEdits(this.root, this.state.lookup, typing?.field);
    hydrate(printed, this.root);
    this.#headlineFirst.drawn(screen);
    // The printed answer is no answer to a link: hidden, it only keeps the place of that until it has its details.
    this.#awaitsLink = this.state.linked.length > 0;
    if (!this.#awaitsLink) this.#lastAnswer = screen.answer;
    this.#before = screen;
    for (const edit of edits) this.state.edit(calculator, edit, context);
    this.edited = edits.at(-1)?.name;
    this.root.dataset['live'] = '';
    if (this.state.isAsPrinted) this.#settle(this.#drawings.start(), screen);
    else await this.draw();
    typing?.resume();
    return true;
  }

  /** @param all whether the details are drawn too; otherwise they follow an answer that takes long, or that is typed for */
  async draw(typing = false, all = false): Promise<void> {
    if (!this.isLive) return;
    const withDetails = all || this.#awaitsLink || !this.#lastCompleteAnswer;
    // An input that is to be as it was drawn before has to be drawn as it was typed in between.
    const pending = this.#headlineFirst.pending(this.#lastCompleteAnswer);
    if (pending) this.#show(pending);
    const drawing = this.#drawings.start();
    delete this.root.dataset['settled'];
    const [{ lookup, pinned }, { isNewest }] = [this.state, drawing];
    const needed = () => [this.#of, [lookup], this.#hasForm] as const;
    if (!isLoaded(...needed())) await loadFor(...needed());
    if (!isNewest()) return;
    const other = pinned ?? lookup(secondCaseName);
    if (other !== this.#editing?.compared) {
      await (await this.#follow())?.compare(other);
      if (!isNewest()) return;
    }
    const [calculator, context] = [this.#calculator, currentContext()];
    if (!calculator || !context) return;
    const texts = [...calculator.names, ...this.#given].map(lookup).concat(this.#given);
    const known = knownOf(this.#computed, texts, context);
    // It stays while another is computed.
    const last = this.#lastCompleteAnswer;
    const meanwhile = (working: number) => {
      const inputs = calculator.inputs(lookup, context, this.#given, this.#computed?.started.found);
      this.#show({ ...inputs, ...(last ? { answer: last } : {}) }, { working });
    };
    const work = known?.started ?? calculator.start(lookup, context, this.#given);
    const started = isLong(work) ? await betweenFrames(work, isNewest, meanwhile) : work;
    if (!started) return;
    this.#computed = known ?? { texts, context, started };
    let { whole } = this.#computed;
    const quick = !whole && !withDetails && (typing || isLong(work)) && last !== undefined;
    const first = quick && this.#headlineFirst.of(started, last, this.element.shadowRoot);
    if (first) this.#render(this.#view(first, { onlyWords: true }));
    if (first) await painted();
    if (!isNewest()) return;
    const beside = besideLast(started, last);
    if (!quick && !whole) {
      const details = detailed(started);
      const show = (working: number) =>
        last ? this.#show(beside, { working }) : meanwhile(working);
      whole = isLong(details) ? await betweenFrames(details, isNewest, show) : details;
      if (!whole) return;
      this.#computed = { texts, context, started, whole };
    }
    const screen = (!quick && whole) || beside;
    // A problem is shown beside its input, and other names are read by the script of the form.
    if (!screen.answer) this.isUsed = true;
    if (!isLoaded(...needed()) && (await loadFor(...needed())))
      return this.draw(typing, withDetails);
    if (!isNewest()) return;
    if (!quick) this.#lastCompleteAnswer = screen.answer ?? last;
    this.#show(screen);
    if (!quick && this.state.isEntered) this.#lastAnswer = screen.answer ?? this.#lastAnswer;
    if (this.edited === undefined) this.#before = { ...screen, pinned };
    const pause = pauses[context.simulate ? 'announce' : 'details'];
    if (quick) drawing.after(this.state.isEntered ? pause : 0, () => this.draw(false, true));
    else {
      // What changed is marked once, after the last key.
      this.#editing?.drawn(screen);
      this.#settle(drawing, screen);
    }
  }

  /** The names that a link or the tag sets; those that are no input are listed for the reader. */
  get #given() {
    return [...this.state.linked, ...unknownAttributes(this.element, this.#calculator?.names)];
  }

  #show(screen: ViewModel, stage?: Stage) {
    this.#headlineFirst.drawn(screen);
    this.#render(this.#view(screen, stage));
  }

  #render(view: VNode) {
    takePlace(this.element.shadowRoot);
    render(view, this.root);
  }

  #view(screen: ViewModel, stage: Stage = {}): VNode {
    const canUndo = this.edited !== undefined || this.#editing?.canUndo === true;
    return viewIn(this, {
      screen,
      ...stage,
      last: this.#lastAnswer,
      complete: screen.answer && this.#lastCompleteAnswer,
      added: { ...this.#editing?.added(screen), canUndo },
      onText: this.#onText,
      onTry: this.#onTry,
      onTool: async (tool) => (await this.#follow())?.use(tool, screen),
    });
  }

  #onText = (name: string, text: string, entry?: Entry, change?: ListChange) => {
    const edit = { name, text, change, isPaused: entry === 'paused' };
    const held = this.state.lookup(name);
    if (entry === 'taken back') this.state.takeBack();
    else if (!this.state.edit(this.#calculator, edit, currentContext())) return;
    // What a pause has shown already is entered, and no other edit.
    if (this.state.lookup(name) !== held) this.edited = name;
    this.#headlineFirst.isTextEdit = change === undefined;
    this.draw(true);
  };

  #onTry = async (query: string) => {
    const editing = await this.#follow();
    if (editing) editing.open(query, this.state.pinned);
    else this.show(query, this.state.pinned);
  };

  /** Sets the inputs to another case, beside a second one or alone. */
  show = (query: string, pinned: string | undefined) => {
    if (this.#calculator) this.state.replace(this.#calculator, query);
    this.state.pinned = pinned;
    this.edited = undefined;
    this.draw();
  };

  /** Loads what follows edits. */
  #follow = async (): Promise<Editing | undefined> => {
    const before = this.#before;
    const script = await load(() => import('./Editing.ts'));
    if (script) this.#editing ??= new script.Editing(this, before);
    return this.#editing;
  };

  /** All of the answer is drawn, which its page can see; after a pause, the address follows and it is announced. */
  #settle(drawing: Drawing, screen: ViewModel) {
    this.#awaitsLink = false;
    showCase(this.element);
    this.root.dataset['settled'] = '';
    for (const sign of ['pointerover', 'focusin'])
      this.root.addEventListener(sign, this.#follow, { once: true });
    drawing.after(pauses.announce, async () => {
      // In a frame and on somebody else's page nothing follows until something is edited.
      const isPage = this.element.matches('[address]:not([framed])');
      const editing = this.edited !== undefined || isPage ? await this.#follow() : this.#editing;
      if (!drawing.isNewest()) return;
      editing?.settled(screen, this.edited);
      this.edited = undefined;
    });
  }
}
