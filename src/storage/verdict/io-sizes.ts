/** Where a target has no IO size: up to, or from which size do the limits of the other dimension allow it? */

import { accountingUnit } from '../../laws/index.ts';
import { type Bytes, bytes, exceeds, tolerance } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { countsIoUnits, sectorOf } from '../path/path.ts';
import type { Check } from './checks.ts';

/** An IO size, and the limit that allows no larger, or no smaller IOs. */
export type SizeLimit = { readonly size: Bytes; readonly by: Check };

/**
 * What is left of a limit for what crosses it in the other dimension, as a size of those IOs. Of a sum of
 * two columns it is left of what is published.
 */
function sizeAt({ kind, open, demand, sustained, publishedSum }: Check): number | undefined {
  if (open === 0 || sustained === undefined) return undefined;
  const left = Math.max(0, Math.min(sustained, publishedSum ?? sustained) - demand);
  return kind === 'throughput' ? left / open : open / left;
}

/**
 * A disk can count an IO over 256 KiB as several: how large may IOs be so that its IOPS limit allows them?
 * Nothing where it does not allow as many, however small they are.
 */
function countedSize({ kind, load, demand, sustained }: Check): number | undefined {
  const isOpen = kind === 'iops' && load?.demand.throughput === undefined && demand > 0;
  if (!isOpen || !load || !countsIoUnits(load.disk) || sustained === undefined) return undefined;
  return accountingUnit * Math.floor((sustained / demand) * (1 + tolerance)) || undefined;
}

/**
 * A rate of IOs is within the throughput limits up to an IO size, and a throughput within the IOPS
 * limits from one.
 * @param checks of limits, of which those count that affect the verdict
 */
export function sizesAllowed(checks: readonly Check[]) {
  const sizesBy = (of: (check: Check) => number | undefined): readonly SizeLimit[] =>
    checks
      .flatMap((by) => {
        const size = by.affectsVerdict ? of(by) : undefined;
        return size === undefined ? [] : [{ by, size: bytes(size) }];
      })
      .toSorted((a, b) => a.size - b.size);
  const [most] = sizesBy((check) =>
    check.kind === 'throughput' ? sizeAt(check) : countedSize(check),
  );
  // Nothing has IOs below a sector.
  const max = most && exceeds(sectorOf(most.by.load?.disk), most.size) ? undefined : most;
  const min = sizesBy((check) => (check.kind === 'iops' ? sizeAt(check) : undefined)).at(-1);
  // A load in IOPS has IOs up to the one, another in bytes a second from the other.
  return defined({ max, min, isEmpty: max && min && exceeds(min.size, max.size) });
}
