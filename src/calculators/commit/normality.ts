/** Is a latency of commits normal, by runs that others have published? */
import { type Spread, vendorClasses } from '../../limits/commit/syncs.ts';
import type { Catalogue, Disk, Edition } from '../../limits/types.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import type { LatencyDisk } from '../../storage/set-up/service-latency.ts';
import { formatSeconds, type Seconds, seconds } from '../../units/index.ts';
import { type Answered, type Given, typicalOf, typicalSyncOf, typicalTailOf } from './case.ts';
import type { Result } from './model.ts';

/** `slow`: longer than in any run, and more than usual; `quick`: less than half of the shortest that a write can take. */
export type Normality = {
  readonly latency: Seconds;
  readonly is: 'slow' | 'usual' | 'quick' | 'unknown';
  /** What it is compared with; of a 99th percentile nothing where no run is known. */
  readonly typical?: Spread;
  /** How many times the typical one it is. */
  readonly times: number;
};

/** A mean of more than this many times the typical one, and above every run, is not normal. */
const farFactor = 2;
/** The same of a 99th percentile, whose runs are closer together: the longest is 1.3 times the middle one. */
const tailFactor = 1.5;

/**
 * Is the mean that was entered normal? A write is compared with writes, and a sync with syncs.
 * @returns nothing where none was entered
 */
export function normalityOf(
  inputs: Given,
  { entered, isTypical }: Pick<Result, 'entered' | 'isTypical'>,
  catalogue: Catalogue,
): Normality | undefined {
  if (entered === undefined) return undefined;
  const { seconds: write, from, ...band } = typicalOf(inputs, catalogue);
  const { middle, high } = isTypical
    ? { middle: write, high: band.high }
    : typicalSyncOf(inputs, catalogue);
  const typical = {
    middle,
    low: seconds(Math.min(middle, band.low)),
    high: seconds(Math.max(middle, high, band.high)),
  };
  return meanNormality(entered, inputs.disk, typical, from.below);
}

/**
 * Is the mean of a sync, or of a write, normal?
 * @param typical what is typical of it; its low is that of a write, since a sync can be no more than one
 * @param below what the vendor designs the disk for
 */
function meanNormality(
  latency: Seconds,
  disk: Pick<Disk, 'family'>,
  typical: Spread,
  below: Seconds | undefined,
): Normality {
  const { low, middle, high } = typical;
  // Of Premium SSD v2 and Ultra Disk there is one run each, and the vendor’s class is narrow.
  const isInClass = isProvisioned(disk) && below !== undefined && latency < below;
  const isSlow = latency > farFactor * middle && latency > high * (1 + 1e-9) && !isInClass;
  const isQuick = latency * farFactor < low;
  return {
    latency,
    typical,
    times: latency / middle,
    is: isSlow ? 'slow' : isQuick ? 'quick' : 'usual',
  };
}

/** What the vendor designs a disk for. Of zone redundancy its class says nothing, and another page that writes take longer. */
export const vendorClassOf = ({ family, bought }: LatencyDisk, edition: Edition) =>
  edition === 'current' && !bought?.zrs ? vendorClasses[family] : undefined;

/**
 * Is the 99th percentile of a sync normal? It is known for Premium SSD, where others measured it, and where a write is
 * its own sync; of Standard SSD the vendor says what it stays below. Of other disks it is not known, and only one that
 * is too short for a single write is not normal: a sync can be no more than that.
 */
export function p99Normality(latency: Seconds, inputs: Given, catalogue: Catalogue): Normality {
  const typical = typicalTailOf(inputs, catalogue);
  const write = typicalOf(inputs, catalogue);
  const isQuick = (tail = 1) => latency * farFactor < write.low * tail;
  if (typical) {
    const { middle, high } = typical;
    const is =
      latency > high && latency > tailFactor * middle
        ? 'slow'
        : isQuick(write.from.tail?.p99)
          ? 'quick'
          : 'usual';
    return { latency, is, typical, times: latency / middle };
  }
  const vendor = vendorClassOf(inputs.disk, inputs.limits);
  const isOutside = vendor !== undefined && vendor.share <= 0.99 && latency >= vendor.below;
  return {
    latency,
    is: isOutside ? 'slow' : isQuick() ? 'quick' : 'unknown',
    times: latency / write.seconds,
  };
}

/** Is the 99th percentile that was entered normal for the disk? Nothing where none was. */
export const tailNormality = (inputs: Given, catalogue: Catalogue): Normality | undefined =>
  inputs.p99 === undefined ? undefined : p99Normality(inputs.p99, inputs, catalogue);

/** “a p99 of 8 ms is normal”, or what is typical where nothing was entered; nothing where that is not known. */
export function normalWords({ inputs, given, result, catalogue }: Answered): string | undefined {
  const tail = tailNormality(inputs, catalogue);
  const one = tail ?? normalityOf(inputs, result, catalogue);
  if (!one) {
    const { middle, is } = given.typical;
    const isWrite = is === 'write' && given.facts.writesThrough;
    if (result.held === 'all' && result.isTypical)
      return `${formatSeconds(result.each)} a ${isWrite ? 'write' : 'sync'} is the disk’s limit`;
    const isPublished = is === 'measured' || isWrite;
    return isPublished && result.isTypical
      ? `${formatSeconds(middle)} a ${isWrite ? 'write' : 'sync'} is typical`
      : undefined;
  }
  const { latency, is, typical } = one;
  if (!typical || is === 'unknown') return undefined;
  const how =
    is === 'quick'
      ? 'unusually short'
      : latency > typical.high
        ? 'longer than normal'
        : latency < typical.low
          ? 'shorter than normal'
          : 'normal';
  return `a ${tail ? 'p99' : 'mean'} of ${formatSeconds(latency)} is ${how}`;
}
