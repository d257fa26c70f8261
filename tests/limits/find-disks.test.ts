/** Which disks a typed text finds. */
import { describe, expect, test } from 'vitest';
import { elasticFamilies } from '../../src/limits/elastic.ts';
import { elasticRanges, findDisks } from '../../src/limits/find-disks.ts';
import { catalogue } from '../../src/limits/index.ts';

const textsOf = (text: string, role?: string) =>
  findDisks(catalogue, 'current', text, role).map((found) => found.text);

const start = 'PremiumV2-1024GiB-3000IOPS-125MBps';

test.each([
  ['p30', ['P30']],
  ['30', ['P30', 'E30', 'S30']],
  ['128 gb premium', ['P10']],
  ['512 GiB', ['P20', 'E20', 'S20']],
  ['premium v2', [start]],
  ['pv2', [start]],
  ['ultra', ['Ultra-1024GiB-100IOPS-1MBps']],
  ['zzz', []],
  ['<b>', []],
])('“%s” finds %j', (text, disks) => expect(textsOf(text)).toEqual(disks));

test('an empty text finds every tier and the disks that are provisioned freely', () => {
  const texts = textsOf('');
  expect(texts.length).toBe(catalogue.disks('current').length + elasticFamilies.length);
  expect(texts).toContain(start);
});

describe('a disk that is provisioned freely', () => {
  test('is offered with a text that the catalogue can read', () => {
    for (const text of ['', 'premiumv2-', 'Ultra-9', 'PremiumV2-1GiB', 'PremiumV2-1GiB-99999IOPS'])
      for (const found of findDisks(catalogue, 'current', text))
        expect(catalogue.disk(found.text, 'current')).toHaveProperty('row.name', found.text);
  });

  test('keeps the figures that are typed, as far as they are allowed', () => {
    expect(textsOf('PremiumV2-100GiB-5000IOPS')).toEqual(['PremiumV2-100GiB-5000IOPS-125MBps']);
    expect(textsOf('PremiumV2-100GiB-5000IOPS-400MBps')).toEqual([
      'PremiumV2-100GiB-5000IOPS-400MBps',
    ]);
    // 500 IOPS a GiB at most: 8 GiB cannot have 5,000.
    expect(textsOf('PremiumV2-8GiB-5000IOPS')).toEqual(['PremiumV2-8GiB-3000IOPS-125MBps']);
  });

  test('says what is allowed at the size and the IOPS that are typed', () => {
    // learn.microsoft.com/azure/virtual-machines/disks-types: 500 IOPS per GiB, 0.25 MB/s per IOPS.
    const [premium] = elasticFamilies;
    if (!premium) throw new Error('There is no such family.');
    expect(elasticRanges(premium)).toBe('1 to 65,536 GiB, 3,000 to 80,000 IOPS, 125 to 2,000 MB/s');
    expect(elasticRanges(premium, 100, 5000)).toBe(
      '1 to 65,536 GiB, 3,000 to 50,000 IOPS at 100 GiB, 125 to 1,250 MB/s at 5,000 IOPS',
    );
    // 10 GiB allow 5,000 IOPS, and these 1,250 MB/s, whatever is typed beyond.
    expect(elasticRanges(premium, 10, 80_000)).toBe(
      '1 to 65,536 GiB, 3,000 to 5,000 IOPS at 10 GiB, 125 to 1,250 MB/s at 5,000 IOPS',
    );
    expect(elasticRanges(premium, 999_999)).toContain('80,000 IOPS at 65,536 GiB');
    expect(elasticRanges(premium, 0)).toContain('3,000 IOPS at 1 GiB');
  });

  test('is not offered as an OS disk, nor in 2018, when there was none', () => {
    expect(textsOf('', 'os').some((text) => text.includes('IOPS'))).toBe(false);
    expect(textsOf('', 'data')).toContain(start);
    expect(
      findDisks(catalogue, '2018-09', '').every(({ disk }) => disk.edition === '2018-09'),
    ).toBe(true);
  });
});

test('an ephemeral OS disk is offered as an OS disk alone, in each of its three places', () => {
  const places = ['CacheDisk', 'ResourceDisk', 'NvmeDisk'].map((at) => `Ephemeral-128GiB-${at}`);
  expect(textsOf('eph', 'os')).toEqual(places);
  expect(textsOf('', 'os')).toEqual(expect.arrayContaining(places));
  expect(textsOf('eph', 'data')).toEqual([]);
});

test('a text of 10,000 letters finds nothing', () => {
  expect(textsOf('p'.repeat(10_000))).toEqual([]);
});
