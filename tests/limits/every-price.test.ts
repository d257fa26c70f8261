/** No price of a cited list is left unread because the list spells the name in another way. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import { listedName } from '../../src/limits/prices/region-prices.ts';

const letters: Readonly<Record<string, string>> = {
  a: 'westeurope',
  b: 'belgiumcentral',
  c: 'francecentral',
  d: 'northeurope',
  e: 'swedencentral',
};
/** “Standard_D2ds_v7”, “D2ds v6”, “EC16asv6” and “D2ds_v7” are reduced to one form. */
const reduced = (name: string) => name.toLowerCase().replace(/^standard_|[\s_]/g, '');

/**
 * The meters of andy-diericks/azure-pricing-radar at cf741f25, data/latest/vm-*.json, whose name is
 * not that of a priced size with blanks for underscores: by region, sizes of one form in one line.
 */
const listed = new Map<string, Set<string>>();
const file = new URL('price-list-names.txt', import.meta.url);
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const [, where = '', start = '', numbers = '', end = ''] =
    /^([a-e]+): (\D*)([\d,-]+)(.*)$/.exec(line) ?? [];
  for (const letter of where) {
    const names = listed.get(letters[letter] ?? '') ?? new Set();
    for (const number of numbers.split(',')) names.add(reduced(start + number + end));
    listed.set(letters[letter] ?? '', names);
  }
}
const today = new Set(
  vms.filter(({ edition }) => edition === 'current').map(({ name }) => listedName(name)),
);

test.each([...listed])(
  'A size of today without a price in %s is not in its list.',
  (region, names) => {
    const prices = regionPrices.find((one) => one.region === region);
    expect(names.size).toBeGreaterThan(150);
    const unread = [...today].filter((name) => !prices?.vms.has(name) && names.has(reduced(name)));
    expect(unread).toEqual([]);
  },
);

test('The sizes that the lists spell with Standard_ have their prices.', () => {
  // 142 sizes of the Intel v7, Ebsv6, Ebdsv6, Mbsv3, Mbdsv3, Msv3, Mdsv3 and Lasv5 series in West Europe.
  const prices = regionPrices.find(({ region }) => region === 'westeurope');
  expect(prices?.vms.get('D16s_v7')).toEqual({ linux: 1.321, windows: 2.057 });
  expect(prices?.vms.get('E16s_v7')).toEqual({ linux: 1.734, windows: 2.47 });
  expect(prices?.vms.get('E32bs_v6')).toEqual({ linux: 3.665, windows: 5.137 });
  expect(prices?.vms.get('M96s_1_v3')).toEqual({ linux: 13.08, windows: 17.5 });
  expect(prices?.vms.get('L16as_v5')).toEqual({ linux: 2.328, windows: 3.064 });
});

test('Every list has a document of its region, and days at most a month apart.', () => {
  for (const { region, sources, vms: sizes } of regionPrices) {
    const { vms: ofSizes, disks } = sources;
    for (const { url = '' } of [ofSizes, disks])
      expect(url).toMatch(
        region === 'westeurope' ? 'eu-west' : region.replace(/(?<=^belgium)central/, ''),
      );
    expect(Math.abs(Date.parse(ofSizes.date) - Date.parse(disks.date)) / 864e5).toBeLessThan(31);
    // What a list does not print is marked.
    const computed = [...sizes].filter(([, { computed: is }]) => is).map(([name]) => name);
    expect(computed.length > 0, region).toBe(ofSizes.date === '2026-08-01');
    for (const name of computed) expect(name).toMatch(/^B.*_v2$|^[DE].*ad?s_v5$/);
  }
});
