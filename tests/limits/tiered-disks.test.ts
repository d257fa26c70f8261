/**
 * Disks as they are bought. Performance plus: “Enable performance plus” (2026-09-16) and the columns
 * “expanded” of the pages on disk sizes; performance tiers: “Change the performance of Azure managed disks”
 * (2024-03-04), whose example is a P10 at the tier P50 for the price of a P50; prices: the list of West Europe.
 */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { diskFeatures } from '../../src/limits/index.ts';
import { forVolumes, withPlus, zoned } from '../../src/limits/offered-disks.ts';
import type { Disk, Edition } from '../../src/limits/types.ts';
import { diskName } from '../../src/storage/path/disk-names.ts';
import { costOf } from '../../src/storage/set-up/cost.ts';
import { gib, mbPerSecond } from '../../src/units/index.ts';

const { catalogue, prices } = fullDataset;
const found = (name: string, edition: Edition = 'current') => catalogue.disk(name, edition);
const read = (name: string): Disk => {
  const one = found(name);
  if (!('row' in one)) throw new Error(`${name}: ${JSON.stringify(one)}`);
  return one.row;
};
const refusal = (name: string, edition: Edition = 'current') => {
  const one = found(name, edition);
  return 'refused' in one ? one.refused : undefined;
};
const monthly = (name: string, count = 1) => {
  const groups = [{ role: 'data' as const, disk: read(name), count, cache: 'None' as const }];
  return costOf({ vm: undefined, groups }, 'linux', prices('westeurope') as never);
};

const plus = `
P30 8000 300
P40 16000 600
P50 20000 900
P60 20000 900
P70 20000 900
P80 20000 900
E30 1500 150
E40 3000 300
E50 6000 600
E60 6000 750
E70 6000 750
E80 6000 750
S30 1500 150
S40 3000 300
S50 3000 500
S60 3000 500
S70 3000 500
S80 3000 500`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('Performance plus', () => {
  test.each(plus)(
    'gives a %s %s IOPS and %s MB/s at the price of the disk.',
    (tier = '', iops, mb) => {
      const disk = read(`${tier}-plus`);
      expect([disk.iops, disk.throughput]).toEqual([Number(iops), mbPerSecond(Number(mb))]);
      expect(disk).toMatchObject({ name: `${tier}-plus`, tier, size: read(tier).size });
      expect(monthly(`${tier}-plus`).total).toEqual(monthly(tier).total);
      expect([disk.burst, disk.onDemand]).toEqual([undefined, undefined]);
    },
  );

  test('needs 513 GiB, which is a P30 of less than its size.', () => {
    expect(read('P30-513GiB-plus')).toMatchObject({ iops: 8000, size: gib(513), tier: 'P30' });
    for (const name of ['P20-plus', 'E20-plus', 'S20-plus', 'P10-plus'])
      expect(refusal(name), name).toContain('513 GiB');
    expect(refusal('P30-plus', '2018-09')).toBe('Performance plus did not exist in 2018.');
  });
});

describe('A performance tier', () => {
  test('gives a P10 the limits of a P50 at its price, in the size and with the host cache of a P10.', () => {
    const disk = read('P10-tierP50');
    expect(disk).toMatchObject({ iops: 7500, throughput: mbPerSecond(250), size: gib(128) });
    expect(disk.hostCache).toBe('yes');
    expect(monthly('P10-tierP50').total).toEqual(monthly('P50').total);
    expect(diskName(disk)).toBe('P10 at performance tier P50');
  });

  test('is one of those that the vendor lists for the disk, for all disks.', () => {
    const tiers = catalogue.disks('current').filter(({ family }) => family !== 'Standard HDD');
    for (const disk of tiers) {
      const max = diskFeatures.find((one) => one.disk === disk.name)?.maxTier;
      const highest = max === undefined ? 0 : read(max).size;
      for (const other of tiers.filter(({ family }) => family === 'Premium SSD')) {
        const isAllowed =
          disk.family === 'Premium SSD' && other.size > disk.size && other.size <= highest;
        const name = `${disk.name}-tier${other.name}`;
        expect('row' in found(name), name).toBe(isAllowed);
      }
    }
  });

  test('is never better than the larger disk, at whose price it is: no volume needs one.', () => {
    const disks = forVolumes(catalogue.disks('current'));
    const premium = catalogue.disks('current').filter(({ family }) => family === 'Premium SSD');
    let pairs = 0;
    for (const disk of premium)
      for (const other of premium) {
        const raised = found(`${disk.name}-tier${other.name}`);
        if (!('row' in raised)) continue;
        pairs += 1;
        const { size, iops, throughput, hostCache, burst } = raised.row;
        const mayBeCached =
          hostCache === 'yes' || (hostCache === 'below 4 TiB' && size < gib(4096));
        const isReplaced = disks.some(
          (one) =>
            monthly(one.name).total?.all === monthly(raised.row.name).total?.all &&
            one.size >= size &&
            one.iops >= iops &&
            one.throughput >= throughput &&
            (!mayBeCached || one.hostCache === 'yes'),
        );
        expect(isReplaced, raised.row.name).toBe(true);
        expect(burst).toBeUndefined();
      }
    expect(pairs).toBeGreaterThan(50);
    // What lets the cached ones be replaced.
    expect(disks.map(({ name }) => name)).toContain('P50-4095GiB');
  });

  test('does not go with performance plus, which no page says it does.', () => {
    expect(refusal('P40-plus-tierP50')).toContain('No page says');
  });
});

describe('Zone redundancy', () => {
  test('has the limits of the disk at the price of the list.', () => {
    // P30 LRS 148.68 and ZRS 222.99 USD a month in West Europe, 2026-08-22.
    expect(monthly('P30').total?.all).toBeCloseTo(148.68, 2);
    expect(monthly('P30-ZRS', 2).total?.all).toBeCloseTo(2 * 222.99, 2);
    const { name, tier, bought, ...same } = read('P30-ZRS');
    const { name: _, ...plain } = read('P30');
    expect(same).toEqual(plain);
    expect(same).toMatchObject({ iops: 5000, throughput: mbPerSecond(200), hostCache: 'yes' });
    expect(diskName(read('P30-ZRS'))).toBe('P30 ZRS');
  });

  test('of any disk is what its name with ZRS is.', () => {
    const sized = ['P10-100GiB', 'P50-4095GiB', 'P30-600GiB-plus', 'P30-tierP40', 'P30-ZRS'].map(
      read,
    );
    const all = [...withPlus(catalogue.disks('current')), ...sized];
    for (const disk of all) {
      const name = disk.bought?.zrs ? disk.name : `${disk.name}-ZRS`;
      expect(zoned(disk), name).toEqual('row' in found(name) ? read(name) : undefined);
    }
    expect(zoned(read('PremiumV2-512GiB-8000IOPS-400MBps'))).toBeUndefined();
  });

  test('is not to be had of Standard HDD, nor in 2018.', () => {
    expect(refusal('S30-ZRS')).toContain('Only Premium SSD and Standard SSD');
    expect(refusal('P30-ZRS', '2018-09')).toContain('2018');
  });
});

test('What is chosen can be put together, and is read back from its name.', () => {
  for (const name of ['P30-600GiB-plus-ZRS', 'P50-4095GiB-ZRS', 'P30-tierP40-ZRS', 'E30-plus']) {
    expect(read(name).name).toBe(name);
    expect(read(name.toLowerCase().replaceAll('-', ' ')).name).toBe(name);
  }
});
