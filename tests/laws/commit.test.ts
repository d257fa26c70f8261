/** Durable commits: public fio runs and printed statements, and the edges of groups and quorums. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitRate, latencyAtPercentile, memberPercentile } from '../../src/laws/commit.ts';
import { milliseconds, seconds } from '../../src/units/index.ts';

const us = (value: number) => seconds(value / 1e6);

/** d-uzlov/k8s-homelab, docs/test-database/test-fsync.md (fio 3.25, 2023): latency averages and IOPS as printed. */
describe('One committer', () => {
  test.each([
    // The tolerance is what the printed rate and the printed latencies differ by.
    ['ZFS with an Optane log', 13.73, 192.48, 4801, 0.011],
    ['ZFS without it', 28.55, 10_450, 95, 0.007],
    ['Optane M10 with ZFS', 13.59, 154.88, 5860, 0.014],
    ['Optane M10', 4.53, 47.6, 18_600, 0.032],
    ['an NVMe drive for consumers', 12.27, 6926.11, 144, 0.003],
    ['a SATA SSD with ZFS', 13.09, 416.3, 2317, 0.006],
    ['a SATA SSD', 6.13, 346.6, 2820, 0.006],
  ])(
    '%s: write %d µs and sync %d µs give %d commits a second',
    (_, write, sync, rate, tolerance) => {
      const { least, most } = commitRate(() => us(write + sync), 1, true);
      expect(least).toBe(most);
      expect(Math.abs(most / rate - 1)).toBeLessThanOrEqual(tolerance);
    },
  );

  test('50 sequential IOPS are a synchronous write in 20 ms (etcd, hardware recommendations)', () => {
    const time = () => milliseconds(20);
    expect(commitRate(time, 1, false).most).toBeCloseTo(50, 9);
  });
});

describe('Several committers', () => {
  const time = () => milliseconds(4);

  test('without group commit they are no faster together than one', () => {
    expect(commitRate(time, 16, false)).toEqual(commitRate(time, 1, false));
  });

  test('with group commit all share a sync at best, and half of them if they commit again at once', () => {
    expect(commitRate(time, 16, true)).toEqual({ least: 2000, most: 4000 });
  });

  test('that share a sync wait for all that it writes: 8 of 16 for 6 ms, and 16 for 8 ms', () => {
    const longer = (sharing: number) => milliseconds(4 + sharing / 4);
    expect(commitRate(longer, 16, true)).toEqual({ least: 8 / 0.006, most: 2000 });
  });

  /** Two groups take turns: a simulation of committers that commit again at once. */
  test.each([2, 3, 8, 33])(
    '%d committers that commit again at once get what is given as least',
    (n) => {
      let syncs = 0;
      let commits = 0;
      let [syncing, waiting] = [1, n - 1];
      for (; syncs < 10_000; syncs += 1) {
        commits += syncing;
        [syncing, waiting] = [waiting, syncing];
      }
      const rate = commits / (syncs * time());
      expect(rate).toBeCloseTo(commitRate(time, n, true).least, 6);
    },
  );
});

describe('A quorum', () => {
  test('of one member is that member', () => {
    expect(memberPercentile(1, 1, 0.99)).toBeCloseTo(0.99, 12);
  });

  test('of two out of three is done with 0.9997 where each member is with 0.99', () => {
    // 3 × 0.99² × 0.01 + 0.99³
    expect(memberPercentile(3, 2, 0.999702)).toBeCloseTo(0.99, 6);
  });

  test('of all three needs a later percentile of each than the one that is asked for', () => {
    expect(memberPercentile(3, 3, 0.99)).toBeCloseTo(0.99 ** (1 / 3), 12);
  });

  test('that is larger never waits for an earlier percentile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.double({ min: 0.5, max: 0.999, noNaN: true }),
        (members, p) => {
          const all = Array.from({ length: members }, (_, index) =>
            memberPercentile(members, index + 1, p),
          );
          for (const [index, share] of all.entries())
            expect(share).toBeGreaterThanOrEqual(all[index - 1] ?? 0);
        },
      ),
    );
  });
});

describe('A latency at another percentile', () => {
  const [median, p99] = [milliseconds(2), milliseconds(8)];

  test('is the median and the 99th percentile at these', () => {
    expect(latencyAtPercentile(median, p99, 0.5)).toBeCloseTo(0.002, 8);
    expect(latencyAtPercentile(median, p99, 0.99)).toBeCloseTo(0.008, 7);
  });

  test('follows the normal distribution’s printed quantile of 0.95, 1.6449, on a logarithmic scale', () => {
    const expected = 0.002 * 4 ** (1.6449 / 2.3263);
    expect(latencyAtPercentile(median, p99, 0.95)).toBeCloseTo(expected, 6);
  });
});
