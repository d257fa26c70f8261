/** The run as tables, by limit and over time, and the steps of the calculation. */
import type { CalculationStep, Phrase, Table } from '../../kit/index.ts';
import { type Kind, kinds } from '../../storage/path/path.ts';
import {
  bytesIn,
  formatBytes,
  formatDuration,
  formatFigure,
  formatIops,
  formatNumber,
  formatSeconds,
  iops,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import {
  amountFigure,
  figureColumn,
  formatAmount,
  listed,
  textColumn,
} from '../shared/answer/checks-and-columns.ts';
import { kindNames, strong } from '../shared/answer/text.ts';
import { windowField } from './fields.ts';
import { formatCounted, formatLimitFigure, formatShare, rounded, simulated } from './format.ts';
import { grouped } from './grouped-samples.ts';
import {
  isChecked,
  type LimitResult,
  type LoadResult,
  limitsInForce,
  type Result,
} from './model.ts';
import { kindOf } from './timeline.ts';

const time = (value: Seconds | undefined) => (value === undefined ? '–' : simulated.time(value));

/** How much of a limit is used on average, in the dimension that counts. */
function meanUse(limit: LimitResult): string {
  const kind = kindOf(limit);
  return formatShare(rounded(limit.outcome[kind]) / (limitsInForce(limit)[kind] ?? 1));
}

function limitRow(limit: LimitResult, { run, given }: Result): readonly string[] {
  const { name, outcome, indices, figures, burst, by } = limit;
  const { unit } = given.vm;
  const { writeCost } = run.setup.limits[limit.at] ?? {};
  const figureOf = (kind: Kind) =>
    formatLimitFigure(
      figures[kind],
      burst?.figures[kind],
      (value) => amountFigure(kind, value, unit),
      writeCost?.[kind],
    );
  return [
    indices.length > 1 ? `${name}, each` : name,
    ...[simulated.figure(outcome.iops), figureOf('iops')],
    ...[simulated.throughput(outcome.throughput, unit), figureOf('throughput')],
    ...[meanUse(limit), formatShare(outcome.full), simulated.figure(outcome.waiting)],
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
  const samples = loads[0]?.samples.completed.length ?? 0;
  const group = Math.max(1, Math.ceil(samples / shownInTable.rows));
  const { every, sums, means, latencies } = grouped(run, group);
  const [limit] = limits.toSorted((a, b) => b.outcome.full - a.outcome.full);
  const shown = loads.filter(isChecked).slice(0, shownInTable.workloads);
  const columns: readonly (readonly [label: string, cells: readonly string[]])[] = [
    ...(limit
      ? [
          [
            `Waiting at ${limit.name}, mean`,
            means(limit.samples.waiting).map(simulated.figure),
          ] as const,
        ]
      : []),
    ...shown.flatMap(({ load, samples: own }) => [
      [`Completed, ${load.name}`, sums(own.completed).map(simulated.figure)] as const,
      [`Latency, ${load.name}`, latencies(own, load.options).map(time)] as const,
    ]),
  ];
  return {
    caption: 'Over time (simulated)',
    columns: ['From', ...columns.map(([label]) => label)].map(figureColumn),
    rows: Array.from({ length: Math.ceil(samples / group) }, (_, at) => ({
      cells: [
        formatSeconds(seconds(at * every)),
        ...columns.map(([, cells]) => cells[at] ?? simulated.figure(0)),
      ],
    })),
  };
}

export function tablesOf(result: Result): readonly Table[] {
  const { loads } = result;
  // A workload without figures would be counted in the rows of its limits.
  const limits = result.limits.filter(
    ({ outcome }) => !outcome.filledBy.some(({ load }) => loads[load]?.unpublished.length),
  );
  const byLimit = ['IOPS', 'IOPS limit', 'Throughput', `Limit, ${result.given.vm.unit}`];
  return listed<Table>([
    limits.length > 0 && {
      caption: `Limit by limit ${formatCounted(result.run.setup)} (simulated)`,
      columns: [
        textColumn('Limit'),
        ...[...byLimit, 'Used, mean', 'Windows used up', 'Waiting, mean'].map(figureColumn),
        textColumn('Used by'),
      ],
      rows: limits.map((limit) => ({ cells: limitRow(limit, result) })),
    },
    loads.some(isChecked) && overTime(result),
  ]);
}

/** What a limit allows in a window. */
function quotaStep(limit: LimitResult, { given, run }: Result): CalculationStep {
  const { burst } = limit;
  const { unit } = given.vm;
  const length = given[windowField];
  const { writeCost } = run.setup.limits[limit.at] ?? {};
  const max = limitsInForce(limit);
  const quotas = kinds.flatMap((kind): Phrase[] => {
    const value = max[kind];
    if (value === undefined) return [];
    const quota = kind === 'iops' ? value * length : (value * length) / bytesIn[unit];
    const rate = kind === 'iops' ? formatNumber(value) : formatAmount(kind, value, unit);
    return [
      [
        `${rate} × ${formatSeconds(length)} = `,
        strong(`${formatFigure(quota)} ${kind === 'iops' ? 'IOs' : unit.replace('/s', '')}`),
      ],
    ];
  });
  return {
    label: `${oneOf(limit)}, a window${burst ? ' of the burst' : ''}`,
    line: listed([
      ...quotas.flatMap((quota, at) => (at > 0 ? ['; ', ...quota] : quota)),
      writeCost &&
        ` of reads; a write counts for ${formatNumber(writeCost.iops ?? 1, 2)} IOs and ${formatNumber(writeCost.throughput ?? 1, 2)} times its bytes`,
    ]),
  };
}

const oneOf = ({ name, indices }: LimitResult) => (indices.length > 1 ? `One of ${name}` : name);

/** How long the credits of a limit last at the simulated rate. */
const creditSteps = (limit: LimitResult, { given: { vm } }: Result): readonly CalculationStep[] =>
  (limit.burst?.uses ?? []).map(({ kind, sustained, highest, rate, lasts }) => {
    const figureOf = (value: number) => amountFigure(kind, value, vm.unit);
    const bucket = `(${figureOf(highest)} − ${figureOf(sustained)}) × 1,800 s`;
    const over = `(${figureOf(rounded(rate))} − ${figureOf(sustained)})`;
    return {
      label: `${oneOf(limit)}, ${kindNames[kind]} credits${limit.kind === 'disk' ? '' : ', derived'}`,
      line:
        lasts === undefined
          ? [`${bucket}; they come back as fast as they are used`]
          : [`${bucket} ÷ ${over} = `, strong(formatDuration(lasts, true))],
    };
  });

/** What a workload would get by the formulas, and what it got in the simulation. */
function loadStep(
  { load, serviceTime, isolated, got }: LoadResult,
  _: number,
  all: readonly LoadResult[],
): CalculationStep {
  const { demand } = load;
  const free =
    'rate' in demand
      ? `${formatIops(demand.rate)} demanded`
      : `${formatNumber(demand.outstanding)} ÷ ${formatSeconds(serviceTime)} = ${formatIops(iops(demand.outstanding / serviceTime))}`;
  return {
    label: `Workload ${load.name}, ${formatBytes(load.size)}`,
    line: [
      `${free}; simulated alone ${simulated.iops(isolated.iops)}${isolated.sustained ? ' bursting' : ''}, ${simulated.time(isolated.latency)}; ${all.length > 1 ? 'with the others' : 'in this run'} `,
      strong(simulated.iops(got.iops)),
    ],
  };
}

/** The quota of a window at each limit, and each workload by formula and simulated. */
export function stepsOf(result: Result): readonly CalculationStep[] {
  const { run, limits, loads } = result;
  const { setup, outcome } = run;
  const checked = loads.filter(isChecked);
  return listed([
    ...limits.slice(0, 8).map((limit) => quotaStep(limit, result)),
    ...limits.slice(0, 8).flatMap((limit) => creditSteps(limit, result)),
    ...checked.map(loadStep),
    checked.length > 0 && {
      label: 'Counted',
      line: [`${formatCounted(setup)}, ${formatNumber(outcome.ios)} IOs in all`],
    },
  ]);
}
