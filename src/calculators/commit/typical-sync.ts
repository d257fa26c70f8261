/** How long a sync takes on a disk, where the reader has not measured one. */
import { meanByRegion, type Spread } from '../../limits/commit/syncs.ts';
import type { WorkloadFacts } from '../../limits/commit/workloads.ts';
import type { Disk, Edition } from '../../limits/types.ts';
import type { Latency } from '../../storage/set-up/service-latency.ts';
import { type Seconds, seconds } from '../../units/index.ts';
import { hasRegionRuns } from './normal.ts';

export type TypicalSync = Spread & {
  /** One write and nothing else, which is the best that a sync can be. */
  readonly write: Seconds;
  /** Syncs that others measured on such disks, a write that is its own sync, or an estimate from writes. */
  readonly is: 'measured' | 'write' | 'estimated';
};

/**
 * Syncs of Premium SSD took 2.4 times as long as its writes: with a file system a sync mostly is the record and an entry
 * in a journal, one after the other.
 */
const writesOfSync = (ofPremium: Seconds) => meanByRegion.middle / ofPremium;

/** Documents on one kind of disk differ by up to this factor, so an estimate may be off by as much. */
const estimateFactor = 2;

/**
 * @param write the typical latency of one write to the disk
 * @param ofPremium that of a write to Premium SSD, the one kind of disk whose syncs were measured
 */
export function typicalSync(
  { disk, limits }: { readonly disk: Pick<Disk, 'family'>; readonly limits: Edition },
  { writesThrough }: Pick<WorkloadFacts, 'writesThrough'>,
  write: Latency,
  ofPremium: Latency,
): TypicalSync {
  const one = { write: write.seconds };
  // A larger record takes longer than the small ones that were measured.
  const more = write.seconds - write.from.seconds;
  const wider = (time: number) => seconds(time + more);
  if (writesThrough || limits !== 'current')
    return {
      ...{ ...one, middle: write.seconds, is: 'write' },
      ...{ low: wider(write.from.low), high: wider(write.from.high) },
    };
  if (hasRegionRuns(disk, limits)) {
    const { low, middle, high } = meanByRegion;
    const spread = { low: wider(low), middle: wider(middle), high: wider(high) };
    return { ...one, ...spread, is: 'measured' };
  }
  const middle = writesOfSync(ofPremium.from.seconds) * write.seconds;
  return {
    ...{ ...one, low: write.seconds, middle: seconds(middle), is: 'estimated' },
    high: seconds(middle * estimateFactor),
  };
}
