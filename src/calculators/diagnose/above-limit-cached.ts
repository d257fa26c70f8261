/** What follows from a rate above a limit of disks with a host cache. */
import { isAtLimit, nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import { formatFraction, formatSeconds } from '../../units/index.ts';
import { listed, wholeFigure } from '../shared/answer/checks-and-columns.ts';
import type { AfterCache } from './above-limit.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { amount, inSentence, publishedUnit } from './text.ts';

/** Does the host cache of these disks take writes too? */
const takesWrites = ({ loads }: Judged, { groups }: Compared): boolean =>
  groups.some((group) => loads[group]?.effectiveCaching === 'ReadWrite');

/** What the host cache must have answered, and what that leaves of a rate that looks as if it were at its own limit. */
function afterAnswered(judged: Judged, first: Compared): string {
  const { read } = judged.moment;
  if (read === 0) return 'The host cache took the writes before the disk did.';
  const { burst, sustained = 0 } = first.limit;
  const least = amount(first, first.level - (burst ?? sustained), judged);
  if (read === undefined && !takesWrites(judged, first))
    return `The share of reads is not known: at least ${least}, since the host cache answers no writes.`;
  const other = judged.diagnosis.comparisons.find(
    (one) =>
      one !== first &&
      one.limit.id === first.limit.id &&
      one.groups[0] === first.groups[0] &&
      isAtLimit(nearestRatio(one)),
  );
  return listed([
    `The host cache answered what the disk did not, at least ${least}.`,
    other?.behind &&
      `With IOs of one size no more than ${amount(other, other.behind.most, judged)} reached the disk.`,
  ]).join(' ');
}

/** What nothing allows, even if the host cache answered all reads. */
function afterUnknown(judged: Judged, first: Compared): string | undefined {
  const { behind, level, limit, owner } = first;
  const { read } = judged.moment;
  if (!behind || !read) return undefined;
  const isCounted = judged.devices.every(
    ({ device, columns }) => !first.devices.includes(device) || columns.writeBytes,
  );
  const ofOneSize = limit.kind === 'throughput' && !isCounted ? ', with IOs of one size' : '';
  return `At ${formatFraction(read)} reads the host cache answered ${amount(first, level - behind.least, judged)} at most${ofOneSize}. ${judged.causes.settings?.text ?? `Nothing published for ${owner} allows the rest: check the share of reads, buffers of the guest, the disks and which device is which.`}`;
}

/**
 * The uncached limit of the VM that is reached too where the reads miss the cache, beside a burst of the cached limit;
 * nothing where that is not so.
 */
export function ifMissed({ verdict, first, diagnosis }: Judged): Compared | undefined {
  if (verdict !== 'above-limit' || first?.limit.id !== 'cached') return undefined;
  return diagnosis.comparisons.find(
    ({ limit, level, behind }) =>
      limit.id === 'uncached' &&
      (behind?.most ?? level) >= atLimit.from * (limit.sustained ?? Number.POSITIVE_INFINITY),
  );
}

/** That a rate above the cached limit would use up the uncached one as well. */
function afterMisses(judged: Judged, missed: Compared): string {
  const { latency } = judged.moment;
  const { behind, level, limit } = missed;
  const waits = latency !== undefined && judged.typical && latency > judged.typical.high;
  return `Credits allow it for a time. If the reads miss the host cache, ${inSentence(missed)} is used up as well, with ${wholeFigure(limit.kind, behind?.most ?? level, publishedUnit(missed, judged))} of ${amount(missed, limit.sustained ?? 0, judged)}${waits ? `, which would explain ${formatSeconds(latency)} an IO` : ''}.`;
}

/** What the host cache can have answered; nothing where there is none. */
export const afterCache: AfterCache = (judged, first, by) => {
  const missed = by === 'burst' ? ifMissed(judged) : undefined;
  if (missed) return afterMisses(judged, missed);
  if (by === 'cache') return afterAnswered(judged, first);
  return by === 'unknown' ? afterUnknown(judged, first) : undefined;
};
