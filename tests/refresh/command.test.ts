/** What the command prints, and how it ends where something cannot be read. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskTables } from '../../src/limits/disks/index.ts';
import { priceTables } from '../../src/limits/prices/tables/index.ts';
import { vmTables } from '../../src/limits/vms/index.ts';
import { run } from '../measure/refresh/command.ts';
import { today } from '../measure/refresh/dataset.ts';
import { Table } from '../measure/refresh/table.ts';
import { dataset } from './dataset.ts';
import { inCopy, inputs } from './planted.ts';

const noUses = () => () => 0;

describe('the command', () => {
  test('says that there are no differences, what it read and what it skipped', () => {
    const { code, out } = run([inputs], noUses, dataset);
    expect(code).toBe(0);
    expect(out).toContain('There are no differences.');
    expect(out.join('\n')).toContain('Read 12 pages with 28 sizes, 4 disks and 6 retirements.');
    expect(out).toContain('  NOTICE.md');
  });

  test('puts first what most answers name, and ends with 0 all the same', () => {
    const { code, out } = inCopy(
      (folder) => {
        const file = path.join(folder, 'pages/dsv5-series.md');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replace('| 3750 |', '| 3751 |').replace('| 6400 |', '| 6401 |'));
      },
      (folder) => run([folder], () => (_, names) => (names.includes('D4s_v5') ? 12 : 1), dataset),
    );
    expect(code).toBe(0);
    const heads = out.filter((line) => /^\d+\. |named by/.test(line));
    expect(heads).toEqual([
      '1. changed figure: D4s_v5: Uncached 6,400 IOPS → 6,401 IOPS',
      '   named by 12 answers',
      '2. changed figure: D2s_v5: Uncached 3,750 IOPS → 3,751 IOPS',
      '   named by 1 answer',
    ]);
    expect(out).toContain('   from   pages/dsv5-series.md, ms.date 2026-02-27');
  });

  test.each([
    [[], 'Give one folder'],
    [['a', 'b'], 'Give one folder'],
    [['--days', '3'], 'Give one folder'],
    [[inputs, '--date', 'yesterday'], '“yesterday” is not a day such as 2026-12-01.'],
    [[inputs, '--date', '2026-13-45'], '“2026-13-45” is not a day such as 2026-12-01.'],
    [[path.join(inputs, 'none')], 'There is no folder'],
    [[path.join(inputs, 'NOTICE.md')], 'There is no folder'],
  ])('ends with 2 on %j', (args, sentence) => {
    const { code, problems } = run(args, noUses, dataset);
    expect(code).toBe(2);
    expect(problems.join()).toContain(sentence);
  });
});

describe('what cannot be read is named with file and place, and the rest is compared', () => {
  const withFile = (name: string, text: string | ((before: string) => string)) =>
    inCopy(
      (folder) => {
        const file = path.join(folder, name);
        writeFileSync(file, typeof text === 'string' ? text : text(readFileSync(file, 'utf8')));
      },
      (folder) => run([folder], noUses, dataset),
    );

  test.each([
    [
      'a dump that is cut off',
      'cut.json',
      '[\n  {"resourceType": "virtualMachines",\n',
      /^cut\.json:\d+: this JSON cannot be read/,
    ],
    [
      'a number that is none',
      'skus.json',
      (text: string) => text.replace('"value": "6400"', '"value": "many"'),
      /^skus\.json: entry 1 \(Standard_D4s_v3\): UncachedDiskIOPS is “many”, which is not a number\.$/,
    ],
    [
      'capabilities that are no list',
      'a.json',
      '[{"resourceType": "virtualMachines", "name": "Standard_D2s_v5", "capabilities": 3}]',
      /^a\.json: entry 1 \(Standard_D2s_v5\): “capabilities” is not a list\.$/,
    ],
    [
      'a price that is none',
      'prices.json',
      (text: string) => text.replace('"retailPrice": 0.46,', '"retailPrice": "much",'),
      /^prices\.json: item \d+ \(D8s_v5\): “retailPrice” is not a number\.$/,
    ],
    [
      'a cell of a page',
      'pages/dsv5-series.md',
      (text: string) => text.replace('| 3750 |', '| fast |'),
      /^pages\/dsv5-series\.md:36: “fast” of D2s_v5 under “Uncached Premium SSD IOPS” is not a figure\.$/,
    ],
    [
      'a day of retirement',
      'pages/retirements-and-capacity-restrictions.md',
      (text: string) => text.replace('05/01/28', 'soon'),
      /retirements-and-capacity-restrictions\.md:\d+: “soon” of Dsv2-series is not a day/,
    ],
  ])('%s', (_, name, text, problem) => {
    const { code, problems, out } = withFile(name, text);
    expect(code).toBe(2);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(out.join('\n')).toContain('There are no differences.');
  });

  test.each([
    ['JSON of another kind', 'other.json', '{"a": [1, 2]}', 'JSON that is neither'],
    ['an empty list', 'empty.json', '[]', 'JSON that is neither'],
    ['JSON with comments', 'settings.json', '{\n  "a": 1, // one\n}', 'JSON that cannot be read'],
    ['a picture', 'a.png', '\u0089PNG\u0000\u0000', 'not text'],
    [
      'a table of other things',
      'b.md',
      '| Name | Price |\n| --- | --- |\n| a | 3 |\n',
      'text without a table',
    ],
    ['an empty file', 'c.md', '', 'text without a table'],
  ])('%s is skipped', (_, name, text, reason) => {
    const { code, out } = withFile(name, text);
    expect(code).toBe(0);
    expect(out.find((line) => line.startsWith('Skipped') && line.includes(reason))).toBeDefined();
    expect(out).toContain(`  ${name}`);
  });
});

describe('the real tables', () => {
  test('have every row at the line that is named', () => {
    const tables = [
      ...[...vmTables, ...diskTables, ...priceTables],
      ...Object.values(today.prices.tables).flat(),
    ];
    expect(tables.length).toBeGreaterThan(100);
    for (const table of tables) {
      const text = readFileSync(path.join(import.meta.dirname, '../..', table.file), 'utf8');
      const lines = text.split('\n');
      const read = new Table(table);
      const places = read.names.map((name) => read.placeOf(name));
      expect(places.length).toBeGreaterThan(0);
      for (const place of places)
        expect(lines[(place?.line ?? 0) - 1], table.file).toBe(place?.text);
    }
  });

  test('have columns of regions for every price that is compared', () => {
    for (const tables of Object.values(today.prices.tables))
      for (const table of tables)
        expect(['westeurope', 'centralus']).toEqual(
          expect.arrayContaining([
            new Table(table).columns.find((name) => /^(westeurope|centralus)$/.test(name)),
          ]),
        );
  });
});
