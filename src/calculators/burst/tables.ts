/** The steps and the credits of a load as tables, and the calculation of a bucket. */
import type { CalculationStep, Table } from '../../kit/index.ts';
import type { Delivery } from '../../laws/burst-profile.ts';
import { bucketTimes, throttledTime } from '../../laws/burst-times.ts';
import { isOfVm } from '../../storage/path/burst.ts';
import type { ApplicationStep, CreditLimit } from '../../storage/set-up/bursting.ts';
import { volumeName } from '../../storage/set-up/volume.ts';
import {
  type BytesPerSecond,
  formatDuration,
  formatFraction,
  formatNumber,
  iops,
  type Seconds,
  seconds,
  type ThroughputUnit,
  throughputFigure,
} from '../../units/index.ts';
import {
  figureColumn,
  formatAmount,
  listed,
  textColumn,
} from '../shared/answer/checks-and-columns.ts';
import { limitName } from '../shared/answer/text.ts';
import { rateCell, stepsFrom, tableOf } from '../shared/volume/format.ts';
import type { Case, Result } from './model.ts';
import { creditName, failing, formatMoment } from './text.ts';

/** A figure of a limit in its own unit, without the unit. */
export const figure = ({ kind }: CreditLimit, value: number, unit: ThroughputUnit) =>
  kind === 'iops' ? rateCell(iops(value)) : throughputFigure(value as BytesPerSecond, unit);

/** What is delivered of the IOs that are demanded between two times. */
function shareWithin(
  from: number,
  until: number,
  steps: readonly ApplicationStep[],
  { segments }: Delivery,
): number {
  let [demanded, done] = [0, 0];
  for (const { start, duration, step, delivered } of segments) {
    const part = Math.min(until, start + duration) - Math.max(from, start);
    const ios = part > 0 ? part * (steps[step]?.iops ?? 0) : 0;
    demanded += ios;
    done += ios * delivered;
  }
  return demanded > 0 ? done / demanded : 1;
}

/** Of more steps than these the table has those that are not delivered in full. */
const mostRows = 24;

export function stepTable({ steps: all, shown = all, volume }: Case, { first }: Result): Table {
  let end = 0;
  const rows = shown.map((step) => {
    const start = end;
    end += step.duration;
    return { step, end, share: shareWithin(start, end, all, first) };
  });
  const isLong = rows.length > mostRows;
  return tableOf(
    `The steps${isLong ? ' that are not delivered in full' : ''}, once through, ${volumeName(volume)}`,
    ['From', 'IOPS demanded', 'IOPS delivered', 'Delivered', 'Until'],
    isLong ? rows.filter(({ share }) => share < 1) : rows,
    undefined,
    ({ step, end: until, share }) => [
      formatDuration(seconds(until - step.duration)),
      ...(step.isUnknown
        ? ['unknown', '', '']
        : [rateCell(step.iops), rateCell(iops(step.iops * share)), formatFraction(share)]),
      formatDuration(seconds(until)),
    ],
  );
}

/** The limits with credits: how low each bucket gets, when it is used up and back, and for how long its limit holds the load back. */
export function bucketTable({ repeats, volume }: Case, { limits, lasting }: Result): Table {
  const never = repeats ? 'never' : 'not in these steps';
  const after = (time: Seconds | undefined) => (time === undefined ? never : formatMoment(time));
  const labels = [
    'Sustained',
    'Burst',
    'Lowest',
    'Used up',
    'Full again',
    'Holds the load back for',
  ];
  return {
    caption: `Credits of disks and VM, ${repeats ? 'in the long run' : 'once through the steps'}`,
    columns: [textColumn('Bucket'), ...labels.map(figureColumn)],
    rows: limits.flatMap((limit, index) => {
      const { kind, sustained, burst, bucket } = limit;
      const { lowest, at, empty, full } = bucketTimes(lasting, index, bucket);
      const cells = [
        `${limitName(limit)}${isOfVm(limit) ? ', derived' : ''}`,
        ...[sustained, burst].map((value) => formatAmount(kind, value, volume.disk.unit)),
        `${formatFraction(lowest / bucket)}${lowest < bucket ? ` ${after(at)}` : ''}`,
        after(empty),
        empty === undefined ? '' : after(full),
        formatDuration(throttledTime(lasting, index)),
      ];
      return bucket > 0 ? [{ cells }] : [];
    }),
  };
}

/** The calculation for the bucket that decides. */
export function steps(result: Result, unit: ThroughputUnit): readonly CalculationStep[] {
  const { limits, loads, failure } = result;
  const deciding = failing(result).filter(({ bucket }) => bucket > 0);
  const shown = deciding.length > 0 ? deciding : limits.filter(({ bucket }) => bucket > 0);
  return shown.flatMap((limit) => {
    const { kind, sustained, burst, bucket } = limit;
    const demand = loads[failure?.step ?? 0]?.demands[limits.indexOf(limit)] ?? 0;
    const used = Math.min(demand, burst) - sustained;
    const above = (value: number) =>
      `(${figure(limit, value, unit)} − ${figure(limit, sustained, unit)})`;
    const time = (value: number) => formatDuration(seconds(value), isOfVm(limit));
    const credits =
      kind === 'iops' ? `${formatNumber(bucket, 0)} IOs` : `${formatNumber(bucket / 1e9, 1)} GB`;
    return stepsFrom(
      listed<Parameters<typeof stepsFrom>[0][number]>([
        [creditName(limit), `${above(burst)} × 1,800 s = `, credits],
        used > 0 && [
          'a full bucket lasts',
          `${credits} ÷ ${above(Math.min(demand, burst))} = `,
          time(bucket / used),
        ],
        [
          'an empty bucket at rest is full again after',
          `${credits} ÷ ${formatAmount(kind, sustained, unit)} = `,
          time(bucket / sustained),
        ],
      ]),
    );
  });
}
