/** A list of items in one text, shown on a list of parcels: `NAME:SIZExN:COLOUR[:NOTE]`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  choiceField,
  type Inputs,
  listField,
  maxItems,
  textField,
} from '../../src/kit/index.ts';
import {
  bytes,
  err,
  gib,
  isOk,
  ok,
  parseBytes,
  parseCount,
  serializeBytes,
  serializeCount,
} from '../../src/units/index.ts';
import { anyCharacter } from '../any-text.ts';

/** The context of this list: how many parcels of a size there may be. */
type Context = { readonly max: number };
const parseContext = { context: { max: 99 }, text: () => '' };

const parts = {
  name: textField<string, Context>({
    label: 'Name',
    hint: '',
    initial: 'new',
    parse: (text) => (/^\s*$/.test(text) ? err('Enter a name.') : ok(text)),
    serialize: (name) => name,
  }),
  size: textField({
    label: 'IO size',
    hint: '',
    initial: '8KiB',
    names: 'disks',
    parse: (text: string) => parseBytes(text, { min: bytes(1), max: gib(1) }),
    serialize: serializeBytes,
  }),
  count: textField<number, Context>({
    label: 'Count',
    hint: '',
    initial: '1',
    parse: (text, { context }) => parseCount(text, { min: 1, max: context.max }, 'parcels'),
    serialize: serializeCount,
  }),
  colour: choiceField<'red' | 'blue', Context>({
    label: 'Colour',
    hint: '',
    initial: 'red',
    choices: [
      { value: 'red', label: 'Red' },
      { value: 'blue', label: 'Blue' },
    ],
  }),
  note: textField<string, Context>({
    label: 'Note',
    hint: '',
    initial: '',
    parse: (text) => ok(text),
    serialize: (note) => note,
  }),
};
type Parcel = Inputs<typeof parts>;

const parcels = listField<typeof parts, Context>({
  label: 'Parcels',
  hint: 'What is sent.',
  initial: 'one:8KiBx1:red',
  parts,
  count: 'count',
  added: (rows) => ({ note: `after ${rows.length}` }),
  line: ({ name = '', size = '' }) => ({ title: name, line: size }),
  conflict: ({ name }, before) =>
    before.some((other) => other.name === name) ? `There are two named ${name}.` : undefined,
  texts: {
    item: 'Parcel',
    add: 'Add a parcel',
    empty: 'There is no parcel.',
    tooLong: `Up to ${maxItems} parcels.`,
  },
});

const read = (text: string) => parcels.parse(text, parseContext);
const problem = (text: string) => {
  const found = read(text);
  return isOk(found) ? undefined : found.problem;
};
function boxes(text: string): readonly (readonly Box[])[] {
  const shown = parcels.control(text, parseContext);
  if (shown.kind !== 'list') throw new Error(`${text} is shown as ${shown.kind}`);
  return shown.rows.map((row) => row.boxes);
}
const texts = (text: string) => boxes(text).map((row) => row.map((box) => box.text));

const parcel: fc.Arbitrary<Parcel> = fc.record({
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((name) => name.trim() !== ''),
  size: fc.integer({ min: 1, max: 1024 }).map((kibs) => bytes(kibs * 1024)),
  count: fc.integer({ min: 1, max: 99 }),
  colour: fc.constantFrom('red', 'blue'),
  note: fc.string({ unit: 'grapheme', maxLength: 12 }),
});
const hostile = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 80 }),
  fc
    .array(fc.constantFrom(',', ':', 'x', 'X', '%', '%2C', '%3a', '%25', '%78', '8KiB', 'red'), {
      maxLength: 40,
    })
    .map((all) => all.join('')),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor:x',
    '\ud800',
    ','.repeat(31),
    ':'.repeat(3999),
  ),
);

describe('The text of a list', () => {
  test('reads as its items, each part by its own field.', () => {
    expect(read('one:8KiBx3:blue:by hand,two:1MiB:red')).toEqual(
      ok([
        { name: 'one', size: 8192, count: 3, colour: 'blue', note: 'by hand' },
        { name: 'two', size: 1_048_576, count: 1, colour: 'red', note: '' },
      ]),
    );
  });

  test('is written with a colon between parts and a comma between items; an empty last part is left out.', () => {
    const one = { name: 'one', size: bytes(8192), count: 3, colour: 'blue', note: '' } as const;
    expect(parcels.serialize([one, { ...one, name: 'two', note: 'up: now' }])).toBe(
      'one:8KiBx3:blue,two:8KiBx3:blue:up: now',
    );
  });

  test('escapes what separates, and nothing that can be read without.', () => {
    const one = {
      name: 'a:b,c',
      size: bytes(1),
      count: 1,
      colour: 'red',
      note: '100%, 50%2C',
    } as const;
    expect(parcels.serialize([one])).toBe('a%3Ab%2Cc:1Bx1:red:100%%2C 50%252C');
  });

  test('parses back to the items it was serialized from.', () => {
    const unique = fc.uniqueArray(parcel, {
      minLength: 1,
      maxLength: 8,
      selector: ({ name }) => name,
    });
    fc.assert(
      fc.property(unique, (items) => {
        const text = parcels.serialize(items);
        fc.pre(text.length <= 4000);
        expect(read(text)).toEqual(ok(items));
      }),
    );
  });

  test('that nobody thought of is a problem or a list that is written as it reads, never an exception.', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = read(text);
        parcels.control(text, parseContext);
        if (isOk(found)) expect(read(parcels.serialize(found.value))).toEqual(found);
        else expect(found.problem.length).toBeLessThan(200);
      }),
      { numRuns: 500 },
    );
  });
});

describe('A problem', () => {
  test.each([
    ['an empty list', ' ', 'There is no parcel.'],
    ['too many items', 'a,'.repeat(maxItems), 'Up to 32 parcels.'],
    ['too long a text', 'a'.repeat(4001), 'Up to 32 parcels.'],
    ['a part', 'one:8KiBx3:blue,two:8KiBx3:green', 'Parcel 2, colour: Choose one of red, blue.'],
    ['the first of several parts', ':8KiB:green', 'Parcel 1, name: Enter a name.'],
    ['a missing part', 'one:8KiB', 'Parcel 1, colour: Choose one of red, blue.'],
    [
      'two items that do not go together',
      'a:8KiB:red,a:8KiB:red',
      'Parcel 2: There are two named a.',
    ],
  ])('says where it is: %s.', (_, text, words) => expect(problem(text)).toBe(words));

  test('of a part that is parsed in a context depends on it.', () =>
    expect(problem('one:8KiBx100:red')).toContain('99'));
});

describe('The rows of a list', () => {
  test('have a box for each part, with its choices, its names and its own problem.', () => {
    const [row = []] = boxes('one:8Kx3:green');
    expect(row.map(({ part, label }) => [part, label])).toEqual([
      ['name', 'Name'],
      ['size', 'IO size'],
      ['count', 'Count'],
      ['colour', 'Colour'],
      ['note', 'Note'],
    ]);
    expect(row[1]).toMatchObject({ text: '8K', names: 'disks' });
    expect(row[3]).toMatchObject({
      text: 'green',
      problem: 'Choose one of red, blue.',
      choices: [{ value: 'red' }, { value: 'blue' }],
    });
    expect(row[0]).not.toHaveProperty('problem');
  });

  test('are not there for a text that is too long to split: it is shown as it is.', () =>
    expect(parcels.control('a'.repeat(4001), parseContext).kind).toBe('text'));

  test('keep whatever is typed into a box, and change in no other.', () => {
    const box = fc.string({ unit: 'grapheme', maxLength: 12 });
    const part = fc.constantFrom('name', 'size', 'count', 'colour', 'note');
    fc.assert(
      fc.property(
        fc.array(parcel, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        part,
        box,
        (items, at, name, text) => {
          const before = parcels.serialize(items);
          const row = at % items.length;
          const after =
            parcels.edit?.(before, { kind: 'set', row, part: name, text }, parseContext.context) ??
            '';
          expect(boxes(after)).toHaveLength(items.length);
          for (const [index, each] of boxes(after).entries())
            for (const [column, shown] of each.entries())
              expect(shown.text).toBe(
                index === row && shown.part === name ? text : texts(before)[index]?.[column],
              );
        },
      ),
    );
  });

  test('are added with the defaults of their parts and what depends on the others, and removed.', () => {
    const added = parcels.edit?.('one:8KiB:blue', { kind: 'add' }, parseContext.context) ?? '';
    expect(added).toBe('one:8KiBx1:blue,new:8KiBx1:red:after 1');
    expect(parcels.edit?.(added, { kind: 'remove', row: 0 }, parseContext.context)).toBe(
      'new:8KiBx1:red:after 1',
    );
  });

  test('cannot be edited in a text that is too long to split: it stays as it was typed.', () => {
    const text = 'a'.repeat(4001);
    expect(parcels.edit?.(text, { kind: 'add' }, parseContext.context)).toBe(text);
  });
});
