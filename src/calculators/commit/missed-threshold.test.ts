/** What options make of a threshold that is missed. */
import { expect, test } from 'vitest';
import { answer } from '../../../tests/commit/answer.ts';
import { plainText } from '../../kit/index.ts';

test('No option misses a threshold that is met or not compared now, nor one by as much as the case does.', () => {
  const judgedOf = (query: string) => {
    const { verdict, limits } = answer(query);
    return verdict === 'throttled' ? (limits[0]?.demand ?? 0) : undefined;
  };
  for (const query of [
    'disk=P30-ZRS&workload=hana',
    'sync-latency=2ms&p99=10ms',
    'sync-latency=14ms',
    'disk=PremiumV2-100GiB-3000IOPS-125MBps&committers=1000&bytes=1MiB',
    'disk=P4',
    'disk=P4&committers=64&bytes=64KiB',
    'bytes=1MiB',
    'disk=Ultra-512GiB-3000IOPS-125MBps&workload=hana&sync-latency=1.5ms',
  ]) {
    const now = judgedOf(query) ?? 0;
    const { recommendations } = answer(query);
    expect(recommendations.length, query).toBeGreaterThan(0);
    for (const { text, query: changed } of recommendations) {
      const then = changed === undefined ? undefined : judgedOf(changed);
      if (then !== undefined) expect(then, `${query}: ${plainText(text)}`).toBeLessThan(now);
    }
  }
});

// Premium SSD v2 and Ultra Disk have no zone redundancy, and a disk is copied to lose it.
test('Zone redundancy is given up where a threshold is missed with it, and the option says so.', () => {
  const { recommendations } = answer('disk=P30-ZRS&workload=hana');
  expect(recommendations.map(({ text }) => plainText(text).split(', about')[0])).toEqual([
    'Ultra Disk, as a data disk without zone redundancy',
    'Premium SSD v2, as a data disk without zone redundancy',
  ]);
  expect(recommendations.map(({ outcome }) => outcome?.how)).toEqual([
    'copy of data',
    'copy of data',
  ]);
  const others = answer('disk=P30-ZRS&workload=postgres').recommendations;
  expect(others.map(({ text }) => plainText(text)).join()).not.toContain('Ultra');
});
