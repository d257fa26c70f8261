/** The latency of each kind of IO, by what serves it: a disk, the host cache or a local disk. */
import { bandAtSize, type LatencyBand, meanAtSize } from '../../laws/latency.ts';
import type { ServiceTimes } from '../../laws/simulation/index.ts';
import type {
  Catalogue,
  Disk,
  Edition,
  IoKind,
  Medium,
  TypicalLatency,
} from '../../limits/types.ts';
import type { Bytes, Seconds } from '../../units/index.ts';
import type { Cache } from './disk-group.ts';

/** A hit is a read that the host cache serves. */
export type Io = IoKind | 'hit';

/** The typical latency of one kind of IO at one IO size, between which times most measurements lie, and what it was taken from. */
export type Latency = LatencyBand & { readonly seconds: Seconds; readonly from: TypicalLatency };

/** A typical latency at one IO size. */
export const atSize = (from: TypicalLatency, size: Bytes): Latency => ({
  from,
  seconds: meanAtSize(from, size),
  ...bandAtSize(from, size),
});

export function rowOf(catalogue: Catalogue, medium: Medium, io: IoKind, edition: Edition) {
  const row = catalogue.latency(medium, io, edition);
  if (!row) throw new Error(`No latency of ${medium}, ${io}.`);
  return row;
}

/** What the latency of a disk depends on. */
export type LatencyDisk = Pick<Disk, 'family' | 'bought'>;

/** Three zones answer later than one. Of disks with zone redundancy Premium SSD was measured alone, and Standard SSD is as it. */
const mediumOf = ({ family, bought }: LatencyDisk): Medium =>
  bought?.zrs ? 'Premium SSD ZRS' : family === 'Local NVMe' ? 'local NVMe' : family;

/** What IOs go to: a disk with the cache setting that takes effect, or a local disk. */
export type ServedBy =
  | { readonly disk: LatencyDisk; readonly cache: Cache }
  | 'temp disk'
  | 'local NVMe';

/**
 * The latency of each kind of IO. A hit, and a write that a ReadWrite cache acknowledges, are served by
 * the host, everything else by the disk: ReadOnly sends writes there, and a miss is read there (design
 * guide, Disk Caching). No source has plain IOs of the temp disk: the
 * host cache is on the same local SSD, and is taken for it.
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
    if (typeof target === 'string') return of(target, io) ?? of('host cache', io) ?? hit;
    const { disk, cache } = target;
    const byHost = io === 'write' && cache === 'ReadWrite' ? of('host cache', io) : undefined;
    return byHost ?? of(mediumOf(disk), io) ?? rowOf(catalogue, 'Premium SSD', io, edition);
  };
  const timeOf = (io: Io) => atSize(found(io), size);
  return { hit: timeOf('hit'), read: timeOf('read'), write: timeOf('write') };
}

/** The same as service times. */
export function serviceTimesOf(...of: Parameters<typeof serviceLatencies>): ServiceTimes {
  const { hit, read, write } = serviceLatencies(...of);
  return { read: read.seconds, write: write.seconds, hit: hit.seconds };
}
