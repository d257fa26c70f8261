import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iops, kib, mbPerSecond, seconds } from '../../units/index.ts';
import { diskNamed, fullDataset } from '../full-dataset.ts';
import { type Case, model, stepOf } from './model.ts';

const vmNamed = (name: string) => {
  const found = fullDataset.catalogue.vm(name, 'current');
  if (!('row' in found)) throw new Error(`There is no ${name}.`);
  return found.row;
};

const caseOf = (
  disk: string,
  steps: readonly (readonly [hours: number, rate: number, megabytes?: number])[],
  rest: Partial<Case> & { disks?: number; vm?: string } = {},
): Case => {
  const { disks = 1, vm, ...more } = rest;
  const size = kib(8);
  return {
    volume: {
      ...{ disk: diskNamed(disk, 'current'), disks, vm: vm ? vmNamed(vm) : undefined },
      ...{ cached: false, read: 1, hit: 0 },
    },
    ...{ size, repeats: false, credit: 1 as Case['credit'], mode: 'credit' },
    steps: steps.map(([hours, rate, megabytes]) =>
      stepOf(
        {
          duration: seconds(hours * 3600),
          iops: iops(rate),
          throughput: megabytes === undefined ? undefined : mbPerSecond(megabytes),
        },
        size,
      ),
    ),
    ...more,
  };
};

test('a P20 at 3,500 IOPS lasts 30 minutes and delivers 30 minutes of burst and 30 of its limit.', () => {
  const { lasts, delivered } = model(caseOf('P20', [[1, 3500]]));
  expect(lasts).toBeCloseTo(1800, 9);
  expect(delivered).toBeCloseTo((3500 + 2300) / (2 * 3500), 12);
});

test('exactly at the sustained limit nothing runs out, and one IO a second above it does.', () => {
  expect(model(caseOf('P20', [[744, 2300]])).lasts).toBeUndefined();
  // A full bucket of 2,160,000 IOs at one a second is 25 days, and the load goes on for 31.
  expect(model(caseOf('P20', [[744, 2301]])).lasts).toBeCloseTo(2_160_000, 3);
});

test('IOs and bytes have a bucket each: large IOs use up the throughput credits first.', () => {
  // (170 − 150) MB/s × 1,800 s at the highest rate, while 700 IOPS are below the sustained 2,300.
  const { failure, limits, lasts } = model(caseOf('P20', [[1, 700, 170]]));
  expect(lasts).toBeCloseTo(1800, 6);
  expect(failure?.by.map((index) => limits[index]?.kind)).toEqual(['throughput']);
});

test('two striped disks have twice the credits, so half the load of each lasts as long.', () => {
  expect(model(caseOf('P20', [[1, 7000]], { disks: 2 })).lasts).toBeCloseTo(1800, 9);
});

test('without credits at the start a P20 gives its sustained limit at once.', () => {
  const { lasts, delivered } = model(caseOf('P20', [[1, 3500]], { credit: 0 as Case['credit'] }));
  expect(lasts).toBe(0);
  expect(delivered).toBeCloseTo(2300 / 3500, 12);
});

test('a disk without burst has nothing to refill.', () => {
  expect(model(caseOf('P40', [[1, 9000]])).refill).toBe(0);
});

test('a VM runs out of its own credits before a disk that could do more: 12,800 to 20,000 IOPS for 30 minutes.', () => {
  // D8s_v5 prints 12,800 IOPS uncached and 20,000 bursting.
  const { lasts, failure, limits } = model(caseOf('P80', [[1, 20_000]], { vm: 'D8s_v5' }));
  expect(lasts).toBeCloseTo(1800, 6);
  expect(failure?.by.map((index) => limits[index]?.id)).toEqual(['uncached']);
});

test('on demand a P30 has no credits to use up, and what is below its limits is not billed.', () => {
  const quiet = model(caseOf('P30', [[1, 5000]], { mode: 'on-demand' }));
  expect(quiet).toMatchObject({ transactions: 0, sustained: 5000, burst: 30_000 });
  // One hour at 10,000 IOPS: 5,000 above the limit for 3,600 s.
  expect(model(caseOf('P30', [[1, 10_000]], { mode: 'on-demand' })).transactions).toBe(18_000_000);
});

test('what a VM does not deliver is not billed as burst.', () => {
  const { transactions, delivered } = model(
    caseOf('P30', [[1, 25_600]], { mode: 'on-demand', vm: 'D8s_v5', credit: 0 as Case['credit'] }),
  );
  expect(delivered).toBeCloseTo(0.5, 12);
  expect(transactions).toBeCloseTo((12_800 - 5000) * 3600, 3);
});

test('more credits at the start never end a burst sooner.', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, fc.integer({ min: 1, max: 4000 }), (one, other, rate) => {
      const lasts = (credit: number) =>
        model(caseOf('P10', [[2, rate]], { credit: credit as Case['credit'] })).lasts ??
        Number.POSITIVE_INFINITY;
      // A time is a quotient of products, so its last digits are rounded.
      const least = lasts(Math.min(one, other)) * (1 - 1e-12);
      expect(lasts(Math.max(one, other))).toBeGreaterThanOrEqual(least);
    }),
  );
});
