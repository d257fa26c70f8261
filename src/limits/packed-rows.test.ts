import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRows, unpackRows } from './packed-rows.ts';

test('Rows are the same after they were packed, and a cell that would break them is refused.', () => {
  const cell = fc.string().map((text) => text.replace(/[|\n]/g, ''));
  const rows = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (all) => {
      expect(unpackRows(packRows(all))).toEqual(all);
    }),
  );
  for (const text of ['a|b', 'a\nb']) expect(() => packRows([['a', text]])).toThrow('cannot be');
});
