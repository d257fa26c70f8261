/** The figures of an answer: those of the workload that it is about, and a table of all workloads. */

import type { Readout } from '../../kit/index.ts';
import type { LoadOutcome } from '../../laws/simulation/index.ts';
import {
  bytesPerSecond,
  formatSeconds,
  iops,
  seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { notPublished } from '../shared/answer/text.ts';
import { affectedIn } from './affected-workload.ts';
import { formatCounted, quoted, simulated, toneOf } from './format.ts';
import { isChecked, type LoadResult, type Result } from './model.ts';
import { dropOf, phaseTimes } from './phases.ts';

type Cell = Omit<NonNullable<Readout['cell']>, 'column'>;
/** What a workload, or all of them, got; of all there is no latency. */
type Got = Pick<LoadOutcome, 'iops' | 'throughput'> & Partial<LoadOutcome>;

/** The figures of workloads: by id, what each is, its column, its kind and its unit. */
const figures = {
  iops: ['IOPS', 'IOPS', 'iops', 'IOPS'],
  latency: ['mean latency', 'Latency, mean', 'latency', 's'],
  p99: ['99th percentile', '99th percentile', 'latency', 's'],
  throughput: ['throughput', 'Throughput', 'throughput', 'B/s'],
} as const;

/**
 * One figure of a workload, or of all.
 * @param got missing where a limit on the path is not published
 * @param cell where it stands in the table
 */
function figure(
  name: string | undefined,
  of: keyof typeof figures,
  got: Got | undefined,
  throughputUnit: ThroughputUnit,
  cell?: Cell,
): Readout {
  const [what, column, kind, unit] = figures[of];
  const print = (value: number, inUnit = throughputUnit) => {
    if (of === 'iops') return simulated.iops(iops(value));
    return of === 'throughput'
      ? simulated.throughput(bytesPerSecond(value), inUnit)
      : simulated.time(seconds(value));
  };
  const value = got?.[of];
  const text = value === undefined ? (got ? 'nothing completed' : notPublished) : print(value);
  return {
    id: name === undefined ? of : `${of}-${name}`,
    label: `${name ?? 'All'}, ${what}`,
    kind,
    unit,
    text,
    ...defined({ value }),
    ...(of === 'throughput' && got
      ? { aside: print(got.throughput, throughputUnit === 'MB/s' ? 'MiB/s' : 'MB/s') }
      : {}),
    ...(cell ? { cell: { ...cell, column } } : {}),
  };
}

const readoutsOf = (result: LoadResult, unit: ThroughputUnit, cell?: Cell): readonly Readout[] =>
  (['iops', 'latency', 'p99', 'throughput'] as const).flatMap((of) => [
    figure(result.load.name, of, isChecked(result) ? result.got : undefined, unit, cell),
    ...(of === 'latency' && isChecked(result) ? bandReadouts(result) : []),
  ]);

/** Where the mean lies if the disks are as fast as others measured them, and as slow; nothing where that was entered. */
function bandReadouts({ load: { name }, band }: LoadResult): readonly Readout[] {
  if (!band || band.high <= band.low) return [];
  const texts = { low: simulated.time(band.low), high: simulated.time(band.high) };
  // Where both print alike there is no range to see, and only programs get them.
  const within = texts.low === texts.high ? 'over' : `latency-${name}`;
  return (['low', 'high'] as const).map((end) => ({
    id: `latency-${end}-${name}`,
    label: end === 'low' ? 'from' : 'to',
    kind: 'latency',
    unit: 's',
    within,
    value: band[end],
    text: texts[end],
  }));
}

/** The figures of the headline: what the most affected workload gets while it is throttled, beside what it gets otherwise. */
function highlights(result: Result): readonly Readout[] {
  const { of, worst, isLater } = affectedIn(result);
  if (!worst || !isChecked(worst)) return [];
  const { isolated, got, wait, load } = worst;
  const drop = dropOf(of, worst);
  const times = drop && `${formatSeconds(drop.during.from)} to ${formatSeconds(drop.during.to)}`;
  const when = isLater ? 'without burst credits' : times;
  const now = drop?.during ?? got;
  const otherwise = drop?.before ?? isolated;
  const beside = (one: string) => (drop ? `otherwise ${one}` : `${one} alone, by formula`);
  const waiting = drop?.waiting ?? wait.limit.outcome.waiting;
  const name = quoted(load.name);
  return listed<Readout>([
    {
      id: 'worst-iops',
      label: `IOPS of ${name}`,
      kind: 'iops',
      unit: 'IOPS',
      value: now.iops,
      text: simulated.iops(now.iops),
      aside: beside(simulated.figure(otherwise.iops)),
    },
    now.latency !== undefined &&
      otherwise.latency !== undefined && {
        id: 'worst-latency',
        label: `Latency of ${name}`,
        kind: 'latency',
        unit: 's',
        value: now.latency,
        text: simulated.time(now.latency),
        aside: beside(simulated.time(otherwise.latency)),
      },
    {
      id: 'worst-waiting',
      label: 'Waiting',
      kind: 'count',
      unit: 'IO',
      value: waiting,
      text: `${simulated.figure(waiting)} IOs`,
      aside: `mean, ${when ?? formatCounted(result.run.setup)}`,
    },
  ]);
}

/** Four figures of a single workload. Of several the headline’s, and a table with four of each workload, and their sums where all run for the same time. */
export function readouts(result: Result): readonly Readout[] {
  const { loads, given, run } = result;
  const { unit } = given.vm;
  const [single] = loads;
  if (single && loads.length < 2) return readoutsOf(single, unit);
  // Figures of a workload are those of its own time, busy neighbours or not.
  const isTogether = phaseTimes(run).length === 2;
  const when = isTogether ? formatCounted(run.setup) : 'over its whole time';
  const caption = `Each workload ${when}`;
  const sum = (of: 'iops' | 'throughput') => loads.reduce((all, { got }) => all + got[of], 0);
  const total: Got | undefined = loads.every(isChecked)
    ? { iops: iops(sum('iops')), throughput: bytesPerSecond(sum('throughput')) }
    : undefined;
  return [
    ...highlights(result),
    ...loads.flatMap((load, at) =>
      readoutsOf(load, unit, { caption, row: load.load.name, tone: toneOf(at) }),
    ),
    // Rates of different times have no sum.
    ...(['iops', 'throughput'] as const).flatMap((of) =>
      isTogether ? figure(undefined, of, total, unit, { caption, row: 'Sum' }) : [],
    ),
  ];
}
