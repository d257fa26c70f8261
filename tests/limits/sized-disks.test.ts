/** A disk whose size is not that of its tier: “each disk that is smaller than 4 TiB will support caching” (Premium Storage performance, 2021). */
import { describe, expect, test } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { reportOf } from '../../src/cli/report.ts';
import { findDisks } from '../../src/limits/find-disks.ts';
import type { Disk, Edition } from '../../src/limits/types.ts';
import { diskName } from '../../src/storage/path/disk-names.ts';
import { costOf } from '../../src/storage/set-up/cost.ts';
import { gib } from '../../src/units/index.ts';

const { catalogue, prices } = fullDataset;
const read = (name: string, edition: Edition = 'current'): Disk => {
  const found = catalogue.disk(name, edition);
  if (!('row' in found)) throw new Error(`${name}: ${JSON.stringify(found)}`);
  return found.row;
};
const refusal = (name: string, edition: Edition = 'current') => {
  const found = catalogue.disk(name, edition);
  return 'refused' in found ? found.refused : undefined;
};

/** Sizes in GiB of the tiers, smallest first: the vendor’s pages on Premium SSD, Standard SSD and Standard HDD. */
const sizes = {
  P: '1:4 2:8 3:16 4:32 6:64 10:128 15:256 20:512 30:1024 40:2048 50:4096 60:8192 70:16384 80:32767',
  E: '1:4 2:8 3:16 4:32 6:64 10:128 15:256 20:512 30:1024 40:2048 50:4096 60:8192 70:16384 80:32767',
  S: '4:32 6:64 10:128 15:256 20:512 30:1024 40:2048 50:4096 60:8192 70:16384 80:32767',
};
const tiers = Object.entries(sizes).flatMap(([letter, list]) =>
  list.split(' ').map((pair, at, all) => {
    const [number, size] = pair.split(':');
    const before = Number(all[at - 1]?.split(':')[1] ?? 0);
    return { tier: `${letter}${number}`, least: before + 1, size: Number(size) };
  }),
);

describe('A disk of another size than its tier', () => {
  test.each(tiers)(
    'is a $tier from $least GiB, with its limits and price.',
    ({ tier, least, size }) => {
      const whole = read(tier);
      for (const each of new Set([least, size - 1])) {
        const disk = read(`${tier}-${each}GiB`);
        const { name, tier: billed, size: own, hostCache, ...same } = disk;
        expect({ name, billed, own }).toEqual({
          name: `${tier}-${each}GiB`,
          billed: tier,
          own: gib(each),
        });
        expect(hostCache, name).toBe(each < 4096 ? 'yes' : 'no');
        expect({ ...whole, ...same }).toEqual(whole);
        expect(Object.keys(same).length).toBe(Object.keys(whole).length - 3);
        const cost = (one: Disk) =>
          costOf(
            { vm: undefined, groups: [{ role: 'data', disk: one, count: 3, cache: 'None' }] },
            'linux',
            prices('westeurope') as never,
          ).total;
        expect(cost(disk), name).toEqual(cost(whole));
      }
      expect(read(`${tier}-${size}GiB`).name).toBe(tier);
    },
  );

  test.each(tiers)(
    'below or above the sizes of a $tier is refused with a sentence.',
    ({ tier, least, size }) => {
      const sentence =
        /^A [PES]\d+ has [\d,]+ to [\d,]+ GiB, not [\d,]+: the size decides on the tier\.$/;
      expect(refusal(`${tier}-${least - 1}GiB`)).toMatch(sentence);
      expect(refusal(`${tier}-${size + 1}GiB`)).toMatch(sentence);
    },
  );

  test('is what a typed size and family mean, and what the list offers for it.', () => {
    for (const text of ['4095 GiB Premium', '4,095 GiB Premium SSD', '4095gb premium']) {
      expect(read(text).name).toBe('P50-4095GiB');
      expect(findDisks(catalogue, 'current', text).map((one) => one.text)).toEqual(['P50-4095GiB']);
    }
    expect(read('1000 GB Standard SSD').name).toBe('E30-1000GiB');
    expect(read('1 TiB Premium').name).toBe('P30');
    expect(read('p50 4095gib').name).toBe('P50-4095GiB');
    expect(diskName(read('P50-4095GiB'))).toBe('P50, 4,095 GiB');
    // A P50 of 2018 has 4,095 GiB.
    expect(read('4095 GiB Premium', '2018-09').name).toBe('P50');
    expect(read('4096 GiB Premium', '2018-09').name).toBe('P50');
  });
});

const cases: readonly (readonly [id: string, query: string])[] = [
  ['cap-check', 'vm=E16ds_v5&disks=data:P50-4095GiBx2:ReadOnly'],
  ['io-size', 'vm=E16ds_v5&disk=P50-4095GiB&disks=2&cache=ReadOnly'],
  ['queue-depth', 'vm=E16ds_v5&disk=P50-4095GiB&disks=2&cache=ReadOnly'],
  ['sync-io', 'vm=E16ds_v5&disk=P50-4095GiB&disks=2&cache=ReadOnly'],
  ['benchmark', 'vm=E16ds_v5&disk=P50-4095GiB&disks=2&cache=ReadOnly'],
  ['throttle', 'vm=E16ds_v5&loads=a:P50-4095GiBx2/ReadOnly:8KiB:q8:read'],
];

describe('A P50 of 4,095 GiB', () => {
  test.each(cases)('keeps its host cache and its size in %s.', (id, query) => {
    const found = reportOf(id, query);
    expect(found.problems).toEqual({});
    expect(found.verdict).not.toBe('not-possible');
    expect(found.headline).not.toContain('Not possible');
    expect(found.query).toContain('P50-4095GiB');
    const full = reportOf(id, query.replace('P50-4095GiB', 'P50'));
    expect(full.headline).toContain('Not possible');
  });

  test('is as fast and as dear as a P50.', () => {
    const figures = (query: string) => reportOf('cap-check', query).readouts;
    const query = 'vm=E16ds_v5&disks=data:P50-4095GiBx2:None&target-iops=9000&io-size=8KiB';
    expect(figures(query)).toEqual(figures(query.replace('P50-4095GiB', 'P50')));
  });

  test('is typed as a size, and its text says so in links, checks and recommendations.', () => {
    const found = reportOf(
      'cap-check',
      'vm=E16ds_v5&disks=data:4095 GiB Premiumx1:ReadOnly&target-iops=4000&io-size=8KiB',
    );
    expect(found.verdict).toBe('fits');
    expect(found.query).toContain('data:P50-4095GiBx1:ReadOnly');
    const short = reportOf(
      'cap-check',
      'vm=E16ds_v5&disks=data:P50-4095GiBx1:None&target-iops=12000&io-size=8KiB',
    );
    expect(JSON.stringify(short.recommendations)).toContain(
      'P50, 4,095 GiB with performance plus for data',
    );
    expect(JSON.stringify(short.recommendations)).toContain('P50-4095GiB-plusx1');
  });
});
