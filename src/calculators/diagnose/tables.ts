/** Device by device, the largest share first: which of them takes a limit that they share, and what each did over time. */

import type { Spark, Table } from '../../kit/index.ts';
import { findingOf } from '../../storage/diagnosis/diagnose.ts';
import type { Kind } from '../../storage/path/path.ts';
import {
  formatDuration,
  formatFraction,
  formatIops,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  seconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { figureColumn, formatAmount, textColumn } from '../shared/answer/checks-and-columns.ts';
import { capital, kindNames } from '../shared/answer/text.ts';
import { type Moment, momentOf } from '../shared/measured/series.ts';
import { peaksOf } from './chart.ts';
import type { Judged } from './judge.ts';
import type { Compared, Given } from './measured.ts';
import { isAtItsBurst, nameOf, usedText, verdictOf } from './text.ts';

/** What the text does not tell. */
export const none = '–';
const maxRows = 40;
/** More small lines than these cannot be compared with each other by eye. */
const maxSparks = 12;
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
function sparksOf(
  kind: Kind,
  { samples, step }: Pick<Judged, 'samples' | 'step'>,
  rows: readonly FigureRow[],
) {
  const print = (value: number) => formatAmount(kind, value, 'MB/s');
  const lines = rows.flatMap(({ values, limit }) =>
    values ? [{ length: values.length, limit, points: peaksOf(values, sparkPoints) }] : [],
  );
  if (samples < 3 || lines.length > maxSparks) return undefined;
  const top = Math.max(
    ...lines.flatMap(({ points, limit = 0 }) => [limit, ...points.map(({ value }) => value)]),
  );
  if (!(top > 0)) return undefined;
  const time = step === undefined ? '' : `, ${formatDuration(seconds(step * samples))}`;
  const dashed = lines.some(({ limit }) => limit) ? ' Dashed: limit of the disk.' : '';
  return {
    label: `${capital(kindNames[kind])}${time}`,
    note: `Scale of all lines: 0 to ${print(top)}.${dashed}`,
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

/** What one device or run did, with the cells before and after its figures, and the limit of its own disks. */
type FigureRow = {
  readonly before: readonly string[];
  readonly moment: Moment;
  readonly after?: readonly string[];
  readonly values?: readonly number[];
  readonly limit?: number | undefined;
} & Omit<Table['rows'][number], 'cells' | 'spark' | 'link'>;

/** What one device or run did. */
const cellsOf = ({ iops, throughput, queue, latency }: Moment): readonly string[] => [
  iops === undefined ? none : formatIops(iops),
  throughput === undefined ? none : formatThroughput(throughput, 'MB/s'),
  queue === undefined ? none : formatOutstanding(queue),
  latency === undefined ? none : formatSeconds(latency),
];

/** The columns before the figures, and those after them. */
export type Columns = {
  readonly before: readonly string[];
  readonly after?: Table['columns'];
  /** The input that a row sets. */
  readonly chooses: string;
};

/**
 * Devices, or runs, with what each did.
 * @param kind what a small line in each row shows; without it there are none
 */
export function figureTable(
  caption: string,
  { before, after = [], chooses }: Columns,
  rows: readonly FigureRow[],
  judged: Pick<Judged, 'samples' | 'step'>,
  kind?: Kind,
): Table {
  const sparks = kind && sparksOf(kind, judged, rows);
  return {
    caption,
    chooses,
    columns: [
      ...before.map(textColumn),
      ...['IOPS', 'Throughput', 'In flight', 'Latency'].map(figureColumn),
      ...after,
    ],
    ...(sparks ? { sparks: { label: sparks.label, after: before.length, note: sparks.note } } : {}),
    rows: rows.map(({ before, moment, after = [], values: _, limit: __, ...row }, at) => ({
      ...row,
      cells: [...before, ...cellsOf(moment), ...after],
      ...defined({ spark: sparks?.rows[at] }),
    })),
  };
}

/** “98 % of P30 IOPS”, of the limit of these that is used most, and the verdict by them alone. */
export function verdictOn(compared: readonly Compared[]): Pick<FigureRow, 'verdict' | 'after'> {
  const { finding } = findingOf(compared);
  const [nearest] = finding?.limits ?? [];
  if (!finding || !nearest) return { after: [none] };
  const { limit, owner } = nearest;
  const used = isAtItsBurst(finding)
    ? `${formatFraction(nearest.burstRatio ?? 1)} of ${owner}’s burst`
    : `${usedText(nearest)} of ${owner}’s`;
  return { verdict: verdictOf(finding), after: [`${used} ${kindNames[limit.kind]}`] };
}

export const verdictColumn = textColumn('Verdict');

/** What each device did when the limit was at the level that is compared, and whether its own disk is at a limit. */
export function deviceTable(judged: Judged, { device: asked }: Given): readonly Table[] {
  const { first, loads, compared, verdict } = judged;
  const shares = sharesOf(judged).slice(0, maxRows);
  if (shares.length === 0 || !first) return [];
  const { kind } = first.limit;
  const rows = shares.map(({ device, group, share, ...row }): FigureRow => {
    const load = loads[group];
    const its = compared.filter(({ limit, groups }) => limit.id === 'disk' && groups[0] === group);
    const { verdict: own, after = [] } = verdict === 'invalid' ? {} : verdictOn(its);
    return {
      ...row,
      before: [device],
      value: device,
      current: device === asked,
      after: [share > 0 ? formatFraction(share) : none, ...after],
      ...defined({ verdict: own }),
      limit: load?.path.find(({ id, kind: of }) => id === 'disk' && of === kind)?.sustained,
    };
  });
  const ofAll: FigureRow = {
    before: ['All of them'],
    value: '',
    current: asked === undefined,
    moment: momentOf(
      judged.devices.filter((one) => shares.some(({ device }) => device === one.device)),
      first.values.indexOf(first.level),
    ),
    after: [none],
  };
  const columns = {
    before: ['Device'],
    after: [figureColumn('Share'), ...(verdict === 'invalid' ? [] : [verdictColumn])],
    chooses: 'device',
  };
  const table = figureTable(
    `All devices, at the level of ${nameOf(first)}`,
    columns,
    rows.length > 1 ? [...rows, ofAll] : rows,
    judged,
    kind,
  );
  return [{ ...table, brief: { title: 'Devices', result: briefOf(shares, kind, asked) } }];
}

/** “5, the busiest is sdd with 25 % of the throughput” */
function briefOf(
  [busiest, ...others]: ReturnType<typeof sharesOf>,
  kind: Kind,
  asked?: string,
): string {
  if (!busiest || others.length === 0) return busiest?.device ?? '';
  const count = others.length + 1;
  if (asked !== undefined) return `${asked}, one of ${count}`;
  const { device, share } = busiest;
  return share > 0
    ? `${count}, the busiest is ${device} with ${formatFraction(share)} of the ${kindNames[kind]}`
    : `${count}`;
}
