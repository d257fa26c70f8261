/** Which sizes carry a load, and which of them is cheapest: by hand from the listed prices of an hour, times 730 hours. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import type { Os, Region } from '../../src/limits/prices/regions.ts';
import { answerTo, carries, cheapestOf, type Load, sizeMap } from '../../src/site/map/answer.ts';
import { leftOutText, mapped, mapSizes, unpublished } from '../../src/site/map/dataset.ts';
import { crossovers, opening, openingAnswer } from '../../src/site/map/opening.ts';
import { packSizes, unpackSizes } from '../../src/site/map/packed.ts';
import { initial, type MapState } from '../../src/site/map/state.ts';
import {
  crossoverText,
  groundsOf,
  headlineOf,
  namesText,
  noteOf,
} from '../../src/site/map/words.ts';

const { sizes } = mapSizes;
const load = (iops: number, megabytes: number): Load => ({ iops, throughput: megabytes * 1e6 });

type Place = { readonly series?: string; readonly region?: Region; readonly os?: Os };
function asked(of: Load, { series = '', region = 'westeurope', os = 'linux' }: Place = {}) {
  const prices = regionPrices.find((one) => one.region === region);
  const map = sizeMap(sizes, prices, os, series);
  const state = { ...initial, ...of, series, region, os } as MapState;
  const answer = answerTo(of, map);
  return { map, answer, state, first: answer.offers[0] };
}
const sentence = ({ state, answer }: ReturnType<typeof asked>) => {
  const { text, price = '' } = headlineOf(state, answer);
  return text + price;
};

describe('the cheapest size that carries a load', () => {
  // F8als_v7: 32,000 IOPS and 936 MB/s, 0.585 an hour; the next ones list 0.661 (F8as_v7) and 0.712 (E8bs_v5).
  test('is F8als_v7 for 20,000 IOPS and 400 MB/s in West Europe: 0.585 × 730 = 427.05', () => {
    const found = asked(load(20_000, 400));
    expect(found.first).toMatchObject({ size: { name: 'F8als_v7' }, cents: 42_705 });
    expect(sentence(found)).toBe('F8als_v7 is the cheapest size that carries it: $427 a month.');
  });

  // The page of the Dsv5 series lists 25600/600 for D16s_v5, and the price list 0.92 and 1.84.
  test('is D16s_v5 of the Dsv5 series at exactly its limits, 25,600 IOPS and 600 MB/s: 0.92 × 730 = 671.60', () => {
    const { first } = asked(load(25_600, 600), { series: 'Dsv5' });
    expect(first).toMatchObject({ size: { name: 'D16s_v5' }, cents: 67_160 });
  });

  test.each([
    ['one IO more', load(25_601, 600)],
    ['one byte a second more', { iops: 25_600, throughput: 600e6 + 1 }],
  ])('is D32s_v5 at %s: 1.84 × 730 = 1343.20', (_, of) => {
    const { first } = asked(of, { series: 'Dsv5' });
    expect(first).toMatchObject({ size: { name: 'D32s_v5' }, cents: 134_320 });
  });

  // E8-2s_v5, E8-4s_v5 and E8s_v5 have 12,800 IOPS and 290 MB/s and one price: 0.608, with Windows 0.976.
  test('of one price is that with the most vCPUs, and with Windows, which is licensed by the core, that with the fewest', () => {
    const of = load(12_800, 290);
    expect(asked(of, { series: 'Esv5' }).first).toMatchObject({
      ...{ size: { name: 'E8s_v5' }, cents: 44_384 },
    });
    expect(asked(of, { series: 'Esv5', os: 'windows' }).first).toMatchObject({
      ...{ size: { name: 'E8-2s_v5' }, cents: 71_248 },
    });
  });

  test('is the minimum over all sizes that carry it, whatever is asked', () => {
    const prices = regionPrices[0];
    const map = sizeMap(sizes, prices, 'linux', '');
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 600_000 }),
        fc.integer({ min: 10, max: 20_000 }),
        (iops, megabytes) => {
          const of = load(iops, megabytes);
          const { offers, carrying, unpriced } = answerTo(of, map);
          const listed = sizes.filter(
            (size) => size.iops >= iops && size.throughput >= of.throughput,
          );
          expect(carrying).toBe(listed.length);
          expect(offers.length + unpriced).toBe(carrying);
          const hourly = listed.flatMap(
            ({ name }) => prices?.vms.get(name.replace('/nvme', ''))?.linux ?? [],
          );
          expect(offers[0]?.cents ?? Number.POSITIVE_INFINITY).toBe(
            Math.round(Math.min(...hourly) * 73_000),
          );
        },
      ),
    );
  });

  test('is listed once where it has two interfaces', () => {
    const names = cheapestOf(asked(load(20_000, 400)).answer, 5).map(({ size }) => size.name);
    expect(names.slice(0, 3)).toEqual(['F8als_v7', 'F8as_v7', 'F8alds_v7']);
    expect(names.filter((name) => name.startsWith('E8bs_v5'))).toHaveLength(1);
  });
});

describe('what an answer rests on', () => {
  const found = asked(load(20_000, 400));
  const groundsWhere = (isWhole: boolean) =>
    groundsOf(found.state, found.answer, found.map, isWhole);
  const noteWhere = (isWhole: boolean) => {
    const prices = regionPrices.find(({ region }) => region === 'westeurope');
    return noteOf(found.state, found.answer, prices, isWhole);
  };

  test('is the size with its region where none is chosen beside it, and how many sizes carry the load', () => {
    expect(groundsWhere(false)).toMatch(
      /^8 vCPU, 16 GiB, West Europe\. [\d,]+ of [\d,]+ carry it\.$/,
    );
    expect(noteWhere(false)).toMatch(/Price: VM alone, Linux, pay as you go, \d{4}-\d\d-\d\d\.$/);
  });

  test('names neither region nor system beside their lists, and counts the sizes without a price', () => {
    expect(groundsWhere(true)).toBe(
      `8 vCPU, 16 GiB. ${found.answer.carrying} of ${sizes.length.toLocaleString('en')} sizes carry it, ${found.answer.unpriced} of them without a price.`,
    );
    expect(noteWhere(true)).not.toMatch(/Linux|Europe/);
  });
});

describe('where there is no cheapest size', () => {
  test('no size carries it: the highest limits are said, and what to do', () => {
    const found = asked(load(600_000, 400));
    expect(found.answer.carrying).toBe(0);
    expect(sentence(found)).toBe('No single size carries it.');
    const grounds = groundsOf(found.state, found.answer, found.map, false);
    expect(grounds).toContain('500,000 IOPS and 16,000 MB/s');
    expect(grounds).toContain('Split the load over several VMs');
  });

  test('no size of a series carries it: another series may', () => {
    const found = asked(load(100_000, 400), { series: 'Dsv5' });
    expect(sentence(found)).toBe('No size of Dsv5 carries it.');
    expect(groundsOf(found.state, found.answer, found.map, true)).toBe(
      'One size of them has at most 80,000 IOPS and 2,600 MB/s. Another series may carry the load.',
    );
  });

  // The list of Belgium Central has “-” for all of this series.
  test('sizes carry it that the region has no price for: they are counted, and another region is offered', () => {
    const found = asked(load(20_000, 400), { series: 'Falsv7', region: 'belgiumcentral' });
    expect(found.answer.carrying).toBeGreaterThan(0);
    expect(found.answer.offers).toEqual([]);
    expect(sentence(found)).toContain('none has a price in Belgium Central');
    expect(groundsOf(found.state, found.answer, found.map, true)).toContain(
      'Choose another region.',
    );
  });
});

describe('the sizes on the map', () => {
  const names = new Set(sizes.map(({ name }) => name));

  test('are those that Find offers unless told otherwise', () => {
    // Retiring, with Arm processors, burstable, with GPUs.
    for (const name of ['D8s_v3', 'D8ps_v5', 'B8ms', 'NV18ads_A10_v5'])
      expect(names.has(name), name).toBe(false);
    for (const name of ['D8s_v5', 'E8bds_v5', 'E8bds_v5/nvme', 'M128s_v2'])
      expect(names.has(name), name).toBe(true);
  });

  test('have both limits; those whose limits are not published are counted and never drawn', () => {
    for (const { iops, throughput } of sizes)
      expect(
        Number.isFinite(iops) && iops > 0 && Number.isFinite(throughput) && throughput > 0,
      ).toBe(true);
    const rows = catalogue.vms('current');
    const open = rows.filter(({ uncached }) => typeof uncached.iops !== 'number');
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ name }) => !names.has(name))).toBe(true);
    expect(unpublished).toBeGreaterThan(0);
    expect(unpublished).toBeLessThanOrEqual(open.length);
  });

  test('are all sizes of today, with those that are left out, each counted once', () => {
    const counts = [...leftOutText.matchAll(/(?:^|, )([\d,]+) /g)].map(([, count = '']) =>
      Number(count.replace(',', '')),
    );
    const out = counts.reduce((sum, count) => sum + count, 0);
    expect(sizes.length + unpublished + out).toBe(catalogue.vms('current').length);
  });

  test('come to the browser as they are, series by series', () => {
    const there = unpackSizes(packSizes(mapSizes));
    const sorted = (all: readonly { readonly name: string }[]) =>
      all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(sorted(there.sizes)).toEqual(sorted(sizes));
    expect(sorted(there.all)).toEqual(sorted(mapSizes.all));
  });
});

describe('the dots', () => {
  test('are the pairs of limits, each with all its sizes', () => {
    const { places } = opening.map;
    const pairs = new Set(
      mapped.map(({ uncached: { iops, throughput } }) => `${iops} ${throughput}`),
    );
    expect(places).toHaveLength(pairs.size);
    expect(places.reduce((sum, place) => sum + place.sizes.length, 0)).toBe(sizes.length);
  });

  test('stay where they are when a series is chosen, and only its sizes count', () => {
    const { map } = asked(load(1, 1), { series: 'Dsv5' });
    expect(map.places).toHaveLength(opening.map.places.length);
    const own = map.places.flatMap((place) => place.sizes);
    expect(own.map(({ series }) => series)).toEqual(own.map(() => 'Dsv5'));
    expect(map.count).toBe(own.length);
  });

  test('a family is all series of its letters: Eb is not E', () => {
    const chosen = (series: string) =>
      new Set(
        asked(load(1, 1), { series }).map.places.flatMap((place) =>
          place.sizes.map((size) => size.series),
        ),
      );
    expect(chosen('Eb*')).toEqual(new Set(['Ebsv5', 'Ebdsv5', 'Ebsv6', 'Ebdsv6']));
    expect(chosen('E*').has('Ebsv5')).toBe(false);
    expect(chosen('E*').has('Esv5')).toBe(true);
  });

  test('name the cheapest size first, six of them at most, and count the rest', () => {
    const most = opening.map.places.reduce((a, b) => (b.sizes.length > a.sizes.length ? b : a));
    const text = namesText(most);
    expect(text.startsWith(most.cheapest?.size.name ?? '?')).toBe(true);
    expect(text.split(', ')).toHaveLength(6);
    expect(text).toMatch(new RegExp(` and ${most.sizes.length - 6} more$`));
  });
});

test('what equals a limit is carried, as in every comparison of the site', () => {
  expect(carries(load(3750, 85), load(3750, 85))).toBe(true);
  expect(carries(load(3750, 85), load(3751, 85))).toBe(false);
  expect(carries(load(3750, 85), load(3750, 85.1))).toBe(false);
});

test('the sentences around the picture are computed from the dataset', () => {
  expect(openingAnswer.carrying).toBe(
    sizes.filter(({ iops, throughput }) => iops >= 20_000 && throughput >= 400e6).length,
  );
  const [from, to] = crossovers;
  const within = sizes.filter(({ iops, throughput }) => {
    const kib = throughput / iops / 1024;
    return kib >= from && kib <= to;
  });
  expect(within.length / sizes.length).toBeGreaterThanOrEqual(0.9);
  expect(crossoverText(crossovers)).toBe(`between ${Math.round(from)} and ${Math.round(to)} KiB`);
});
