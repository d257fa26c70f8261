import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Volume } from '../../storage/set-up/volume.ts';
import { gib } from '../../units/index.ts';
import { diskNamed, vmNamed } from '../full-dataset.ts';
import { model } from './model.ts';

const p30: Volume = {
  ...{ disk: diskNamed('P30', 'current'), disks: 1, vm: undefined },
  ...{ cached: false, read: 1, hit: 0 },
};

/** The published limits, multiplied and divided by hand. */
test('1,000 GiB take a P30 of 200 MB/s 5,000 s, and a D4s_v3 whose limit is 96 MB/s longer.', () => {
  // 1,000 × 1,073,741,824 B ÷ 200,000,000 B/s, and ÷ 96,000,000 B/s.
  expect(model(p30, gib(1000))?.duration).toBeCloseTo(5368.7, 1);
  const behind = model({ ...p30, vm: vmNamed('D4s_v3', 'current') }, gib(1000));
  expect(behind?.duration).toBeCloseTo(11_184.8, 1);
});

test('twice as much takes twice as long, and a second disk halves the time.', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (amount) => {
      const one = model(p30, gib(amount))?.duration ?? Number.NaN;
      expect(model(p30, gib(2 * amount))?.duration).toBeCloseTo(2 * one, 6);
      expect(model({ ...p30, disks: 2 }, gib(amount))?.duration).toBeCloseTo(one / 2, 6);
    }),
  );
});
