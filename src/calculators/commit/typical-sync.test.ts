/** Commits where no latency was entered: syncs that others measured, and what the disk allows at most. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, figureOf, headline, textOf, texts } from '../../../tests/commit/answer.ts';
import { catalogue } from '../../limits/index.ts';
import { zoned } from '../../limits/offered-disks.ts';

test('The sentence has two lines at most, of 70 letters each, whatever is entered.', () => {
  for (const workload of ['etcd', 'postgres', 'sql-server', 'hana', 'kafka', 'mongodb', 'mysql'])
    for (const disk of ['P30', 'E30', 'PremiumV2-512GiB-3000IOPS-125MBps'])
      for (const more of ['', '&p99=50ms', '&sync-latency=20ms', '&committers=64', '&replicas=3'])
        expect(headline(`workload=${workload}&disk=${disk}${more}`).length).toBeLessThanOrEqual(
          140,
        );
});

describe('Without an entered latency', () => {
  // Means of 2.32 (westcentralus) to 4.33 ms (southafricanorth) in 26 regions: 1 ÷ 4.33 ms and 1 ÷ 2.32 ms.
  test('syncs of Premium SSD are those that were measured, and one write is the best case.', () => {
    expect(headline('')).toBe('325 commits a second; 3.08 ms a sync is typical.');
    expect(
      answer('')
        .checks.map(({ text }) => text)
        .join(' '),
    ).toMatch(/769 commits a second would be possible if/);
    expect(textOf('', 'commits')).toBe('325/s');
    expect(figureOf('', 'commits-low')).toBeCloseTo(1 / 4.33e-3, 6);
    expect(figureOf('', 'commits-high')).toBeCloseTo(1 / 2.32e-3, 6);
    // The two regions in the middle have 3.07 and 3.09 ms.
    expect(figureOf('', 'latency')).toBeCloseTo(3.08e-3, 9);
  });

  const others = catalogue
    .disks('current')
    .filter(({ family }) => family !== 'Premium SSD')
    .map(({ name }) => name);
  test.each([
    ...others,
    'P30-ZRS',
    'E30-ZRS',
    'PremiumV2-64GiB-3000IOPS-125MBps',
    'Ultra-64GiB-3000IOPS-125MBps',
  ])('syncs of %s are estimated widely, and the answer says that nobody measured them.', (disk) => {
    expect(texts(`disk=${disk}`).join(' ')).toMatch(/No public run has syncs on/);
    const {
      middle = 0,
      low = 0,
      high = 0,
    } = {
      middle: figureOf(`disk=${disk}`, 'commits'),
      low: figureOf(`disk=${disk}`, 'commits-low') ?? figureOf(`disk=${disk}`, 'commits'),
      high: figureOf(`disk=${disk}`, 'commits-high') ?? figureOf(`disk=${disk}`, 'commits'),
    };
    expect(low).toBeLessThanOrEqual(middle);
    const isLimited = !answer(`disk=${disk}`).boundBy.includes('latency');
    if (!isLimited) expect(high / low).toBeGreaterThan(2.5);
  });

  // Writes of a P30 took 1.3 ms, and with zone redundancy 3.2 to 4.8, taken as 4; syncs of Premium SSD 3.08.
  test.each(['P30-ZRS', 'E30-ZRS'])(
    'a sync of %s takes as many of its writes as on Premium SSD without zone redundancy, and has no percentile of that.',
    (disk) => {
      for (const workload of ['etcd', 'postgres', 'hana']) {
        const query = `disk=${disk}&workload=${workload}`;
        expect(figureOf(query, 'latency')).toBeCloseTo((3.08e-3 / 1.3e-3) * 4e-3, 9);
        expect(figureOf(query, 'p99')).toBeUndefined();
        expect(headline(query) + answer(query).why).toMatch(/estimated|at least/);
        expect(answer(query).verdict).not.toBe('fits');
      }
      expect(texts(`disk=${disk}&p99=9ms`).join(' ')).not.toMatch(/normal for|The vendor says/);
    },
  );

  // 26 regions, 2021: 5.59 ms to 9.8 ms.
  test('a percentile below those of all regions is not called normal.', () => {
    expect(texts('disk=P10&p99=5ms').join(' ')).toContain('5 ms is shorter than all that others');
    expect(texts('disk=P10&p99=5.6ms').join(' ')).toContain('5.6 ms is normal for');
  });

  test('no figure is outside of its own range, on any disk with either redundancy.', () => {
    const tiers = catalogue.disks('current');
    const disks = [...tiers, ...tiers.flatMap((disk) => zoned(disk) ?? [])];
    for (const { name } of disks)
      for (const more of ['', '&workload=sql-server', '&workload=mysql&committers=16']) {
        const { readouts } = answer(`disk=${name}${more}`);
        for (const { id, value = 0 } of readouts) {
          const of = id.replace(/-(low|high)$/, '');
          const point = readouts.find((readout) => readout.id === of)?.value ?? 0;
          if (id.endsWith('-low')) expect(value, name + more).toBeLessThanOrEqual(point);
          if (id.endsWith('-high')) expect(value, name + more).toBeGreaterThanOrEqual(point);
        }
      }
  });

  test('a log that is written through needs no sync after its write: SQL Server.', () => {
    // 1.3 ms and 1.5 × 0.21 in natural logarithms either way: 1 ÷ 1.78 ms and 1 ÷ 0.949 ms.
    expect(headline('workload=sql-server')).toBe(
      '769 commits a second; 1.3 ms a write is typical.',
    );
    expect(textOf('workload=sql-server', 'commits-low')).toBe('561/s');
    expect(textOf('workload=sql-server', 'commits-high')).toBe('1,050/s');
    expect(answer('workload=sql-server').why).toMatch(/one typical write, 1.3 ms/);
  });

  test('64 committers wait for the size of their shared write too: 256 KiB take 2.43 ms more than 8.', () => {
    const query = 'workload=postgres&committers=64';
    const longer = 248 * 9.8e-6;
    // All in one write with the shortest sync of a region, and in two that take turns with the longest.
    expect(figureOf(query, 'commits-high')).toBeCloseTo(64 / (2.32e-3 + longer), 6);
    expect(figureOf(query, 'commits-low')).toBeCloseTo(32 / (4.33e-3 + longer), 6);
    expect(figureOf(query, 'commits-high')).toBeLessThan(20_000);
  });

  test('64 committers have at most what the throughput of the disk allows: 200 MB/s ÷ 64 KiB.', () => {
    const query = 'workload=postgres&committers=64';
    expect(figureOf(`${query}&bytes=64KiB`, 'commits')).toBeCloseTo(200e6 / 65_536, 6);
    expect(answer(`${query}&bytes=64KiB`).boundBy).toEqual(['disk throughput (P30)']);
  });

  test('commits are never more than bytes, IOPS and the queue allow, on any disk.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...catalogue.disks('current')),
        fc.constantFrom('etcd', 'mysql', 'sql-server', 'postgres'),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(512, 8192, 100_000, 1_048_576),
        fc.boolean(),
        (disk, workload, committers, size, groups) => {
          const query = `disk=${disk.name}&workload=${workload}&committers=${committers}&bytes=${size}B&group-commit=${groups ? 'yes' : 'no'}`;
          const most = figureOf(query, 'commits-high') ?? figureOf(query, 'commits') ?? 0;
          const within = 1 + 1e-9;
          expect(most).toBeLessThanOrEqual((disk.throughput / size) * within);
          const sharing = groups ? committers : 1;
          expect(most).toBeLessThanOrEqual(disk.iops * sharing * within);
        },
      ),
      { numRuns: 150, seed: 20_261_123 },
    );
  });
});
