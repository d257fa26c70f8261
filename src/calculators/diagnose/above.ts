/** A rate above a limit: by a burst, by the host cache, or by nothing that is published. */
import type { Phrase } from '../../kit/index.ts';
import { isAtBurst, isAtLimit, nearestRatio } from '../../storage/diagnosis/diagnose.ts';
import { formatFraction } from '../../units/index.ts';
import { strong } from '../shared/answer/format.ts';
import { listed } from '../shared/answer/parts.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { amount, hasBurstEnded, levelFigure, publishedUnit } from './words.ts';

/** Which limits of a VM it is, after an amount: “384 MB/s uncached”. */
const vmWords: Readonly<Partial<Record<string, string>>> = {
  local: 'of the local disk',
  nvme: 'of local NVMe',
  elastic: 'for v2 and Ultra',
};

/** “375 of 384 MB/s”, and of which limit: “uncached”, “(4 × P30)”. What is at a limit of attached disks has its name above it. */
export function usedOf(one: Compared, judged: Judged): Phrase {
  const { limit, level, owner } = one;
  const { id, kind, sustained = 0 } = limit;
  const unit = publishedUnit(one, judged);
  const figures = `${levelFigure(kind, level, unit)} of ${amount(one, sustained, judged)}`;
  if (judged.verdict === 'at-limit' && /cached$/.test(id)) return [{ text: figures, tone: 'over' }];
  return [
    { text: figures, tone: judged.verdict === 'at-limit' ? 'over' : 'strong' },
    ` ${id === 'disk' ? `(${owner})` : (vmWords[id] ?? id)}`,
  ];
}

const reasonOf = ({ diagnosis: { finding } }: Judged) =>
  finding?.verdict === 'above-limit' ? finding.by : 'unknown';

/** Does a burst reach its limit, and go on? */
const isAtItsBurst = (judged: Judged, first: Compared): boolean =>
  reasonOf(judged) === 'burst' && isAtBurst(first) && !hasBurstEnded(first);

/** Does the host cache of these disks take writes too? */
const takesWrites = ({ loads }: Judged, { groups }: Compared): boolean =>
  groups.some((group) => loads[group]?.effectiveCaching === 'ReadWrite');

export function aboveText(judged: Judged, first: Compared): Phrase {
  if (isAtItsBurst(judged, first))
    return [
      'This is a burst at its limit: ',
      strong(formatFraction(first.burstRatio ?? 1)),
      ` of ${amount(first, first.limit.burst ?? 0, judged)}.`,
    ];
  const { read } = judged.moment;
  const isKnown = read !== undefined || takesWrites(judged, first);
  const why = {
    burst: 'This is a burst: ',
    cache:
      read === 0
        ? 'The host cache took the writes: '
        : `The host cache ${isKnown ? 'answered' : 'may have answered'}: `,
    unknown: 'Nothing published allows this: ',
  };
  return [why[reasonOf(judged)], ...usedOf(first, judged), '.'];
}

/** What the host cache must have answered, and what that leaves of a rate that looks as if it were at its own limit. */
function afterCache(judged: Judged, first: Compared): string {
  const { read } = judged.moment;
  if (read === 0) return 'The host cache took the writes before the disk did.';
  const { burst, sustained = 0 } = first.limit;
  const least = amount(first, first.level - (burst ?? sustained), judged);
  if (read === undefined && !takesWrites(judged, first))
    return `How many of the IOs were reads is not known: at least ${least} had to be, since the host cache answers no writes.`;
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
function afterUnknown(judged: Judged, first: Compared): string {
  const { behind, level, limit, owner } = first;
  const { read } = judged.moment;
  if (!behind || !read)
    return `Nothing published for ${owner} allows it: check the VM size, the disks and which device is which.`;
  const isCounted = judged.devices.every(
    ({ device, columns }) => !first.devices.includes(device) || columns.writeBytes,
  );
  const ofOneSize = limit.kind === 'throughput' && !isCounted ? ', with IOs of one size' : '';
  return `At ${formatFraction(read)} reads the host cache answered ${amount(first, level - behind.least, judged)} at most${ofOneSize}. Nothing published for ${owner} allows the rest: check the share of reads, buffers of the guest, the disks and which device is which.`;
}

/** What follows from a rate above a limit. */
export function afterAbove(judged: Judged, first: Compared): string {
  const by = reasonOf(judged);
  if (by === 'cache') return afterCache(judged, first);
  if (by === 'unknown') return afterUnknown(judged, first);
  if (isAtItsBurst(judged, first))
    return `${first.owner} can burst so far while credits last. Do not size by this figure.`;
  return hasBurstEnded(first)
    ? `It ended in the series: after that ${amount(first, first.limit.sustained ?? 0, judged)} are left.`
    : 'Credits allow it for a time. Do not size by this figure.';
}
