/** How long an IO takes, one at a time and nothing throttled: of one kind, and in a mix. */
import type { LatencyBand } from '../../laws/latency.ts';
import type { Catalogue, Edition } from '../../limits/types.ts';
import { type Bytes, type Fraction, fraction, type Seconds, seconds } from '../../units/index.ts';
import type { Cache } from './disk-group.ts';
import {
  atSize,
  type Io,
  type Latency,
  type LatencyDisk,
  rowOf,
  serviceLatencies,
} from './service-latency.ts';

/** What a latency is asked of: IOs of one kind, of one size, to one kind of disk. */
export type LatencyCase = {
  readonly disk: LatencyDisk;
  /** The setting that takes effect. */
  readonly cache: Cache;
  readonly io: Io;
  readonly size: Bytes;
  readonly edition: Edition;
};

/**
 * How long does an IO typically take? With the limits of 2018 every IO takes the 2 ms that the
 * throttling article documents.
 */
export function typicalLatency(
  { disk, cache, io, size, edition }: LatencyCase,
  catalogue: Catalogue,
): Latency {
  if (edition !== '2018-09') return serviceLatencies({ disk, cache }, size, edition, catalogue)[io];
  return atSize(rowOf(catalogue, 'any disk', io === 'hit' ? 'read' : io, edition), size);
}

/** One kind of IO in a mix: which share of all IOs it is, and how long it takes. */
export type LatencyPart = Latency & { readonly io: Io; readonly share: Fraction };

/** The latency of a mix of reads and writes, with the band of its mean. */
export type MixLatency = LatencyBand & {
  /** The mean over all IOs. */
  readonly mean: Seconds;
  /** The mean over those that reach the disk; over all where none does. */
  readonly ofDisk: Seconds;
  /** The kinds of IO there are in it, hits first. */
  readonly parts: readonly LatencyPart[];
};

/**
 * How long does an IO of a mix typically take, on average?
 * mean = read × hit × latency of a hit + read × (1 − hit) × latency of a read + (1 − read) × latency of a write
 * @param hit which share of the reads the host cache serves; not used without a cache
 */
export function mixLatency(
  mix: Omit<LatencyCase, 'io'> & { readonly read: number; readonly hit: number },
  catalogue: Catalogue,
): MixLatency {
  const { read, cache } = mix;
  const hits = cache === 'None' ? 0 : read * mix.hit;
  const all: readonly [Io, number][] = [
    ['hit', hits],
    ['read', read - hits],
    ['write', 1 - read],
  ];
  const parts = all
    .filter(([, share]) => share > 0)
    .map(([io, share]) => ({
      io,
      share: fraction(share),
      ...typicalLatency({ ...mix, io }, catalogue),
    }));
  const meanOf = (some: readonly LatencyPart[], time: 'seconds' | 'low' | 'high' = 'seconds') => {
    const shares = some.reduce((sum, { share }) => sum + share, 0);
    return seconds(some.reduce((sum, part) => sum + part.share * part[time], 0) / shares);
  };
  const toDisk = parts.filter(({ io }) => io !== 'hit');
  return {
    mean: meanOf(parts),
    low: meanOf(parts, 'low'),
    high: meanOf(parts, 'high'),
    ofDisk: meanOf(toDisk.length > 0 ? toDisk : parts),
    parts,
  };
}
