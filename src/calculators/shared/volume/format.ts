/** Readouts, table cells and steps that the calculators of one volume share. */

import type { CalculationStep, Readout, Table } from '../../../kit/index.ts';
import type { VolumeLimit } from '../../../storage/set-up/volume.ts';
import {
  formatIops,
  formatSeconds,
  type Iops,
  type Seconds,
  sorted,
} from '../../../units/index.ts';
import { type Conditional, compact, defined } from '../../../units/omit-undefined.ts';
import { formatLimit, list, notPublished, strong } from '../answer/text.ts';

/** @param service how long an IO takes that does not wait, where the answer says so */
export const latencyReadout = (
  value: Seconds,
  label = 'Latency',
  service: number = value,
): Readout => ({
  id: 'latency',
  label,
  kind: 'latency',
  value,
  unit: 's',
  text: formatSeconds(value),
  aside: isMostlyQueueing(value, service) ? 'mean, mostly queueing' : 'mean with waiting',
});

/** The same as a figure that is seen at once, under a label or beside a reason that says that it is a mean. */
export const chiefLatency = (value: Seconds, label: string, service: number): Readout => {
  const { aside: _, ...readout } = latencyReadout(value, label, service);
  const aside = isMostlyQueueing(value, service) ? 'mostly queueing' : undefined;
  return { ...readout, ...defined({ aside }), chief: true };
};

const isMostlyQueueing = (value: Seconds, service: number) => service * 2 < value;

/** A count; `text` has its unit. */
export const countReadout = (
  id: string,
  label: string,
  value: number,
  unit: Readout['unit'],
  text: string,
  aside?: string,
): Readout => ({
  id,
  label,
  kind: 'count',
  value,
  unit,
  text,
  ...defined({ aside: aside || undefined }),
});

/** A rate in a column whose heading has the unit. */
export const rateCell = (rate: Iops) => formatIops(rate).replace(' IOPS', '');
/** The bottlenecks, in a column headed “Bottleneck”. */
export const bottleneckCell = (by: readonly VolumeLimit[]) => list(by.map(formatLimit));

/** A figure that cannot be given, and why: by default, since no limit on its path is published. */
export const unpublishedReadout = (
  id: string,
  label: string,
  kind: Readout['kind'],
  unit: Readout['unit'],
  text: string = notPublished,
): Readout => ({ id, label, kind, unit, text });

/** A table whose last column is text and whose others are figures; the row of the case itself is marked. */
export const tableOf = <T>(
  caption: string,
  labels: readonly string[],
  values: readonly T[],
  current: T | undefined,
  cells: (value: T) => readonly string[],
): Table => ({
  caption,
  columns: labels.map((label, index) => ({ label, numeric: index < labels.length - 1 })),
  rows: values.map((value) => ({
    cells: cells(value),
    ...(value === current ? { current: true } : {}),
  })),
});

/** A step of a calculation before it is one. */
export type StepRow = readonly [label: string, terms: string, result: string];

/** Steps of the calculation from their label, their terms and their result. */
export const stepsFrom = (rows: readonly Conditional<StepRow>[]): readonly CalculationStep[] =>
  compact(rows).map(([label, terms, result]) => ({ label, line: [terms, strong(result)] }));

/** The queue depths of a table: powers of two, and those that matter to the case. */
export const depths = (upTo: number, ...ofCase: readonly number[]): readonly number[] =>
  sorted([1, 2, 4, 8, 16, 32, 64, 128, 256].filter((depth) => depth <= upTo).concat(ofCase)).filter(
    (depth) => depth >= 1,
  );
