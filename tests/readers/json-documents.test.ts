/** Documents of JSON that come in parts are what `JSON.parse` makes of them, and nothing else is a document. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonDocuments } from '../../src/readers/json-documents.ts';

/** What is read of a text that comes in parts of this many signs. */
function read(text: string, size = text.length || 1): JsonDocuments {
  const json = new JsonDocuments();
  for (let at = 0; at < text.length; at += size) json.push(text.slice(at, at + size));
  json.end();
  return json;
}

const containers = fc
  .oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  // `JSON.parse` makes a member of this name; it is left out here on purpose.
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'));
const indents = fc.constantFrom(0, 2, '\t');
const sizes = fc.integer({ min: 1, max: 40 });

test('A document is what JSON.parse makes of it, wherever its text is cut into parts.', () => {
  fc.assert(
    fc.property(containers, indents, sizes, (value, indent, size) => {
      const text = JSON.stringify(value, undefined, indent);
      const { documents, skipped, isCut } = read(text, size);
      expect(documents).toEqual([JSON.parse(text)]);
      expect([skipped, isCut]).toEqual([0, false]);
    }),
    { numRuns: 500 },
  );
});

test('A text with one sign changed is a document if JSON.parse says so, and is noticed otherwise.', () => {
  fc.assert(
    fc.property(
      containers,
      indents,
      fc.nat(),
      fc.constantFrom('', '"', ',', ':', '{', ']', '0', '-', '.', 'e', ' ', '\n', '\\', '\u0001'),
      (value, indent, place, sign) => {
        const whole = JSON.stringify(value, undefined, indent);
        // The first sign is what a document is known by.
        const at = 1 + (place % (whole.length - 1));
        const text = whole.slice(0, at) + sign + whole.slice(at + 1);
        const { documents, skipped, isCut } = read(text);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          expect(skipped > 0 || isCut).toBe(true);
          return;
        }
        expect(documents).toEqual([parsed]);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['a number that begins with a zero', '[01]'],
  ['a number that begins with a plus sign', '[+1]'],
  ['a number without a digit behind the point', '[1.]'],
  ['nan, as fio prints for a deviation of nothing', '{"a": nan}'],
  ['a comma behind the last element', '[1,]'],
  ['a comma behind the last member', '{"a": 1,}'],
  ['a name without a value', '{"a"}'],
  ['a name without quotes', '{a: 1}'],
  ['two values side by side', '[1 2]'],
  ['a colon in a list', '["a": 1]'],
  ['a bracket that closes a brace', '{"a": 1]'],
  ['an unknown escape', '["\\x"]'],
  ['a line end in a string', '["a\nb"]'],
])('%s is no document, and the one behind it is read.', (_, text) => {
  const { documents, skipped } = read(`${text}\n{"b": 2}\n`);
  expect(documents).toEqual([{ b: 2 }]);
  expect(skipped).toBeGreaterThan(0);
});

describe('between documents', () => {
  test('lines are skipped and counted, but not blank ones', () => {
    const { documents, skipped } = read(
      'fio: warning [x]\n\n{"a": 1}\nand: {"no": 1}\n[2] rest\nlast',
    );
    expect(documents).toEqual([{ a: 1 }, [2]]);
    expect(skipped).toBe(4);
  });

  test('a comma or nothing at all may separate two documents', () => {
    expect(read('{"a": 1},{"b": 2}[3]').documents).toEqual([{ a: 1 }, { b: 2 }, [3]]);
  });

  test('a text without a document has none', () => {
    expect(read('').documents).toEqual([]);
    expect(read('nothing here\n')).toMatchObject({ documents: [], skipped: 1, isCut: false });
  });
});

test('A document that is cut off is noticed, and none.', () => {
  fc.assert(
    fc.property(containers, fc.double({ min: 0, max: 0.999, noNaN: true }), (value, part) => {
      const text = JSON.stringify(value);
      const cut = text.slice(0, Math.floor(text.length * part));
      expect(read(cut)).toMatchObject({ documents: [], isCut: cut !== '' });
    }),
  );
});

test('A member with the name __proto__ changes nothing.', () => {
  const [document] = read('{"__proto__": {"jobs": [1]}, "a": 2}').documents;
  expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
  expect(document).toEqual({ a: 2 });
});

test('A string of more than a megabyte ends the reading, and the documents before it are kept.', () => {
  const { documents, isCut } = read(`{"a": 1}\n{"b": "${'x'.repeat(1_100_000)}"}`, 65_536);
  expect(documents).toEqual([{ a: 1 }]);
  expect(isCut).toBe(true);
});

test('A file of brackets is no document and does not fill the memory.', () => {
  expect(read('['.repeat(3_000_000)).documents).toEqual([]);
  expect([read('['.repeat(100)).isBroken, read('['.repeat(101)).isBroken]).toEqual([false, true]);
});
