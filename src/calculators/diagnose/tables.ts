/** Device by device, the largest share first: which of them takes a limit that they share, and what each did over time. */

import type { Spark, Table } from '../../kit/index.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Kind } from '../../storage/path/path.ts';
import {
  type BytesPerSecond,
  formatDuration,
  formatFraction,
  formatIops,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  type Iops,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { capital, kindNames } from '../shared/answer/text.ts';
import { thinned } from './chart.ts';
import type { Judged } from './judge.ts';
import { type Moment, momentOf } from './series.ts';
import { nameOf } from './words.ts';

const none = '–';
const mostRows = 40;
/** More small lines than these cannot be compared with each other by eye. */
const mostSparks = 12;
/** More points than a small line is wide show nothing more. */
const sparkPoints = 60;

/** Each device with what it did at the step that decides, and its share of what crossed the limit; the largest first. */
function sharesOf({ devices, first, units }: Judged) {
  if (!first || first.groups.length === 0) return [];
  const at = first.values.indexOf(first.level);
  const { kind } = first.limit;
  const rows = devices.flatMap((device) => {
    const group = units.findIndex((unit) => unit.devices.includes(device.device));
    if (group < 0) return [];
    const moment = momentOf([device], at);
    const crosses = first.devices.includes(device.device);
    const share = crosses ? (moment[kind] ?? 0) / (first.level || 1) : 0;
    return [{ device: device.device, group, moment, share, values: device[kind] ?? [] }];
  });
  return rows.toSorted((a, b) => b.share - a.share);
}

/** The device that takes more of a shared limit than all others together, if one does. */
export function noisyNeighbour(judged: Judged): { device: string; share: number } | undefined {
  const [most] = sharesOf(judged);
  const isShared = (judged.first?.devices.length ?? 0) > 1;
  return isShared && most && most.share > 0.5 ? most : undefined;
}

/**
 * The rate of each device over time, beside the limit of its own disks, all on one scale.
 * @returns nothing where there is no time, or there are too many devices
 */
export function sparksOf(
  kind: Kind,
  { samples, step }: Pick<Judged, 'samples' | 'step'>,
  rows: readonly { readonly values: readonly number[]; readonly limit?: number | undefined }[],
) {
  if (samples < 3 || rows.length > mostSparks) return undefined;
  const print = (value: number) =>
    kind === 'iops' ? formatIops(value as Iops) : formatThroughput(value as BytesPerSecond, 'MB/s');
  const lines = rows.map(({ values, limit }) => ({
    ...{ length: values.length, limit },
    points: thinned(values, sparkPoints),
  }));
  const top = Math.max(
    ...lines.flatMap(({ points, limit = 0 }) => [limit, ...points.map(({ value }) => value)]),
  );
  if (!(top > 0)) return undefined;
  const time = step === undefined ? '' : `, ${formatDuration((step * samples) as Seconds)}`;
  return {
    label: `${capital(kindNames[kind])}${time}`,
    note: `All lines have one scale, from 0 to ${print(top)}.${lines.some(({ limit }) => limit) ? ' Dashed: the limit of the disk itself.' : ''}`,
    rows: lines.map(({ length, points, limit }): Spark => {
      const peak = Math.max(0, ...points.map(({ value }) => value));
      return {
        kind,
        points: points.map(({ at, value }) => [at / Math.max(1, length - 1), value / top]),
        ...(limit === undefined ? {} : { limit: limit / top }),
        text: `${print(peak)} at most${limit === undefined ? '' : `, limit ${print(limit)}`}`,
      };
    }),
  };
}

/** The columns of what one device or run did. */
export const figureColumns = ['IOPS', 'Throughput', 'In flight', 'Latency'].map((label) => ({
  label,
  numeric: true,
}));

/** The cells below these columns. */
export const cellsOf = ({ iops, throughput, queue, latency }: Moment): readonly string[] => [
  iops === undefined ? none : formatIops(iops as Iops),
  throughput === undefined ? none : formatThroughput(throughput as BytesPerSecond, 'MB/s'),
  queue === undefined ? none : formatOutstanding(queue as Outstanding),
  latency === undefined ? none : formatSeconds(latency as Seconds),
];

/** What each device did when the limit was at the level that is compared. */
export function deviceTable(judged: Judged): readonly Table[] {
  const { first, loads } = judged;
  const rows = sharesOf(judged);
  if (rows.length === 0 || !first) return [];
  const shown = rows.slice(0, mostRows);
  const { kind } = first.limit;
  const limitOf = (group: number) =>
    loads[group]?.path.find(({ id, kind: of }) => id === 'disk' && of === kind)?.sustained;
  const limited = shown.map(({ group, values }) => ({ values, limit: limitOf(group) }));
  const sparks = sparksOf(kind, judged, limited);
  return [
    {
      caption: `Device by device, at the level of ${nameOf(first)} that is compared`,
      columns: [
        { label: 'Device', numeric: false },
        { label: 'Disk', numeric: false },
        ...figureColumns,
        { label: 'Share of it', numeric: true },
      ],
      ...(sparks ? { sparks: { label: sparks.label, after: 2, note: sparks.note } } : {}),
      rows: shown.map(({ device, group, moment, share }, at) => {
        const load = loads[group];
        const spark = sparks?.rows[at];
        const disk = load ? `${load.role}, ${formatDisks(load.disk, load.count)}` : none;
        const cells = [device, disk, ...cellsOf(moment), share > 0 ? formatFraction(share) : none];
        return { cells, ...present({ spark }) };
      }),
    },
  ];
}
