/** Checks of the latency: whether it is normal for the disk, and what was used where none was entered. */
import type { Check } from '../../kit/index.ts';
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
import { info, warning } from '../shared/answer/checks-and-columns.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { formatLimit, list, sourceAt } from '../shared/answer/text.ts';
import { cite, formatRange, formatSpread, partNote } from '../shared/answer/latency-text.ts';
import { type Answered, hasRegionRuns, typicalOf, typicalTailOf } from './case.ts';
import { normalityOf, p99Normality, vendorClassOf } from './normality.ts';
import { citationAt, figureOf, formatTimes } from './text.ts';

const suspect =
  'An IO that takes so long usually waits: at a limit of the disk or of the VM (throttling), or behind other IOs. Compare IOPS and throughput with the limits.';

export function latencyChecks(of: Answered): readonly Check[] {
  const { inputs, result, catalogue } = of;
  const writes = { ...typicalOf(inputs, catalogue), io: 'write' } as const;
  return [
    ...(result.isTypical ? [...syncChecks(of), partNote(writes, inputs.bytes, catalogue)] : []),
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
  const citation = citationAt(regionSource.source, regionSource.place);
  if (typical.is === 'write') return [];
  return typical.is === 'measured'
    ? [
        info(
          `Syncs on ${disk.family}: means of ${formatRange(meanByRegion)}, in the middle ${formatSeconds(meanByRegion.middle)}, in ${syncsByRegion.length} regions in 2021. Each is a write with fsync on a file system; “Sync IO” has a single raw write, ${formatSeconds(typical.write)}.${atBest} The page names neither the disk nor the IO size.`,
          citation,
        ),
      ]
    : [
        warning(
          `No public run has syncs on ${kindOf(disk)}. On Premium SSD they took ${formatNumber(typical.middle / typical.write, 1)} times as long as a write, so ${formatRange(typical)} is estimated: from one write to twice that.${atBest} Enter what you measure.`,
          citation,
        ),
      ];
}

function meanChecks({ inputs, result, catalogue }: Answered): readonly Check[] {
  const { disk } = inputs;
  const { entered, isTypical } = result;
  const normality = normalityOf(inputs, result, catalogue);
  if (entered === undefined || !normality) return [];
  const typical = typicalOf(inputs, catalogue);
  // A write before the sync mostly goes to the cache of the OS, so that it may well be quick.
  if (isTypical && normality.is !== 'slow') return [];
  const runs =
    typical.from.kind === 'measured'
      ? ` (a write: ${formatSpread({ ...typical, io: 'write' })}${hasRegionRuns(inputs) ? `; with a sync up to ${formatSeconds(normality.typical?.high ?? entered)}` : ''})`
      : '';
  const known = `${formatSeconds(normality.typical?.middle ?? entered)}${runs}`;
  const citation = cite({ ...typical, io: 'write' }, catalogue);
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

function p99Checks({ inputs, result, catalogue }: Answered): readonly Check[] {
  const { disk, limits, p99 } = inputs;
  const { once, isTypical } = result;
  const typical = typicalOf(inputs, catalogue);
  // As measured, without the wait for a limit.
  const tail = typicalTailOf(inputs, catalogue);
  const isMeasured = hasRegionRuns(inputs);
  const known = isMeasured ? p99ByRegion : tail;
  const spread =
    tail &&
    known &&
    `${formatRange(known)}, in the middle ${formatSeconds(known.middle)}, ${isMeasured ? `in ${syncsByRegion.length} regions in 2021` : 'of a write that is its own sync'}${exceeds(tail.middle, known.middle) ? `; ${formatSeconds(seconds(tail.middle - known.middle))} more are computed for ${formatBytes(inputs.bytes)}` : ''}`;
  const ofTail = isMeasured
    ? citationAt(regionSource.source, regionSource.place)
    : cite({ ...typical, io: 'write' }, catalogue);
  if (p99 === undefined)
    return isMeasured
      ? [
          info(
            `99th percentile of a sync on ${disk.family}, as measured by others: ${spread}. The page does not name the disk.`,
            ofTail,
          ),
        ]
      : [];
  const normality = p99Normality(p99, inputs, catalogue);
  const time = formatSeconds(p99);
  const checks: Check[] = [];
  if (normality.typical)
    checks.push({
      severity: normality.is === 'slow' ? 'warning' : 'info',
      text:
        normality.is === 'slow'
          ? `Typical for ${disk.family} is a 99th percentile of ${spread}; ${time} is ${formatTimes(normality)} the middle one. ${suspect}`
          : normality.is === 'quick'
            ? `A 99th percentile of ${time} is less than half of what others measured on ${disk.family}: ${spread}. A cache may have acknowledged these syncs.`
            : `A 99th percentile of ${time} is ${p99 > normality.typical.high ? 'a little longer than what others measured on' : p99 < normality.typical.low ? 'shorter than all that others measured on' : 'normal for'} ${disk.family}: ${spread}.`,
      citation: ofTail,
    });
  else {
    const vendor = vendorClassOf(disk, limits);
    const isSlow = normality.is === 'slow';
    checks.push({
      severity: isSlow ? 'warning' : 'info',
      text: `Which 99th percentile is typical for ${kindOf(disk)} is not known. ${time} is ${formatTimes(normality)} the typical mean of a write, ${formatSeconds(typical.seconds)}.${vendor ? ` The vendor says below ${formatSeconds(vendor.below)} for ${formatNumber(vendor.share * 100, 1)} % of the time.` : ''}${isSlow ? ` ${suspect}` : ''}`,
      ...(vendor ? { citation: sourceAt('disk-types', disk.family, catalogue) } : {}),
    });
  }
  if (!isTypical && p99 < once)
    checks.push({
      severity: 'warning',
      text: `The 99th percentile, ${time}, is below the mean, ${formatSeconds(once)}: that is so only where few syncs take very long. Check both figures.`,
    });
  return checks;
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
