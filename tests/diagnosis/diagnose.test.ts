/** Public measurements, and the limit that their threads found. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toEnd } from '../../src/kit/index.ts';
import { catalogue } from '../../src/limits/index.ts';
import { behindCache } from '../../src/storage/diagnosis/behind-cache.ts';
import {
  comparing,
  type MeasuredGroup,
  percentile,
  sumOf,
} from '../../src/storage/diagnosis/compare.ts';
import { findingOf, nearestRatio } from '../../src/storage/diagnosis/diagnose.ts';
import type { Cache, Role } from '../../src/storage/set-up/disk-group.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { fraction } from '../../src/units/index.ts';

type Given = readonly [role: Role, disk: string, count: number, cache: Cache];

function setUp(vm: string, groups: readonly Given[]): SetUp {
  const size = catalogue.vm(vm, 'current');
  if (!('row' in size)) throw new Error(`There is no ${vm}.`);
  return {
    vm: size.row,
    groups: groups.map(([role, name, count, cache]) => {
      const disk = catalogue.disk(name, 'current');
      if (!('row' in disk)) throw new Error(`There is no ${name}.`);
      return { role, disk: disk.row, count, cache, iops: undefined };
    }),
    ...{ temp: 'unused', size: undefined, targetIops: undefined, targetThroughput: undefined },
    read: fraction(1),
    hit: fraction(0),
    edition: 'current',
  };
}

const mb = 1e6;
const steady = (group: number, iops: number, throughput: number, steps = 60): MeasuredGroup => ({
  group,
  iops: Array(steps).fill(iops),
  throughput: Array(steps).fill(throughput),
});

const diagnose = (of: SetUp, measured: readonly MeasuredGroup[], use: number) =>
  findingOf(toEnd(comparing(of, measured, use, behindCache)));

const found = (of: SetUp, measured: readonly MeasuredGroup[]) => {
  const { finding } = diagnose(of, measured, 0.99);
  return {
    verdict: finding?.verdict,
    limits: finding?.limits.map(({ owner, limit: { id, kind } }) => `${owner} ${id} ${kind}`),
    ...(finding?.verdict === 'above-limit' ? { by: finding.by } : {}),
  };
};

describe('Measurements that were published', () => {
  test('AKS #1311: a DS3_v2 node at 500 IOPS is at the limit of its P10, not of the VM.', () => {
    expect(
      found(setUp('DS3_v2', [['os', 'P10', 1, 'ReadOnly']]), [steady(0, 497, 8 * mb)]),
    ).toEqual({
      verdict: 'at-limit',
      limits: ['P10 disk iops'],
    });
  });

  test('azure-docs #37054: writes to a ReadOnly disk of an E8s_v3 stop at 128 MB/s, the cached limit.', () => {
    const of = setUp('E8s_v3', [['data', 'P40', 1, 'ReadOnly']]);
    expect(found({ ...of, read: fraction(0) }, [steady(0, 2000, 128.4 * mb)])).toEqual({
      verdict: 'at-limit',
      limits: ['E8s_v3 cached throughput'],
    });
  });

  test('azure-docs #47962: 486.31 MiB/s of a P60 are its 500 MB/s, with either reading.', () => {
    const of = setUp('D64s_v3', [['data', 'P60', 1, 'None']]);
    const { finding } = diagnose(of, [steady(0, 3900, 486.31 * 1024 ** 2)], 0.99);
    expect(finding?.verdict).toBe('at-limit');
    expect(finding?.limits.map(nearestRatio).every((ratio) => Math.abs(ratio - 1) < 0.03)).toBe(
      true,
    );
  });

  test('SAP/arp142 #121: P30 disks at 780 to 2,560 IOPS are below every limit, whatever %util says.', () => {
    const of = setUp('E32s_v3', [['data', 'P30', 1, 'None']]);
    expect(found(of, [steady(0, 2560, 100 * mb)]).verdict).toBe('below-limit');
  });

  test('A P20 at 3,500 IOPS is at its burst limit, above the 2,300 that it can sustain.', () => {
    expect(
      found(setUp('D16s_v3', [['data', 'P20', 1, 'None']]), [steady(0, 3500, 30 * mb)]),
    ).toEqual({
      verdict: 'above-limit',
      limits: ['P20 disk iops'],
      by: 'burst',
    });
  });

  test('Disks that are full while the VM bursts are at their limit: 3 × P30 have 15,000 of the 20,000 IOPS that a D8s_v5 bursts to.', () => {
    const of = (count: number) => setUp('D8s_v5', [['data', 'P30', count, 'None']]);
    expect(found(of(3), [steady(0, 15_000, 100 * mb)])).toEqual({
      verdict: 'at-limit',
      limits: ['3 × P30 disk iops'],
    });
    // Where both stop it, both are named.
    expect(found(of(4), [steady(0, 20_000, 100 * mb)])).toEqual({
      verdict: 'above-limit',
      limits: ['D8s_v5 uncached iops', '4 × P30 disk iops'],
      by: 'burst',
    });
    expect(found(of(5), [steady(0, 20_000, 100 * mb)]).limits).toEqual(['D8s_v5 uncached iops']);
    expect(found(of(5), [steady(0, 17_000, 100 * mb)])).toMatchObject({ by: 'burst' });
  });

  test('A burst that has ended in the series is one, though disks were full meanwhile.', () => {
    const of = setUp('D8s_v5', [['data', 'P30', 3, 'None']]);
    const iops = [...Array(30).fill(15_000), ...Array(30).fill(12_800)];
    const measured = { group: 0, iops, throughput: iops.map((rate) => rate * 4096) };
    expect(found(of, [measured])).toMatchObject({ verdict: 'above-limit', by: 'burst' });
  });

  test('More reads than a cached P30 has come from the host cache.', () => {
    expect(
      found(setUp('D16s_v3', [['data', 'P30', 1, 'ReadOnly']]), [steady(0, 12_000, 98 * mb)]),
    ).toMatchObject({
      verdict: 'above-limit',
      by: 'cache',
    });
  });

  test('More than an uncached disk can give is not explained: another disk or size was chosen.', () => {
    expect(
      found(setUp('D64s_v3', [['data', 'S10', 1, 'None']]), [steady(0, 5000, 40 * mb)]),
    ).toMatchObject({
      verdict: 'above-limit',
      by: 'unknown',
    });
  });

  test('Disks that are each below half of their limits are together at that of the VM.', () => {
    // The drawn case: four P30 of an E16s_v3 read 93.7 MB/s each, and 384 MB/s is the VM’s uncached limit.
    const of = setUp(
      'E16s_v3',
      [0, 1, 2, 3].map(() => ['data', 'P30', 1, 'None'] as const),
    );
    const measured = [0, 1, 2, 3].map((group) => steady(group, 1430, 93.7 * mb));
    expect(found(of, measured)).toEqual({
      verdict: 'at-limit',
      limits: ['E16s_v3 uncached throughput'],
    });
  });
});

describe('Edges', () => {
  const of = setUp('D64s_v3', [['data', 'P30', 1, 'None']]);
  test.each([
    [4750, 'at-limit'],
    [4749, 'below-limit'],
    [5000, 'at-limit'],
    [5250, 'at-limit'],
  ])('%i of 5,000 IOPS are %s.', (iops, verdict) => {
    expect(found(of, [steady(0, iops, 1 * mb)]).verdict).toBe(verdict);
  });

  test('Nothing measured is no finding.', () => {
    expect(diagnose(of, [], 0.99).finding).toBeUndefined();
    expect(diagnose(of, [steady(0, Number.NaN, Number.NaN)], 0.99).finding).toBeUndefined();
  });

  test('A size whose limits are not published leaves the limits of its disks.', () => {
    const unpublished = catalogue
      .vms('current')
      .find(({ uncached }) => uncached.iops === 'not published');
    if (!unpublished) throw new Error('Every size publishes its uncached limit.');
    const { comparisons } = diagnose({ ...of, vm: unpublished }, [steady(0, 4900, 1 * mb)], 0.99);
    expect(new Set(comparisons.map(({ limit: { id } }) => id))).toEqual(new Set(['disk']));
  });

  test('The nearest rank of 1 to 100 is the number itself.', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0.5, 0.9, 0.99, 1].map((share) => percentile(numbers, share))).toEqual([
      50, 90, 99, 100,
    ]);
  });

  test('A sum of steps keeps a gap that all have, and no other.', () => {
    const gap = Number.NaN;
    expect(
      sumOf([
        [1, gap, gap],
        [2, 3, gap],
      ]),
    ).toEqual([3, 3, gap]);
  });

  test('Whatever is measured, a verdict of at a limit has a limit within 5 %.', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 2000 }),
        (iops, rate) => {
          const { finding } = diagnose(of, [steady(0, iops, rate * mb)], 0.99);
          if (finding?.verdict !== 'at-limit') return;
          for (const each of finding.limits.slice(0, 1))
            expect(Math.abs(nearestRatio(each) - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
    );
  });
});

describe('A ReadOnly cache', () => {
  /** 7,500 IOPS and 250 MB/s each (Premium SSD table). */
  const of = setUp('E16bds_v5', [['data', 'P40', 2, 'ReadOnly']]);
  const measure = (iops: number, rate: number, read: number) =>
    found({ ...of, read: fraction(read) }, [steady(0, iops, rate * mb)]);

  test('answers reads alone: of 30,000 IOs with 5 % reads, 28,500 are too many for 15,000 IOPS.', () => {
    expect(measure(30_000, 240, 0.05)).toEqual({
      verdict: 'above-limit',
      limits: ['2 × P40 disk iops'],
      by: 'unknown',
    });
    expect(measure(30_000, 240, 0.6)).toMatchObject({ verdict: 'above-limit', by: 'cache' });
  });

  test('that answered half of the bytes answered half of the IOs too: no IOPS limit is reached then.', () => {
    const limits = ['2 × P40 disk throughput'];
    expect(measure(15_000, 700, 0.53)).toEqual({ verdict: 'above-limit', limits, by: 'cache' });
    // Were it 2 % more than is published, as disks deliver, the IOPS limit would be reached all the same.
    expect(measure(15_000, 530, 0.53)).toMatchObject({ verdict: 'at-limit' });
  });

  test('is not bounded by a share of reads where writes were counted: 100 MB/s of 700 were written.', () => {
    const { iops, throughput, ...rest } = steady(0, 9000, 700 * mb);
    const writes = { iops: iops.map(() => 8000), throughput: throughput.map(() => 100 * mb) };
    const counted = [{ ...rest, iops, throughput, writes }];
    expect(found({ ...of, read: fraction(0.11) }, counted)).toMatchObject({ by: 'cache' });
    expect(measure(9000, 700, 0.11)).toMatchObject({ by: 'unknown' });
  });

  test('on a size whose cached limit is that of its temp disk may answer more than it: nothing is published above.', () => {
    // 38,000 IOPS and 500 MB/s, 12,800 IOPS uncached (Ddsv5 sizes series).
    const doubted = setUp('D8ds_v5', [['data', 'P40', 2, 'ReadOnly']]);
    const of = (iops: number, read: number) =>
      found({ ...doubted, read: fraction(read) }, [steady(0, iops, 160 * mb)]);
    expect(of(40_000, 0.95)).toMatchObject({ verdict: 'above-limit', by: 'cache' });
    expect(of(38_000, 0.95).limits).toEqual(['D8ds_v5 cached iops']);
    // Writes go on to the disks, whose limits nobody doubts.
    expect(of(40_000, 0.05)).toMatchObject({ verdict: 'above-limit', by: 'unknown' });
    expect(of(40_000, 0.05).limits).not.toContain('D8ds_v5 cached iops');
  });

  const measured = fc.record({
    iops: fc.integer({ min: 1, max: 60_000 }),
    rate: fc.integer({ min: 1, max: 2000 }),
    read: fc.integer({ min: 0, max: 100 }),
  });
  test('never leaves a verdict of at a limit of the disks beside another one that the rest exceeds.', () => {
    fc.assert(
      fc.property(measured, ({ iops, rate, read }) => {
        const given = [steady(0, iops, rate * mb)];
        const { comparisons, finding } = diagnose({ ...of, read: fraction(read / 100) }, given, 1);
        if (finding?.verdict !== 'at-limit') return;
        for (const one of finding.limits.filter(({ limit: { id } }) => id !== 'cached'))
          for (const other of comparisons.filter(({ limit: { id } }) => id !== 'cached')) {
            // What the cache must have answered of the other, with IOs of one size it answered of this one too.
            const left = nearestRatio(one) / Math.max(1, nearestRatio(other));
            expect(left * 1.05 * 1.05).toBeGreaterThanOrEqual(0.95);
          }
      }),
    );
  });

  test('explains no less with more reads, and all of what reads alone exceed.', () => {
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 100 }), ({ iops, rate, read }, more) => {
        const of = Math.min(100, read + more);
        if (measure(iops, rate, read / 100).by !== 'cache') return;
        expect(measure(iops, rate, of / 100).by).toBe('cache');
      }),
    );
  });
});
