/** All runs of a benchmark, each with its figures and, where the disks are known, its verdict. */
import { type Table, toEnd } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Run } from '../../readers/reading.ts';
import {
  bytes,
  formatBytes,
  formatIops,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  milliseconds,
  outstanding,
  type Seconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { figureColumn, listed, textColumn } from '../shared/answer/checks-and-columns.ts';
import { outputsOf } from '../shared/measured/reading-text.ts';
import { judging, type OfRuns } from './judge.ts';
import type { Spread } from './latency-percentiles.ts';
import { rowOf, timesIn } from './latency-scale.ts';
import { type Entered, withSetUp } from './measured.ts';
import { labelsOf } from './run-field.ts';
import { chosenRun, depthOf, momentOfRun, spreadsOf } from './runs.ts';
import { typicalSync } from './sync.ts';
import { none, verdictColumn, verdictOn } from './tables.ts';

/** More runs are no help in a table, and can be typed. */
export const maxRuns = 60;

/** “8 KiB random reads, QD 64” */
function testOf(run: Run): string {
  const { read, write, readSize, writeSize = readSize, random } = run;
  const size = read ? (readSize ?? writeSize) : writeSize;
  const depth = depthOf(run);
  const what = read && write ? 'reads and writes' : read ? 'reads' : 'writes';
  const how = listed([
    size !== undefined && formatBytes(bytes(Math.round(size))),
    random !== undefined && (random ? 'random' : 'sequential'),
    what,
  ]).join(' ');
  return depth === undefined ? how : `${how}, QD ${formatOutstanding(outstanding(depth))}`;
}

/** “12.8, 20.6 ms”, or the mean where that is all there is. */
function levelsOf(spread: Spread | undefined, mean: Seconds | undefined): string {
  const { p50, p99 } = spread ?? {};
  if (p50 !== undefined && p99 !== undefined) return `${formatSeconds(p50)}, ${formatSeconds(p99)}`;
  return mean === undefined ? none : `mean ${formatSeconds(mean)}`;
}

/** Each run of all benchmarks in the text, with its number among all of them and in its own. */
export function runsIn({ outputs, text: { reading } }: Entered) {
  const all = (outputs ?? outputsOf(reading)).flatMap((one) =>
    one.kind === 'runs' ? one.runs.map((run, at) => ({ run, at, of: one })) : [],
  );
  const labels = labelsOf(all.map(({ run }) => run));
  return all.map((one, at) => ({ ...one, number: at + 1, label: labels[at] ?? '' }));
}

/** @param catalogue judges each run, where VM and disks are entered too */
export function runTable(
  entered: Entered,
  catalogue: Catalogue | undefined,
  of: OfRuns,
): readonly Table[] {
  const given = withSetUp(entered);
  const { reading } = entered.text;
  const all = runsIn(entered);
  const tools = new Set(all.map(({ of: { tool } }) => tool));
  const chosen = reading.kind === 'runs' ? chosenRun(reading, entered) : undefined;
  const rows = all.slice(0, maxRuns).map(({ run, at, of: output, number, label }) => {
    const judged =
      given &&
      catalogue &&
      toEnd(judging(output, { ...given, run: at + 1, device: undefined }, catalogue, of));
    const { verdict, after = [] } = judged ? verdictOn(judged.compared) : {};
    const isInvalid = judged?.verdict === 'invalid';
    const tool = tools.size > 1 ? `${output.tool}: ` : '';
    const [spread] = spreadsOf(run);
    const { iops, throughput, latency } = momentOfRun(run);
    return {
      cells: [
        label,
        iops === undefined ? none : formatIops(iops),
        throughput === undefined ? none : formatThroughput(throughput, 'MB/s'),
        levelsOf(spread, latency),
        ...(isInvalid ? ['see its checks'] : after),
      ],
      small: `${tool}${testOf(run)}`,
      number,
      value: String(number),
      current: run === chosen,
      ...defined({
        verdict: isInvalid ? judged.verdict : verdict,
        latency: spread && rowOf(spread, judged?.typical, judged && typicalSync(judged)),
      }),
    };
  });
  const times = rows.flatMap(({ latency }) => (latency ? timesIn(latency) : []));
  const [low, high] = [Math.min(...times), Math.max(...times)];
  const first = all.length > maxRuns ? `, the first ${maxRuns}` : '';
  const ms = (time: number) => formatSeconds(milliseconds(Number(time.toPrecision(1))));
  return rows.length === 0
    ? []
    : [
        {
          caption: `All runs${first}`,
          chooses: 'run',
          rows,
          columns: [
            textColumn('Run'),
            ...['IOPS', 'Throughput', 'p50, p99'].map(figureColumn),
            ...(given ? [verdictColumn] : []),
          ],
          ...(times.length > 0
            ? {
                sparks: {
                  label: `Latency, ${ms(low)} to ${ms(high)}`,
                  after: 4,
                  note: `Of each run a line from its lowest to its highest latency, and a bar from p50 to p99.${given ? ' The band is what is typical.' : ''}`,
                  domain: [low / 1.1, high * 1.1],
                },
              }
            : {}),
        },
      ];
}
