/**
 * Dates typed by hand: retirements and restrictions from “VM size series retirements, capacity growth
 * restrictions” of 2026-09-24, previews from the pages of the series, names from the resource API of 2026-08-01.
 */
import { describe, expect, test } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { unpackVms } from '../../src/limits/compact.ts';
import { withConstrained } from '../../src/limits/constrained.ts';
import { catalogue, lifecycle, type Vm, vms } from '../../src/limits/index.ts';
import {
  isConcern,
  isFirstChoice,
  isPreview,
  isRetiring,
  lifecycleOf,
  lifecycleRemarks,
  withLifecycle,
} from '../../src/limits/lifecycle.ts';
import { limitsCsv, limitsJson } from '../../src/limits/publish/index.ts';
import { newestDate } from '../../src/limits/publish/json.ts';
import { vmsData } from '../../src/ui/script-data.ts';
import { screenOf } from '../browser/cases.ts';

const today = vms.filter(({ edition }) => edition === 'current');
const vmOf = (name: string): Vm => {
  const vm = vms.find((one) => one.name === name);
  if (!vm) throw new Error(`no ${name}`);
  return vm;
};
const of = (name: string) => lifecycleOf(vmOf(name));

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
  expect(of(name)).toMatchObject({ retires, stage: 'End of Life' });
  expect(of(name).restrictedSince).toBe(restrictedSince);
  expect(isRetiring(vmOf(name))).toBe(true);
  expect(isFirstChoice(vmOf(name))).toBe(false);
});

test('A0 was retired, according to the resource API of June 2025.', () => {
  expect(of('A0')).toEqual({ retired: '2024-09-03' });
  expect(isRetiring(vmOf('A0'))).toBe(true);
});

test.each([
  ['D8ds_v7', '2026-02-02'],
  ['D8lds_v7', '2026-02-02'],
  ['D8ls_v7', '2026-02-02'],
  ['D8s_v7', '2026-02-02'],
  ['E8ds_v7', '2026-02-02'],
  ['E8s_v7', '2026-02-02'],
  ['D8nds_v6', '2025-05-08'],
  ['D8nlds_v6', '2025-05-08'],
  ['E8nds_v6', '2025-05-08'],
  ['F8als_v6', '2024-07-30'],
  ['E8bs_v6', '2025-11-17'],
  ['E8bds_v6', '2025-11-17'],
])('%s was a preview on its page of %s.', (name, preview) => {
  expect(of(name)).toMatchObject({ preview });
  expect(isPreview(vmOf(name))).toBe(true);
  expect(isFirstChoice(vmOf(name))).toBe(false);
});

test.each(['D8s_v5', 'D8as_v7', 'E8s_v5', 'E8s_v6', 'B8s_v2', 'L8s_v3', 'M128s_v2', 'M416s_8_v2'])(
  'Nothing speaks against %s.',
  (name) => {
    expect(isFirstChoice(vmOf(name))).toBe(true);
    expect(isRetiring(vmOf(name)) || isPreview(vmOf(name))).toBe(false);
  },
);

test('76 sizes of today and the 20 that are made from them retire.', () => {
  const retiring = today.filter(isRetiring);
  expect(retiring.filter(({ constrainedOf }) => !constrainedOf)).toHaveLength(76);
  expect(retiring).toHaveLength(96);
});

test('54 sizes of today are not in the resource API: four series, and eleven sizes of others.', () => {
  const missing = today.filter((vm) => lifecycleOf(vm).notInApi === '2026-08-01');
  expect(missing).toHaveLength(54);
  const series = ['Ebdsv6', 'Ebsv6', 'Lasv5', 'Laosv5'];
  const [whole, single] = [true, false].map((is) =>
    missing.filter((vm) => series.includes(vm.series) === is),
  );
  expect(whole).toHaveLength(10 + 10 + 11 + 12);
  expect(single?.map(({ name }) => name).sort()).toEqual(
    [
      ...['D248ds_v7', 'D248lds_v7', 'D248ls_v7', 'D248s_v7', 'D372ds_v7', 'D372s_v7'],
      ...['E248ds_v7', 'E248s_v7', 'E372ids_v7', 'E372is_v7', 'E64is_v3'],
    ].sort(),
  );
});

test('The vendor’s stages are those of its lists.', () => {
  expect(of('D8ds_v6').stage).toBe('Current');
  expect(of('D8ds_v5').stage).toBe('Extended');
  expect(of('D8s_v4').stage).toBe('Extended');
  // The overview names general purpose sizes alone.
  expect(of('E8s_v5').stage).toBeUndefined();
  expect(of('E8s_v4')).toEqual({ previousGeneration: '2025-06-17' });
  expect(of('NC24ads_A100_v4')).toEqual({ noNewCapacity: '2024-07-31' });
});

test('What is stated of a series or a size is true of its two interfaces and of constrained vCPUs.', () => {
  const statement = { ...lifecycle[0], state: 'preview', date: '2026-01-01' } as const;
  const rows = [vmOf('E8bds_v5'), vmOf('E8bds_v5/nvme'), vmOf('E16s_v5')];
  const stated = (names: readonly string[]) =>
    withLifecycle(rows, [{ place: '', source: '', says: '', ...statement, names }])
      .filter(isPreview)
      .map(({ name }) => name);
  expect(stated(['Ebdsv5'])).toEqual(['E8bds_v5', 'E8bds_v5/nvme']);
  expect(stated(['E8bds_v5'])).toEqual(['E8bds_v5', 'E8bds_v5/nvme']);
  expect(stated(['Esv5'])).toEqual(['E16s_v5']);
  expect(of('E16-4s_v3')).toEqual(of('E16s_v3'));
  expect(of('DS14-4_v2')).toEqual(of('DS14_v2'));
});

test('What retires within 24 months of the newest document is urgent.', () => {
  const [year = '', ...rest] = newestDate.split('-');
  const last = [Number(year) + 2, ...rest].join('-');
  for (const { state, date, urgent } of lifecycle)
    if (state === 'retires') expect(urgent ?? false).toBe(date <= last);
  // 2027-03-31 and 2028-05-01 are, 2028-11-15 is not, since the newest is of September 2026.
  expect(newestDate).toMatch(/^2026-09/);
  const urgent = (name: string) =>
    lifecycleRemarks(
      vmOf(name),
      vmOf(name).lifecycle?.filter(({ state }) => state === 'retires'),
    ).map((one) => one.urgent);
  expect(['M192is_v2', 'DS13_v2', 'F8s_v2', 'D8s_v3'].map(urgent)).toEqual([
    [true],
    [true],
    [false],
    [false],
  ]);
});

test('Browsers get everything that speaks against a size, and no stages.', () => {
  const parts = vmsData();
  const rows = withConstrained(
    withLifecycle(
      parts.flatMap((part) => unpackVms(part.vms)),
      Object.values(Object.assign({}, ...parts.map((part) => part.lifecycle))),
    ),
    parts.flatMap((part) => part.constrained),
  );
  const concerns = ({ lifecycle: stated = [] }: Vm) => stated.filter(isConcern);
  const expected = new Map(vms.map((vm) => [`${vm.name} ${vm.edition}`, concerns(vm)]));
  expect(rows).toHaveLength(expected.size);
  for (const vm of rows)
    expect(vm.lifecycle ?? []).toEqual(expected.get(`${vm.name} ${vm.edition}`));
});

describe('A name without limits is answered with its dates', () => {
  test.each([
    ['HC44rs', 'It retires on 2027-05-31.'],
    ['HB120rs_v2', 'It retires on 2027-05-31.'],
    ['NP20s', 'It retires on 2027-05-31.'],
    ['NV12s_v3', 'It retires on 2026-09-30.'],
    ['NV8as_v4', 'It retires on 2026-09-30.'],
    ['DC8ds_v3', 'It retires on 2029-10-31.'],
    ['NC24rs_v3', 'It was retired on 2025-09-30.'],
    ['DC8_v2', 'It was retired on 2026-06-30.'],
    ['EC8ads_cc_v5', 'It was retired on 2026-09-01.'],
    [
      'A2m_v2',
      'It retires on 2028-11-15 and cannot be deployed by new subscriptions since July 2026, nor is quota added.',
    ],
  ])('%s', (name, dates) => {
    expect(catalogue.vm(`Standard_${name}`, 'current')).toEqual({
      refused: `${name} is known to Azure; no limits collected. ${dates}`,
    });
  });
});

describe('An answer', () => {
  const queryOf: Readonly<Record<string, string>> = {
    'cap-check': 'disks=data:P30x4:ReadOnly&vm=',
    throttle: 'vm=',
  };
  const notesOf = (id: string, name: string) =>
    screenOf(id, `${queryOf[id] ?? 'cache=ReadOnly&vm='}${name}`).answer?.checks ?? [];
  const withVm = calculators.filter(({ id }) =>
    screenOf(id, '').controls.some(({ name }) => name === 'vm'),
  );
  const about = /retires|retired|preview|resource API of|new capacity/;
  const lifecycleNotes = (id: string, name: string) =>
    notesOf(id, name).filter(({ text }) => text.startsWith(`${name}: the s`) && about.test(text));

  test('is given by at least five calculators: those that have a VM size.', () => {
    expect(withVm.length).toBeGreaterThanOrEqual(5);
  });

  test.each(withVm.map(({ id }) => id))(
    'of %s says what speaks against a size, with its source.',
    (id) => {
      expect(lifecycleNotes(id, 'DS13_v2')).toMatchObject([
        {
          severity: 'warning',
          text: 'DS13_v2: the series retires on 2028-05-01 and cannot be deployed by new subscriptions since July 2026, nor is quota added.',
          citation: { date: '2026-09-24' },
        },
      ]);
      expect(lifecycleNotes(id, 'D8ds_v7')).toMatchObject([
        {
          severity: 'info',
          text: 'D8ds_v7: the series was in preview on 2026-02-02 according to its page (most of its sizes are in the resource API of 2026-08-01, so it may be generally available by then).',
          citation: { date: '2026-02-02' },
        },
      ]);
      expect(lifecycleNotes(id, 'L8as_v5')).toMatchObject([
        {
          severity: 'info',
          text: 'L8as_v5: the series is not in the resource API of 2026-08-01, which does not mean that it is retired (the page of the series is of 2026-08-18).',
          citation: { date: '2026-08-01' },
        },
      ]);
      for (const name of ['D16ds_v5', 'E16ds_v4']) expect(lifecycleNotes(id, name)).toEqual([]);
    },
  );

  test('says where a date does not apply, and whether one size or its series is concerned.', () => {
    const texts = (name: string) => lifecycleNotes('io-size', name).map(({ text }) => text);
    expect(texts('D8s_v3')).toEqual([
      'D8s_v3: the series retires on 2029-11-15 (except in Azure Government and other sovereign clouds) and cannot be deployed by new subscriptions since July 2026, nor is quota added.',
    ]);
    expect(texts('M192is_v2')).toEqual(['M192is_v2: the size retires on 2027-03-31.']);
    expect(texts('D248ds_v7')).toEqual([
      expect.stringMatching(/the series was in preview/),
      'D248ds_v7: the size is not in the resource API of 2026-08-01, which does not mean that it is retired.',
    ]);
    expect(texts('NC24ads_A100_v4')).toEqual([
      'NC24ads_A100_v4: the series got no new capacity on 2024-07-31 according to its page (of its product line only NCads_H100_v5 grows).',
    ]);
  });

  test('about limits of 2018 says it too, since the size retires all the same.', () => {
    const notes = screenOf('io-size', 'vm=DS13&limits=2018-09').answer?.checks ?? [];
    expect(notes.filter(({ text }) => text.includes('retires on 2028-05-01'))).toHaveLength(1);
  });

  test.each(['cap-check', 'throttle'])('of %s warns of Standard HDD as OS disk.', (id) => {
    const query =
      id === 'throttle'
        ? 'loads=os:S10/ReadOnly:16KiB:q4:read'
        : 'disks=os:S10x1:ReadOnly,data:S30x1:None';
    const retires = (text: string) =>
      (screenOf(id, text).answer?.checks ?? []).filter(({ citation }) =>
        citation?.title.includes('Standard HDD as OS disk'),
      );
    expect(retires(query)).toMatchObject([
      { severity: 'warning', text: expect.stringContaining('retires on 2028-09-08') },
    ]);
    expect(retires(query.replace('S10', 'P10'))).toEqual([]);
  });
});

test('The published dataset has the dates of each size, and who states them.', () => {
  const rows = limitsJson().vms;
  const published = (name: string) => rows.find((vm) => vm.name === name)?.lifecycle;
  expect(published('F8s_v2')).toMatchObject({
    retires: '2028-11-15',
    restrictedSince: '2026-07',
    stage: 'End of Life',
    statements: expect.arrayContaining([
      {
        state: 'retires',
        date: '2028-11-15',
        says: 'retires on 2028-11-15',
        source: 'retirements',
        place: 'Retired and retiring VM size series',
      },
    ]),
  });
  expect(published('E8bs_v6')).toMatchObject({ preview: '2025-11-17', notInApi: '2026-08-01' });
  expect(published('L8s_v3')).toBeUndefined();
  const [header = '', ...lines] = limitsCsv().split('\r\n');
  const line = lines.find((one) => one.startsWith('vm,E8bs_v6,')) ?? '';
  expect(header).toContain('retires on,retired on,closed to new subscriptions since,preview as of');
  expect(line).toContain('2025-11-17,2026-08-01');
});
