/** Deep queues are simulated until they have settled. */
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/kit/index.ts';
import { answerOf, value } from './answer.ts';

describe('A deep queue', () => {
  /** Steady state: each IOPS limit divided by the share of IOs that reach it, the lowest of them. */
  test.each([
    ['20,000 on a P30: 5,000 IOPS at 4 s', 'a:P30/None:4KiB:q20000:read', 5000, 20_000],
    ['60,000 on a P30: 5,000 IOPS at 12 s', 'a:P30/None:4KiB:q60000:read', 5000, 60_000],
    [
      '5,000 of 64 KiB on a P10 behind a cache of 80 % hits: the VM’s cached 500 MB/s',
      'a:P10/ReadOnly:64KiB:q5000:read:hit=80%',
      500e6 / 65_536,
      5000,
    ],
    [
      '3,000 on an S30 behind a cache of 50 % hits: twice its 500 IOPS',
      'a:S30/ReadOnly:4KiB:q3000:read:hit=50%',
      1000,
      3000,
    ],
  ])('comes out in steady state: %s.', (_, loads, rate, depth) => {
    const answer = answerOf({ vm: 'D8ds_v5', loads });
    expect(plainText(answer.headline)).not.toContain('not settled');
    expect(Math.abs(value(answer, 'iops-a') / rate - 1)).toBeLessThan(0.02);
    expect(Math.abs(value(answer, 'latency-a') / (depth / rate) - 1)).toBeLessThan(0.02);
  });

  test('is simulated longer than it was told, and the answer says so.', () => {
    const answer = answerOf({
      ...{ vm: 'D8ds_v5', seconds: '10' },
      loads: 'a:P30/None:4KiB:q20000:read',
    });
    expect(plainText(answer.headline)).not.toContain('not settled');
    expect(answer.checks.map((check) => check.text).join()).toContain(
      'Queues had not settled after 10 s',
    );
    // 20,000 IOs at 5,000 IOPS are one round of 4 s; the second half of 20 s counts.
    expect(answer.steps.at(-1)?.line.join('')).toContain('from 10 s to 20 s');
  });

  test('that can’t be simulated for long enough is said not to have settled.', () => {
    // 60,000 IOs that an S4 of 500 IOPS serves in two minutes, beside a load that uses the work up.
    const loads = 'slow:S4/None:4KiB:q60000:read,fast:P80/None:4KiB:q128:read';
    const answer = answerOf({ vm: 'D96ds_v5', loads, seconds: '60' });
    expect(plainText(answer.headline)).toContain('not settled after 60 s');
    expect(answer.checks.map((check) => check.text).join()).toContain('over 1 % off');
  });

  test('of arrivals that are too many never settles, which is said; their IOPS are the limit.', () => {
    const answer = answerOf({ vm: 'D8ds_v5', loads: 'a:P30/None:4KiB:r9000:read' });
    expect(plainText(answer.headline)).toContain('the backlog of “a” keeps growing');
    expect(value(answer, 'iops-a')).toBeCloseTo(5000, -1);
  });

  test.each(['10', '20', '600'])(
    'behind which hits go on until all in flight are misses comes out in steady state: %s s.',
    (seconds) => {
      const loads = 'a:P10/ReadOnly:1MiB:r500:read:hit=50%';
      const answer = answerOf({ vm: 'E8bds_v5', seconds, loads });
      // Half of the reads reach the disk, which bursts to 170 MB/s.
      const most = 170e6 / 1_048_576 / 0.5;
      expect(Math.abs(value(answer, 'iops-a') / most - 1)).toBeLessThan(0.05);
    },
  );

  test.each(['1', '2', '3', '5', '7', '11'])(
    'is none where IOs arrive one by one: the last of %s a second may be cut off.',
    (rate) => {
      for (const seconds of ['2', '5', '10']) {
        const answer = answerOf({
          ...{ vm: 'D8ds_v5', seconds },
          loads: `a:P30/None:4KiB:r${rate}:read`,
        });
        expect(answer.checks.map((check) => check.text).join()).not.toContain('not settled');
        expect(plainText(answer.headline)).toMatch(/^No workload waits/);
      }
    },
  );

  test('of others makes a workload late that gets all it asks for: it does not drop.', () => {
    // 200 writes a second arrive and 200 are served; each waits for the limit that the queue fills.
    const answer = answerOf({
      ...{ vm: 'D8ds_v5', seconds: '6' },
      loads: 'log:P30/None:4KiB:r200:write,data:P30x4/None:4KiB:q256:read',
    });
    expect(plainText(answer.headline)).toMatch(/^An IO of “log” takes about \d+ ms, alone 1\.3 ms/);
    expect(value(answer, 'worst-iops')).toBeCloseTo(200, -1);
    expect(answer.verdict).toBe('throttled');
  });

  test('needs no longer run where it has settled.', () => {
    const { steps } = answerOf({
      ...{ vm: 'DS13_v2', seconds: '10' },
      loads: 'temp:temp:256KiB:q60:write,log:P30/ReadOnly:4KiB:q1:write',
    });
    expect(steps.at(-1)?.line.join('')).toContain('from 1 s to 10 s');
  });
});
