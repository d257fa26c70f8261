import { isOk, type ParseError, type Result } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import type { Box, BoxKind, Control, ControlKind, FormGroup, Names } from './form-model.ts';

/** How to look up an input's text: from a query, from attributes, from a form. */
export type InputLookup = (name: string) => string | undefined;

/** What a field may use while it parses: the context that the calculator computes in, and the texts of the other fields. */
export type ParseContext<Context> = {
  readonly context: Context;
  readonly text: (name: string) => string;
  /** What the answer found that a control shows; nothing before there is one. */
  readonly found?: unknown;
};

/** An edit of one box of a control; the box of a control that has no others is its part ''. */
export type ListChange =
  | { readonly kind: 'set'; readonly row: number; readonly part: string; readonly text: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly row: number };

/**
 * A kind of input: how its text is parsed, how its value is serialized, and which control shows it.
 * The two are inverse: `parse(serialize(value))` is `value` (a property test checks it).
 */
export type Field<T, Context> = {
  readonly label: string;
  readonly hint: string;
  /** The default text, which links leave out. */
  readonly initial: string;
  readonly parse: (text: string, parseContext: ParseContext<Context>) => Result<T>;
  readonly serialize: (value: T) => string;
  readonly control: (
    text: string,
    parseContext: ParseContext<Context>,
  ) => ControlKind & Pick<Control, 'chips'>;
  /** The text after a change to one of its boxes, where it has several. What was typed is kept, even where it cannot be parsed. */
  readonly edit?: (text: string, change: ListChange, context: Context) => string;
  /**
   * Is a text that can be parsed a whole one, and not the beginning of another? A pause in typing asks for that; by default it is.
   * @param change what was typed into one of its boxes, where it has several
   */
  readonly isComplete?: (
    text: string,
    parseContext: ParseContext<Context>,
    change?: ListChange,
  ) => boolean;
  /** What a text says of other inputs too, with what is left for this one: `4xP30` is a disk and how many there are. */
  readonly spread?: (text: string) => Readonly<Record<string, string>> | undefined;
  /** Is this text the reader’s own data, which no link and no store of the browser may have? */
  readonly isPrivate?: (text: string) => boolean;
  /** Can it change anything with these texts of the others? Where it cannot, it is not drawn while it is as by default. */
  readonly matters?: (text: (name: string) => string) => boolean;
  /** Where the control is in the form; with the load by default. */
  readonly group?: FormGroup;
  /** The value in a few words, for the folded group, the main ones first; the texts of other inputs may complete them. */
  readonly brief?: (value: T, text?: (name: string) => string) => string | readonly string[];
};

/** What every field may say of itself besides how it is read. */
type Placed<T> = Pick<Field<T, never>, 'group' | 'brief'>;

// biome-ignore lint/suspicious/noExplicitAny: a record of fields holds fields of every type of value.
export type Fields<Context> = Readonly<Record<string, Field<any, Context>>>;

// biome-ignore lint/suspicious/noExplicitAny: serializing needs no context, so the fields may have any.
export type AnyFields = Fields<any>;

/** The values of a record of fields. */
export type Inputs<F> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T, infer _> ? T : never;
};

/**
 * Parses a record of fields.
 * @returns all inputs where every text could be parsed; otherwise the values of those that could, and
 *   the problems of the others, in the order of the fields
 */
export function parseFields<F extends Fields<Context>, Context>(
  fields: F,
  lookup: (name: string) => string,
  parseContext: ParseContext<Context>,
): {
  readonly inputs: Inputs<F> | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, ParseError>>;
} {
  const values: Record<string, unknown> = {};
  const problems: Record<string, ParseError> = {};
  for (const [name, field] of Object.entries(fields)) {
    const parsed = field.parse(lookup(name), parseContext);
    if (isOk(parsed)) values[name] = parsed.value;
    else problems[name] = parsed;
  }
  // Without a problem every field was parsed, so the record is complete.
  const inputs = Object.keys(problems).length === 0 ? (values as Inputs<F>) : undefined;
  return { inputs, values, problems };
}

/** A field that is typed into a text box. */
export function textField<T, Context>(
  field: Omit<Field<T, Context>, 'control' | 'edit'> & {
    readonly names?: Names;
    /** Words offered while typing. */
    readonly offers?: readonly string[];
  } & BoxKind,
): Field<T, Context> {
  const { names, offers, unit, stepped, ...rest } = field;
  const control: ControlKind = {
    kind: 'text',
    ...defined({
      names: names || undefined,
      offers,
      unit: unit || undefined,
      stepped: stepped || undefined,
    }),
  };
  return { ...rest, control: () => control };
}

/**
 * A field whose one text is typed into several boxes.
 * @param compose the text after a change to one of them, by its part
 */
export function partsField<T, Context>(
  field: Omit<Field<T, Context>, 'control' | 'edit'> & {
    readonly boxes: (text: string, parseContext: ParseContext<Context>) => readonly Box[];
    readonly compose: (text: string, part: string, typed: string, context: Context) => string;
  },
): Field<T, Context> {
  const { boxes, compose, ...rest } = field;
  return {
    ...rest,
    control: (text, parseContext) => ({ kind: 'parts', boxes: boxes(text, parseContext) }),
    edit: (text, change, context) =>
      change.kind === 'set' ? compose(text, change.part, change.text, context) : text,
  };
}

/** A choice among a few values. Case does not matter when parsing; any other text is a problem. */
export function choiceField<T extends string, Context>(
  field: Pick<Field<T, Context>, 'label' | 'hint'> &
    Placed<T> & {
      readonly initial: T;
      readonly choices: readonly { readonly value: T; readonly label: string }[];
      /** Other spellings, in lower case. */
      readonly also?: Readonly<Record<string, T>>;
    },
): Field<T, Context> {
  const { choices, also = {}, ...rest } = field;
  const labelOf = (chosen: T) => choices.find(({ value }) => value === chosen)?.label ?? chosen;
  const find = (text: string): T | undefined => {
    const key = text.trim().toLowerCase();
    const exact = choices.find(({ value }) => value.toLowerCase() === key)?.value;
    return exact ?? (Object.hasOwn(also, key) ? also[key] : undefined);
  };
  return {
    ...rest,
    parse: (text) => {
      const value = find(text);
      return value === undefined
        ? { problem: `Choose one of ${choices.map(({ value: name }) => name).join(', ')}.` }
        : { value };
    },
    serialize: (value) => value,
    // What is folded away says how it is set.
    ...(rest.group === 'more' && { brief: (value: T) => labelOf(value) }),
    control: () => ({ kind: 'choice', choices }),
  };
}

/** The control of a field: what is shown, what was typed, and what is wrong with it. */
export function controlOf<Context>(
  name: string,
  field: Field<unknown, Context>,
  text: string,
  parseContext: ParseContext<Context>,
  feedback: Pick<Control, 'problem' | 'readings' | 'readAs' | 'brief'>,
): Control {
  const { label, hint, group = 'load', matters, initial } = field;
  const isIdle = (text === initial && matters?.(parseContext.text) === false) || undefined;
  const base = { name, label, hint, text, group, ...defined({ isIdle }) };
  const drawn = field.control(text, parseContext);
  const { readAs, ...rest } = feedback;
  // A bare number is shown with its unit.
  const isShown = readAs && drawn.kind === 'text' && plain(text + drawn.unit) === plain(readAs);
  return { ...base, ...drawn, ...(isShown ? rest : feedback) };
}

/** Spaces, case and commas between thousands do not matter: “8 kib” means “8KiB”. */
const plain = (text: string) => text.replace(/\s+|(?<=\d),(?=\d{3})/g, '').toLowerCase();

/** What is shown under a control whose text was parsed: its canonical spelling, where it differs by more than spaces and case. Nothing was read of no text. */
export const echoOf = (text: string, canonical: string): Pick<Control, 'readAs'> =>
  canonical === '' || text === '' || plain(text) === plain(canonical) ? {} : { readAs: canonical };
