/** Dates typed by hand from “VM size series retirements, capacity growth restrictions”, page of 2026-09-24. */
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { lifecycleOf, lifecycles, vms } from '../../src/limits/index.ts';
import { limitsJson } from '../../src/limits/publish/index.ts';
import { retirementsOf } from '../../src/site/limits-pages/concerns.ts';
import { screenOf } from '../browser/cases.ts';
import { rowsOfSeries } from '../limits-pages/pages.ts';

const of = (name: string) => {
  const vm = vms.find((one) => one.name === name);
  if (!vm) throw new Error(`no ${name}`);
  return lifecycleOf(vm);
};

test.each([
  ['D14', '2028-05-01', '2026-07'],
  ['DS13', '2028-05-01', '2026-07'],
  ['D13_v2', '2028-05-01', '2026-07'],
  ['DS13_v2', '2028-05-01', '2026-07'],
  ['L32s', '2028-05-01', '2026-07'],
  ['B8ms', '2028-11-15', '2026-07'],
  ['F8', '2028-11-15', '2026-07'],
  ['F8s', '2028-11-15', '2026-07'],
  ['F8s_v2', '2028-11-15', '2026-07'],
  ['G5', '2028-11-15', '2026-07'],
  ['GS5', '2028-11-15', '2026-07'],
  ['L8s_v2', '2028-11-15', '2026-07'],
  ['D8_v3', '2029-11-15', '2026-07'],
  ['D8s_v3', '2029-11-15', '2026-07'],
  ['E8_v3', '2029-11-15', '2026-07'],
  ['E8s_v3', '2029-11-15', '2026-07'],
  ['M192is_v2', '2027-03-31', undefined],
  ['M192ims_v2', '2027-03-31', undefined],
  ['M192ids_v2', '2027-03-31', undefined],
  ['M192idms_v2', '2027-03-31', undefined],
])('%s retires on %s, closed to new subscriptions since %s.', (name, retires, restrictedSince) => {
  expect(of(name)).toMatchObject({ retires, source: 'retirements' });
  expect(of(name)?.restrictedSince).toBe(restrictedSince);
});

test.each(['D8s_v4', 'D8s_v5', 'E8s_v5', 'B8s_v2', 'L8s_v3', 'M128s_v2', 'M416s_8_v2'])(
  'No date is announced for %s.',
  (name) => {
    expect(of(name)).toBeUndefined();
  },
);

test('76 sizes of today and the 20 that are made from them retire, and the dataset has every series and size that is named.', () => {
  const current = vms.filter((vm) => vm.edition === 'current' && lifecycleOf(vm));
  expect(current.filter(({ constrainedOf }) => !constrainedOf)).toHaveLength(76);
  expect(current).toHaveLength(96);
  const series = new Set(vms.map((vm) => vm.series));
  const sizes = new Set(vms.map(({ name }) => name));
  for (const one of lifecycles) {
    expect((one.series ?? []).filter((name) => !series.has(name))).toEqual([]);
    expect((one.sizes ?? []).filter((name) => !sizes.has(name))).toEqual([]);
  }
});

describe('An answer about a size that retires', () => {
  const queryOf: Readonly<Record<string, string>> = {
    'cap-check': 'vm=DS13_v2&disks=data:P30x4:ReadOnly',
    throttle: 'vm=DS13_v2',
  };
  const notesOf = (id: string, query: string) => screenOf(id, query).answer?.checks ?? [];

  const withVm = calculators.filter(({ id }) =>
    screenOf(id, '').controls.some(({ name }) => name === 'vm'),
  );

  test('is given by at least five calculators: those that have a VM size.', () => {
    expect(withVm.length).toBeGreaterThanOrEqual(5);
  });

  test.each(withVm.map(({ id }) => id))('says so in %s, with its source.', (id) => {
    const query = queryOf[id] ?? 'vm=DS13_v2&cache=ReadOnly';
    const found = notesOf(id, query).filter(({ text }) => text.includes('retires'));
    expect(found).toMatchObject([
      {
        severity: 'info',
        text: 'DS13_v2: the series retires on 2028-05-01; new subscriptions cannot deploy it since July 2026.',
        citation: { date: '2026-09-24' },
      },
    ]);
    const stays = notesOf(id, query.replace('DS13_v2', 'D16ds_v5'));
    expect(stays.length).toBeGreaterThan(0);
    expect(stays.filter(({ text }) => text.includes('retires'))).toEqual([]);
  });

  test('says where the date does not apply, and whether one size or its series retires.', () => {
    const texts = (query: string) => notesOf('io-size', query).map(({ text }) => text);
    expect(texts('vm=D8s_v3')).toContain(
      'D8s_v3: the series retires on 2029-11-15 (except in Azure Government and other sovereign clouds); new subscriptions cannot deploy it since July 2026.',
    );
    expect(texts('vm=M192is_v2')).toContain('M192is_v2: the size retires on 2027-03-31.');
  });
});

test('The page of a series says once that it retires, or once for each single size.', () => {
  const texts = (series: string) => retirementsOf(rowsOfSeries(series)).map(({ text }) => text);
  expect(texts('DSv2')).toEqual([
    'The series retires on 2028-05-01; new subscriptions cannot deploy it since July 2026.',
  ]);
  expect(texts('Msv2')).toEqual([
    'M192ims_v2: the size retires on 2027-03-31.',
    'M192is_v2: the size retires on 2027-03-31.',
  ]);
  expect(texts('Dsv5')).toEqual([]);
});

test('The published dataset says it of every size that retires.', () => {
  const rows = limitsJson().vms;
  const published = (name: string) => rows.find((vm) => vm.name === name)?.lifecycle;
  expect(published('F8s_v2')).toMatchObject({ retires: '2028-11-15', restrictedSince: '2026-07' });
  expect(published('D8s_v5')).toBeUndefined();
});
