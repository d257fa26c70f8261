import { expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import type { Volume } from '../../storage/set-up/volume.ts';
import { kib, milliseconds, outstanding } from '../../units/index.ts';
import { diskNamed } from '../full-dataset.ts';
import { syncIo } from './index.ts';
import { model, observations } from './model.ts';

const p30 = (disks: number): Volume => ({
  ...{ disk: diskNamed('P30', '2018-09'), disks, vm: undefined },
  ...{ cached: false, read: 1, hit: 0 },
});

test('one IO at a time gets the same from one disk and from sixty-four.', () => {
  const of = (disks: number) => model(p30(disks), kib(4), outstanding(1), milliseconds(2));
  expect(of(1).iops).toBe(500);
  expect(of(64).iops).toBe(500);
  expect(of(1).isLatencyBound).toBe(true);
});

test('half the latency is twice the rate, until a limit holds it.', () => {
  const at = (ms: number) => model(p30(1), kib(4), outstanding(1), milliseconds(ms));
  expect(at(1).iops).toBe(1000);
  // At 0.2 ms latency and limit meet, and 92 % of it completes; far below it the wait makes up the rest.
  expect(at(0.2).iops).toBeCloseTo(5000 * 2 ** -0.125, 6);
  expect(at(0.02).iops).toBeCloseTo(5000, 3);
  expect(at(0.02).latency).toBeCloseTo(0.0002, 9);
});

test('what was measured with one outstanding IO lies on the line within a fifth.', () => {
  // 1 ÷ 3 µs is 333,333: the printed latency of the RAM disk is one digit, which is off by up to 17 %.
  for (const { latency, iops } of observations)
    expect(Math.abs(1 / latency - iops) / iops).toBeLessThan(0.2);
});

// Design guide, Stripe Size: an IO that is wider than the unit is served by several disks at the same time.
test('More disks are said to help no thread only where an IO stays on one of them.', () => {
  const said = (size: string) => {
    const { answer } = openedBy(syncIo, `disk=P30&disks=4&read=100%25&io-size=${size}`);
    return `${answer?.why} ${answer?.checks.map(({ text }) => text).join(' ')}`;
  };
  for (const size of ['4KiB', '64KiB']) {
    expect(said(size)).toContain('however many disks are striped');
    expect(said(size)).toContain('gains nothing from more disks');
  }
  for (const size of ['65KiB', '256KiB', '1MiB']) {
    expect(said(size)).not.toMatch(/however many disks|gains nothing/);
    expect(said(size)).toContain('wider than the stripe unit is split over several disks');
  }
});

// Azure Write Accelerator (2026-09-21): M32ms has it, for writes of up to 64 KiB to Premium SSD, with host cache None or ReadOnly.
test.each([
  ['M32ms', '', true],
  ['M32ms', '&io-size=64KiB', true],
  ['M32ms', '&io-size=68KiB', false],
  ['M32ms', '&read=100%25', false],
  ['M32ms', '&disk=PremiumV2-1024GiB-5000IOPS-200MBps', false],
  ['M32ms', '&outstanding=256', false],
  ['E8s_v5', '', false],
])('Write Accelerator is named for %s%s: %s.', (vm, changed, isNamed) => {
  const { answer } = openedBy(
    syncIo,
    `vm=${vm}${changed.includes('disk=') ? '' : '&disk=P30'}${changed}`,
  );
  expect(answer?.checks.some(({ text }) => /has Write Accelerator/.test(text))).toBe(isNamed);
});
