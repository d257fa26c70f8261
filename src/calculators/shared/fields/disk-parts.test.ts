/** The parts of a disk and its text, which undo each other for every disk that there can be. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elasticFamilies, maxIops, maxThroughput } from '../../../limits/elastic.ts';
import { catalogue } from '../../../limits/index.ts';
import { parseEphemeral, placements } from '../../../limits/local-disks.ts';
import type { Disk, Edition } from '../../../limits/types.ts';
import { gib, ok } from '../../../units/index.ts';
import { composeDisk, diskBoxes, textOf } from './disk-boxes.ts';
import { countedDisk, partsOf } from './disk-parts.ts';

const read = (text: string, edition: Edition = 'current'): Disk | undefined => {
  const found = parseEphemeral(text, edition) ?? catalogue.disk(text, edition);
  return 'row' in found ? found.row : undefined;
};
/** The name of the disk that a text is read as. */
const nameOf = (text: string) => read(text)?.name;

describe('the parts of a disk', () => {
  test('with tiers, of both editions, are the text that is read as the same tier', () => {
    for (const edition of ['current', '2018-09'] as const)
      for (const { name, family, size } of catalogue.disks(edition)) {
        const text = textOf({ type: family, size: `${size / gib(1)}` });
        expect(read(text, edition)?.name).toBe(name);
        expect(partsOf(text)).toEqual({ type: family, size: `${size / gib(1)}` });
      }
  });

  const provisioned = fc
    .record({
      family: fc.constantFrom(...elasticFamilies),
      size: fc.integer({ min: 4, max: 65_536 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ family, size, share, part }) => {
      const between = (min: number, max: number, at: number) =>
        Math.floor(min + at * (Math.floor(max) - min));
      const rate = between(family.rules.leastIops.value, maxIops(family, size), share);
      const most = maxThroughput(family, rate);
      const mbps = between(family.rules.leastThroughput.value, most, part);
      return `${family.prefix}-${size}GiB-${rate}IOPS-${mbps}MBps`;
    });
  const ephemeral = fc
    .tuple(fc.integer({ min: 1, max: 2040 }), fc.constantFrom(...placements))
    .map(([size, placement]) => `Ephemeral-${size}GiB-${placement}`);

  test('that is provisioned freely, or ephemeral, are those of its name', () => {
    fc.assert(
      fc.property(fc.oneof(provisioned, ephemeral), (name) => {
        expect(nameOf(name)).toBe(name);
        const parts = partsOf(name);
        expect(parts && textOf(parts)).toBe(name);
      }),
    );
  });

  test('keep whatever is typed into one of them', () => {
    const letters = fc.string({ maxLength: 12 }).filter((text) => !/gib|iops|[-\s]/i.test(text));
    fc.assert(
      fc.property(provisioned, letters, (name, typed) => {
        const parts = partsOf(composeDisk(name, 'iops', typed));
        expect(parts?.iops).toBe(
          /^\d{1,3}(,\d{3})+$/.test(typed) ? typed.replaceAll(',', '') : parts?.iops,
        );
        expect({ ...parts, iops: '' }).toEqual({ ...partsOf(name), iops: '' });
      }),
    );
  });
});

describe('a size', () => {
  // “If a disk is provisioned at 33 GiB, the disk is billed as 64 GiB” (azure.github.io/PSRule.Rules.Azure,
  // Azure.VM.DiskSizeAlignment, read 2026-11-22): a P6.
  test.each([
    ['P30', '33', 'P6-33GiB'],
    ['P30', '100', 'P10-100GiB'],
    ['E10', '100', 'E10-100GiB'],
    ['S40', '1,024', 'S30'],
    ['100 GiB Premium SSD', '1 TiB', 'P30'],
    ['P30', '129', 'P15-129GiB'],
    ['P50', '4095', 'P50-4095GiB'],
    ['P50-4095GiB', '4096', 'P50'],
  ])('typed for %s as %s is %s', (text, typed, name) => {
    expect(nameOf(composeDisk(text, '', typed))).toBe(name);
  });

  test('of a disk that is provisioned leaves the rest as it is', () => {
    const v2 = 'PremiumV2-512GiB-8000IOPS-400MBps';
    expect(composeDisk(v2, '', '1 TiB')).toBe('PremiumV2-1024GiB-8000IOPS-400MBps');
    expect(composeDisk(v2, 'mbps', '600')).toBe('PremiumV2-512GiB-8000IOPS-600MBps');
  });

  test('that was emptied stays empty, and keeps the type', () => {
    const emptied = composeDisk('P30', '', '');
    expect(partsOf(emptied)).toEqual({ type: 'Premium SSD', size: '' });
    expect(nameOf(composeDisk(emptied, '', '512'))).toBe('P20');
  });
});

describe('in the place of a size a name', () => {
  test.each([
    ['P20', 'P20'],
    ['E10', 'E10'],
    ['Ultra-512GiB-1000IOPS-100MBps', 'Ultra-512GiB-1000IOPS-100MBps'],
    ['PremiumV2_LRS 512 GiB', 'PremiumV2-512GiB-3000IOPS-125MBps'],
    ['Premium SSD v2 1 TiB', 'PremiumV2-1024GiB-3000IOPS-125MBps'],
    ['UltraSSD_LRS 4 TiB', 'Ultra-4096GiB-100IOPS-1MBps'],
    ['128 GB Premium', 'P10'],
  ])('%s is %s', (typed, name) => {
    expect(nameOf(composeDisk('S10', '', typed))).toBe(name);
  });

  test('that is none stays as typed', () => {
    for (const typed of ['abc', 'PremiumV2-512GiB', 'P31'])
      expect(composeDisk('P30', '', typed)).toBe(typed);
  });
});

describe('several disks as people write them', () => {
  test.each(['4xP30', '4 x P30', '4×P30', '4*p30', 'P30x4', 'P30 x 4', ' 4X P30 '])(
    '%s',
    (text) => {
      const { disk = '', count } = countedDisk(text) ?? {};
      expect([nameOf(disk), count]).toEqual(['P30', '4']);
    },
  );

  test.each(['P30', '1024', '4 x 1024', 'x4', '4x', 'Ephemeral-128GiB-CacheDisk', ''])(
    '“%s” is one disk, or none',
    (text) => expect(countedDisk(text)).toBeUndefined(),
  );

  test('no name of a disk is taken for several, and each can be one of several', () => {
    for (const { name } of catalogue.disks('current')) {
      expect(countedDisk(name)).toBeUndefined();
      expect(countedDisk(`12x${name}`)).toEqual({ disk: name, count: '12' });
      expect(countedDisk(`${name}x12`)).toEqual({ disk: name, count: '12' });
    }
    for (const { prefix } of elasticFamilies)
      expect(countedDisk(`${prefix}-512GiB-8000IOPS-400MBps`)).toBeUndefined();
  });
});

describe('what a disk is bought with', () => {
  test.each([
    ['P30', 'performance', 'plus', 'P30-plus'],
    ['P30-plus', 'performance', 'tierP50', 'P30-tierP50'],
    ['P30-plus-ZRS', 'performance', '', 'P30-ZRS'],
    ['P30-600GiB-plus', 'redundancy', 'ZRS', 'P30-600GiB-plus-ZRS'],
    ['1024 GiB Premium SSD', 'performance', 'plus', 'P30-plus'],
    ['1024 GiB Premium SSD plus ZRS', '', '2048', 'P40-plus-ZRS'],
    ['P30-plus', '', '2 TiB', 'P40-plus'],
    ['P30-plus', 'type', '1024 GiB Standard SSD', 'E30'],
  ])('of %s, with another choice of %s: %s, is that of %s', (text, part, typed, name) => {
    expect(nameOf(composeDisk(text, part, typed))).toBe(name);
  });

  test('is offered where the disk can have it, and the choice in force is among them', () => {
    const disks = catalogue.disks('current');
    const boxesOf = (name: string) => {
      const disk = read(name);
      if (!disk) throw new Error(name);
      return diskBoxes(name, ok(disk), 'other', disks).filter(({ choices }) => choices);
    };
    const valuesOf = (name: string, part: string) =>
      boxesOf(name)
        .find((box) => box.part === part)
        ?.choices?.map(({ value }) => value);
    expect(valuesOf('P30', 'performance')).toEqual(['', 'plus', 'tierP40', 'tierP50']);
    expect(valuesOf('P20', 'performance')).toEqual(['', 'tierP30', 'tierP40', 'tierP50']);
    expect(valuesOf('E30', 'performance')).toEqual(['', 'plus']);
    expect(valuesOf('E10', 'performance')).toBeUndefined();
    expect(valuesOf('S30', 'redundancy')).toBeUndefined();
    expect(valuesOf('PremiumV2-512GiB-3000IOPS-125MBps', 'redundancy')).toBeUndefined();
    for (const name of ['P30-plus-ZRS', 'P30-tierP40', 'E40-1500GiB-plus'])
      for (const { text, choices } of boxesOf(name))
        expect(
          choices?.some(({ value }) => value === text),
          `${name} ${text}`,
        ).toBe(true);
  });
});
