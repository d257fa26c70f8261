/** The figures of a row as numbers, and back, for the packed form of the dataset. */
import { bytesIn, bytesPerSecond, gib, iops, type ThroughputUnit } from '../units/index.ts';
import { type Column, figuresOf, member, valueIn } from './columns/column.ts';
import type { Disk, LimitPair, NoFigure, Vm, VmLimit } from './rows.ts';

/**
 * How a column is unpacked, by the member of the row that it fills: a pair of limits, a pair that
 * lasts for some minutes, a number that counts something or GiB (GB below 0, and what 0 is, where
 * not “not there”), or one of a few values.
 */
export type Layout =
  | string
  | readonly [key: string]
  | readonly [key: string, unit: 'count' | 'GiB', zero?: 0]
  | readonly [key: string, values: readonly (string | boolean)[]];
const reasons: readonly NoFigure[] = ['none', 'not published', 'local disk only'];

export function layoutOf<Row>(column: Column<Row>): Layout {
  const { key, kind, needed } = column;
  switch (kind) {
    case 'limit':
    case 'pair':
      return key;
    case 'burst':
      return [key];
    case 'count':
      return needed ? [key, 'count', 0] : [key, 'count'];
    case 'size':
      return [key, 'GiB'];
    case 'word':
      return [key, column.words];
    case 'flag':
      return [key, flags];
  }
}

const flags = [true, false];

/** What a row has in a column as numbers, all of them 0 where it has nothing there. */
export function numbersOf<Row extends Vm | Disk>(row: Row, column: Column<Row>): readonly number[] {
  const held = valueIn(row, column);
  if (!held) return figuresOf(column).map(() => 0);
  const { kind, value } = held;
  switch (kind) {
    case 'count':
      return [value];
    case 'size':
      // Sizes in GB are below zero, since they have no short form in GiB.
      return [value % 1e9 === 0 ? -value / 1e9 : value / gib(1)];
    case 'limit':
    case 'pair':
      return packPair(value, row.unit);
    case 'burst':
      return [...packPair(value, row.unit), value.minutes];
    case 'word':
      return [('words' in column ? column.words : []).indexOf(value) + 1];
    case 'flag':
      return [flags.indexOf(value) + 1];
  }
}

/** The part of a row that a column fills. */
export function valueFrom(layout: Layout, next: () => number, unit: ThroughputUnit) {
  const [key = '', of, zero] = typeof layout === 'string' ? [layout] : layout;
  const figure = next();
  if (of === 'GiB' && figure < 0) return member(key, -figure * 1e9);
  if (typeof of === 'string') return member(key, (of === 'GiB' ? gib(figure) : figure) || zero);
  if (of) return member(key, of[figure - 1]);
  const pair = pairFrom(figure, next(), unit);
  const lasts = key === layout ? {} : { minutes: next() };
  return member(key, pair && { ...pair, ...lasts });
}

/** The reasons for a missing limit are packed below zero. */
const packHalf = (half: number | NoFigure, factor: number) =>
  typeof half === 'number' ? half / factor : -1 - reasons.indexOf(half);

const packPair = ({ iops: rate, throughput }: VmLimit | LimitPair, unit: ThroughputUnit) => [
  packHalf(rate, 1),
  packHalf(throughput, bytesIn[unit]),
];

const pairFrom = (rate: number, throughput: number, unit: ThroughputUnit): VmLimit | undefined =>
  rate === 0 && throughput === 0
    ? undefined
    : {
        iops: reasons[-1 - rate] ?? iops(rate),
        // Whole bytes before and after, so that dividing and multiplying come back to the same number.
        throughput:
          reasons[-1 - throughput] ?? bytesPerSecond(Math.round(throughput * bytesIn[unit])),
      };
