/**
 * A field whose value is a list of items, each of them a record of fields as the inputs of a
 * calculator are. In the text a comma separates items and a colon separates the parts of an item:
 *
 *   data:P30x4:ReadOnly,log:P30x1:None:500
 *
 * A person edits one part at a time, so a part may hold any text. Separators inside it are escaped as
 * in an address (`%2C`), so that splitting a text and joining it again lose nothing.
 */

import { err, isOk, ok, type Result } from '../units/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { type Field, type Fields, type Inputs, type ParseContext, parseFields } from './field.ts';
import type { Box, ListRow } from './form-model.ts';

/** More items than any VM needs. A longer text is refused before it is split. */
export const maxItems = 32;
const maxTextLength = 4000;

/** An item as typed: the text of each part by its name. */
export type Row = Readonly<Record<string, string>>;

export type ListDefinition<F extends Fields<Context>, Context> = Pick<
  Field<readonly Inputs<F>[], Context>,
  'label' | 'hint' | 'initial' | 'group' | 'brief'
> & {
  /**
   * The parts of an item, in the order of its text. A new item starts with their defaults. The last
   * part takes what is left of the text, colons too. Empty parts at the end are left out.
   */
  readonly parts: F;
  /** The part that follows the one before it after an `x`, as the 4 of `P30x4`. Left out, it is 1. */
  readonly count?: keyof F & string;
  /** The texts of a new item that depend on the items there are. */
  readonly added?: (rows: readonly Row[]) => Row;
  /** The texts of an item after one of its parts was changed, where others go with it. */
  readonly adjusted?: (row: Row, part: string) => Row;
  /** An item in one line, whether or not its texts can be read: what it is, and its figures. */
  readonly line: (row: Row, parseContext: ParseContext<Context>) => Omit<ListRow, 'boxes'>;
  /** Items have the colours of the chart, in their order. */
  readonly marked?: true;
  /** A problem that only shows when an item is compared with those before it, such as a repeated name. */
  readonly conflict?: (item: Inputs<F>, before: readonly Inputs<F>[]) => string | undefined;
  /** How many items there may be, if not as many as `maxItems`. */
  readonly most?: number;
  readonly texts: {
    /** How problems name an item, such as “Group”. */
    readonly item: string;
    readonly add: string;
    readonly empty: string;
    readonly tooLong: string;
  };
};

const escapes = /%(25|2C|3A|58|78)/gi;

/** Escapes the separators of a part, and each `%` that would be taken for the start of an escape. */
const encode = (text: string, separators: RegExp) =>
  text
    .replace(escapes, '%25$1')
    .replace(separators, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const decode = (text: string) =>
  text.replace(escapes, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** “P30x4”, and “4xP30” as people type it, as “P30” and “4”. A count that was emptied stays empty. */
function splitCount(text: string): readonly [string, string] {
  const [, before, name] = /^(\d+)x([a-z].*)$/i.exec(text) ?? [];
  if (before && name) return [name, before];
  const at = Math.max(text.lastIndexOf('x'), text.lastIndexOf('X'));
  return at < 0 ? [text, '1'] : [text.slice(0, at), text.slice(at + 1)];
}

/** Splits texts of a list into rows and joins rows to a text, each of which undoes the other. */
function grammarOf(names: readonly string[], count: string | undefined, most: number) {
  const separated = names.filter((name) => name !== count);
  const counted = count === undefined ? undefined : names[names.indexOf(count) - 1];

  function splitItem(text: string): Row {
    const pieces = text.split(':');
    const cells = separated.flatMap((name, at) => {
      const isLast = at === separated.length - 1;
      const piece = isLast ? pieces.slice(at).join(':') : (pieces[at] ?? '');
      return name === counted ? splitCount(piece) : [piece];
    });
    return Object.fromEntries(names.map((name, at) => [name, decode(cells[at] ?? '')]));
  }

  const joinItem = (row: Row) =>
    names
      .map((name, at) => {
        const text = row[name] ?? '';
        if (at === 0) return encode(text, /[,:]/g);
        if (name === count) return `x${encode(text, /[,:x]/gi)}`;
        return `:${encode(text, at < names.length - 1 ? /[,:]/g : /,/g)}`;
      })
      .join('')
      .replace(/:+$/, '');

  return {
    /** @returns nothing where the text is too long to be such a list */
    split(text: string): readonly Row[] | undefined {
      if (text.length > maxTextLength) return undefined;
      if (text.trim() === '') return [];
      const items = text.split(',');
      return items.length > most ? undefined : items.map(splitItem);
    },
    join: (rows: readonly Row[]) => rows.map(joinItem).join(','),
  };
}

/** Makes the field of a list. It is shown as a table of its parts, each of which can be edited. */
export function listField<F extends Fields<Context>, Context>(
  definition: ListDefinition<F, Context>,
): Field<readonly Inputs<F>[], Context> {
  const {
    parts,
    count,
    added,
    adjusted,
    line,
    marked,
    conflict,
    most = maxItems,
    texts: words,
    ...shared
  } = definition;
  const fields = Object.entries(parts);
  const { split, join } = grammarOf(Object.keys(parts), count, most);
  const newRow = Object.fromEntries(fields.map(([name, field]) => [name, field.initial]));

  function boxesOf(
    name: string,
    field: Field<unknown, Context>,
    text: string,
    parseContext: ParseContext<Context>,
  ): readonly Box[] {
    const shown = field.control(text, parseContext);
    if (shown.kind === 'parts')
      return shown.boxes.map((box) => ({
        ...box,
        part: box.part === '' ? name : `${name}.${box.part}`,
      }));
    const read = field.parse(text, parseContext);
    const { kind, ...box } = { offers: undefined, rows: undefined, ...shown };
    return [{ ...box, part: name, label: field.label, text, ...(isOk(read) ? {} : read) }];
  }

  function read(text: string, parseContext: ParseContext<Context>): Result<readonly Inputs<F>[]> {
    const rows = split(text);
    if (!rows) return err(words.tooLong);
    if (rows.length === 0) return err(words.empty);
    const items: Inputs<F>[] = [];
    for (const [index, row] of rows.entries()) {
      const item = `${words.item} ${index + 1}`;
      const { inputs, problems } = parseFields(parts, (name) => row[name] ?? '', parseContext);
      if (!inputs) {
        const [name = '', found] = Object.entries(problems)[0] ?? [];
        return err(`${item}, ${parts[name]?.label.toLowerCase()}: ${found?.problem}`);
      }
      const found = conflict?.(inputs, items);
      if (found) return err(`${item}: ${found}`);
      items.push(inputs);
    }
    return ok(items);
  }

  return {
    ...shared,
    parse: read,
    serialize: (items) =>
      join(
        items.map((item) =>
          Object.fromEntries(fields.map(([name, field]) => [name, field.serialize(item[name])])),
        ),
      ),
    control(text, parseContext) {
      const rows = split(text);
      if (!rows) return { kind: 'text' };
      const { add, item } = words;
      const shown = rows.map((row): ListRow => {
        // A part may be about another one of its item.
        const ofRow = {
          ...parseContext,
          text: (name: string) => row[name] ?? parseContext.text(name),
        };
        return {
          ...line(row, ofRow),
          boxes: fields.flatMap(([name, field]) => boxesOf(name, field, row[name] ?? '', ofRow)),
        };
      });
      return { kind: 'list', rows: shown, add, item, ...defined({ marked: marked || undefined }) };
    },
    isComplete(text, parseContext, change) {
      if (change?.kind !== 'set') return true;
      const [name = '', part = ''] = change.part.split('.');
      const its = split(text)?.[change.row]?.[name] ?? '';
      return parts[name]?.isComplete?.(its, parseContext, { ...change, part }) ?? true;
    },
    edit(text, change, context) {
      const rows = split(text);
      if (!rows) return change.kind === 'set' ? change.text : text;
      if (change.kind === 'add') return join([...rows, { ...newRow, ...added?.(rows) }]);
      if (change.kind === 'remove') return join(rows.filter((_, at) => at !== change.row));
      const [name = '', part = ''] = change.part.split('.');
      const set = (row: Row) => {
        const before = row[name] ?? '';
        const after = parts[name]?.edit?.(before, { ...change, part }, context) ?? change.text;
        const changed = { ...row, [name]: after };
        return adjusted?.(changed, change.part) ?? changed;
      };
      return join(rows.map((row, at) => (at === change.row ? set(row) : row)));
    },
  };
}
