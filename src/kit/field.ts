import { isOk, type ParseError, type Result } from '../units/index.ts';
import type { Cell, Choice, Control, Names } from './view-model.ts';

/** How to look up an input's text: from a query, from attributes, from a form. */
export type InputLookup = (name: string) => string | undefined;

/** What a field may use while it reads: the world the calculator computes in, and the texts of the other fields. */
export type ParseContext<World> = {
  readonly world: World;
  readonly text: (name: string) => string;
};

/** Which control a field is shown as, and what is in it. */
export type ControlKind =
  | { readonly kind: 'text'; readonly names?: Names; readonly offers?: readonly string[] }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'list'; readonly rows: readonly (readonly Cell[])[]; readonly add: string };

/** An edit of a list control. */
export type ListChange =
  | { readonly kind: 'set'; readonly row: number; readonly part: string; readonly text: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly row: number };

/**
 * A kind of input that knows how to be read, written and shown.
 * Reading and writing are inverse: `read(write(value))` is `value` (a property holds it).
 */
export type Field<T, World> = {
  readonly label: string;
  readonly hint: string;
  /** The text it starts with; left out of links. */
  readonly initial: string;
  readonly parse: (text: string, context: ParseContext<World>) => Result<T>;
  readonly serialize: (value: T) => string;
  readonly control: (text: string, context: ParseContext<World>) => ControlKind;
  /** Only a list has it: the text after a change to one of its rows. Keeps what was typed, readable or not. */
  readonly edit?: (text: string, change: ListChange) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: a record of fields holds fields of every type of value.
export type Fields<World> = Readonly<Record<string, Field<any, World>>>;

// biome-ignore lint/suspicious/noExplicitAny: writing needs no world, so that of the fields may be any.
export type AnyFields = Fields<any>;

/** What the inputs of a record of fields are once they are read. */
export type Inputs<F> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T, infer _> ? T : never;
};

/**
 * Reads a record of fields.
 * @returns all inputs where every text could be read; otherwise the values of those that could, and
 *   the problems of the others, in the order of the fields
 */
export function parseFields<F extends Fields<World>, World>(
  fields: F,
  textOf: (name: string) => string,
  context: ParseContext<World>,
): {
  readonly inputs: Inputs<F> | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, ParseError>>;
} {
  const values: Record<string, unknown> = {};
  const problems: Record<string, ParseError> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = field.parse(textOf(name), context);
    if (isOk(read)) values[name] = read.value;
    else problems[name] = read;
  }
  // Without a problem every field was read, so the record is complete.
  const inputs = Object.keys(problems).length === 0 ? (values as Inputs<F>) : undefined;
  return { inputs, values, problems };
}

/** A field typed into one box. */
export function textField<T, World>(
  field: Omit<Field<T, World>, 'control' | 'edit'> & {
    readonly names?: Names;
    /** Words offered while typing. */
    readonly offers?: readonly string[];
  },
): Field<T, World> {
  const { names, offers, ...rest } = field;
  const control: ControlKind = {
    kind: 'text',
    ...(names ? { names } : {}),
    ...(offers ? { offers } : {}),
  };
  return { ...rest, control: () => control };
}

/** A choice among a few. Case is forgiven; the canonical spelling is written. Text outside the set stays as it came and is a problem. */
export function choiceField<T extends string, World>(
  field: Pick<Field<T, World>, 'label' | 'hint'> & {
    readonly initial: T;
    readonly choices: readonly { readonly value: T; readonly label: string }[];
    /** Other spellings, in lower case. */
    readonly also?: Readonly<Record<string, T>>;
  },
): Field<T, World> {
  const { choices, also = {}, ...rest } = field;
  const find = (text: string): T | undefined => {
    const key = text.trim().toLowerCase();
    const own = choices.find(({ value }) => value.toLowerCase() === key)?.value;
    return own ?? (Object.hasOwn(also, key) ? also[key] : undefined);
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
    control: () => ({ kind: 'choice', choices }),
  };
}

/** A control as it stands: what is shown, what was typed, what is wrong with it. */
export function controlOf<World>(
  name: string,
  field: Field<unknown, World>,
  text: string,
  context: ParseContext<World>,
  said: Pick<Control, 'problem' | 'readings' | 'readAs'>,
): Control {
  const base = { name, label: field.label, hint: field.hint, text };
  return { ...base, ...field.control(text, context), ...said };
}

/** Blanks and case change no meaning: “8 kib” is “8KiB”. */
const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** What stands under a control whose text was read: its usual spelling, where that says more than the text. */
export const echoOf = (text: string, written: string): Pick<Control, 'readAs'> =>
  written === '' || plain(text) === plain(written) ? {} : { readAs: written };
