/** The state of a calculator in a page, without a document: it can be tested without a browser. */
import type { Calculator, InputLookup, ListChange } from '../../kit/index.ts';
import { orExample, parseQuery, pinnedName } from '../../kit/link.ts';
import { noParams, paramsFromUrl } from './address.ts';

/** A change that the reader made to an input; `change` if it was a cell of a list. */
export type UserEdit = {
  readonly name: string;
  readonly text: string;
  readonly change?: ListChange | undefined;
  /** The typing has only paused: what is typed next replaces it, and Esc takes it back. */
  readonly isPaused?: boolean;
};

type Inputs<Context> = Pick<
  Calculator<Context>,
  'names' | 'example' | 'initial' | 'textOf' | 'edit' | 'spread' | 'isPrivate' | 'isComplete'
>;

/** The texts of the inputs: what the reader typed, else what the link sets, else the tag's attribute. */
export class InputState {
  #edits = new Map<string, string>();
  /** What they were before something was typed that has only paused so far. */
  #entered: ReadonlyMap<string, string> | undefined;
  /** Texts that no address has: they stay when another one is opened. */
  readonly own = new Map<string, string>();
  #params = noParams;
  #attribute: InputLookup;
  /** The query of the case that this one is compared with. */
  pinned: string | undefined;

  constructor(attribute: InputLookup) {
    this.#attribute = attribute;
  }

  lookup: InputLookup = (name) =>
    this.own.get(name) ??
    this.#edits.get(name) ??
    this.#params.lookup(name) ??
    this.#attribute(name);

  /** The names that the link sets, whether or not they are inputs. */
  get linked(): readonly string[] {
    return this.#params.given;
  }

  /** Whether no input differs from the attributes of the tag. */
  get isAsPrinted(): boolean {
    return (
      this.#edits.size + this.own.size === 0 &&
      this.#params === noParams &&
      this.pinned === undefined
    );
  }

  /** Takes over the state of an address. What was typed belonged to another one. */
  open(query: string) {
    this.#edits.clear();
    this.#entered = undefined;
    this.#params = paramsFromUrl(query);
    this.pinned = parseQuery(query).lookup(pinnedName);
  }

  /** Are the texts those that were entered, and not what somebody is still typing? */
  get isEntered(): boolean {
    return this.#entered === undefined;
  }

  /** Takes back what was typed and not entered. */
  takeBack() {
    this.#edits = new Map(this.#entered ?? this.#edits);
    this.#entered = undefined;
  }

  /**
   * Takes over a change, once the calculator and what it computes with are there. @returns whether it has: what
   * is still being typed has to be something whole
   */
  edit<Context>(
    calculator: Inputs<Context> | undefined,
    { name, text, change, isPaused = false }: UserEdit,
    context: Context | undefined,
  ): boolean {
    if (!calculator || !context) return false;
    const kept = [this.#edits, this.#entered] as const;
    // Each text that a box has had is a change of what it held at first.
    this.takeBack();
    if (isPaused) this.#entered = new Map(this.#edits);
    // What is not edited stays as in the example; a link with one key alone would start from the defaults.
    const given = orExample(calculator.names, calculator.example, this.lookup);
    if (given !== this.lookup) this.#edits = new Map(Object.entries(calculator.example));
    const before = calculator.textOf(name, this.lookup, context);
    const after = change ? calculator.edit(name, before, change, context) : text;
    for (const [each, its] of Object.entries(calculator.spread(name, after))) {
      const isOwn = calculator.isPrivate(each, its) === true;
      if (!isOwn) this.own.delete(each);
      (isOwn ? this.own : this.#edits).set(each, its);
    }
    if (!isPaused || calculator.isComplete(name, this.lookup, context, change)) return true;
    [this.#edits, this.#entered] = kept;
    return false;
  }

  /** Sets every input as a recommendation has it, and the others to their defaults. */
  replace({ names, example, initial }: Inputs<never>, query: string) {
    const lookup = orExample(names, example, parseQuery(query).lookup);
    this.#entered = undefined;
    for (const name of names) this.#edits.set(name, lookup(name) ?? initial(name));
    this.#params = noParams;
  }
}

/** Pauses after the last key, in ms. */
export const pauses = {
  /**
   * Until the address follows, the answer is announced, and a simulation for its details begins, which would take time
   * from the next key: longer than between keys, and still a response to them.
   */
  announce: 250,
  /** Until the details of the answer are drawn again. */
  details: 80,
} as const;

export type Drawing = {
  /** Whether no later drawing has started: one that waited must not draw over a newer state. */
  readonly isNewest: () => boolean;
  /** Does something after a pause, unless a later drawing starts before. Only the last call counts. */
  readonly after: (milliseconds: number, work: () => void) => void;
};

/**
 * The drawings of a calculator, one after another. A drawing that starts cancels what still waits for the
 * state before it: its query, written into the address by then, would belong to another entry of the history.
 */
export class Drawings {
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(): Drawing {
    this.cancel();
    const mine = this.#count;
    const isNewest = () => mine === this.#count;
    const after: Drawing['after'] = (milliseconds, work) => {
      if (!isNewest()) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(work, milliseconds);
    };
    return { isNewest, after };
  }

  /** Nothing is drawn or done any more, until a drawing starts. */
  cancel() {
    this.#count++;
    clearTimeout(this.#timer);
  }
}
