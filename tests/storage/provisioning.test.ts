/** The smallest disks that may be created for a target, and sets of other disks that do the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diskNamed, fullDataset } from '../../src/calculators/full-dataset.ts';
import { elasticFamilies, parseElastic } from '../../src/limits/elastic.ts';
import { delivers, setsOf } from '../../src/storage/change/disk-sets.ts';
import { provisionedLike } from '../../src/storage/set-up/provisioned-like.ts';
import { isConfiguration, smallestOf } from '../../src/storage/set-up/provisioning.ts';
import { bytesPerSecond, gib, iops, mbPerSecond } from '../../src/units/index.ts';

const familyOf = (type: 'PremiumV2' | 'Ultra') => {
  const found = elasticFamilies.find(({ prefix }) => prefix === type);
  if (!found) throw new Error(`${type} is missing`);
  return found;
};
const needsOf = (size: number, rate: number, mbps: number) => ({
  capacity: gib(size),
  iops: iops(rate),
  throughput: mbPerSecond(mbps),
});
const smallest = (type: 'PremiumV2' | 'Ultra', ...[size, rate, mbps, disks = 1]: number[]) => {
  const set = smallestOf(familyOf(type), needsOf(size ?? 0, rate ?? 0, mbps ?? 0), disks);
  if (!isConfiguration(set)) throw new Error('it cannot be created');
  return set;
};

describe('The smallest configuration', () => {
  test('has whole GiB, IOPS and MB/s, each raised where another requires more.', () => {
    // Managed disk types, 2026-08-11: 500 IOPS a GiB, 0.25 MB/s an IOPS; 3,000 IOPS and 125 MB/s at any size.
    expect(smallest('PremiumV2', 1, 1, 1).provisioned).toEqual({ gib: 1, iops: 3000, mbps: 125 });
    expect(smallest('PremiumV2', 1, 3001, 0).provisioned).toEqual({
      gib: 7,
      iops: 3001,
      mbps: 125,
    });
    expect(smallest('PremiumV2', 1, 0, 750).provisioned).toEqual({ gib: 1, iops: 3000, mbps: 750 });
    expect(smallest('PremiumV2', 1, 0, 751).provisioned).toEqual({ gib: 7, iops: 3004, mbps: 751 });
    // Ultra Disk: 1,000 IOPS a GiB, from 4 GiB, 100 IOPS and 1 MB/s.
    expect(smallest('Ultra', 1, 0, 0).provisioned).toEqual({ gib: 4, iops: 100, mbps: 1 });
    expect(smallest('Ultra', 1, 4001, 0).provisioned).toEqual({ gib: 5, iops: 4001, mbps: 1 });
    expect(smallest('Ultra', 1, 0, 26).provisioned).toEqual({ gib: 4, iops: 104, mbps: 26 });
  });

  test('of several disks is that of each, rounded up.', () => {
    expect(smallest('PremiumV2', 100, 10_000, 400, 3).provisioned).toEqual({
      gib: 34,
      iops: 3334,
      mbps: 134,
    });
    // 300 MB/s are exactly 100 for each of three, which is below the least.
    expect(smallest('Ultra', 100, 300, 300, 3).provisioned).toEqual({
      gib: 34,
      iops: 400,
      mbps: 100,
    });
  });

  test('in place of another disk has the IOPS that its MB/s require.', () => {
    // 800 MB/s at 0.25 MB/s an IOPS; a P20 has 512 GiB and 2,300 IOPS.
    const like = provisionedLike(
      diskNamed('P20', 'current'),
      fullDataset.catalogue,
      mbPerSecond(800),
    );
    expect(like.map(({ name }) => name)).toEqual([
      'PremiumV2-512GiB-3200IOPS-800MBps',
      'Ultra-512GiB-3200IOPS-800MBps',
    ]);
  });

  test('is refused one above a maximum, with the number of disks that can have it.', () => {
    const most = needsOf(65_536, 80_000, 2000);
    const v2 = familyOf('PremiumV2');
    expect(isConfiguration(smallestOf(v2, most, 1))).toBe(true);
    expect(smallestOf(v2, { ...most, iops: iops(80_001) }, 1)).toEqual({
      excesses: [{ figure: 'iops', needed: 80_001, max: 80_000 }],
      disks: 2,
    });
    expect(smallestOf(v2, { ...most, throughput: bytesPerSecond(2e9 + 1) }, 1)).toMatchObject({
      excesses: [{ figure: 'mbps' }],
      disks: 2,
    });
    expect(smallestOf(v2, needsOf(65_537, 0, 0), 1)).toMatchObject({ disks: 2 });
  });

  test('is always accepted by the rules of its name, meets the needs, and is the smallest that does.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...elasticFamilies),
        fc.integer({ min: 1, max: 70_000 }),
        fc.integer({ min: 0, max: 450_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 1, max: 8 }),
        (elastic, size, rate, mbps, disks) => {
          const needs = needsOf(size, rate, mbps);
          const set = smallestOf(elastic, needs, disks);
          if (!isConfiguration(set)) {
            expect(set.disks).toBeGreaterThan(disks);
            return;
          }
          const { gib: each, iops: own, mbps: moved } = set.provisioned;
          const isLegal = (a: number, b: number, c: number) =>
            'row' in (parseElastic(`${elastic.prefix}-${a}GiB-${b}IOPS-${c}MBps`, 'current') ?? {});
          expect(isLegal(each, own, moved)).toBe(true);
          expect(delivers(set, undefined, needs, 'current')).toBe(true);
          expect(set.disk.size * disks).toBeGreaterThanOrEqual(needs.capacity);
          const meets = (a: number, b: number, c: number) =>
            isLegal(a, b, c) && a * disks >= size && b * disks >= rate && c * disks >= mbps;
          for (const [a, b, c] of [
            [each - 1, own, moved],
            [each, own - 1, moved],
            [each, own, moved - 1],
          ] as const)
            expect(meets(a, b, c), `${a} ${b} ${c}`).toBe(false);
        },
      ),
    );
  });
});

describe('Sets of Premium SSD', () => {
  const premium = fullDataset.catalogue
    .disks('current')
    .filter(({ family }) => family === 'Premium SSD');
  const countOf = (needs: ReturnType<typeof needsOf>, name: string, most = 64) =>
    setsOf(premium, needs, most).find(({ disk }) => disk.name === name)?.disks;

  test('have as many disks as the need requires that is hardest to meet.', () => {
    // P30: 1,024 GiB, 5,000 IOPS, 200 MB/s.
    expect(countOf(needsOf(1024, 5000, 200), 'P30')).toBe(1);
    expect(countOf(needsOf(1025, 5000, 200), 'P30')).toBe(2);
    expect(countOf(needsOf(1024, 10_001, 200), 'P30')).toBe(3);
    expect(countOf(needsOf(1024, 5000, 601), 'P30')).toBe(4);
    expect(countOf(needsOf(0, 0, 0), 'P30')).toBe(1);
  });

  test('have at most 16 disks below 1 TiB, and of larger ones as many as can be attached.', () => {
    // P20: 2,300 IOPS.
    expect(countOf(needsOf(1, 16 * 2300, 0), 'P20')).toBe(16);
    expect(countOf(needsOf(1, 16 * 2300 + 1, 0), 'P20')).toBeUndefined();
    expect(countOf(needsOf(1, 64 * 5000, 0), 'P30')).toBe(64);
    expect(countOf(needsOf(1, 8 * 5000 + 1, 0), 'P30', 8)).toBeUndefined();
  });

  test('deliver a need that equals a limit, and not one above it.', () => {
    const set = { disk: diskNamed('P30', 'current'), disks: 2 };
    expect(delivers(set, undefined, needsOf(1, 10_000, 400), 'current')).toBe(true);
    expect(delivers(set, undefined, needsOf(1, 10_001, 400), 'current')).toBe(false);
  });
});
