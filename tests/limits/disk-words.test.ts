/** What people type for a disk that is not its name. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import { gib } from '../../src/units/index.ts';

const disk = (text: string, edition: '2018-09' | 'current' = 'current') => {
  const found = catalogue.disk(text, edition);
  return 'row' in found ? found.row.name : found;
};

describe('a family and a capacity mean the tier that holds it', () => {
  test.each([
    ['128GB Premium', 'P10'],
    ['Premium 128 GiB', 'P10'],
    ['premium ssd 128', 'P10'],
    ['1TiB Premium SSD', 'P30'],
    ['premium ssd 1024', 'P30'],
    ['Premium_LRS 1,024 GiB', 'P30'],
    ['512 GiB Standard SSD', 'E20'],
    ['StandardSSD 512', 'E20'],
    ['StandardSSD_LRS 512', 'E20'],
    ['standard hdd 100 GB', 'S10-100GiB'],
    ['Standard 2 TiB', 'S40'],
    ['0,5 TiB premium', 'P20'],
    // Between two tiers it is billed as the larger, and keeps its size.
    ['Premium 129 GiB', 'P15-129GiB'],
    ['Premium 1 GiB', 'P1-1GiB'],
    // Sold as 32 TiB, of 32,767 GiB.
    ['32 TiB Premium', 'P80'],
    ['1 024 GiB Premium SSD', 'P30'],
    ['128Gi premium', 'P10'],
    ['1Ti Standard SSD', 'E30'],
  ])('%s is %s', (text, name) => expect(disk(text)).toBe(name));

  test('of the edition in use', () => {
    expect(disk('Premium 4 GiB', '2018-09')).toBe('P4-4GiB');
    // Sold as 4 TiB, of 4,095 GiB.
    expect(disk('Premium 4 TiB', '2018-09')).toBe('P50');
    expect(disk('Standard HDD 200 GiB', '2018-09')).toBe('S20-200GiB');
  });

  test('whatever the capacity, the tier holds it and the next smaller does not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Premium SSD', 'Standard SSD', 'Standard HDD'),
        fc.integer({ min: 1, max: 32_767 }),
        (family, size) => {
          const found = catalogue.disk(`${family} ${size} GiB`, 'current');
          if (!('row' in found)) throw new Error(`${family} ${size} GiB was not read`);
          expect(found.row.family).toBe(family);
          expect(found.row.size).toBeGreaterThanOrEqual(gib(size));
          for (const other of catalogue.disks('current'))
            if (other.family === family && other.size < found.row.size)
              expect(other.size).toBeLessThan(gib(size));
        },
      ),
    );
  });
});

test.each(['Premium SSD', 'Standard SSD', 'Standard HDD'])('no %s has 0 GiB', (family) => {
  for (const text of [`0 GiB ${family}`, `${family} 0`, `0,0 TiB ${family}`])
    expect(disk(text)).toEqual({ refused: expect.stringContaining('1 GiB or more') });
});

describe('what does not say which disk is meant', () => {
  test.each([
    ['128 GB', ['P10', 'E10', 'S10']],
    ['128GiB', ['P10', 'E10', 'S10']],
    ['1 TiB disk', ['P30', 'E30', 'S30']],
    ['128 GB SSD', ['P10', 'E10']],
    ['1.024 GiB Premium', ['1024 gib premium', '1.0240 gib premium']],
  ])('%s', (text, readings) => {
    const found = disk(text);
    expect(found).toMatchObject({ readings });
    for (const reading of readings) {
      expect(catalogue.disk(reading, 'current')).toHaveProperty('row');
      if (/^[PES]/.test(reading)) expect((found as { refused: string }).refused).toContain(reading);
    }
  });

  test('more than any tier holds', () => {
    expect(disk('64 TiB premium')).toEqual({ refused: 'No Premium SSD holds 65,536 GiB.' });
    expect(disk('64 TiB')).toHaveProperty('refused');
  });
});

describe('a family alone is answered with how to name its disks', () => {
  test.each([
    'Premium SSD v2',
    'PremiumV2',
    'PremiumV2_LRS',
    'premium v2',
    'pd v2',
    'PDv2',
    'ssd v2',
    'PremiumV2 512GiB',
    'pd v2 1 TiB',
  ])('%s', (text) =>
    expect(disk(text)).toEqual({
      refused:
        'A Premium SSD v2 is named by what is provisioned, in whole numbers: PremiumV2-512GiB-8000IOPS-400MBps.',
    }),
  );

  test.each(['Ultra', 'UltraSSD_LRS', 'ultra disk', 'Ultra SSD', 'UltraSSD 1 TiB'])('%s', (text) =>
    expect(disk(text)).toEqual({
      refused:
        'An Ultra Disk is named by what is provisioned, in whole numbers: Ultra-512GiB-8000IOPS-400MBps.',
    }),
  );

  test.each([
    ['Premium_LRS', 'P30', '1 TiB Premium SSD'],
    ['Premium_ZRS', 'P30', '1 TiB Premium SSD'],
    ['premium', 'P30', '1 TiB Premium SSD'],
    ['StandardSSD_LRS', 'E30', '1 TiB Standard SSD'],
    ['Standard_LRS', 'S30', '1 TiB Standard HDD'],
    ['hdd', 'S30', '1 TiB Standard HDD'],
  ])('%s: a tier such as %s, or %s', (text, tier, capacity) => {
    const found = disk(text) as { refused: string };
    expect(found.refused).toContain(tier);
    expect(found.refused).toContain(capacity);
    expect(disk(capacity)).toBe(tier);
  });
});

test('A name provisioned with blanks between its parts is the same disk.', () => {
  expect(disk('PremiumV2 512GiB 8000IOPS 400MBps')).toBe('PremiumV2-512GiB-8000IOPS-400MBps');
});

test.each(['P30', 'p30', '30', 'v2', '__proto__', 'constructor', 'GiB'])(
  '%s is no family and no capacity',
  (text) => expect(catalogue.disk(text, 'current')).not.toHaveProperty('refused'),
);
