/**
 * The fit of typical latencies to the runs of `src/limits/latency`, as a table: `npm run fit-latency` prints it and says
 * whether it is still as it was kept; `npm run fit-latency -- --save` keeps it with the day.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { bandAtSize, meanAtSize } from '../../src/laws/latency.ts';
import { latencies } from '../../src/limits/index.ts';
import type { TypicalLatency } from '../../src/limits/types.ts';
import { kib } from '../../src/units/index.ts';

const kept = new URL('./fit-latency.txt', import.meta.url);
/** The IO sizes that are printed. */
const sizes = [4, 64, 256, 1024];

const ms = (seconds: number) => (seconds * 1000).toPrecision(3);

function lineOf(law: TypicalLatency): readonly string[] {
  const at = sizes.map((size) => {
    const { low, high } = bandAtSize(law, kib(size));
    return `${ms(meanAtSize(law, kib(size)))} (${ms(low)}-${ms(high)})`;
  });
  const { tail, growthOf, medium, documents, runs, years } = law;
  return [
    `${medium}, ${law.io}`,
    `${documents}, ${runs}`,
    years.join('-'),
    ...at,
    growthOf === medium ? `up to ${law.largestKib} KiB` : `as ${growthOf}`,
    tail ? [tail.p50, tail.p90, tail.p95, tail.p99, tail.p999].join(' ') : '-',
    tail ? (tail.of === medium ? 'own' : `as ${tail.of}`) : '-',
  ];
}

const head = [
  ...['medium', 'documents, runs', 'years', ...sizes.map((size) => `${size} KiB, ms`)],
  ...['growth measured', 'p50 p90 p95 p99 p99.9 / mean', 'tail measured'],
];

/** The fit of today’s storage: means with the band of 80 % of documents. */
export function fitTable(): string {
  const rows = [head, ...latencies.filter(({ edition }) => edition === 'current').map(lineOf)];
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table that is kept, without the line of its day. */
export const keptFit = async (): Promise<string> =>
  (await readFile(kept, 'utf8')).split('\n').slice(1).join('\n').trimEnd();

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const table = fitTable();
  console.log(table);
  const before = await keptFit().catch(() => '');
  if (process.argv.includes('--save')) {
    const day = new Date().toISOString().slice(0, 10);
    if (before !== table) await writeFile(kept, `Fitted on ${day}\n${table}\n`);
  } else if (before !== table) {
    console.log('\nNot as it was kept. If it is right, run npm run fit-latency -- --save.');
    process.exitCode = 1;
  }
}
