/** The figures of an answer: those of the workload that it is about, and a table of all workloads. */

import type { Readout } from '../../kit/index.ts';
import type { LoadOutcome } from '../../laws/simulation/index.ts';
import {
  bytesPerSecond,
  formatSeconds,
  iops,
  type Seconds,
  seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { notPublished } from '../shared/answer/text.ts';
import {
  quoted,
  simulatedFigure,
  simulatedIops,
  simulatedThroughput,
  simulatedTime,
  toneOf,
} from './format.ts';
import { isChecked, type LoadResult, type Result, worstAffectedLoad } from './model.ts';
import { dropOf } from './phases.ts';

type Rates = Pick<LoadOutcome, 'iops' | 'throughput'>;
type Cell = Omit<NonNullable<Readout['cell']>, 'column'>;

/** A simulated figure, or the text in its place. */
const figure = <T extends number>(value: T | undefined, format: (value: T) => string) =>
  value === undefined ? { text: 'nothing completed' } : { value, text: format(value) };
const unknown = { text: notPublished };

/** Where a figure stands in the table; without a table its text says that it is simulated. */
const placed = (readout: Readout, column: string, cell: Cell | undefined): Readout =>
  cell
    ? { ...readout, cell: { ...cell, column } }
    : { ...readout, text: `${readout.text}${readout.value === undefined ? '' : ' (simulated)'}` };

/** @param got missing where a limit on the path is not published */
const iopsReadout = (id: string, who: string, got: Rates | undefined, cell?: Cell): Readout =>
  placed(
    {
      ...{ id, label: `${who}, IOPS`, kind: 'iops', unit: 'IOPS' },
      ...(got ? figure(got.iops, simulatedIops) : unknown),
    },
    'IOPS',
    cell,
  );

function throughputReadout(
  id: string,
  who: string,
  got: Rates | undefined,
  unit: ThroughputUnit,
  cell?: Cell,
): Readout {
  const aside = got && simulatedThroughput(got.throughput, unit === 'MB/s' ? 'MiB/s' : 'MB/s');
  return placed(
    {
      ...{ id, label: `${who}, throughput`, kind: 'throughput', unit: 'B/s' },
      ...present({ aside: aside || undefined }),
      ...(got ? figure(got.throughput, (value) => simulatedThroughput(value, unit)) : unknown),
    },
    'Throughput',
    cell,
  );
}

function readoutsOf(result: LoadResult, unit: ThroughputUnit, cell?: Cell): readonly Readout[] {
  const { name } = result.load;
  const got = isChecked(result) ? result.got : undefined;
  const time = (id: string, what: string, column: string, value: Seconds | undefined) =>
    placed(
      {
        ...{ id: `${id}-${name}`, label: `${name}, ${what}`, kind: 'latency', unit: 's' },
        ...(got ? figure(value, simulatedTime) : unknown),
      },
      column,
      cell,
    );
  return [
    iopsReadout(`iops-${name}`, name, got, cell),
    time('latency', 'mean latency', 'Latency, mean', got?.latency),
    time('p99', '99th percentile', '99th percentile', got?.p99),
    throughputReadout(`throughput-${name}`, name, got, unit, cell),
  ];
}

/** The figures of the headline: what the most affected workload gets while it is throttled, beside what it gets otherwise. */
function highlights(result: Result): readonly Readout[] {
  const worst = worstAffectedLoad(result);
  if (!worst || !isChecked(worst)) return [];
  const { isolated, got, wait, load } = worst;
  const drop = dropOf(result, worst);
  const when = drop
    ? `, ${formatSeconds(drop.during.from)} to ${formatSeconds(drop.during.to)}`
    : '';
  const now = drop?.during ?? got;
  const otherwise = drop?.before ?? isolated;
  const beside = drop ? 'otherwise' : 'alone, by formula';
  const name = quoted(load.name);
  return [
    {
      ...{ id: 'worst-iops', label: `IOPS of ${name}${when}`, kind: 'iops', unit: 'IOPS' },
      ...{ value: now.iops, text: `${simulatedIops(now.iops)} (simulated)` },
      aside: `${simulatedIops(otherwise.iops)} ${beside}`,
    },
    ...(now.latency === undefined || otherwise.latency === undefined
      ? []
      : [
          {
            ...{ id: 'worst-latency', label: `Mean latency of ${name}${when}` },
            ...{ kind: 'latency' as const, unit: 's' as const, value: now.latency },
            text: `${simulatedTime(seconds(now.latency))} (simulated)`,
            aside: `${simulatedTime(otherwise.latency)} ${beside}`,
          },
        ]),
    {
      ...{ id: 'worst-waiting', label: `IOs waiting at ${wait.limit.name}${when}` },
      ...{ kind: 'count' as const, unit: 'IO' as const },
      value: drop?.waiting ?? wait.limit.outcome.waiting,
      text: `${simulatedFigure(drop?.waiting ?? wait.limit.outcome.waiting)} on average (simulated)`,
    },
  ];
}

/** Four figures of a single workload. Of several the headline’s, and a table with four of each workload and their sums. */
export function readouts(result: Result): readonly Readout[] {
  const { loads, given, run } = result;
  const { unit } = given.vm;
  const [single] = loads;
  if (single && loads.length < 2) return readoutsOf(single, unit);
  const { warmUp = 0, seconds: end } = run.setup;
  const time = warmUp > 0 ? `from ${formatSeconds(warmUp as Seconds)} to` : 'over';
  const caption = `Each workload ${time} ${formatSeconds(end)} (simulated)`;
  const sum = (of: (rates: Rates) => number) => loads.reduce((all, { got }) => all + of(got), 0);
  const total: Rates | undefined = loads.every(isChecked)
    ? {
        iops: iops(sum((rates) => rates.iops)),
        throughput: bytesPerSecond(sum((rates) => rates.throughput)),
      }
    : undefined;
  const all = { caption, row: 'All' };
  return [
    ...highlights(result),
    ...loads.flatMap((load, at) =>
      readoutsOf(load, unit, { caption, row: load.load.name, tone: toneOf(at) }),
    ),
    iopsReadout('iops', 'All', total, all),
    throughputReadout('throughput', 'All', total, unit, all),
  ];
}
