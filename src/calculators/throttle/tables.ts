/** The run as tables, by workload, by limit and over time, and the steps of the calculation. */
import type { CalculationStep, Phrase, Table } from '../../kit/index.ts';
import {
  bytesIn,
  formatBytes,
  formatDuration,
  formatFigure,
  formatFraction,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import { strong } from '../shared/answer/format.ts';
import { kindNames, notPublished } from '../shared/answer/text.ts';
import { windowField } from './fields.ts';
import {
  formatDemand,
  formatLimitFigure,
  formatShare,
  rounded,
  simulatedFigure,
  simulatedIops,
  simulatedThroughput,
  simulatedTime,
} from './format.ts';
import {
  isChecked,
  type LimitResult,
  type LoadResult,
  limitsInForce,
  type Result,
} from './model.ts';

const text = (label: string) => ({ label, numeric: false });
const figure = (label: string) => ({ label, numeric: true });

const time = (value: Seconds | undefined) => (value === undefined ? '–' : simulatedTime(value));

/** Where a workload waits, and the mean wait of an IO. */
function formatWait({ wait, got }: LoadResult): string {
  if (wait) return `${wait.limit.name}, ${simulatedTime(wait.time)}`;
  return got.unsent > 0 ? 'before it is issued' : 'nowhere';
}

function loadRow(result: LoadResult): readonly string[] {
  const { load, isolated } = result;
  const head = [load.name, formatDemand(load.demand)];
  if (!isChecked(result)) return [...head, notPublished, '–'];
  return [
    ...head,
    formatWait(result),
    `${simulatedIops(isolated.iops)}${isolated.sustained ? ' bursting' : ''}, ${simulatedTime(isolated.latency)}`,
  ];
}

function limitRow(limit: LimitResult, { run, given }: Result): readonly string[] {
  const { name, outcome, indices, figures, burst, by } = limit;
  const { unit } = given.vm;
  const { writeCost } = run.setup.limits[limit.at] ?? {};
  return [
    indices.length > 1 ? `${name}, each` : name,
    simulatedFigure(outcome.iops),
    formatLimitFigure(figures.iops, burst?.figures.iops, formatNumber, writeCost?.iops),
    simulatedThroughput(outcome.throughput, unit),
    formatLimitFigure(
      figures.throughput,
      burst?.figures.throughput,
      (value) => formatFigure(value / bytesIn[unit]),
      writeCost?.throughput,
    ),
    formatShare(outcome.full),
    simulatedFigure(outcome.waiting),
    outcome.filledBy
      .slice(0, 3)
      .map((filling) => `${run.setup.loads[filling.load]?.name} ${formatShare(filling[by])}`)
      .join(', '),
  ];
}

/** The most rows, and the most workloads that fit next to each other. */
const shownInTable = { rows: 20, workloads: 6 };

/** The timeline in figures, several samples a row. */
function overTime({ run, limits, loads }: Result): Table {
  const { timeline } = run;
  const samples = timeline.loads[0]?.completed.length ?? 0;
  const each = Math.max(1, Math.ceil(samples / shownInTable.rows));
  const starts = Array.from({ length: Math.ceil(samples / each) }, (_, at) => at * each);
  const [limit] = limits.toSorted((a, b) => b.outcome.full - a.outcome.full);
  const shown = loads
    .map((load, at) => ({ load, samples: timeline.loads[at] }))
    .filter(({ load }) => isChecked(load))
    .slice(0, shownInTable.workloads);
  return {
    caption: 'Over time (simulated)',
    columns: [
      figure('From'),
      ...(limit ? [figure(`Waiting at ${limit.name}, mean`)] : []),
      ...shown.flatMap(({ load: { load } }) => [
        figure(`Completed, ${load.name}`),
        figure(`Latency, ${load.name}`),
      ]),
    ],
    rows: starts.map((start) => {
      const part = <T>(values: readonly T[] = []) => values.slice(start, start + each);
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
      const waiting = part(timeline.limits[limit?.at ?? 0]?.waiting);
      return {
        cells: [
          formatSeconds(seconds(start * timeline.every)),
          ...(limit ? [simulatedFigure(sum(waiting) / Math.max(1, waiting.length))] : []),
          ...shown.flatMap(({ samples: of }) => {
            const completed = part(of?.completed);
            const latencies = part(of?.latency);
            const count = sum(completed);
            const waited = sum(completed.map((many, at) => many * (latencies[at] ?? 0)));
            return [simulatedFigure(count), count > 0 ? time(seconds(waited / count)) : '–'];
          }),
        ],
      };
    }),
  };
}

export function tablesOf(result: Result): readonly Table[] {
  const { loads, limits } = result;
  const byWorkload: Table = {
    caption: 'Demand and waiting (simulated)',
    columns: ['Workload', 'Demand', 'Waits at', 'Alone, by formula'].map(text),
    rows: loads.map((load) => ({ cells: loadRow(load) })),
  };
  const byLimit: Table = {
    caption: 'Limit by limit (simulated)',
    columns: [
      ...[text('Limit'), figure('IOPS'), figure('IOPS limit'), figure('Throughput')],
      ...[
        figure(`Limit, ${result.given.vm.unit}`),
        figure('Windows used up'),
        figure('Waiting, mean'),
      ],
      text('Used by'),
    ],
    rows: limits.map((limit) => ({ cells: limitRow(limit, result) })),
  };
  return [
    byWorkload,
    // A workload without figures would be counted in the rows of the limits.
    ...(loads.every(isChecked) ? [byLimit] : []),
    ...(loads.some(isChecked) ? [overTime(result)] : []),
  ];
}

/** What a limit allows in a window. */
function quotaStep(limit: LimitResult, { given, run }: Result): CalculationStep {
  const { name, indices, burst } = limit;
  const { unit } = given.vm;
  const length = given[windowField];
  const { writeCost } = run.setup.limits[limit.at] ?? {};
  const { iops: rate, throughput } = limitsInForce(limit);
  const times = ` × ${formatSeconds(length)} = `;
  const ios: Phrase =
    rate === undefined
      ? []
      : [`${formatNumber(rate)}${times}`, strong(`${formatFigure(rate * length)} IOs`)];
  const data: Phrase =
    throughput === undefined
      ? []
      : [
          `${formatThroughput(throughput, unit)}${times}`,
          strong(
            `${formatFigure((throughput * length) / bytesIn[unit])} ${unit === 'MiB/s' ? 'MiB' : 'MB'}`,
          ),
        ];
  return {
    label: `${indices.length > 1 ? `One of ${name}` : name}, a window${burst ? ' of the burst' : ''}`,
    line: [
      ...[...ios, ...(ios.length > 0 && data.length > 0 ? ['; '] : []), ...data],
      ...(writeCost
        ? [
            ` of reads; a write counts for ${formatNumber(writeCost.iops ?? 1, 2)} IOs and ${formatNumber(writeCost.throughput ?? 1, 2)} times its bytes`,
          ]
        : []),
    ],
  };
}

/** How long the credits of a limit last at the simulated rate. */
const creditSteps = (
  { name, kind: id, indices, burst }: LimitResult,
  { given }: Result,
): readonly CalculationStep[] =>
  (burst?.uses ?? []).map(({ kind, sustained, highest, rate, lasts }) => {
    const { unit } = given.vm;
    const figureOf = (value: number) =>
      kind === 'iops' ? formatNumber(value) : formatFigure(value / bytesIn[unit]);
    const base = figureOf(sustained);
    const [bucket, over] = [
      `(${figureOf(highest)} − ${base}) × 1,800 s`,
      `(${figureOf(rounded(rate))} − ${base})`,
    ];
    return {
      label: `${indices.length > 1 ? `One of ${name}` : name}, ${kindNames[kind]} credits${id === 'disk' ? '' : ', derived'}`,
      line:
        lasts === undefined
          ? [`${bucket}; they come back as fast as they are used`]
          : [`${bucket} ÷ ${over} = `, strong(formatDuration(lasts, true))],
    };
  });

/** What a workload would get by the formulas, and what it got in the simulation. */
function loadStep({ load, serviceTime, isolated, got }: LoadResult): CalculationStep {
  const { demand } = load;
  const free =
    'rate' in demand
      ? `${formatIops(demand.rate)} demanded`
      : `${formatNumber(demand.outstanding)} ÷ ${formatSeconds(serviceTime)} = ${formatIops(iops(demand.outstanding / serviceTime))}`;
  return {
    label: `Workload ${load.name}, ${formatBytes(load.size)}`,
    line: [
      `${free}; alone ${simulatedIops(isolated.iops)}; simulated `,
      strong(simulatedIops(got.iops)),
    ],
  };
}

/** The quota of a window at each limit, and each workload by formula and simulated. */
export function stepsOf(result: Result): readonly CalculationStep[] {
  const { run, limits, loads } = result;
  const { setup, outcome } = run;
  const checked = loads.filter(isChecked);
  const from = setup.warmUp ? `from ${formatSeconds(setup.warmUp)} to ` : 'over ';
  const counted: CalculationStep = {
    label: 'Counted',
    line: [
      `${from}${formatSeconds(setup.seconds)}, ${formatNumber(outcome.ios)} simulated IOs in all; service times vary by ${formatFraction(setup.jitter ?? 0)} to either side`,
    ],
  };
  return [
    ...limits.slice(0, 8).map((limit) => quotaStep(limit, result)),
    ...limits.slice(0, 8).flatMap((limit) => creditSteps(limit, result)),
    ...checked.map(loadStep),
    ...(checked.length > 0 ? [counted] : []),
  ];
}
