/** Performance tiers, sharing and burst buckets of disks, and Write Accelerator: typed by hand from the pages named. */
import { describe, expect, test } from 'vitest';
import { bucketOf } from '../../src/laws/index.ts';
import { maxTiersOf, parseFeatures } from '../../src/limits/disk-features.ts';
import { featuresToday } from '../../src/limits/disks/current/features.ts';
import { diskFeatures, disks, vms, writeAccelerators } from '../../src/limits/index.ts';
import { limitsJson } from '../../src/limits/publish/index.ts';
import { acceleratedSeries } from '../../src/limits/series-lists.ts';
import { parseWriteAccelerator, writeAcceleratorOf } from '../../src/limits/write-accelerator.ts';
import { gib } from '../../src/units/index.ts';

const of = (name: string) => diskFeatures.find(({ disk }) => disk === name);
const published = limitsJson();

describe('A disk of today', () => {
  // Performance tiers page of 2024-03-04; sizes of shared disks, 2022-10-14.
  test.each([
    ['P1', 'P50', 3],
    ['P20', 'P50', 3],
    ['P40', 'P50', 5],
    ['P50', undefined, 5],
    ['P60', 'P80', 10],
    ['P80', undefined, 10],
    ['E20', undefined, 3],
    ['E30', undefined, 5],
    ['E60', undefined, 10],
  ])('%s has %s as its highest tier, and %d VMs can share it.', (name, maxTier, maxShares) => {
    expect(of(name)?.maxTier).toBe(maxTier);
    expect(of(name)?.maxShares).toBe(maxShares);
  });

  test('has the same highest tier where a script reads the table without its checks.', () => {
    const checked = diskFeatures.flatMap(({ disk, maxTier }) => (maxTier ? [[disk, maxTier]] : []));
    expect([...maxTiersOf(featuresToday)]).toEqual(checked);
    expect(checked).toHaveLength(12);
  });

  test('that is a Standard HDD has neither tiers nor sharing.', () => {
    expect(diskFeatures.filter(({ disk }) => disk.startsWith('S'))).toEqual([]);
  });

  // Resource API of 2020-08-25: the burst credit buckets.
  test.each([
    ['P1', 6_084_000, 255],
    ['P4', 6_084_000, 255],
    ['P6', 5_868_000, 211],
    ['P10', 5_400_000, 123],
    ['P15', 4_320_000, 79],
    ['P20', 2_160_000, 35],
  ])(
    '%s has the bucket of the resource API, which the law of bursts gives too.',
    (name, ios, size) => {
      expect(of(name)?.burstBucket).toEqual({ ios, size: gib(size) });
      const disk = disks.find((one) => one.name === name && one.edition === 'current');
      expect(bucketOf(disk?.iops ?? 0, disk?.burst?.iops ?? 0)).toBe(ios);
    },
  );

  test('is published with the document of each of them.', () => {
    expect(
      published.disks.find(({ name, edition }) => name === 'P10' && edition === 'current'),
    ).toMatchObject({
      maxTier: 'P50',
      maxShares: 3,
      burstBucket: {
        ios: { value: 5_400_000, unit: 'IO', base: 5_400_000 },
        size: { value: 123, unit: 'GiB' },
      },
      origin: {
        maxTier: 'performance-tiers',
        maxShares: 'shared-disk-sizes',
        burstBucket: 'api-2020',
      },
    });
    const older = published.disks.filter(({ edition }) => edition !== 'current');
    expect(older.filter((disk) => 'maxShares' in disk)).toEqual([]);
  });
});

describe('The table of what disks can do', () => {
  const origin = {
    maxTier: 'performance-tiers',
    maxShares: 'shared-disk-sizes',
    burstBucket: 'api-2020',
  } as const;
  const read = (...lines: readonly string[]) => {
    const head = 'disk tier shares bucket-ios bucket-size\n- - VMs IO GiB';
    const table = { file: 'made-up.ts', text: `\n${head}\n${lines.join('\n')}\n`, origin };
    return () => parseFeatures(table, disks);
  };

  test('without a mistake is parsed.', () => {
    expect(read('P10 P50 3 5,400,000 123', 'E30 - 5 - -')()).toEqual([
      {
        disk: 'P10',
        maxTier: 'P50',
        maxShares: 3,
        burstBucket: { ios: 5_400_000, size: gib(123) },
      },
      { disk: 'E30', maxShares: 5 },
    ]);
  });

  test.each([
    ['P11 P50 3 - -', 'there is no disk “P11” today'],
    ['P50 P40 5 - -', '“P40” is no higher tier of P50'],
    ['P10 E50 3 - -', '“E50” is no higher tier of P10'],
    ['P10 P90 3 - -', '“P90” is no higher tier of P10'],
    ['P10 P50 - - -', '“shares” is empty'],
    ['P10 P50 2.5 - -', '“shares” is a count: 2.5 is not whole'],
    ['P10 P50 3 5,400,000 -', 'P10 needs a burst and both halves of its bucket, or neither'],
    ['P30 P50 5 5,400,000 123', 'P30 needs a burst and both halves of its bucket, or neither'],
    [
      'P10 P50 3 5,400,000 132',
      'the bucket is not what a burst of 30 minutes takes above the base',
    ],
    ['P10 P50 3 540,000 123', 'the bucket is not what a burst of 30 minutes takes above the base'],
  ])('with “%s” stops the build, with file and line.', (line, reason) => {
    expect(read(line)).toThrow(`made-up.ts:4: ${reason}`);
  });

  test('in which sharing falls as disks grow, or a disk occurs twice, stops it too.', () => {
    expect(read('P30 P50 5 - -', 'P40 P50 3 - -')).toThrow(
      'made-up.ts:5: shares fall from 5 in P30 to 3',
    );
    expect(read('P30 P50 5 - -', 'P30 P50 5 - -')).toThrow(
      'made-up.ts:5: “P30” is listed a second time',
    );
  });
});

describe('Write Accelerator', () => {
  const accelerator = (name: string) =>
    writeAcceleratorOf({ name, edition: 'current' }, writeAccelerators);

  // Write Accelerator page of 2026-09-21.
  test.each([
    ['M8ms', 1, 1250],
    ['M32ts', 4, 5000],
    ['M128s', 16, 20_000],
    ['M208ms_v2', 8, 10_000],
    ['M416s_8_v2', 16, 20_000],
    ['M12ds_v3', 1, 5000],
    ['M96ds_2_v3', 8, 10_000],
    ['M176s_4_v3', 16, 20_000],
  ])('of %s is for %d disks, which share %d IOPS.', (name, count, rate) => {
    expect(accelerator(name)).toMatchObject({ disks: count, iops: rate });
    expect(published.vms.find((vm) => vm.name === name && vm.edition === 'current')).toMatchObject({
      writeAccelerator: { disks: count, iops: { value: rate }, source: 'write-accelerator' },
    });
  });

  test('is not known of sizes that its page does not name.', () => {
    for (const name of ['D8s_v5', 'M8-2ms', 'M96bds_2_v3', 'M64'])
      expect(accelerator(name), name).toBeUndefined();
    expect(
      writeAcceleratorOf({ name: 'M64s', edition: '2018-09' }, writeAccelerators),
    ).toBeUndefined();
  });

  const read = (...lines: readonly string[]) => {
    const text = `\nsizes disks iops\n- count IOPS\n${lines.join('\n')}\n`;
    return () =>
      parseWriteAccelerator({ file: 'made-up.ts', source: 'write-accelerator', text }, vms);
  };

  test('is read from a table.', () => {
    expect(read('M8ms,M12s_v3 1 1,250 # Words')()).toEqual([
      {
        ...{ sizes: ['M8ms', 'M12s_v3'], disks: 1, iops: 1250 },
        ...{ source: 'write-accelerator', note: 'Words' },
      },
    ]);
  });

  test.each([
    ['M9ms 1 1,250', 'there is no size “M9ms” today'],
    ['M8ms,M8ms 1 1,250', '“M8ms” is listed a second time'],
    ['M8ms 16 1,250', '16 disks, and M8ms takes 8'],
    ['M8ms 1 12,500', '12500 IOPS are above the uncached limit of M8ms, 5000'],
    ['M8ms - 1,250', '“disks” is empty'],
    ['M8ms 1 1.250,5', '“1.250,5” in “iops” is not a number'],
  ])('in a wrong row such as “%s” stops the build, with file and line.', (line, reason) => {
    expect(read(line)).toThrow(`made-up.ts:4: ${reason}`);
  });

  test('that falls as the sizes of a series grow stops it too.', () => {
    expect(read('M32ms 4 5,000', 'M64ms 8 1,000')).toThrow(
      'made-up.ts:5: M64ms has less than M32ms, which is smaller',
    );
  });
});

test('The series of the rules on Write Accelerator are those of the sizes that have it.', () => {
  const having = vms.filter((vm) => writeAcceleratorOf(vm, writeAccelerators));
  expect([...new Set(having.map(({ series }) => series))].sort()).toEqual(
    [...acceleratedSeries].sort(),
  );
});
