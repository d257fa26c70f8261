/** No limit is typed in the guide: a component takes it from the dataset, where it is corrected once. */
import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../architecture/sources.ts';
import { exceptions } from './exceptions.ts';
import { figuresInProse, limitsInTables } from './figures.ts';

const pages = sourcesOf('content/*/**/*.mdx');
const nameOf = (path: string) => path.replace(/^content\//, '').replace(/\.mdx$/, '');

const excused = (page: string, figure: string) =>
  exceptions.some((one) => one.pages.includes(page) && one.figures.includes(figure));

describe('limits are not typed', () => {
  test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(20));

  test.each(pages)('in the sentences of $path', ({ path, text }) => {
    const typed = figuresInProse(text).filter(({ figure }) => !excused(nameOf(path), figure));
    expect(typed.map(({ line, figure }) => `${path}:${line} types ${figure}`)).toEqual([]);
  });

  test.each(pages)('in the tables of $path', ({ path, text }) => {
    const typed = limitsInTables(text).filter(({ figure }) => !excused(nameOf(path), figure));
    expect(typed.map(({ line, figure }) => `${path}:${line} types ${figure}`)).toEqual([]);
  });

  test('every exception is still needed', () => {
    const found = pages.flatMap(({ path, text }) =>
      [...figuresInProse(text), ...limitsInTables(text)].map(
        ({ figure }) => `${nameOf(path)} ${figure}`,
      ),
    );
    const stale = exceptions.flatMap(({ pages: on, figures }) =>
      figures.filter((figure) => !on.some((page) => found.includes(`${page} ${figure}`))),
    );
    const lost = exceptions.flatMap(({ pages: on, figures }) =>
      on.filter((page) => !figures.some((figure) => found.includes(`${page} ${figure}`))),
    );
    expect([...stale, ...lost]).toEqual([]);
  });
});

describe('the rule', () => {
  test.each([
    ['A P30 has 5,000 IOPS.', '5000 IOPS'],
    ['It gives **200** MB/s.', '200 MB/s'],
    ['Up to 200&nbsp;MiB/s.', '200 MiB/s'],
    ['Up to 200MBps', '200 MBps'],
    ['250 MB per second', '250 MB per second'],
    ['## Why 48 MB/s?', '48 MB/s'],
    ['A disk of 4 TiB', '4 TiB'],
    ['* from [2,300 IOPS](/limits/) on', '2300 IOPS'],
    ['---\nanswer: You get 400 MiB/s.\nsources: [a]\n---\n', '400 MiB/s'],
    ['<Aside>\n\nIt has 500 IOPS.\n\n</Aside>', '500 IOPS'],
  ])('finds what is typed in %j', (text, figure) => {
    expect(figuresInProse(text).map((one) => one.figure)).toEqual([figure]);
  });

  test('names the line', () => {
    expect(figuresInProse('a\n\n```sh\n# 1 IOPS\n```\n7,500 IOPS')).toEqual([
      { line: 6, figure: '7500 IOPS' },
    ]);
  });

  test.each([
    'A <Limit of="P30" what="iops" /> disk.',
    '<Measured figure="481 IOPS" source="throttling" />',
    '<Formula>200 MiB/s ÷ 5,000 IOPS = 40.96 KiB</Formula>',
    '```text\n5000 IOPS\n```',
    'Write `PremiumV2-512GiB-8000IOPS-400MBps`, or `5,000 IOPS`.',
    '> 5,000 IOPS per disk',
    'It promised “5,000 IOPS”.',
    'From P30 to P50 IOPS rise.',
    'P1 to P80. IOPS and throughput come with the size.',
    'IOs of 8 KiB, 64 KiB and 1 MiB',
    '[a case](/calculators/io-size/?want=5000IOPS)',
    '| Two P30 | 10,000 IOPS |',
  ])('leaves alone %j', (text) => expect(figuresInProse(text)).toEqual([]));

  test.each([
    ['| P30 | 5,000 IOPS | 40 MB/s |', ['5000 IOPS']],
    ['| one P30 on a DS1 | 3,200 IOPS |', ['3200 IOPS']],
    ['| [Standard_DS12](/limits/) | 128 MiB/s, cached | 28 GiB |', ['128 MiB/s']],
    ['| | P30 |\n| --- | --- |\n| It gives | 5,000 IOPS |', ['5000 IOPS']],
    ['| P30 | its caps |\n\n| Two | 5,000 IOPS |', []],
    ['| Two P30 | 10,000 IOPS |', []],
    ['| P30 | <Limit of="P30" what="iops" /> |', []],
    ['A P30 has 5,000 IOPS', []],
  ])('in the table %j finds %j', (text, figures) => {
    expect(limitsInTables(text).map(({ figure }) => figure)).toEqual(figures);
  });
});
