/** The plane of a measurement: each sample or run as a dot, and the limits that they may pile up under. */
import type { Plane } from '../../kit/index.ts';
import type { Run } from '../../readers/reading.ts';
import { sumOf } from '../../storage/diagnosis/compare.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Kind,
  kinds,
  type VmLimitId,
  vmLimit,
  vmLimitNames,
} from '../../storage/path/path.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import {
  type Bytes,
  bytesIn,
  formatIops,
  formatKib,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatAmount, listed } from '../shared/answer/checks-and-columns.ts';
import { type LimitBox, planeOf } from '../shared/answer/plane-of-limits.ts';
import { list } from '../shared/answer/text.ts';
import type { Aligned, Moment } from '../shared/measured/series.ts';
import type { Judged } from './judge.ts';
import type { Entered } from './measured.ts';
import { maxRuns, runsIn } from './run-table.ts';
import { momentOfRun } from './runs.ts';

/** More dots hide each other. */
const mostDots = 240;

type Dot = { readonly iops: number; readonly throughput: number };

/** What these devices did together at each step, thinned out where there are very many. */
function dotsOf(devices: readonly Aligned[], unit: ThroughputUnit) {
  const total = (of: (device: Aligned) => readonly number[] | undefined) =>
    sumOf(devices.map((device) => of(device) ?? []));
  const [rates, moved] = [total(({ iops }) => iops), total(({ throughput }) => throughput)];
  const every = Math.ceil(rates.length / mostDots);
  const dots = rates.flatMap((iops, at) => {
    const throughput = (moved[at] ?? 0) / bytesIn[unit];
    return at % every === 0 && iops > 0 && throughput > 0 ? [{ iops, throughput }] : [];
  });
  return { dots, every };
}

/** “Each dot is a sample of 1 s. At a limit they gather under its line.” */
function dotsNote(every: number, step: Seconds | undefined): string {
  const length = step ? ` of ${formatSeconds(step)}` : '';
  const shown = every > 1 ? `; of ${formatNumber(every)} one is drawn` : '';
  return `Each dot is a sample${length}${shown}. At a limit they gather under its line.`;
}

/** “p99, 7 of 12 samples at the limit”, whose dots hide each other: those within 5 % of the limit that decides, or above it. */
function labelOf(short: string, { values, limit: { sustained } }: NonNullable<Judged['first']>) {
  const known = values.filter((value) => !Number.isNaN(value));
  const near = known.filter((value) => value >= atLimit.from * (sustained ?? Infinity)).length;
  const [some, all] = [near, known.length].map((count) => formatNumber(count));
  return near > 1 ? { text: `${short}, ${some} of ${all} samples at the limit`, short } : undefined;
}

/** The runs of all benchmarks, each with its number in the table. */
function choicesOf(entered: Entered, chosen: Run | undefined, unit: ThroughputUnit) {
  const places = runsIn(entered).flatMap(({ run, label, number }) => {
    const moment = momentOfRun(run);
    const { iops, throughput } = moment;
    return iops && throughput && number <= maxRuns
      ? [
          {
            iops,
            throughput: throughput / bytesIn[unit],
            number,
            isChosen: run === chosen,
            text: `Run ${number}, ${label}: ${readingOf(moment, unit)}`,
          },
        ]
      : [];
  });
  return { input: 'run', places };
}

/** A box of published limits: of a VM, or of disks together. */
function boxOf(
  label: string,
  owner: string,
  amounts: { readonly [K in Kind]?: number | undefined },
  unit: ThroughputUnit,
): readonly LimitBox[] {
  const texts = kinds.flatMap((kind) => {
    const amount = amounts[kind];
    return amount === undefined ? [] : [[kind, `${label} ${formatAmount(kind, amount, unit)}`]];
  });
  const { iops, throughput } = amounts;
  return texts.length === 0
    ? []
    : [
        {
          label,
          owner,
          texts: Object.fromEntries(texts),
          ...defined({ iops, throughput: throughput && throughput / bytesIn[unit] }),
        },
      ];
}

/** The limits of what the dots are of: one disk or volume, or all disks that share a limit of the VM. */
function limitsOf({ first, loads, setUp, units, diagnosis }: Judged): readonly LimitBox[] {
  if (!first) return [];
  const { vm } = setUp;
  const { limit, groups } = first;
  const crossing = groups.length > 0 ? groups : units.map((_, at) => at);
  const disks = crossing.flatMap((at) => loads[at] ?? []);
  const sum = (kind: Kind) => {
    const figures = disks.map(
      ({ path }) => path.find(({ id, kind: of }) => id === 'disk' && of === kind)?.sustained,
    );
    return figures.some((figure) => figure === undefined)
      ? undefined
      : figures.reduce<number>((all, figure = 0) => all + figure, 0);
  };
  const [one] = disks;
  const name = disks.length === 1 && one ? formatDisks(one.disk, one.count) : 'All disks';
  const ofDisks = boxOf(name, name, { iops: sum('iops'), throughput: sum('throughput') }, vm.unit);
  const id = limit.id === 'disk' ? undefined : (limit.id as VmLimitId);
  // A disk among others has its part of what the VM allows, which nobody published.
  const ids = id ? [id] : units.length === 1 ? vmIds(loads[0]?.path ?? []) : [];
  const ofVm = ids.flatMap((each) => {
    // What a VM has of local disks is no part of a plane of attached ones.
    if (each === 'local' || each === 'nvme') return [];
    const isDoubted = (kind: Kind) =>
      diagnosis.doubted?.some(({ limit: of }) => of.id === each && of.kind === kind);
    const amounts = Object.fromEntries(
      vmLimit(vm, each).flatMap(({ kind, sustained }) =>
        isDoubted(kind) ? [] : [[kind, sustained]],
      ),
    );
    return boxOf(vmLimitNames[each], vm.name, amounts, vm.unit);
  });
  return [...ofVm, ...ofDisks];
}

const vmIds = (path: readonly { readonly id: string }[]): readonly VmLimitId[] => [
  ...new Set(path.flatMap(({ id }) => (id === 'disk' ? [] : [id as VmLimitId]))),
];

/** “2,896 IOPS of 49 KiB, 145 MB/s” */
function readingOf({ iops, throughput }: Moment, unit: ThroughputUnit): string {
  const size = iops && throughput ? ` of ${formatKib((throughput / iops) as Bytes)}` : '';
  return listed([
    iops !== undefined && `${formatIops(iops as Iops)}${size}`,
    throughput !== undefined && formatThroughput(throughput, unit),
  ]).join(', ');
}

type Measured = {
  readonly moment: Moment;
  readonly dots?: readonly Dot[];
  readonly choices?: ReturnType<typeof choicesOf>;
  /** What a dot is. */
  readonly note?: string;
  readonly limits: readonly LimitBox[];
  readonly unit: ThroughputUnit;
  /** What the point is: “p99”, “Only sample”, “this run”. */
  readonly text: string;
  readonly label?: { readonly text: string; readonly short: string };
  readonly title?: string;
};

/** Nothing where the text does not have both dimensions. */
function planeWith({
  moment,
  dots,
  choices,
  note,
  limits,
  unit,
  text,
  label,
  title = 'Where the samples stop',
}: Measured): Plane | undefined {
  const { iops, throughput } = moment;
  if (!iops || !throughput) return undefined;
  const reading = readingOf(moment, unit);
  const names = limits.flatMap(({ texts }) => Object.values(texts));
  return planeOf({
    title: limits.length === 0 ? 'What was measured' : title,
    summary: `Throughput over IOPS. ${text}: ${reading}. ${names.length > 0 ? `${list(names)}.` : 'No limits yet.'}`,
    limits,
    unit,
    size: undefined,
    ...defined({ dots, choices, note }),
    // The number of a run is its name.
    load: {
      iops,
      throughput: throughput / bytesIn[unit],
      text: choices ? '' : text,
      ...label,
      reading,
    },
  });
}

const levels = { p50: 'median', p90: 'p90', p99: 'p99', max: 'highest' } as const;

/** What the plane is of: the runs of benchmarks, or samples. */
const shown = (
  entered: Entered,
  run: Run | undefined,
  devices: readonly Aligned[],
  unit: ThroughputUnit,
  step: Seconds | undefined,
  first?: Judged['first'],
) => {
  if (entered.text.reading.kind === 'runs')
    return {
      text: 'This run',
      title: 'Where each run ended',
      choices: choicesOf(entered, run, unit),
    };
  // Of a single sample there is no percentile.
  if (devices.every(({ iops }) => iops?.length === 1)) return { text: 'Only sample' };
  const { dots, every } = dotsOf(devices, unit);
  const text = levels[entered.use];
  const label = first && labelOf(text, first);
  return { text, dots, note: dotsNote(every, step), ...defined({ label }) };
};

export function judgedPlane(judged: Judged, entered: Entered): Plane | undefined {
  const { moment, devices, first, setUp, run, step } = judged;
  const { unit } = setUp.vm;
  const counted = devices.filter(({ device }) => first?.devices.includes(device));
  return planeWith({
    moment,
    unit,
    limits: limitsOf(judged),
    ...shown(entered, run, counted, unit, step, first),
  });
}

/** Before the VM is known: no limits, and no verdict. */
export const askedPlane = (
  moment: Moment,
  entered: Entered,
  run: Run | undefined,
  devices: readonly Aligned[],
  step: Seconds | undefined,
): Plane | undefined =>
  planeWith({
    moment,
    unit: 'MB/s',
    limits: [],
    ...shown(entered, run, devices, 'MB/s', step),
  });
