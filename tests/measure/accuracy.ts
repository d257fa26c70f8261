/**
 * `npm run accuracy`: every measured figure of the source documents beside what is computed for it.
 * With `--save` it stores every answer that the site gives by itself: of calculators as they open, as
 * pages set and link them, of worked examples and of this table. With `--diff` it prints what moved
 * since: what a corrected limit changes, before anybody is surprised by it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import {
  accuracy,
  calculatorAccuracy,
  errorOf,
  figuresOf,
  type Row,
  summaryOf,
} from '../../src/accuracy/index.ts';
import { type Answers, answers, moved } from './answers.ts';
import { table } from './table.ts';

const stored = new URL('./answers.json', import.meta.url);

const cells = (row: Row) => {
  const { formula, formulaError, simulated, simulatedError } = figuresOf(row);
  const { id, of, printed, role } = row;
  const counts = role === 'accuracy' ? '' : role;
  return [id, of, printed, formula, formulaError, simulated, simulatedError, counts];
};

function printTable(rows: readonly Row[]) {
  console.log(
    table(
      ['run', 'of', 'measured', 'by formula', 'off', 'simulated', 'off', 'counts as'],
      rows.map(cells),
    ),
  );
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const titles = {
    accuracy: 'Error of the figures that nothing was calibrated on',
    calibration: 'Of the figures whose source served as calibration',
    older: 'Of figures from before 2021, computed with the latency of today',
  } as const;
  for (const [role, title] of Object.entries(titles)) {
    console.log(`\n${title}\n`);
    console.log(
      table(
        [
          ...['decided by', 'figures', 'median', 'worst', 'median of documents', 'within 12.5 %'],
          ...['sources', 'median of sources'],
        ],
        summaryOf(rows, role as keyof typeof titles).map((one) => [
          one.group,
          one.figures,
          ...[one.median, one.worst, one.bySource, one.within12].map(percent),
          one.sources,
          percent(one.bySource),
        ]),
      ),
    );
  }
  console.log('\nThe ten figures that are furthest off, of those that nothing was calibrated on\n');
  const off = (row: Row) => Math.abs(errorOf(row) ?? 0);
  const worst = rows
    .filter(({ role }) => role === 'accuracy')
    .toSorted((one, other) => off(other) - off(one))
    .slice(0, 10);
  for (const row of worst)
    console.log(`${percent(off(row))}  ${row.setup}, ${row.of}: ${row.why ?? ''}`);
  console.log('\nWhat was run, and where it is off and why\n');
  let last = '';
  for (const { id, setup, of, why, source, place } of rows) {
    if (id !== last) console.log(`${id}: ${setup} (${source}: ${place})`);
    if (why !== undefined) console.log(`    ${of}: ${why}`);
    last = id;
  }
}

if (process.argv.includes('--save')) {
  await writeFile(stored, `${JSON.stringify(answers(), undefined, 2)}\n`);
  console.log(`Saved ${Object.keys(answers()).length} answers.`);
} else if (process.argv.includes('--diff')) {
  const before: Answers = JSON.parse(await readFile(stored, 'utf8'));
  const lines = moved(before, answers());
  const cases = lines.filter((line) => !line.startsWith(' ')).length;
  console.log(
    cases > 0
      ? `${lines.join('\n')}\n\n${cases} of ${Object.keys(answers()).length} answers moved.`
      : 'Nothing moved.',
  );
} else printTable([...accuracy(), ...calculatorAccuracy()]);
