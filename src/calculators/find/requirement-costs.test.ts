/** What each requirement costs: a bar is the price of the search without it, and its link sets the inputs to that. */

import { describe, expect, test } from 'vitest';
import { openedBy } from '../../../tests/view-models.ts';
import { type Answer, findPart, parseQuery } from '../../kit/index.ts';
import { shownDifference } from '../shared/set-up/money.ts';
import { find } from './index.ts';

const answerOf = (query: string): Answer => {
  const { answer, controls } = openedBy(find, query);
  if (!answer) throw new Error(controls.map(({ problem = '' }) => problem).join(' '));
  return answer;
};
const costOf = (answer: Answer) => answer.readouts.find(({ id }) => id === 'cost')?.value ?? 0;
const barsOf = (query: string) => findPart(answerOf(query), 'costs')?.bars ?? [];
const barOf = (query: string, label: string) => barsOf(query).find((bar) => bar.label === label);

describe('Each bar', () => {
  test.each([
    ['the first case', ''],
    ['two targets of their own IOs', 'target-iops=40000&target-throughput=600MB/s'],
    ['IOPS alone', 'target-iops=40000&target-throughput=0'],
    ['a throughput alone', 'target-iops=0&target-throughput=400MB/s&io-size=64KiB'],
    [
      'words of the VM and of its disks',
      'vcpus=16&max-vcpus=32&memory=200GiB&local-disk=yes&cache=ReadOnly&types=premium&redundancy=ZRS',
    ],
    [
      'a log and a type that is not usual',
      'target-iops=400&target-throughput=20MB/s&types=standard-ssd&log-iops=2000&log-capacity=64GiB',
    ],
    ['a latency class', 'latency-class=sub-ms&target-iops=5000&target-throughput=0'],
  ])('is the price of the case that selecting it opens: %s.', (_, query) => {
    const { total, bars } = findPart(answerOf(query), 'costs') ?? { total: 0, bars: [] };
    expect(bars.length).toBeGreaterThan(0);
    expect(total).toBeCloseTo(costOf(answerOf(query)), 1);
    for (const { label, cost, query: dropped } of bars) {
      expect(costOf(answerOf(dropped)), label).toBeCloseTo(cost, 1);
      expect(cost, label).toBeLessThan(total);
    }
    expect(bars.map(({ cost }) => cost)).toEqual(
      bars.map(({ cost }) => cost).toSorted((a, b) => a - b),
    );
  });

  test('says what the listed prices give by hand.', () => {
    // 4 disks of 1,024 GiB, or of 13 GiB, which are enough for 6,250 IOPS: 0.00013 USD a GiB and hour for 730 hours.
    const capacity = barOf('', '4 TiB');
    const saved = 4 * (1024 - 13) * 0.00013 * 730;
    expect(costOf(answerOf('')) - (capacity?.cost ?? 0)).toBeCloseTo(saved, 1);
    expect(capacity).toMatchObject({
      // Of the 913 that is shown for all of them, which is not 384.
      saving: '−383',
      setUp: expect.stringMatching(/^\$530: same VM with 4 × 13 GiB$/),
    });
  });

  test('of a size that is left out lets that one word out.', () => {
    // The same case as in the tests of sizes with GPUs.
    const bar = barOf('target-iops=28200&target-throughput=564', 'no GPU size');
    expect(bar?.setUp).toMatch(/NC4as_T4_v3/);
    expect(parseQuery(bar?.query ?? '').lookup('exclude')).toBe(
      'retiring,preview,arm,burstable,unpublished',
    );
  });

  test('is missing of what costs nothing, and there are none where nothing fits.', () => {
    // Any size has a vCPU.
    expect(barsOf('vcpus=1').map(({ label }) => label)).not.toContain('1 vCPU');
    expect(findPart(answerOf('target-iops=9000000&target-throughput=0'), 'costs')).toBeUndefined();
  });
});

test('A difference is that of the amounts that are shown.', () => {
  expect(shownDifference(984.06, 913.36)).toBe(71);
  expect(shownDifference(9.654, 9.646)).toBe(0);
  expect(shownDifference(97.65, 1411.2)).toBe(-1313);
  expect(shownDifference(9.65, 1411.2)).toBeCloseTo(-1401.35, 9);
});
