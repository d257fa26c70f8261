/** The prices of a region survive being packed for browsers. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { unpackPrices } from '../../src/limits/prices/compact.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import { listedName } from '../../src/limits/prices/region-prices.ts';
import { vmPartOf } from '../../src/limits/vm-parts.ts';
import { pricesData } from '../../src/ui/script-data.ts';

const packed = pricesData();
const ofToday = vms.filter(({ edition }) => edition === 'current');
const today = new Set(ofToday.map(({ name }) => listedName(name)));

test.each(regionPrices)(
  'All prices of $region that an answer can have come out as they were put in.',
  (prices) => {
    const [, data] = packed.find(([name]) => name.endsWith(prices.region)) ?? [];
    const {
      vms: sizes,
      savings,
      disks,
      operations,
      ...rest
    } = unpackPrices(data?.prices ?? '', ofToday.toReversed());
    expect(sizes).toEqual(new Map([...prices.vms].filter(([name]) => today.has(name))));
    expect(savings).toEqual(new Map([...prices.savings].filter(([name]) => today.has(name))));
    expect(disks).toEqual(prices.disks);
    expect(operations).toEqual(prices.operations);
    const { region, currency, sources, meters, zones } = prices;
    expect(rest).toEqual({ region, currency, sources, meters, zones });
  },
);

test('With some files of sizes only the prices of those come out, and each is the right one.', () => {
  const some = ofToday.filter((vm) => vmPartOf(vm) === 'BE');
  expect(some.length).toBeGreaterThan(100);
  const { vms: priced } = unpackPrices(packed[0]?.[1].prices ?? '', some);
  expect(priced.size).toBeGreaterThan(100);
  for (const [name, price] of priced) expect(price).toEqual(regionPrices[0]?.vms.get(name));
});

test('One region is at most 14 kB after gzip.', () => {
  const sizes = packed.map(([name, data]) => [name, gzipSync(data.prices).length] as const);
  console.log(sizes.map(([name, bytes]) => `${name}: ${bytes} bytes`).join('\n'));
  expect(sizes).toHaveLength(12);
  for (const [name, bytes] of sizes) expect(bytes, name).toBeLessThanOrEqual(14_000);
});
