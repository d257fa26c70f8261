import { hydrate, render, type VNode } from 'preact';
import type { CalculatorContext } from '../../calculators/dataset.ts';
import type { Answer, Calculator, InputLookup, ListChange, ViewModel } from '../../kit/index.ts';
import { load } from '../load.ts';
import { CalculatorView } from '../view/CalculatorView.tsx';
import type { Entry } from '../view/props.ts';
import type { Tool } from '../view/Toolbar.tsx';
import { linksOf, takePlace } from './around.ts';
import { calculatorOf, currentContext, isLoaded, loadFor, loadPanel, viewsOf } from './data.ts';
import type { Before, Editing } from './Editing.ts';
import { interrupted } from './fields.ts';
import type { Host } from './host.ts';
import { computeIncrementally, recommendFor } from './incremental.ts';
import { isCompact, readUserEdits, unknownAttributes } from './inputs.ts';
import { yieldToMain } from './slices.ts';
import { announceDelay, type Drawing, Drawings, detailsDelay, type InputState } from './state.ts';

/** Only the sentence and the figures, or how much of the answer is computed. */
type Progress = { readonly quick?: boolean; readonly working?: number };

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
  /** The last that was drawn with its details. */
  #lastCompleteAnswer: Answer | undefined;
  /** The last whole answer to inputs that were entered, until another address is opened. */
  #lastAnswer: Answer | undefined;
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

  get #calculator(): Calculator<CalculatorContext> | undefined {
    return calculatorOf(this.#of);
  }

  cancel() {
    this.#drawings.cancel();
  }

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
   * Hydrates the printed screen. It is first drawn as it was printed, otherwise attributes of the server
   * markup would not be patched; what was typed or linked meanwhile is set after that.
   * @returns whether it was done here
   */
  async hydrate(printedText: InputLookup): Promise<boolean> {
    const [calculator, context] = [this.#calculator, currentContext()];
    if (!calculator || !context || this.isLive) return false;
    await computeIncrementally(context, calculator, printedText, () => !this.isLive, true);
    const printed = this.#view(calculator, printedText, []);
    await yieldToMain();
    // Checks and recommendations are computed when they are first read: here, so that drawing them is short.
    void printed?.screen.answer?.checks;
    await yieldToMain();
    if (this.isLive || !this.element.isConnected) return false;
    this.isLive = true;
    const typing = interrupted(this.root);
    const edits = readUserEdits(this.root, this.state.lookup, typing?.field);
    const isLinked = this.state.linked.length > 0;
    // The printed answer is no answer to a link.
    if (!isLinked) this.#lastAnswer = printed?.screen.answer;
    if (printed) hydrate(printed.view, this.root);
    if (printed) this.#before = printed.screen;
    for (const edit of edits) {
      this.state.edit(calculator, edit, context);
      this.edited = edit.name;
    }
    this.root.dataset['live'] = '';
    if (printed && this.state.isAsPrinted) this.#settle(this.#drawings.start(), printed.screen);
    else await this.draw();
    typing?.resume();
    delete document.documentElement.dataset['restoring'];
    return true;
  }

  /** @param withDetails whether the details are drawn too; they follow an answer that takes long, or that is typed for */
  async draw(typing = false, withDetails = !this.#lastCompleteAnswer): Promise<void> {
    if (!this.isLive) return;
    const drawing = this.#drawings.start();
    delete this.root.dataset['settled'];
    const { lookup, pinned } = this.state;
    const { isNewest } = drawing;
    const needed = () => [this.#of, [lookup], this.#hasForm] as const;
    if (!isLoaded(...needed())) await loadFor(...needed());
    if (!isNewest()) return;
    if (pinned !== this.#editing?.pinned) {
      await (await this.#follow())?.pin(pinned);
      if (!isNewest()) return;
    }
    const [calculator, context] = [this.#calculator, currentContext()];
    if (!calculator || !context) return;
    const onProgress = (working: number) => {
      const quick = withDetails && this.#lastCompleteAnswer !== undefined;
      const meanwhile = this.#view(calculator, lookup, this.#given, { working, quick });
      if (meanwhile) this.#render(meanwhile.view);
    };
    const how = [isNewest, withDetails, onProgress] as const;
    const computed = computeIncrementally(context, calculator, lookup, ...how);
    if (computed && !((await computed) && isNewest())) return;
    const quick = !withDetails && (typing || computed !== undefined);
    const drawn = this.#view(calculator, lookup, this.#given, { quick });
    if (!drawn) return;
    // A problem is shown beside its input, and other names are read by the script of the form.
    if (!drawn.screen.answer) this.isUsed = true;
    if (!isLoaded(...needed()) && (await loadFor(...needed())))
      return this.draw(typing, withDetails);
    if (!isNewest()) return;
    this.#render(drawn.view);
    if (!quick && this.state.isEntered) this.#lastAnswer = drawn.screen.answer ?? this.#lastAnswer;
    if (this.edited === undefined) this.#before = { ...drawn.screen, pinned };
    const pause = this.state.isEntered ? detailsDelay : 0;
    if (quick) drawing.after(pause, () => this.draw(false, true));
    else {
      // What changed is marked once, after the last key.
      this.#editing?.drawn(drawn.screen);
      this.#settle(drawing, drawn.screen);
    }
  }

  /** The names that a link or the tag sets; those that are no input are listed for the reader. */
  get #given() {
    const names = this.#calculator?.names ?? [];
    return [...this.state.linked, ...unknownAttributes(this.element, names)];
  }

  #render(view: VNode) {
    takePlace(this.element.shadowRoot);
    render(view, this.root);
  }

  /**
   * @param quick without the details, which take longest and are not computed until they are read
   * @param working which part has been computed so far; unless `quick`, the last answer stays meanwhile
   */
  #view(
    calculator: Calculator<CalculatorContext>,
    lookup: InputLookup,
    given: readonly string[],
    { quick = false, working }: Progress = {},
  ) {
    const dataset = currentContext();
    if (!dataset) return undefined;
    const last = this.#lastCompleteAnswer;
    const meanwhile = working === undefined || quick ? undefined : { answer: last };
    const screen = calculator.viewModel(lookup, dataset, given, meanwhile);
    if (!quick && !meanwhile && screen.answer) this.#lastCompleteAnswer = screen.answer;
    const canUndo = this.edited !== undefined || this.#editing?.canUndo === true;
    const view = (
      <CalculatorView
        screen={screen}
        links={linksOf(this.element)}
        compact={isCompact(this.element)}
        complete={screen.answer && this.#lastCompleteAnswer}
        last={this.#lastAnswer}
        views={viewsOf(this.#of)}
        working={working}
        tools={{ ...this.#editing?.tools(screen), canUndo }}
        onText={this.#onText}
        onList={(name, change, entry) => this.#onText(name, '', entry, change)}
        onTry={this.#onTry}
        onTool={this.#onTool}
        // The recommendations that are printed stay as they are until then.
        recommend={this.isLive ? this.#recommend : undefined}
        loadPanel={loadPanel}
      />
    );
    return { screen, view };
  }

  #onText = (name: string, text: string, entry?: Entry, change?: ListChange) => {
    const edit = { name, text, change, isPaused: entry === 'paused' };
    const held = this.state.lookup(name);
    if (entry === 'taken back') this.state.takeBack();
    else if (!this.state.edit(this.#calculator, edit, currentContext())) return;
    // What a pause has shown already is entered, and no other edit.
    if (this.state.lookup(name) !== held) this.edited = name;
    this.draw(true);
  };

  #onTry = async (query: string) => {
    const editing = await this.#follow();
    if (editing) editing.open(query, this.state.pinned);
    else this.show(query, this.state.pinned);
  };

  #recommend = (isWanted: () => boolean) => recommendFor(this.#of, this.state.lookup, isWanted);

  #onTool = async (tool: Tool) => (await this.#follow())?.use(tool);

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
    this.root.dataset['settled'] = '';
    for (const sign of ['pointerover', 'focusin'])
      this.root.addEventListener(sign, this.#follow, { once: true });
    drawing.after(announceDelay, async () => {
      // In a frame and on somebody else's page nothing follows until something is edited.
      const isPage = this.element.matches('[address]:not([framed])');
      const editing = this.edited !== undefined || isPage ? await this.#follow() : this.#editing;
      if (!drawing.isNewest()) return;
      editing?.settled(screen, this.edited);
      this.edited = undefined;
    });
  }
}
