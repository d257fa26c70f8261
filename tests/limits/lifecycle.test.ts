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
  asOf,
  isConcern,
  isFirstChoice,
  isPreview,
  isRetiring,
  lifecycleOf,
  lifecycleRemarks,
  withLifecycle,
} from '../../src/limits/lifecycle.ts';
import { unpackLifecycle } from '../../src/limits/packed-lifecycle.ts';
import { regionPrices } from '../../src/limits/prices/index.ts';
import { limitsCsv, limitsJson } from '../../src/limits/publish/index.ts';
import { newestDate } from '../../src/limits/publish/json.ts';
import { vmsData } from '../../src/ui/script-data.ts';
import { shownBy } from '../view-models.ts';

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

test.each(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'])('%s was to retire on 2024-08-31.', (name) => {
  expect(of(name)).toEqual({ retired: '2024-08-31' });
  expect(vmOf(name).lifecycle).toMatchObject([
    { says: 'was to retire on 2024-08-31', source: 'a-series-retirement' },
  ]);
});

test('A0 was retired, according to the resource API of June 2025.', () => {
  expect(of('A0')).toEqual({ retired: '2024-09-03' });
  expect(isRetiring(vmOf('A0'))).toBe(true);
});

/** Series that a page calls a preview or the resource API of 2026-08-01 lacks. All 150 sizes have a price on the list of 2026-08-22. */
const onceNotYet = [
  ...['Ddsv7', 'Dldsv7', 'Dlsv7', 'Dsv7', 'Edsv7', 'Esv7', 'Dndsv6', 'Dnldsv6', 'Endsv6'],
  ...['Falsv6', 'Ebdsv6', 'Ebsv6', 'Lasv5', 'Laosv5'],
];

test.each([
  ['D8ds_v7', 'preview', '2026-02-02', '2026-09-24'],
  ['D8lds_v7', 'preview', '2024-07-29', '2026-09-24'],
  ['D8ls_v7', 'preview', '2026-02-02', '2026-09-24'],
  ['D8s_v7', 'preview', '2026-02-02', '2026-09-24'],
  ['D372s_v7', 'notInApi', '2026-08-01', '2026-09-24'],
  ['E8ds_v7', 'preview', '2026-02-02', '2026-08-22'],
  ['E8s_v7', 'preview', '2026-02-02', '2026-08-22'],
  ['E372is_v7', 'notInApi', '2026-08-01', '2026-08-22'],
  ['D8nds_v6', 'preview', '2025-05-08', '2026-08-22'],
  ['D8nlds_v6', 'preview', '2025-05-08', '2026-08-22'],
  ['E8nds_v6', 'preview', '2025-05-08', '2026-08-22'],
  ['F8als_v6', 'preview', '2024-07-30', '2026-08-22'],
  ['E8bs_v6', 'preview', '2025-11-17', '2026-08-22'],
  ['E8bds_v6', 'notInApi', '2026-08-01', '2026-08-22'],
  ['L8as_v5', 'notInApi', '2026-08-01', '2026-08-22'],
  ['L8aos_v5', 'notInApi', '2026-08-01', '2026-08-22'],
])(
  '%s is on sale: what an older document says (%s, %s) stays as a remark.',
  (name, state, date, ended) => {
    expect(vmOf(name).lifecycle).toContainEqual(expect.objectContaining({ state, date, ended }));
    expect(of(name)).not.toHaveProperty(state);
    expect(isFirstChoice(vmOf(name))).toBe(true);
  },
);

test('Each of the 150 sizes that older documents call a preview, or do not have, is on sale.', () => {
  const stated = today.filter(
    ({ constrainedOf, lifecycle: all = [] }) =>
      !constrainedOf && all.some(({ state }) => state === 'preview' || state === 'notInApi'),
  );
  const older = stated.filter(({ series }) => onceNotYet.includes(series));
  expect(older).toHaveLength(149);
  expect(older.filter((vm) => !isFirstChoice(vm)).map(({ name }) => name)).toEqual([]);
  expect(of('E64is_v3')).not.toHaveProperty('notInApi');
});

test('No size with a newer price or a newer stage of being sold is a preview or missing from the resource API.', () => {
  const prices = regionPrices.flatMap(({ sources, vms: own }) =>
    [...own.keys()].map((name) => [name, sources.vms.date] as const),
  );
  const newest = new Map(prices.toSorted(([, a], [, b]) => (a < b ? -1 : 1)));
  for (const vm of today) {
    const { preview, notInApi, stage } = lifecycleOf(vm);
    const said = preview ?? notInApi;
    if (said === undefined) continue;
    expect((newest.get(vm.name.replace('/nvme', '')) ?? '') > said, vm.name).toBe(false);
    expect(stage ?? '', vm.name).not.toMatch(/Current|Extended/);
  }
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
      Object.values(Object.assign({}, ...parts.map((part) => unpackLifecycle(part.lifecycle)))),
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
    ['NV12s_v3', 'It was to retire on 2026-09-30.'],
    ['NV8as_v4', 'It was to retire on 2026-09-30.'],
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
  const checksOf = (id: string, query: string) => {
    const calculator = calculators.find((one) => one.id === id);
    return (calculator && shownBy(calculator, query).answer?.checks) ?? [];
  };
  const notesOf = (id: string, name: string) =>
    checksOf(id, `${queryOf[id] ?? 'cache=ReadOnly&vm='}${name}`);
  const withVm = calculators.filter(({ names }) => names.includes('vm'));
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
      for (const name of ['D16ds_v5', 'E16ds_v4', 'D8ds_v7', 'L8as_v5'])
        expect(lifecycleNotes(id, name)).toEqual([]);
    },
  );

  test('says where a date does not apply, and whether one size or its series is concerned.', () => {
    const texts = (name: string) => lifecycleNotes('io-size', name).map(({ text }) => text);
    expect(texts('D8s_v3')).toEqual([
      'D8s_v3: the series retires on 2029-11-15 (except in Azure Government and other sovereign clouds) and cannot be deployed by new subscriptions since July 2026, nor is quota added.',
    ]);
    expect(texts('M192is_v2')).toEqual(['M192is_v2: the size retires on 2027-03-31.']);
    expect(texts('D248ds_v7')).toEqual([]);
    expect(texts('NC24ads_A100_v4')).toEqual([
      'NC24ads_A100_v4: the series got no new capacity on 2024-07-31 according to its page (of its product line only NCads_H100_v5 grows).',
    ]);
  });

  test('about limits of 2018 says it too, since the size retires all the same.', () => {
    const notes = checksOf('io-size', 'vm=DS13&limits=2018-09');
    expect(notes.filter(({ text }) => text.includes('retires on 2028-05-01'))).toHaveLength(1);
  });

  test.each(['cap-check', 'throttle'])('of %s warns of Standard HDD as OS disk.', (id) => {
    const query =
      id === 'throttle'
        ? 'loads=os:S10/ReadOnly:16KiB:q4:read'
        : 'disks=os:S10x1:ReadOnly,data:S30x1:None';
    const retires = (text: string) =>
      checksOf(id, text).filter(({ citation }) =>
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
  const ofE8bs = published('E8bs_v6');
  expect(ofE8bs).not.toHaveProperty('preview');
  expect(ofE8bs?.statements).toContainEqual({
    state: 'preview',
    date: '2025-11-17',
    says: 'was in preview on 2025-11-17 according to its page; it has a price on the list of 2026-08-22',
    ended: '2026-08-22',
    source: 'ebsv6',
    place: 'the title, or the words below it',
  });
  expect(published('L8s_v3')).toBeUndefined();
  const [header = '', ...lines] = limitsCsv().split('\r\n');
  const line = lines.find((one) => one.startsWith('vm,F8s_v2,')) ?? '';
  expect(header).toContain('retires on,retired on,closed to new subscriptions since,preview as of');
  expect(line).toContain('2028-11-15,,2026-07,');
});

test('What is announced for a day is past from that day on.', () => {
  const says = (day: string) =>
    asOf(lifecycle, day)
      .filter(({ names }) => names.includes('HC*rs'))
      .map((one) => `${one.state}: ${one.says}`)[0];
  expect(says('2027-05-30')).toBe('retires: retires on 2027-05-31');
  expect(says('2027-05-31')).toBe('retired: was to retire on 2027-05-31');
});
