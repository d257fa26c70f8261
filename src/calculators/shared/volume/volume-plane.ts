/** The plane of a striped volume: its limits, and what one IO size gives, where its diagonal leaves the first of them. */
import type { Plane } from '../../../kit/index.ts';
import { vmLimitNames } from '../../../storage/path/path.ts';
import {
  bottleneckOf,
  limitsOf,
  lowestOf,
  unpublishedOf,
  type Volume,
  type VolumeLimit,
  volumeName,
} from '../../../storage/set-up/volume.ts';
import {
  type Bytes,
  bytesIn,
  bytesPerSecond,
  formatBytes,
  type ThroughputUnit,
} from '../../../units/index.ts';
import { formatAmount } from '../answer/checks-and-columns.ts';
import { nearLimits, type PartLimit } from '../answer/limits-on-plane.ts';
import { formatPart, notePart } from '../answer/part-of-limit.ts';
import { type LimitBox, planeOf } from '../answer/plane-of-limits.ts';
import { capital, list, notPublished } from '../answer/text.ts';
import { formatCrossover, formatMoved } from './rates.ts';

/** What IOs of one size get, and the IO size at which the IOPS and the throughput limit are reached together. */
type Found = {
  readonly iops: number;
  readonly throughput: number;
  readonly crossover?: Bytes;
};

/** Both dimensions of one limit, for the IOs of the application. */
function boxOf(both: readonly VolumeLimit[], size: Bytes, unit: ThroughputUnit): PartLimit {
  const [{ id, owner } = { id: 'disk' as const, owner: '' }] = both;
  const label = id === 'disk' ? owner : vmLimitNames[id];
  const sides = both.map(({ kind, sustained, allows }) => {
    // An IO of this size may count as several, and some do not reach the limit.
    const value = kind === 'iops' ? allows : allows * size;
    const share = sustained / value;
    const figure = formatAmount(kind, sustained, unit);
    return {
      kind,
      share,
      value: kind === 'iops' ? value : value / bytesIn[unit],
      text: `${label} ${figure}${formatPart(share)}`,
    };
  });
  const limit: LimitBox = {
    label,
    owner,
    ...Object.fromEntries(sides.map(({ kind, value }) => [kind, value])),
    texts: Object.fromEntries(sides.map(({ kind, text }) => [kind, text])),
  };
  return { limit, parts: Object.fromEntries(sides.map(({ kind, share }) => [kind, share])) };
}

/** The corner where IOPS and throughput are the limit together. */
function cornerOf(volume: Volume, { crossover }: Found, unit: ThroughputUnit): Plane['marks'] {
  const { iops, throughput } = lowestOf(volume);
  if (crossover === undefined || iops === undefined || throughput === undefined) return [];
  const text = `both at ${formatCrossover(crossover)}`;
  return [{ iops, throughput: throughput / bytesIn[unit], text }];
}

/** @param found what this IO size gives */
export function planeOfVolume(volume: Volume, size: Bytes, found: Found): Plane {
  const { unit } = volume.disk;
  const { iops, throughput } = found;
  const all = limitsOf(volume, size);
  const load = { iops, throughput: throughput / bytesIn[unit] };
  const every = [...new Set(all.map(({ id }) => id))].map((id) =>
    boxOf(
      all.filter((limit) => limit.id === id),
      size,
      unit,
    ),
  );
  const boxes = nearLimits(every, load);
  const limits = boxes.map(({ limit }) => limit);
  const open = unpublishedOf(volume).map(
    (id): LimitBox => ({
      label: vmLimitNames[id],
      owner: volume.vm?.name ?? '',
      texts: { throughput: `${vmLimitNames[id]} ${notPublished}` },
    }),
  );
  const figures = [
    formatAmount('iops', iops, unit),
    formatMoved(bytesPerSecond(throughput), unit, bottleneckOf(all)?.by),
  ];
  const reading = `${formatBytes(size)}: ${figures.join(', ')}`;
  return planeOf({
    limits: [...limits, ...open],
    size,
    unit,
    title: 'A diagonal is an IO size',
    summary: `Throughput over IOPS of ${volumeName(volume)}. ${reading}. ${capital(
      list([...limits, ...open].flatMap(({ texts }) => Object.values(texts))),
    )}.`,
    load: { ...load, text: figures.join(', '), reading },
    ...notePart(boxes.flatMap(({ parts }) => Object.values(parts))),
    marks: cornerOf(volume, found, unit) ?? [],
    input: { size: 'io-size', clears: [] },
  });
}
