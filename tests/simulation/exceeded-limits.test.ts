/** A rate above a limit is throttled, however little of that a run of some seconds shows. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/kit/index.ts';
import { answerOf, wholeAnswerOf } from './answer.ts';

// P30: 5,000 IOPS, 200 MB/s, no credits.
describe('A rate', () => {
  test.each(['10', '60'])(
    'of one more than the limit is throttled, and of as much is not: %s s.',
    (seconds) => {
      const at = (rate: number) =>
        wholeAnswerOf({ vm: 'D8s_v5', seconds, loads: `a:P30/None:8KiB:r${rate}:read` });
      expect(at(5000).verdict).toBe('fits');
      const above = at(5001);
      expect(above).toMatchObject({ verdict: 'throttled', boundBy: ['disk IOPS (P30)'] });
      expect(plainText(above.headline)).not.toContain('No workload waits');
      expect(above.recommendations.map(({ outcome }) => outcome?.verdict)).toContain('fits');
    },
  );

  test('is that of all workloads on the limit, in IOPS or throughput.', () => {
    const verdictOf = (loads: string) => answerOf({ vm: 'D8s_v5', seconds: '10', loads }).verdict;
    const two = (one: number, other: number) =>
      `a:P30/None#1:8KiB:r${one}:read,b:P30/None#1:8KiB:r${other}:write`;
    expect([verdictOf(two(3000, 2000)), verdictOf(two(3000, 2001))]).toEqual(['fits', 'throttled']);
    // 200 MB/s ÷ 256 KiB = 762.9.
    const large = (rate: number) => `a:P30/None:256KiB:r${rate}:write`;
    expect([verdictOf(large(762)), verdictOf(large(763))]).toEqual(['fits', 'throttled']);
    // Over three disks: 15,000, of a VM with more.
    const striped = (rate: number) => `a:P30x3/None:8KiB:r${rate}:read`;
    const onLarge = (loads: string) => answerOf({ vm: 'D32s_v5', seconds: '10', loads });
    expect(onLarge(striped(12_000)).verdict).toBe('fits');
    expect(onLarge(striped(15_001)).boundBy).toEqual(['disk IOPS (3 × P30)']);
    // Of the reads half are hits, which do not reach the disk: 10,000.
    const cached = (rate: number) =>
      answerOf({
        ...{ vm: 'D16s_v3', seconds: '10' },
        loads: `a:P30/ReadOnly:4KiB:r${rate}:read:hit=50%`,
      }).verdict;
    expect([cached(9000), cached(10_002)]).toEqual(['fits', 'throttled']);
  });

  test('just above what a disk sustains lasts as long as its credits, and is throttled then.', () => {
    // P20: 2,300 IOPS, 3,500 in a burst: 1,200 × 1,800 s ÷ 1 = 25 days.
    const { verdict, headline } = answerOf({ vm: 'D8s_v5', loads: 'a:P20/None:8KiB:r2301:read' });
    expect(verdict).toBe('throttled');
    expect(plainText(headline)).toContain('for about 25 days on burst credits');
  });

  // The page of Dsv5: 12,800 IOPS of D8s_v5, whose credits are not published.
  test('just above what a VM sustains names both, and lasts for days at most.', () => {
    const { verdict, headline } = answerOf({
      vm: 'D8s_v5',
      loads: 'a:P30x4/None:8KiB:r12801:read',
    });
    expect(verdict).toBe('throttled');
    expect(plainText(headline)).toBe(
      '“a” demands 12,801 IOPS, and the VM’s uncached limit sustains 12,800 IOPS, for days on burst credits; then throttled.',
    );
  });

  test('above a limit fits at no length of the run.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['P4', 120] as const,
          ['P10', 500] as const,
          ['P30', 5000] as const,
          ['E30', 500] as const,
        ),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 4 }),
        ([disk, limit], more, seconds) => {
          const loads = `a:${disk}/None:4KiB:r${limit + more}:read`;
          const { verdict } = answerOf({ vm: 'D8s_v5', seconds: String(seconds), loads });
          expect(verdict).toBe('throttled');
        },
      ),
      { numRuns: 30 },
    );
  });
});
