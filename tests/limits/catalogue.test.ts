import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCatalogue } from '../../src/limits/catalogue.ts';
import { catalogue, sources } from '../../src/limits/index.ts';
import { nameKey } from '../../src/limits/name-keys.ts';
import { distance, nearestAmong } from '../../src/limits/nearest-name.ts';
import * as typedNames from '../../src/limits/typed-names.ts';
import { anyCharacter } from '../any-text.ts';

const vm = (name: string, edition: '2018-09' | 'current' = 'current') => {
  const found = catalogue.vm(name, edition);
  return 'row' in found ? [found.row.name, found.otherEdition] : found;
};
const disk = (name: string, edition: '2018-09' | 'current' = 'current') => {
  const found = catalogue.disk(name, edition);
  return 'row' in found ? [found.row.name, found.otherEdition] : found;
};

test('Case, blanks and the vendor’s prefix do not matter.', () => {
  for (const name of ['D8s_v3', 'd8S_V3', ' Standard_D8s_v3 ', 'standard_d8s_v3'])
    expect(vm(name)).toEqual(['D8s_v3', false]);
  expect(disk(' p30\n')).toEqual(['P30', false]);
});

test('A size that only the other edition has is found there, and the result says so.', () => {
  expect(vm('D14')).toEqual(['D14', true]);
  expect(vm('D14', '2018-09')).toEqual(['D14', false]);
  expect(vm('D8s_v5', '2018-09')).toEqual(['D8s_v5', true]);
  expect(disk('P1', '2018-09')).toEqual(['P1', true]);
});

test('A row of the edition in use is preferred to one of the other.', () => {
  const found = catalogue.disk('P60', '2018-09');
  expect('row' in found && found.row.iops).toBe(12_500);
});

test('The plain name is the SCSI row; a size with NVMe alone is found by the plain name too.', () => {
  expect(vm('E8bds_v5')).toEqual(['E8bds_v5', false]);
  expect(vm('E8bds_v5/NVMe')).toEqual(['E8bds_v5/nvme', false]);
  expect(vm('E112ibds_v5')).toEqual(['E112ibds_v5/nvme', false]);
});

test('An unknown name is answered with the nearest ones, the likeliest first.', () => {
  const first = (found: unknown) => (found as { nearest: readonly string[] }).nearest[0];
  expect(first(vm('DS15s_v2'))).toBe('DS15_v2');
  expect(first(vm('E8bdds_v5'))).toBe('E8bds_v5');
  expect((disk('P31') as { nearest: readonly string[] }).nearest).toContain('P30');
  expect(vm('nothing like it')).toEqual({ nearest: [] });
});

test('The number of vCPUs in a name does not go on: M8 is not M832s_12_v3, and B1 not B12ms.', () => {
  expect(vm('M8')).toEqual({ nearest: ['M8ms'] });
  expect(vm('B1')).toEqual({ nearest: ['B1s', 'B1ls', 'B1ms'] });
});

test('Names that JavaScript itself uses are no sizes.', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(vm(name)).toHaveProperty('nearest');
    expect(disk(name)).toHaveProperty('nearest');
  }
});

// Work that grows faster than the text would take hours here: no clock is needed to see it.
test('A text of ten million letters is answered.', () => {
  const long = 'D8s_v3'.repeat(1_700_000);
  expect(vm(long)).toHaveProperty('nearest');
  expect(disk(`PremiumV2-${long}`)).toHaveProperty('refused');
});

test('A look-up never throws, and offers at most four names.', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (name) => {
      for (const found of [catalogue.vm(name, 'current'), catalogue.disk(name, '2018-09')])
        if ('nearest' in found) expect(found.nearest.length).toBeLessThanOrEqual(4);
    }),
  );
});

test('Every name finds its own row.', () => {
  for (const edition of ['2018-09', 'current'] as const) {
    for (const row of catalogue.vms(edition))
      expect(catalogue.vm(row.name, edition)).toEqual({ row, otherEdition: false });
    for (const row of catalogue.disks(edition))
      expect(catalogue.disk(row.name, edition)).toEqual({ row, otherEdition: false });
  }
});

test('A size whose hyphens and underscores are left out, swapped or written as blanks is still that size.', () => {
  for (const name of ['D8sv3', 'd8s v3', 'D8s-v3', 'Standard_D8s_v3', 'standard d8s v3'])
    expect(vm(name)).toEqual(['D8s_v3', false]);
  expect(vm('DS13v2')).toEqual(['DS13_v2', false]);
  expect(vm('E8bdsv5 nvme')).toEqual(['E8bds_v5/nvme', false]);
  expect(vm('e112ibds v5')).toEqual(['E112ibds_v5/nvme', false]);
  expect(vm('D8v3')).toEqual(['D8_v3', true]);
  expect(disk('p 30')).toEqual(['P30', false]);
});

test('Of two sizes that differ only in a hyphen, only the exact name finds one.', () => {
  const [row] = catalogue.vms('current');
  if (!row) throw new Error('There are no sizes.');
  const named = (...names: readonly string[]) =>
    makeCatalogue(
      [],
      names.map((name) => ({ ...row, name })),
      sources,
      () => typedNames,
    );
  const nameIn = (of: ReturnType<typeof named>, name: string) => {
    const found = of.vm(name, 'current');
    return 'row' in found ? found.row.name : found;
  };
  const two = named('E8-4ds_v5', 'E84ds_v5');
  expect(nameIn(two, 'e8-4ds_v5')).toBe('E8-4ds_v5');
  expect(nameIn(two, 'Standard_E84ds_v5')).toBe('E84ds_v5');
  expect(nameIn(two, 'E8-4dsv5')).toEqual({ nearest: ['E8-4ds_v5', 'E84ds_v5'] });
  expect(nameIn(named('E8-4ds_v5'), 'e8 4ds v5')).toBe('E8-4ds_v5');
});

test.each(['DS13_v2', 'ds13 v2', 'standard_ds13_V2', 'Standard DS13 v2', 'ds13v2', 'DS13-v2'])(
  '%s is one name.',
  (name) => expect(nameKey(name)).toBe('ds13v2'),
);

test('The beginning of a name is answered with the sizes of today that begin so, the newest generation first.', () => {
  for (const text of ['D8', 'E8', 'd16', 'Standard_E16']) {
    const found = vm(text) as { nearest: readonly string[] };
    const beginning = text.replace('Standard_', '').toUpperCase();
    expect(found.nearest).toHaveLength(4);
    for (const name of found.nearest) {
      expect(name.startsWith(beginning)).toBe(true);
      expect(catalogue.vms('current').map((row) => row.name)).toContain(name);
    }
    expect(found.nearest).toContain(`${beginning}s_v5`);
  }
  expect(
    nearestAmong(
      () => ['D8s_v3', 'D8s_v5'],
      () => ['D8_v3'],
    )('D8'),
  ).toEqual(['D8s_v5', 'D8s_v3', 'D8_v3']);
});

test.each([
  // The NV series was retired in 2023, NVads A10 v5 is its own one (NV series retirement, azure-docs).
  ['NV6', 'NV6ads_A10_v5', true],
  ['H8', 'F8', true],
  ['E6s_v5', 'E64s_v5', true],
  ['NV6ads', 'NV6ads_A10_v5', false],
  ['NC96as_A100_v4', 'NC96ads_A100_v4', false],
  ['D8s', 'D8s_v5', false],
])('%s is answered with %s, as another machine: %s.', (text, near, isOther) => {
  const names = expect.arrayContaining([near]);
  const refused = expect.stringContaining('The nearest names are of other machines');
  expect(vm(text)).toEqual(isOther ? { refused, readings: names } : { nearest: names });
});

test('A text that may be some sizes is not answered with others: F8s_v3 with F8s_v2 alone.', () => {
  expect(vm('F8s_v3')).toEqual({ nearest: ['F8s_v2'] });
});

test('The distance of two texts is the number of letters to change.', () => {
  expect(distance('kitten', 'sitting')).toBe(3);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('same', 'same')).toBe(0);
});

test('Nearest names keep their order where they are equally near.', () => {
  const nearest = nearestAmong(() => ['P4', 'P30', 'P1']);
  expect(nearest('P3')).toEqual(['P30', 'P4', 'P1']);
  expect(nearest('')).toEqual([]);
});
