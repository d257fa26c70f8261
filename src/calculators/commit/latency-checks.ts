/** Checks of the latency: whether it is normal for the disk, and what was used where none was entered. */
import type { Check, Citation } from '../../kit/index.ts';
import {
  meanByRegion,
  p99ByRegion,
  regionSource,
  syncsByRegion,
} from '../../limits/commit/syncs.ts';
import { diskName, kindOf } from '../../storage/path/disk-names.ts';
import {
  exceeds,
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  iops,
  seconds,
} from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { info, warning } from '../shared/answer/checks-and-columns.ts';
import { cite, formatRange, formatSpread, partNote } from '../shared/answer/latency-text.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { formatLimit, list, sourceAt } from '../shared/answer/text.ts';
import { type Answered, hasRegionRuns, typicalOf, typicalTailOf } from './case.ts';
import { normalityOf, p99Normality, vendorClassOf } from './normality.ts';
import { citationAt, figureOf, formatTimes } from './text.ts';

const suspect =
  'An IO that takes so long usually waits: at a limit of the disk or of the VM (throttling), or behind other IOs. Compare IOPS and throughput with the limits.';

const ofRegions = citationAt(regionSource.source, regionSource.place);

const writesOf = ({ inputs, catalogue }: Answered) =>
  ({ ...typicalOf(inputs, catalogue), io: 'write' }) as const;

/** The runs that a typical sync, or an estimate of one, is from. */
export const latencySources = (of: Answered): readonly Citation[] =>
  compact([of.given.typical.is !== 'write' && ofRegions, cite(writesOf(of), of.catalogue)]);

export function latencyChecks(of: Answered): readonly Check[] {
  const { inputs, result, catalogue } = of;
  return [
    ...(result.isTypical
      ? [...syncChecks(of), partNote(writesOf(of), inputs.bytes, catalogue)]
      : []),
    ...meanChecks(of),
    ...p99Checks(of),
    ...limitChecks(of),
  ];
}

/** What is known of syncs on such disks, where none was entered. */
function syncChecks({
  inputs: { disk },
  given: { typical },
  result: { best, commits },
}: Answered): readonly Check[] {
  const atBest =
    best !== undefined && exceeds(best, commits.most)
      ? ` ${figureOf(best)} commits a second would be possible if a sync took no longer than one write.`
      : '';
  if (typical.is === 'write') return [];
  return typical.is === 'measured'
    ? [
        info(
          `Syncs on ${disk.family}: means of ${formatRange(meanByRegion)}, in the middle ${formatSeconds(meanByRegion.middle)}, in ${syncsByRegion.length} regions in 2021. Each is a write with fsync on a file system; “Sync IO” has a single raw write, ${formatSeconds(typical.write)}.${atBest} The page names neither the disk nor the IO size.`,
          ofRegions,
        ),
      ]
    : [
        warning(
          `No public run has syncs on ${kindOf(disk)}. On Premium SSD they took ${formatNumber(typical.middle / typical.write, 1)} times as long as a write, so ${formatRange(typical)} is estimated: from one write to twice that.${atBest} Enter what you measure.`,
          ofRegions,
        ),
      ];
}

function meanChecks(of: Answered): readonly Check[] {
  const { inputs, result, catalogue } = of;
  const { disk } = inputs;
  const { entered, isTypical } = result;
  const normality = normalityOf(inputs, result, catalogue);
  if (entered === undefined || !normality) return [];
  const typical = writesOf(of);
  // A write before the sync mostly goes to the cache of the OS, so that it may well be quick.
  if (isTypical && normality.is !== 'slow') return [];
  const runs =
    typical.from.kind === 'measured'
      ? ` (a write: ${formatSpread(typical)}${!isTypical && hasRegionRuns(inputs) ? `; with a sync up to ${formatSeconds(normality.typical?.high ?? entered)}` : ''})`
      : '';
  const known = `${formatSeconds(normality.typical?.middle ?? entered)}${runs}`;
  const citation = cite(typical, catalogue);
  const time = formatSeconds(entered);
  const { below } = typical.from;
  if (normality.is === 'slow')
    return [
      warning(
        `Typical for ${diskName(disk)} is ${known}; ${time} is ${formatTimes(normality)} that. ${suspect}`,
        citation,
      ),
    ];
  if (normality.is === 'quick')
    return [
      ruleNote(
        'cache-read-write',
        catalogue,
        'warning',
        `${time} is less than half of the typical ${known}: a cache has probably acknowledged it. If that is a host cache set to ReadWrite, a crash can lose commits that were acknowledged.`,
      ),
    ];
  return [
    info(
      entered > (normality.typical?.high ?? entered)
        ? `${time} is longer than what is typical for ${diskName(disk)}: ${known}${below !== undefined && entered < below ? `; the vendor says below ${formatSeconds(below)}` : ''}.`
        : `${time} is usual for ${diskName(disk)}: typical is ${known}.`,
      citation,
    ),
  ];
}

function p99Checks(of: Answered): readonly Check[] {
  const { inputs, result, catalogue } = of;
  const { disk, limits, p99 } = inputs;
  // Of one sync, as the percentile is; where the write is its own sync, of the write.
  const mean = inputs['sync-latency'] ?? result.once;
  const typical = writesOf(of);
  // As measured, without the wait for a limit.
  const tail = typicalTailOf(inputs, catalogue);
  const isMeasured = hasRegionRuns(inputs);
  const known = isMeasured ? p99ByRegion : tail;
  const spread =
    tail &&
    known &&
    `${formatRange(known)}, in the middle ${formatSeconds(known.middle)}, ${isMeasured ? `in ${syncsByRegion.length} regions in 2021` : 'of a write that is its own sync'}${exceeds(tail.middle, known.middle) ? `; ${formatSeconds(seconds(tail.middle - known.middle))} more are computed for ${formatBytes(inputs.bytes)}` : ''}`;
  const ofTail = isMeasured ? ofRegions : cite(typical, catalogue);
  if (p99 === undefined)
    return isMeasured
      ? [
          info(
            `99th percentile of a sync on ${disk.family}, as measured by others: ${spread}.`,
            ofTail,
          ),
        ]
      : [];
  const normality = p99Normality(p99, inputs, catalogue);
  const time = formatSeconds(p99);
  const [isSlow, isQuick] = [normality.is === 'slow', normality.is === 'quick'];
  // The check of a slow mean says it already.
  const isSaid = normalityOf(inputs, result, catalogue)?.is === 'slow';
  const advice = isQuick
    ? ' A cache may have acknowledged these syncs: a crash can then lose commits.'
    : isSlow && !isSaid
      ? ` ${suspect}`
      : '';
  const vendor = vendorClassOf(disk, limits);
  const [text, citation] = normality.typical
    ? [
        isSlow
          ? `Typical for ${disk.family} is a 99th percentile of ${spread}; ${time} is ${formatTimes(normality)} the middle one.`
          : `A 99th percentile of ${time} is ${isQuick ? 'less than half of what others measured on' : p99 > normality.typical.high ? 'a little longer than what others measured on' : p99 < normality.typical.low ? 'shorter than all that others measured on' : 'normal for'} ${disk.family}: ${spread}.`,
        ofTail,
      ]
    : [
        `Which 99th percentile is typical for ${kindOf(disk)} is not known. ${time} is ${isQuick ? 'less than half of' : formatTimes(normality)} the typical mean of a write, ${formatSeconds(typical.seconds)}.${vendor ? ` The vendor says below ${formatSeconds(vendor.below)} for ${formatNumber(vendor.share * 100, 1)} % of the time.` : ''}`,
        vendor && sourceAt('disk-types', disk.family, catalogue),
      ];
  return compact([
    (isSlow || isQuick ? warning : info)(text + advice, citation),
    !result.isTypical &&
      p99 < mean &&
      warning(
        `The 99th percentile, ${time}, is below the mean, ${formatSeconds(mean)}: that is rare. Check both.`,
      ),
  ]);
}

function limitChecks({ inputs: { disk, bytes }, given, result }: Answered): readonly Check[] {
  const { isLimited, once, isTypical } = result;
  if (isTypical || !isLimited) return [];
  const { iops: sustained, by } = given.limitOf(1);
  return [
    warning(
      `${formatSeconds(once)} a sync are ${formatIops(iops(1 / once))} of ${formatBytes(bytes)}; ${diskName(disk)} sustains ${formatIops(sustained)} (${list(by.map(formatLimit))}). It was measured on burst credits, on a cache or on another disk, so the commits are those that the disk sustains.`,
    ),
  ];
}
