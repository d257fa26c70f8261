import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/limits/index.ts';
import { distance, nearestAmong } from '../../src/limits/nearest.ts';

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

test('A size that stands in the other edition alone is found there, and that is said.', () => {
  expect(vm('D14')).toEqual(['D14', true]);
  expect(vm('D14', '2018-09')).toEqual(['D14', false]);
  expect(vm('D8s_v5', '2018-09')).toEqual(['D8s_v5', true]);
  expect(disk('P1', '2018-09')).toEqual(['P1', true]);
});

test('A row of the asked edition comes before one of the other.', () => {
  const found = catalogue.disk('P60', '2018-09');
  expect('row' in found && found.row.iops).toBe(12_500);
});

test('The plain name is the SCSI row; a size with NVMe alone is found by the plain name too.', () => {
  expect(vm('E8bds_v5')).toEqual(['E8bds_v5', false]);
  expect(vm('E8bds_v5/NVMe')).toEqual(['E8bds_v5/nvme', false]);
  expect(vm('E112ibds_v5')).toEqual(['E112ibds_v5/nvme', false]);
});

test('An unknown name brings the nearest ones, the likeliest first.', () => {
  const first = (found: unknown) => (found as { nearest: readonly string[] }).nearest[0];
  expect(first(vm('DS15v2'))).toBe('DS15_v2');
  expect(first(vm('D8s v3'))).toBe('D8s_v3');
  expect(first(vm('E8bdsv5'))).toBe('E8bds_v5');
  expect((disk('P31') as { nearest: readonly string[] }).nearest).toContain('P30');
  expect(vm('nothing like it')).toEqual({ nearest: [] });
});

test('Names of JavaScript’s own are no sizes.', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(vm(name)).toHaveProperty('nearest');
    expect(disk(name)).toHaveProperty('nearest');
  }
});

test('A text of ten million letters is answered at once.', () => {
  const long = 'D8s_v3'.repeat(1_700_000);
  const start = performance.now();
  expect(vm(long)).toHaveProperty('nearest');
  expect(disk(`PremiumV2-${long}`)).toHaveProperty('refused');
  expect(performance.now() - start).toBeLessThan(500);
});

test('A look-up never throws, and offers at most four names.', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
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
