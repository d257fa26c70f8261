/** An export says exactly what was typed, and nothing of it runs anywhere. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Checklist,
  defaultChoice,
  empty,
  type Workload,
} from '../../src/site/checklist/checklist.ts';
import { csvText, escaped, markdownText } from '../../src/site/checklist/exports.ts';
import { checklist, firstCheck, text, yes } from './fixtures.ts';

const of = (...workloads: Workload[]): Checklist => ({ workloads, choice: defaultChoice });

/** Reads RFC 4180, apart from our writer. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]];
  const pieces = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/gy;
  for (const [, quoted, afterQuoted, plain, afterPlain] of csv.matchAll(pieces)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if ((afterQuoted ?? afterPlain) === '\r\n') lines.push([]);
  }
  lines.pop();
  return lines;
}

describe('CSV', () => {
  test('has nine cells in each line, and every text as typed.', () => {
    fc.assert(
      fc.property(checklist, (given) => {
        const lines = cellsOf(csvText(given));
        for (const line of lines) expect(line).toHaveLength(9);
        const cells = new Set(lines.flat().map((cell) => cell.replace(/^'/, '')));
        for (const workload of given.workloads)
          for (const [name, value] of Object.entries(workload))
            if (name !== 'name' && !name.endsWith('.answer') && value !== '')
              expect(cells).toContain(value.replace(/^'/, ''));
      }),
    );
  });

  test('has no cell that a spreadsheet would compute.', () => {
    fc.assert(
      fc.property(checklist, (given) => {
        for (const cell of cellsOf(csvText(given)).flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
    expect(csvText(of({ notes: '=1+1', name: 'a = b' }))).toContain("a = b,Notes,,,'=1+1,");
  });

  test('gives the number in base units, and none where it can’t be read.', () => {
    const [, first, second] = cellsOf(
      csvText(
        of({
          name: 'a',
          'throughput.peak.99': '1.5 MB/s',
          'throughput.off.50': '3M',
          growth: '100%',
        }),
      ),
    );
    expect(first?.slice(0, 8)).toEqual([
      'a',
      'Throughput, highest',
      'Peak',
      '99',
      '1.5 MB/s',
      '1500000',
      'B/s',
      '3000000',
    ]);
    expect(second?.slice(4, 8)).toEqual(['3M', '', '', '']);
    expect(second?.[8]).toContain('MiB/s');
  });
});

describe('Markdown', () => {
  test('keeps its table whole, whatever is typed.', () => {
    fc.assert(
      fc.property(checklist, (given) => {
        const lines = markdownText(given).split('\n');
        const table = lines.filter((line) => line.startsWith('| '));
        expect(table.length).toBeGreaterThan(12);
        // Ten cells: eleven bars that no backslash stands before.
        for (const line of table) expect(line.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(11);
        // Nothing typed begins a line of its own.
        for (const line of lines) expect(line).toMatch(/^(|\| .*|## .*|### .*|- .*|Notes: .*)$/su);
      }),
    );
  });

  test('says what was typed, and nothing of it is markup.', () => {
    fc.assert(
      fc.property(text, (given) => {
        const back = escaped(given)
          .replaceAll('<br>', '\n')
          .replace(/\\([\\`*_[\]<>|~&$#:@])/g, '$1');
        expect(back).toBe(given.trim().replace(/\r\n|[\r\u2028\u2029]/g, '\n'));
        expect(escaped(given).replaceAll('<br>', '')).not.toMatch(/(?<!\\)(?:\\\\)*[<>`|]/);
      }),
    );
  });

  test('has the figures, their growth, the answers and the notes.', () => {
    const written = markdownText(
      of({
        name: 'Orders | data',
        'iops.peak.99': '4000',
        'iops.off.50': '4.000',
        growth: '50%',
        'growth-until': '24',
        [`${firstCheck}.answer`]: yes,
        [`${firstCheck}.note`]: 'since May',
        notes: 'one\ntwo',
      }),
    );
    expect(written).toContain('## Orders \\| data\n');
    expect(written).toContain('| IOPS, highest |  |  |  |  |  | 4000 | 4.000 (not read) |  |  |');
    expect(written).toContain(
      '| IOPS, highest, with growth |  |  |  |  |  | 9,000 IOPS |  |  |  |',
    );
    expect(written).toContain('- Growth: 1.5^(24 ÷ 12) = 2.25 times as much in 24 months.');
    expect(written).toMatch(/\? \*\*yes\*\* since May\n/);
    expect(written).toContain('Notes: one<br>two');
  });

  test('of an empty checklist is its empty table.', () => {
    expect(markdownText(empty)).toMatch(/^## Workload 1\n\n\| What \|/);
  });
});
