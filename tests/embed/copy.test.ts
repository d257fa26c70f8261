/** Copies of an answer, for documents, spreadsheets and mail. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Copy,
  copyOf,
  harmless,
  markdownOf,
  plainOf,
  screenCsv,
} from '../../src/embed/copy.ts';
import { svgOf } from '../../src/embed/pictures/render-picture.tsx';
import { csvOf } from '../../src/units/index.ts';
import { cases, screenOf } from '../browser/cases.ts';
import { times, viewModelOf } from '../diagnosis/answers.ts';

const address = 'https://headroom.example/calculators/io-size/';
const copyFor = (id: string, query = ''): Copy => {
  const screen = screenOf(id, query);
  if (!screen.answer) throw new Error('There is no answer.');
  return copyOf('The question?', screen, screen.answer, address);
};

describe.each(cases)('$id', ({ id, query }) => {
  const copy = copyFor(id, query);
  const figures = screenOf(id, query).answer?.readouts.map(({ text }) => text) ?? [];

  test('a copy holds every figure of the screen as it is shown', () => {
    expect(figures.length).toBeGreaterThan(1);
    for (const text of figures) {
      expect(plainOf(copy)).toContain(text);
      expect(screenCsv(copy)).toContain(text);
      expect(markdownOf(copy)).toContain(text.replaceAll('<', '&lt;'));
    }
  });
});

test('a copy of a diagnosis, and its picture, say what was measured, and neither the text nor its host', () => {
  const head = 'Linux 5.15.0-1064-azure (sqlprod03) \t11/29/2026 \t_x86_64_\t(16 CPU)';
  const text = `${head}\n\n${times(12, ['sdc', 5000, 0, 40_000, 0, 9, 0, 45, 100])}`;
  const screen = viewModelOf({ vm: 'D16s_v3', disks: 'data:P30x1:None', text });
  if (!screen.answer) throw new Error('There is no answer.');
  const copy = copyOf('The question?', screen, screen.answer, address);
  for (const whole of [plainOf(copy), markdownOf(copy), screenCsv(copy), svgOf('?', screen)]) {
    expect(whole).toContain('iostat');
    expect(whole).not.toMatch(/sqlprod03|aqu-sz|azure \(/);
  }
});

/** The cells of a line of a Markdown table. */
const cellsOf = (line: string) => line.slice(2, -2).split(/(?<!\\) \| /);

test('a Markdown table keeps its columns whatever is in a cell', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('a|b', 'a\\|b', '`|`', 'a\nb', '\\'));
  fc.assert(
    fc.property(text, text, (label, value) => {
      const copy = { ...copyFor('io-size'), inputs: [{ label, text: value }] };
      const lines = markdownOf(copy).split('\n');
      const at = lines.findIndex((line) => line.startsWith('| Input'));
      const row = (lines[at + 2] ?? '').replace(/\\\\/g, '');
      expect(row.match(/(?<!\\)\|/g)).toHaveLength(3);
      expect(lines[at + 3]).toBe('');
    }),
  );
  expect(cellsOf('| a\\|b | c |')).toEqual(['a\\|b', 'c']);
});

/** RFC 4180, read the other way. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a CSV file reads back as what was written', () => {
  const rows = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(rows, (written) => {
      expect(read(csvOf(written))).toEqual(written);
    }),
  );
});

test.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '-1a'])(
  'a spreadsheet takes %j as text',
  (cell) => expect(harmless(cell)).toBe(`'${cell}`),
);
test.each(['5,000 IOPS', '-83 %', '-0.4', '−83 %', 'P30', ''])('%j stays as it is', (cell) =>
  expect(harmless(cell)).toBe(cell),
);
