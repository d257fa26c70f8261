import { expect, test } from 'vitest';
import { kib, milliseconds, outstanding } from '../../units/index.ts';
import { diskNamed, vmNamed } from '../full-dataset.ts';
import { atDepth, type Case, model, type Result, saturationDepth } from './model.ts';

function stripe(more: Partial<Case> = {}): Case {
  return {
    disk: diskNamed('P30', '2018-09'),
    disks: 4,
    vm: undefined,
    cached: false,
    read: 1,
    hit: 0,
    size: kib(8),
    stripeUnit: kib(64),
    latency: milliseconds(2),
    ...more,
  };
}

function solved(given: Case): Result {
  const result = model(given);
  if (!result) throw new Error('The disks always have limits.');
  return result;
}

test('below the saturation point the latency stays, beyond it the rate does.', () => {
  const given = stripe();
  const result = solved(given);
  const shallow = atDepth(outstanding(39), given, result);
  const deep = atDepth(outstanding(400), given, result);
  expect(shallow.isTooShallow).toBe(true);
  expect(shallow.latency).toBe(0.002);
  expect(shallow.iops).toBe(19_500);
  expect(deep.isTooShallow).toBe(false);
  expect(deep.iops).toBe(20_000);
  // Little's law turned round: 400 outstanding at 20,000 IOPS.
  expect(deep.latency).toBe(0.02);
});

test('larger IOs need fewer of them: at 1 MiB a P30 completes 200 a second.', () => {
  const result = solved(stripe({ size: kib(1024), stripeUnit: kib(1024) }));
  expect(result.diskRate).toBe(200);
  expect(result.needed).toBe(1.6);
});

test('a stripe unit smaller than the IO makes one IO of the application several at the disks.', () => {
  const given = stripe({ stripeUnit: kib(4) });
  const result = solved(given);
  // 8 KiB over units of 4 KiB: two disks each, so four P30 complete 10,000 of them.
  expect(result.spread).toBe(2);
  expect(result.maxIops).toBe(10_000);
  // The disks still want 40 outstanding; 20 of the application's IOs are those.
  expect(result.needed).toBe(40);
  expect(saturationDepth(result, given)).toBe(20);
});

test('the VM limits the stripe, not the queue depth that its disks need.', () => {
  const result = solved(stripe({ vm: vmNamed('DS12', '2018-09') }));
  expect(result.maxIops).toBe(12_800);
  expect(result.needed).toBe(40);
  expect(result.by.map(({ id }) => id)).toEqual(['uncached']);
});
