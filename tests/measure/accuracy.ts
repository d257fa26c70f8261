/** `npm run accuracy`: every measured figure of the source documents beside what is computed for it. */
import { accuracy, type Quantity, type Row } from '../../src/accuracy/index.ts';
import {
  type BytesPerSecond,
  type Iops,
  printIops,
  printSeconds,
  printThroughput,
  type Seconds,
} from '../../src/units/index.ts';
import { table } from './table.ts';

const print: Readonly<Record<Quantity, (value: number, like: string) => string>> = {
  iops: (value) => printIops(value as Iops),
  throughput: (value, like) =>
    printThroughput(value as BytesPerSecond, like.endsWith('MB/s') ? 'MB/s' : 'MiB/s'),
  latency: (value) => printSeconds(value as Seconds),
};

const percent = (error: number | undefined) =>
  error === undefined ? '' : `${error < 0 ? '−' : '+'}${Math.abs(error * 100).toFixed(1)} %`;

const cells = ({ id, of, what, printed, role, formula, formulaError, ...row }: Row) => [
  id,
  of,
  printed,
  formula === undefined ? '' : print[what](formula, printed),
  percent(formulaError),
  row.simulated === undefined ? '' : print[what](row.simulated, printed),
  percent(row.simulatedError),
  role === 'accuracy' ? '' : role,
];

const rows = accuracy();
console.log(
  table(
    ['run', 'of', 'measured', 'by formula', 'off', 'simulated', 'off', 'counts as'],
    rows.map(cells),
  ),
);
console.log('\nWhat was run, and where it is off and why\n');
let last = '';
for (const { id, setup, of, why, source, place } of rows) {
  if (id !== last) console.log(`${id}: ${setup} (${source}: ${place})`);
  if (why !== undefined) console.log(`    ${of}: ${why}`);
  last = id;
}
