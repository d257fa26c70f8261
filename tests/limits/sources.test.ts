import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSources } from '../../src/limits/check-sources.ts';
import { conflicts } from '../../src/limits/conflicts.ts';
import { diskTables } from '../../src/limits/disks/index.ts';
import {
  catalogue,
  disks,
  type Rule,
  rules,
  type Source,
  sources,
  vms,
} from '../../src/limits/index.ts';
import { priceTables } from '../../src/limits/prices/tables/index.ts';
import { allSources } from '../../src/limits/publish/json.ts';
import { answerRules } from '../../src/limits/rules/answer.ts';
import { buildRules } from '../../src/limits/rules/build.ts';
import { elasticRules } from '../../src/limits/rules/elastic.ts';
import { featureRules } from '../../src/limits/rules/features.ts';
import { guideRules } from '../../src/limits/rules/guide.ts';
import { rulesIn } from '../../src/limits/rules/rule.ts';
import { documents } from '../../src/limits/sources/documents.ts';
import { vmTables } from '../../src/limits/vms/index.ts';

const allRules: readonly Rule[] = Object.values(rules);

test('Every row and every rule names a source that exists.', () => {
  for (const { source } of [...disks, ...vms, ...allRules])
    expect(catalogue.source(source).title).not.toBe('');
});

test('A source that nothing cites, that is listed twice or that is missing is refused.', () => {
  const one = { id: 'one', title: 'One', date: '2020' };
  const two = { ...one, id: 'two' };
  const check =
    (...[listed, cited, others]: [Source[], string[], Source[]?]) =>
    () =>
      checkSources('prices/sources.ts', listed, cited, others);
  expect(check([one], ['one'])).not.toThrow();
  // Whoever reads the message looks for the source where it is said to be.
  expect(check([one], [])).toThrow('prices/sources.ts: nothing cites source “one”');
  expect(check([one, one], ['one'])).toThrow('“one” is listed twice');
  expect(check([one], ['one', 'two'])).toThrow('“two” is cited and not there');
  expect(check([one], ['one', 'two'], [two])).not.toThrow();
  expect(check([one], ['one'], [two])).not.toThrow();
  expect(check([one], ['one'], [one])).toThrow('“one” is listed twice');
});

test('Asking for a source that does not exist is a mistake in the program.', () => {
  expect(() => catalogue.source('__proto__')).toThrow('There is no source “__proto__”.');
});

test('No two documents share an id, wherever they are listed.', () => {
  const ids = allSources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, sources.length)).toEqual(sources.map(({ id }) => id));
});

test('A stored copy is named by repository, commit and path, a thread by its number, a post by its address.', () => {
  const posts = new Set(['read-latency-2018', 'hdd-unit', 'throttling', 'aggregating']);
  for (const { id, url } of allSources)
    if (url !== undefined && !posts.has(id))
      expect(url).toMatch(
        /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(blob\/[0-9a-f]{7,12}\/[^\s]+|(issues|pull)\/\d+)$/,
      );
});

test('A series is read from the newest copy of its page.', () => {
  // The dates that the stored copies carry.
  const dates = {
    ...{ Bv1: '2026-03-10', Dasv4: '2026-03-10', Dasv6: '2026-03-10', Mv2: '2026-03-10' },
    ...{ Fsv2: '2024-07-30', Lasv3: '2024-07-31', Lsv2: '2024-07-31' },
    ...{ Msv2: '2025-04-09', Mdsv2: '2025-04-09' },
  };
  for (const [series, date] of Object.entries(dates)) {
    const rows = catalogue.vms('current').filter((vm) => vm.series === series);
    expect(rows.length, series).toBeGreaterThan(0);
    for (const { source } of rows) expect(catalogue.source(source).date, series).toBe(date);
  }
});

/** The headings of “Azure managed disk types” of 2026-08-11. */
const diskTypes = [
  ...['Ultra Disks', 'Premium SSD v2', 'Premium SSDs', 'Standard SSDs', 'Standard HDDs'],
  ...['size', 'performance', 'IOPS', 'throughput', 'limitations'].map((of) => `Ultra Disk ${of}`),
  ...[
    'limitations',
    'regional availability',
    'performance',
    'capacities',
    'IOPS',
    'throughput',
  ].map((of) => `Premium SSD v2 ${of}`),
  ...['sector sizes', 'performance summary'].map((of) => `Premium SSD v2 ${of}`),
  ...['Premium SSD', 'Standard SSD'].flatMap((type) =>
    ['size', 'bursting', 'transactions'].map((of) => `${type} ${of}`),
  ),
  ...['Standard HDD size', 'Standard HDD transactions'],
  ...['Azure managed disk billing', 'Ultra Disk VM reservation fee', 'Azure disk reservation'],
];

test('A place on the page of disk types is one of its headings.', () => {
  const places = [
    ...allRules,
    ...conflicts.flatMap(({ printed, against }) => [printed, ...against]),
  ].filter(({ source, place }) => source === 'disk-types' && place !== 'the sections of each type');
  expect(places.length).toBeGreaterThan(10);
  for (const { place } of places)
    for (const heading of place.split('; ')) expect(diskTypes).toContain(heading);
});

test('The title of a copy of the resource API says what was read from it.', () => {
  // Names, memory and data disks; no limits, which that copy does not have.
  expect(catalogue.source('size-api-2026').title).toBe(
    'VM sizes, their memory and data disks in the Azure resource API, 45 regions, August 2026',
  );
});

test('Every source of a throughput says in which unit it is read, and by what evidence.', () => {
  for (const { source, unit } of [...disks, ...vms]) {
    const { reading } = catalogue.source(source);
    expect(reading?.unit).toBe(unit);
    expect(reading?.evidence).toMatch(/\.$/);
  }
});

test('A table begins on the first line of its file, and names the file.', () => {
  for (const { file, text } of [...vmTables, ...diskTables, ...priceTables]) {
    const written = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(written.startsWith(`const text = \`${text}\`;\n`), file).toBe(true);
  }
});

/** Every file that a file of the dataset loads, itself included; imports of types load nothing. */
function loads(path: string): readonly string[] {
  const here = new URL(path, new URL('../../src/limits/', import.meta.url));
  const code = readFileSync(here, 'utf8');
  const imports = [...code.matchAll(/^(?:import|export) (type )?[^;]*? from '(\..*?)';/gm)];
  const next = imports
    .filter(([, type]) => !type)
    .map(([, , from = '']) => new URL(from, here).href);
  return [here.href, ...next.flatMap(loads)];
}

test('What the browser loads reads no table.', () => {
  expect(loads('index.ts').some((path) => path.includes('/limits/vms/'))).toBe(true);
  for (const file of ['catalogue.ts', 'compact.ts', 'elastic.ts', 'sources.ts', 'rules.ts'])
    for (const path of loads(file))
      expect(path).not.toMatch(/limits\/(vms|disks|prices|publish|conflicts)\b|table/);
});

test('A rule is a sentence with a place.', () => {
  for (const { statement, place } of allRules) {
    expect(statement).toMatch(/^[A-Z].*\.$/);
    expect(place).not.toBe('');
  }
});

test('Rules carry their figures in base units.', () => {
  // Throttling post: every 50 ms. Documentation of bursting: 30 minutes. Disk types: 256 KiB. Cache: up to 4,095 GiB, today below 4 TiB.
  expect(rules['limit-window'].figure).toEqual({ value: 0.05, unit: 's' });
  expect(rules['burst-credit'].figure).toEqual({ value: 1800, unit: 's' });
  expect(rules['io-unit'].figure).toEqual({ value: 262_144, unit: 'B' });
  expect(rules['cache-size-2018'].figure?.value).toBe(4095 * 1024 ** 3);
  expect(rules['cache-size'].figure?.value).toBe(1024 ** 4 * 4);
});

test('A line of a document or a rule that lacks something is refused.', () => {
  expect(documents('\na-page | 2026-01-02 | A page | docs 0123456789abcdef a.md\n')).toEqual([
    {
      id: 'a-page',
      title: 'A page',
      date: '2026-01-02',
      url: 'https://github.com/MicrosoftDocs/azure-docs/blob/0123456789ab/a.md',
    },
  ]);
  expect(documents('\na-page | 2026 | A page | -\n')[0]).not.toHaveProperty('url');
  for (const slip of ['A page', 'A | page | -', 'A page | docs 01e1fb', 'A page | docs 01e1fb a b'])
    expect(() => documents(`\na-page | 2026 | ${slip}\n`), slip).toThrow('“a-page” has no address');
  const rule = '\na-rule | both | disk-types | a table\n  It is so.\n  figure: 2 h\n';
  expect(rulesIn(rule)).toMatchObject({ 'a-rule': { figure: { value: 7200, unit: 's' } } });
  for (const slip of [' | a table', '\n  It is so.\n  figure: 2 h', 'figure: '])
    expect(() => rulesIn(rule.replace(slip, '') as '\n'), slip).toThrow('“a-rule” lacks');
  for (const [right, wrong, reason] of [
    ['both', 'curent', 'an unknown word “curent”'],
    ['figure: 2 h', 'families: Premium', 'an unknown word “Premium”'],
    ['2 h', '30 min', 'a figure of no unit: “30 min”'],
    ['2 h', 'two h', 'a figure that is no number: “two h”'],
  ] as const)
    expect(() => rulesIn(rule.replace(right, wrong) as '\n')).toThrow(`“a-rule” has ${reason}`);
  expect(() => rulesIn(`${rule}${rule.trimStart()}`)).toThrow('a-rule: one is listed twice');
  // A later list would win.
  const lists = [buildRules, answerRules, guideRules, elasticRules, featureRules];
  const ids = lists.flatMap((list, at) =>
    Object.keys(list).filter((id) => at !== 1 || !(id in buildRules)),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
