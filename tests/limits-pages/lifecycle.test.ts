/** What the page of a series says of its lifecycle, and the badges of its sizes. */
import { expect, test } from 'vitest';
import { vms } from '../../src/limits/index.ts';
import { lifecycleBadges, ownBadges } from '../../src/site/limits-pages/badges.ts';
import { lifecycleOfSeries } from '../../src/site/limits-pages/rules-and-notes.ts';
import { rowsOfSeries } from './pages.ts';

const vmOf = (name: string) => {
  const vm = vms.find((one) => one.name === name && one.edition === 'current');
  if (!vm) throw new Error(`no ${name}`);
  return vm;
};
const texts = (series: string) => lifecycleOfSeries(rowsOfSeries(series)).map(({ text }) => text);

test('The page of a series says once what is true of all its sizes, and then what is true of single ones.', () => {
  expect(texts('DSv2')).toEqual([
    'The series retires on 2028-05-01 and cannot be deployed by new subscriptions since July 2026, nor is quota added.',
    'The series is in the lifecycle stage End of Life (2026-09-24).',
  ]);
  expect(texts('Msv2')).toEqual([
    'M192ims_v2: the size retires on 2027-03-31.',
    'M192is_v2: the size retires on 2027-03-31.',
  ]);
  expect(texts('Dsv5')).toEqual(['The series is in the lifecycle stage Extended (2026-09-24).']);
  expect(texts('Lsv3')).toEqual([]);
});

test('What speaks against a series comes before its stage, and each sentence has a source.', () => {
  expect(lifecycleOfSeries(rowsOfSeries('DSv2')).map(({ urgent }) => urgent)).toEqual([
    true,
    false,
  ]);
  const found = lifecycleOfSeries(rowsOfSeries('Ddsv7'));
  expect(found.map(({ urgent }) => urgent)).toEqual([false, false]);
  expect(found.map(({ source }) => source)).toEqual([...['ddsv7', 'lifecycle-stages']]);
  expect(found[0]?.text).toBe(
    'The series was in preview on 2026-02-02 according to its page; it is in the lifecycle stage Current (2026-09-24).',
  );
});

test.each([
  ['DS13_v2', ['Retiring 2028', 'Restricted']],
  ['M192is_v2', ['Retiring 2027']],
  ['E8bs_v6', []],
  ['D248ds_v7', []],
  ['D8ds_v7', []],
  ['E64is_v3', ['Retiring 2029', 'Restricted']],
  ['NC24ads_A100_v4', ['No new capacity']],
  ['D8ds_v5', []],
  ['E8s_v4', []],
])('The badges of %s are %j.', (name, expected) => {
  expect(lifecycleBadges(vmOf(name)).map(({ text }) => text)).toEqual(expected);
});

test('A badge has a sentence with its date, and amber is for what is being closed.', () => {
  expect(lifecycleBadges(vmOf('DS13_v2'))).toEqual([
    {
      id: 'retiring',
      text: 'Retiring 2028',
      title: 'The series retires on 2028-05-01.',
      tone: 'tight',
    },
    {
      id: 'restricted',
      text: 'Restricted',
      title:
        'The series cannot be deployed by new subscriptions since July 2026, nor is quota added.',
      tone: 'tight',
    },
  ]);
  const toneOf = new Map(vms.flatMap(lifecycleBadges).map(({ id, tone }) => [id, tone] as const));
  expect(Object.fromEntries(toneOf)).toEqual({
    ...{ retiring: 'tight', restricted: 'tight', retired: 'over' },
    ...{ 'not-in-api': 'plain', 'no-new-capacity': 'plain' },
  });
});

test('In a table only the badges of single sizes are beside the names: those of the series are above it.', () => {
  const own = (name: string) => ownBadges(vmOf(name)).map(({ id }) => id);
  expect(own('D8ds_v7')).toEqual([]);
  expect(own('M192is_v2')).toEqual(['retiring']);
  const above = lifecycleOfSeries(rowsOfSeries('NCA100v4')).map(({ badges }) =>
    badges.map(({ id }) => id),
  );
  expect(above).toEqual([['no-new-capacity']]);
});
