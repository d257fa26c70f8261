/** How the table of what is stated of series and sizes is read, on one that is not the dataset’s. */
import { expect, test } from 'vitest';
import { type LifecycleTable, parseLifecycle, withEnds } from '../../src/limits/lifecycle-table.ts';
import { parseVms } from '../../src/limits/row-tables.ts';
import { dsv3, sources as sizeSources } from './fixtures.ts';

const sources = [
  ...sizeSources,
  { id: 'announcements', title: 'Announcements', date: '2026-09-24' },
  { id: 'names', title: 'Names', date: '2026-08-01' },
  { id: 'undated', title: 'Undated', date: '2024-07-29 or later' },
];
const place = 'the list';
const table: LifecycleTable = {
  file: 'tables/lifecycle.ts',
  text: `
state               date        source         names
-                   -           -              -
retires             2028-09-24  announcements  Dsv3,HB*rs   # except on the moon
retires             2028-09-25  announcements  HC*rs
retired             2026-09-01  announcements  D64s_v3
restrictedSince     2026-07     announcements  Dsv3
preview             2024-07-29  undated        D32s_v3
notInApi            2026-08-01  names          D16s_v3
noNewCapacity       2026-09-24  announcements  D8s_v3
previousGeneration  2026-09-24  announcements  D8s_v3
current             2026-09-24  announcements  D2s_v3
extended            2026-09-24  announcements  D4s_v3
endOfLife           2026-09-24  announcements  Dsv3
`,
  places: {
    ...{ retires: place, retired: place, restrictedSince: place, preview: 'the title' },
    ...{ notInApi: 'the files', noNewCapacity: place, previousGeneration: place },
    ...{ current: place, extended: place, endOfLife: place, 'undated-page': 'its end' },
  },
};
const vms = parseVms([dsv3], sources);
const known = [['44,60', 'HC*rs HB*rs']] as const;
const parse = (text = table.text) => parseLifecycle({ ...table, text }, sources, vms, known);
const withSlip = (from: string, to: string) => {
  expect(table.text).toContain(from);
  return () => parse(table.text.replace(from, to));
};

test('A table without a mistake is read.', () => {
  const [first, second, ...rest] = parse();
  expect(first).toEqual({
    state: 'retires',
    date: '2028-09-24',
    names: ['Dsv3', 'HB*rs'],
    says: 'retires on 2028-09-24 (except on the moon)',
    urgent: true,
    source: 'announcements',
    place: 'the list',
  });
  // A day more than 24 months after the newest document.
  expect(second).not.toHaveProperty('urgent');
  expect(rest).toHaveLength(9);
});

test.each([
  [
    'a state that there is not',
    'retires             2028-09-25',
    'leaves              2028-09-25',
    5,
    'unknown state “leaves”',
  ],
  [
    'a day that there is not',
    '2028-09-25',
    '2028-02-30',
    5,
    '“2028-02-30” is not a day such as 2028-05-01',
  ],
  ['a month in place of a day', '2028-09-25', '2028-09   ', 5, '“2028-09” is not a day'],
  [
    'a retirement that has been',
    '2028-09-25',
    '2026-09-24',
    5,
    'source “announcements” is of 2026-09-24 and cannot announce 2026-09-24',
  ],
  [
    'a retirement yet to come',
    '2026-09-01',
    '2026-12-01',
    6,
    'source “announcements” is of 2026-09-24 and cannot report 2026-12-01',
  ],
  [
    'a restriction with a day',
    '2026-07   ',
    '2026-07-01',
    7,
    '“2026-07-01” is not a month such as 2026-07',
  ],
  ['a restriction in no month', '2026-07   ', '2026-17   ', 7, '“2026-17” is not a month'],
  ['a preview without a date', '2024-07-29', '-         ', 8, '“” is not a day'],
  [
    'names newer than their source',
    '2026-08-01  names',
    '2026-08-02  names',
    9,
    'source “names” is of 2026-08-01 and cannot report 2026-08-02',
  ],
  [
    'capacity that ends later',
    '2026-09-24  announcements  D8s_v3\nprev',
    '2027-08-01  announcements  D8s_v3\nprev',
    10,
    'source “announcements” is of 2026-09-24 and cannot report 2027-08-01',
  ],
  [
    'a generation stated twice',
    'D2s_v3\n',
    'D2s_v3,D2s_v3\n',
    12,
    'current is stated of “D2s_v3” a second time',
  ],
  [
    'a stage of an unknown size',
    'D4s_v3\n',
    'D5s_v3\n',
    13,
    '“D5s_v3” is no series, size or known name',
  ],
  [
    'a stage of an unknown series',
    '2026-09-24  announcements  Dsv3\n',
    '2026-09-24  announcements  Dsv9\n',
    14,
    '“Dsv9” is no series',
  ],
  [
    'a known name without its star',
    'HC*rs',
    'HC44rs',
    5,
    '“HC44rs” is no series, size or known name',
  ],
  [
    'a date that is not on the page',
    '2024-07-29  undated',
    '2026-02-02  undated',
    8,
    'source “undated” is of 2024-07-29 or later, which is the date of what it states, not 2026-02-02',
  ],
  [
    'an unknown source',
    '2028-09-25  announcements',
    '2028-09-25  rumours',
    5,
    'unknown source “rumours”',
  ],
  [
    'a cell too many',
    'undated        D32s_v3',
    'undated        D32s_v3 D2s_v3',
    8,
    '5 cells for 4 columns',
  ],
])('%s stops the build with file and line.', (_, from, to, line, reason) => {
  expect(withSlip(from, to)).toThrow(`tables/lifecycle.ts:${line}: ${reason}`);
});

test('Where only some sizes of a series have a newer price, each half has a statement of its own.', () => {
  const statements = parse().filter(
    ({ state, names }) => state === 'preview' || names.includes('Dsv3'),
  );
  const preview = statements.map((one) =>
    one.state === 'preview' ? { ...one, names: ['Dsv3'] } : one,
  );
  const ends = (date: string) =>
    withEnds(preview, vms, [{ date, names: new Set(['D2s_v3', 'D4s_v3']) }])
      .filter(({ state }) => state === 'preview')
      .map(({ names, ended }) => [names.length, ended]);
  expect(ends('2024-07-29')).toEqual([[1, undefined]]);
  expect(ends('2024-07-30')).toEqual([
    [2, '2024-07-30'],
    [new Set(vms.map(({ name }) => name)).size - 2, undefined],
  ]);
});
