/** The latency of each kind of IO, by what serves it: a disk, the host cache or a local disk. */
import type { ServiceTimes } from '../../laws/simulation/index.ts';
import type {
  Catalogue,
  Disk,
  Edition,
  IoKind,
  Medium,
  TypicalLatency,
} from '../../limits/types.ts';
import { type Bytes, type Seconds, seconds } from '../../units/index.ts';
import type { Cache } from './set-up.ts';

/** A hit is a read that the host cache serves. */
export type Io = IoKind | 'hit';

/** No source measured larger IOs, and a disk counts a larger one as several of 256 KiB. */
const largestKib = 256;

/** The typical latency of one kind of IO at one IO size, and what it was taken from. */
export type Latency = {
  readonly seconds: Seconds;
  readonly from: TypicalLatency;
};

/** IOs up to this size are small, and take the typical latency. */
const smallKib = 8;

/** Each KiB above a small IO takes so much longer, as far as sources go. */
export const atSize = (from: TypicalLatency, size: Bytes): Latency => ({
  from,
  seconds: seconds(
    from.seconds + from.perKib * Math.max(0, Math.min(size / 1024, largestKib) - smallKib),
  ),
});

export function rowOf(catalogue: Catalogue, medium: Medium, io: IoKind, edition: Edition) {
  const row = catalogue.latency(medium, io, edition);
  if (!row) throw new Error(`There is no typical latency of ${medium}, ${io}.`);
  return row;
}

/** What IOs go to: a disk with the cache setting that takes effect, or a local disk. */
export type ServedBy =
  | { readonly disk: Pick<Disk, 'family'>; readonly cache: Cache }
  | 'temp disk'
  | 'local NVMe';

/**
 * The latency of each kind of IO. A hit, and a write that a ReadWrite cache acknowledges, are served by
 * the host, everything else by the disk: ReadOnly sends writes there, and a miss is read there (design
 * guide, Disk Caching). No source has reads of the temp disk: the host
 * cache is on the same local SSD, so its hits are taken for them.
 *
 * With the limits of 2018 they are what was measured in three runs of that time; Standard SSD was
 * not, and is computed as Premium SSD.
 */
export function serviceLatencies(
  target: ServedBy,
  size: Bytes,
  edition: Edition,
  catalogue: Catalogue,
): Readonly<Record<Io, Latency>> {
  const of = (medium: Medium, kind: IoKind) => catalogue.latency(medium, kind, edition);
  const hit = rowOf(catalogue, 'host cache', 'read', edition);
  const found = (io: Io): TypicalLatency => {
    if (io === 'hit') return hit;
    if (typeof target === 'string') return of(target, io) ?? of('temp disk', io) ?? hit;
    const { disk, cache } = target;
    const byHost = io === 'write' && cache === 'ReadWrite' ? of('host cache', io) : undefined;
    return byHost ?? of(disk.family, io) ?? rowOf(catalogue, 'Premium SSD', io, edition);
  };
  const timeOf = (io: Io) => atSize(found(io), size);
  return { hit: timeOf('hit'), read: timeOf('read'), write: timeOf('write') };
}

/** The same as service times. */
export function serviceTimesOf(...of: Parameters<typeof serviceLatencies>): ServiceTimes {
  const { hit, read, write } = serviceLatencies(...of);
  return { read: read.seconds, write: write.seconds, hit: hit.seconds };
}
