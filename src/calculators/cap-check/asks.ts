/** What each group is asked for, worked out from wants, its own IOPS, or the worst case. */
import { iopsOf, throughputOf } from '../../laws/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bytesPerSecond,
  type Iops,
  iops,
} from '../../units/index.ts';
import type { Group } from './fields.ts';

export type Wants = {
  readonly groups: readonly Group[];
  readonly size: Bytes | undefined;
  readonly iops: Iops | undefined;
  readonly throughput: BytesPerSecond | undefined;
};

/** What one group is asked for. A dimension that nothing settles is missing. */
export type Ask = {
  readonly iops?: Iops;
  readonly throughput?: BytesPerSecond;
  /** Somebody asked for it; without that a group is asked for its caps, which says nothing about them. */
  readonly wanted: boolean;
};

/** Two wants may differ by this much and still be rounding: 1 %. */
const agreement = 0.01;

/** Why the wants can't be followed, each beside the input it belongs to. */
export function refuse({ groups, size, iops: rate, throughput }: Wants) {
  const spread = groups.some(({ role, iops: own }) => role === 'data' && own === undefined);
  const sentence = 'It is spread over data disks, and no data group is without IOPS of its own.';
  if (rate !== undefined && !spread) return { 'want-iops': sentence };
  if (throughput !== undefined && !spread) return { 'want-throughput': sentence };
  if (rate !== undefined && throughput !== undefined && size !== undefined) {
    const implied = throughputOf(rate, size);
    if (Math.abs(implied - throughput) > agreement * throughput)
      return {
        'want-throughput': 'IOPS × IO size is another throughput. Leave one of the wants empty.',
      };
  }
  return undefined;
}

/**
 * What is each group asked for?
 * - A group with IOPS of its own is asked for those.
 * - A want is spread over the other data groups in proportion to their caps; the rest is asked for nothing.
 * - Without a want every group is asked for its IOPS and its throughput cap at once, the worst case.
 * With an IO size the one gives the other.
 */
export function asksOf({ groups, size, iops: rate, throughput }: Wants): readonly Ask[] {
  const anyWant = rate !== undefined || throughput !== undefined;
  const spread = groups.filter(({ role, iops: own }) => role === 'data' && own === undefined);
  const capOf = (kind: 'iops' | 'throughput', { disk, count }: Group) => disk[kind] * count;
  const total = (kind: 'iops' | 'throughput') =>
    spread.reduce((sum, group) => sum + capOf(kind, group), 0);
  const totals = { iops: total('iops'), throughput: total('throughput') };

  return groups.map((group): Ask => {
    if (group.iops !== undefined) return paired({ iops: group.iops }, size, true);
    if (!anyWant)
      return {
        iops: iops(capOf('iops', group)),
        throughput: bytesPerSecond(capOf('throughput', group)),
        wanted: false,
      };
    if (group.role !== 'data')
      return { iops: iops(0), throughput: bytesPerSecond(0), wanted: false };
    return paired(
      {
        ...(rate === undefined ? {} : { iops: iops(rate * (capOf('iops', group) / totals.iops)) }),
        ...(throughput === undefined
          ? {}
          : {
              throughput: bytesPerSecond(
                throughput * (capOf('throughput', group) / totals.throughput),
              ),
            }),
      },
      size,
      true,
    );
  });
}

/** Fills in the other dimension where an IO size ties them. */
function paired(
  ask: { readonly iops?: Iops; readonly throughput?: BytesPerSecond },
  size: Bytes | undefined,
  wanted: boolean,
): Ask {
  if (size === undefined) return { ...ask, wanted };
  if (ask.iops === undefined && ask.throughput !== undefined)
    return { ...ask, iops: iopsOf(ask.throughput, size), wanted };
  if (ask.throughput === undefined && ask.iops !== undefined)
    return { ...ask, throughput: throughputOf(ask.iops, size), wanted };
  return { ...ask, wanted };
}
