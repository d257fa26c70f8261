/** A rate above a limit: by a burst, by the host cache, or by nothing that is published. */
import type { Phrase } from '../../kit/index.ts';
import { hasBurstEnded } from '../../storage/diagnosis/diagnose.ts';
import { formatFraction } from '../../units/index.ts';
import { wholeFigure } from '../shared/answer/checks-and-columns.ts';
import { strong } from '../shared/answer/text.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { amount, isAtItsBurst, publishedUnit } from './text.ts';

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
  const figures = `${wholeFigure(kind, level, unit)} of ${amount(one, sustained, judged)}`;
  if (judged.verdict === 'at-limit' && /cached$/.test(id)) return [{ text: figures, tone: 'over' }];
  return [
    { text: figures, tone: judged.verdict === 'at-limit' ? 'over' : 'strong' },
    ` ${id === 'disk' ? `(${owner})` : (vmWords[id] ?? id)}`,
  ];
}

const reasonOf = ({ diagnosis: { finding } }: Judged) =>
  finding?.verdict === 'above-limit' ? finding.by : 'unknown';

/** @param more “, and at 1 more limit” */
export function aboveText(judged: Judged, first: Compared, more: Phrase): Phrase {
  if (isAtItsBurst(judged.diagnosis.finding))
    return [
      'This is a burst at its limit: ',
      strong(formatFraction(first.burstRatio ?? 1)),
      ` of ${amount(first, first.limit.burst ?? 0, judged)}`,
      ...more,
      '.',
    ];
  const { read } = judged.moment;
  const why = {
    burst: 'This is a burst: ',
    cache:
      read === 0
        ? 'The host cache took the writes: '
        : `The host cache ${read === undefined ? 'may have ' : ''}answered: `,
    unknown: judged.causes.settings
      ? 'A disk setting may allow this: '
      : 'Nothing published allows this: ',
  };
  return [why[reasonOf(judged)], ...usedOf(first, judged), '.'];
}

/** What the host cache can have answered; nothing where there is none. Disks of the example have none (`loaded-with-texts.ts`). */
export type AfterCache = (
  judged: Judged,
  first: Compared,
  by: 'burst' | 'cache' | 'unknown',
) => string | undefined;

/** What follows from a rate above a limit. */
export function afterAbove(judged: Judged, first: Compared, afterCache?: AfterCache): string {
  const by = reasonOf(judged);
  const said = afterCache?.(judged, first, by);
  if (said) return said;
  if (by === 'unknown')
    return (
      judged.causes.settings?.text ??
      `Nothing published for ${first.owner} allows it: check the VM size, the disks and which device is which.`
    );
  if (isAtItsBurst(judged.diagnosis.finding))
    return `${first.owner} can burst so far while credits last, and has ${amount(first, first.limit.sustained ?? 0, judged)} after that.`;
  return hasBurstEnded(first)
    ? `It ended in the series: after that ${amount(first, first.limit.sustained ?? 0, judged)} are left.`
    : 'Credits allow it for a time. Do not size by this figure.';
}
