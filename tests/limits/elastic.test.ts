import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elasticFamilies, maxIops, maxThroughput } from '../../src/limits/elastic.ts';
import { elasticFacts } from '../../src/limits/elastic-facts.ts';
import { catalogue } from '../../src/limits/index.ts';
import { gib, mbPerSecond } from '../../src/units/index.ts';

const [premiumV2, ultra] = elasticFamilies;
if (!premiumV2 || !ultra) throw new Error('a family is missing');

const refused = (name: string) => {
  const found = catalogue.disk(name, 'current');
  return 'refused' in found ? found.refused : undefined;
};

test('A disk is what was provisioned.', () => {
  expect(catalogue.disk('premiumv2-512gib-8000iops-400mbps', 'current')).toMatchObject({
    otherEdition: false,
    row: {
      name: 'PremiumV2-512GiB-8000IOPS-400MBps',
      family: 'Premium SSD v2',
      edition: 'current',
      size: gib(512),
      iops: 8000,
      throughput: mbPerSecond(400),
      hostCache: 'no',
      unit: 'MB/s',
    },
  });
  expect(catalogue.disk('Ultra-64GiB-64000IOPS-10000MBps', '2018-09')).toMatchObject({
    otherEdition: true,
    row: { name: 'Ultra-64GiB-64000IOPS-10000MBps', family: 'Ultra Disk', edition: 'current' },
  });
});

test('The ceilings are those of the documentation’s examples.', () => {
  // Managed disk types: v2 of 8 GiB 4,000 IOPS, 10 GiB 5,000, 160 GiB 80,000; 3,000 IOPS 750 MB/s, 4,000 IOPS 1,000.
  expect([1, 6, 8, 10, 160, 65_536].map((size) => maxIops(premiumV2, size))).toEqual([
    3000, 3000, 4000, 5000, 80_000, 80_000,
  ]);
  expect([3000, 4000, 8000, 80_000].map((rate) => maxThroughput(premiumV2, rate))).toEqual([
    750, 1000, 2000, 2000,
  ]);
  // The table of Ultra Disk: size, IOPS cap and throughput cap.
  for (const [size, rate, throughput] of [
    [4, 4000, 1000],
    [8, 8000, 2000],
    [16, 16_000, 4000],
    [32, 32_000, 8000],
    [64, 64_000, 10_000],
    [128, 128_000, 10_000],
    [256, 256_000, 10_000],
    [512, 400_000, 10_000],
    [1024, 400_000, 10_000],
    [65_536, 400_000, 10_000],
  ] as const) {
    expect(maxIops(ultra, size)).toBe(rate);
    expect(maxThroughput(ultra, rate)).toBe(throughput);
  }
});

test('What the price of a Premium SSD v2 includes is the least that it can have; an Ultra Disk includes nothing.', () => {
  const { includedIops, includedThroughput } = elasticFacts['Premium SSD v2'];
  expect(includedIops).toMatchObject({ value: 3000, unit: 'IOPS' });
  expect(includedThroughput).toMatchObject({ value: 125, unit: 'MB/s' });
  expect(premiumV2.rules.leastIops.value).toBe(3000);
  expect(premiumV2.rules.leastThroughput.value).toBe(125);
  // Shared disks, 2025-12-03: RW 10,000 IOPS and 600 MB/s with RO 100 and 1 are charged as 10,100 and 601.
  expect(elasticFacts['Ultra Disk']).not.toHaveProperty('includedIops');
});

test('Both can be changed four times a day, shared by 15 VMs, and have sectors of 4 KiB.', () => {
  for (const facts of Object.values(elasticFacts)) {
    expect(facts.changesPerDay).toMatchObject({ value: 4, unit: 'changes a day' });
    expect(facts.maxShares).toMatchObject({ value: 15, unit: 'VMs' });
    expect(facts.sectorSize).toMatchObject({ value: 4096, unit: 'B' });
    expect(facts.quota).toMatchObject({ value: 100, unit: 'TiB' });
  }
});

test('A shared Ultra Disk is throttled by its own figures, apart from those of a single one.', () => {
  // Shared disks, 2025-12-03: 300 per GiB, 1 more per GiB above 100 GiB, 4 KiB/s per IOPS; readers 100 IOPS and 1 MB/s.
  expect(elasticFacts['Ultra Disk']).toMatchObject({
    sharedIopsPerGib: { value: 300 },
    sharedLeastIopsPerGib: { value: 1 },
    sharedLeastThroughputPerIops: { value: 4, unit: 'KiB/s per IOPS' },
    readOnlyLeastIops: { value: 100 },
    readOnlyLeastThroughput: { value: 1 },
  });
  expect(ultra.rules.iopsPerGib.value).toBe(1000);
});

test('A figure out of range is refused with the range.', () => {
  expect(refused('PremiumV2-0GiB-3000IOPS-125MBps')).toBe(
    'A Premium SSD v2 has 1 to 65,536 GiB, not 0.',
  );
  expect(refused('PremiumV2-8GiB-4001IOPS-125MBps')).toBe(
    'A Premium SSD v2 of 8 GiB can have 3,000 to 4,000 IOPS (500 per GiB, at most 80,000), not 4,001.',
  );
  expect(refused('PremiumV2-8GiB-3000IOPS-751MBps')).toBe(
    'A Premium SSD v2 with 3,000 IOPS can have 125 to 750 MB/s (0.25 per IOPS, at most 2,000), not 751.',
  );
  expect(refused('PremiumV2-8GiB-3000IOPS-124MBps')).toMatch(/125 to 750 MB\/s/);
  expect(refused('Ultra-3GiB-100IOPS-1MBps')).toBe('An Ultra Disk has 4 to 65,536 GiB, not 3.');
  expect(refused('Ultra-4GiB-99IOPS-1MBps')).toMatch(/100 to 4,000 IOPS/);
  expect(refused('Ultra-1024GiB-400001IOPS-1MBps')).toMatch(/100 to 400,000 IOPS/);
});

test('A name that does not say what is provisioned is refused with the form of such a name.', () => {
  for (const name of ['Ultra', 'ultra-512', 'Ultra-512GiB-8000IOPS', 'Ultra-5.5GiB-1IOPS-1MBps'])
    expect(refused(name)).toMatch(/Ultra-512GiB-8000IOPS-400MBps/);
  expect(refused(`PremiumV2-512GiB-8000IOPS-400MBps${'0'.repeat(1e6)}`)).toMatch(/is named by/);
});

test('Other names are looked up in the tables.', () => {
  expect(refused('Ultraman')).toBeUndefined();
  expect(refused('P30')).toBeUndefined();
});

test('A disk is found again by its own name.', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PremiumV2', 'Ultra'),
      fc.nat(70_000),
      fc.nat(410_000),
      fc.nat(11_000),
      (prefix, size, rate, throughput) => {
        const found = catalogue.disk(
          `${prefix}-${size}GiB-${rate}IOPS-${throughput}MBps`,
          'current',
        );
        if ('row' in found) expect(catalogue.disk(found.row.name, 'current')).toEqual(found);
        else expect(found).toHaveProperty('refused');
      },
    ),
  );
});
