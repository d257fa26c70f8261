/** The answer in one sentence, and why. */
import { type Check, type Phrase, plainText } from '../../kit/index.ts';
import { isAbove } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import {
  formatDuration,
  formatFraction,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  seconds,
} from '../../units/index.ts';
import { info, listed } from '../shared/answer/checks-and-columns.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import { localNvmeOptions } from '../shared/answer/local-nvme-options.ts';
import { capital, formatDoubted, list, notChecked, plural, strong } from '../shared/answer/text.ts';
import { type AfterCache, aboveText, afterAbove, usedOf } from './above-limit.ts';
import type { Judged } from './judge.ts';
import { areNoneOfThese, notCounted, notSure } from './mapping-table.ts';
import type { Compared } from './measured.ts';
import { noisyNeighbour } from './tables.ts';
import {
  amount,
  areLocal,
  inSentence,
  isAtItsBurst,
  isVm,
  loadOf,
  nameOf,
  shortestRun,
  usedText,
} from './text.ts';

/** The limits that the finding is about. */
export const limitsOf = ({ diagnosis }: Judged): readonly Compared[] =>
  diagnosis.finding?.limits ?? [];

/** Is it the limit of a burst? */
const isBurst = ({ diagnosis }: Judged) => isAtItsBurst(diagnosis.finding);

/** What tempts and does not help; of local NVMe disks, what helps. */
function whatToRaise(judged: Judged, limits: readonly Compared[]): string {
  if (areLocal(limits, judged)) return localNvmeOptions(judged.setUp.vm, judged.setUp.groups);
  if (limits.every(isVm)) return 'A larger disk will not help.';
  if (limits.some(isVm)) return 'Both have to be raised.';
  const burst = judged.diagnosis.comparisons.find((one) => isVm(one) && isAbove(one));
  return burst && !burst.behind
    ? `The VM bursts meanwhile, and has ${amount(burst, burst.limit.sustained ?? 0, judged)} after that.`
    : 'A larger VM will not help.';
}

function belowText({ moment, by, typical, sync }: Judged, nearest: Compared): Phrase {
  const { latency, queue } = moment;
  if (sync) return [strong(`A sync takes ${sync.text}`), '.'];
  if (by === 'latency' && latency !== undefined && typical)
    return [
      ...['IOs take ', strong(formatAbout(latency))],
      `, and ${formatAbout(typical.seconds)} is typical.`,
    ];
  if (by === 'queue depth' && queue !== undefined)
    return [
      strong('The queue depth decides'),
      `: ${formatOutstanding(queue)} ${queue === 1 ? 'IO' : 'IOs'} in flight.`,
    ];
  return ['The nearest limit is ', strong(`${usedText(nearest)} used`), `: ${nameOf(nearest)}.`];
}

/** Why no limit is compared: what was measured is none of the disks that were entered, or these have no published limit. */
function nothingCompared({ mapping, units }: Judged): Phrase {
  const isOther = mapping && units.length === 0;
  const what = isOther
    ? 'none of these disks was measured'
    : 'no limit of these disks is published';
  return ['Nothing to compare: ', strong(what), '.'];
}

function answerText(judged: Judged): Phrase {
  const limits = limitsOf(judged);
  const [first, ...others] = limits;
  if (!first) return nothingCompared(judged);
  const more = others.length > 0 ? [`, and at ${plural(others.length, 'more limit')}`] : [];
  if (judged.verdict === 'above-limit' || isBurst(judged)) return aboveText(judged, first, more);
  if (judged.verdict !== 'at-limit') return belowText(judged, first);
  const isMixed = limits.some(isVm) && !limits.every(isVm);
  const count = loadOf(first, judged)?.count ?? 1;
  const who = isVm(first) ? 'The VM stops' : count > 1 ? 'The disks stop' : 'The disk stops';
  return [
    `${isMixed ? 'VM and disk both stop' : who} you at `,
    ...usedOf(first, judged),
    ...more,
    '.',
  ];
}

/** What made the measurement invalid: a sentence, and what follows it. */
function failureOf({ validity }: Judged): readonly [string, string] | undefined {
  const text = validity.find(({ severity }) => severity === 'failed')?.text;
  if (text === undefined) return undefined;
  const end = text.search(/\. [A-Z]/) + 1 || text.length;
  return [text.slice(0, end), text.slice(end).trim()];
}

/** The sentence that answers the question. An example is marked as one. */
export function headline(judged: Judged, isExample: boolean): Phrase {
  const tone = 'of-example' as const;
  const mark = isExample
    ? [
        { text: 'Example', tone },
        { text: ': ', tone },
      ]
    : [];
  const [failure] = failureOf(judged) ?? [];
  return [...mark, ...(failure ? [{ text: failure, tone: 'over' as const }] : answerText(judged))];
}

/** What is not known, and may lead to another verdict. */
const doubts = (judged: Judged): readonly string[] => {
  const { verdict, setUp, unpublished, diagnosis } = judged;
  return listed([
    verdict !== 'at-limit' && plainText(notChecked(setUp.vm, unpublished)).trim(),
    verdict !== 'at-limit' && diagnosis.doubted && `Not checked: ${formatDoubted(setUp.vm)}.`,
    ...(areNoneOfThese(judged)
      ? ['Add the disks that were measured to Disks.']
      : [notSure(judged).trim()]),
  ]);
};

/**
 * “Measured on 5 devices together, md0 not counted twice”, or “On sdc: 100 of 384 MB/s.” where the headline does not
 * have these figures. No sentence begins with a device, whose name has no capital letter.
 */
function evidence(judged: Judged, isSaid = false, isBrief = false): string | undefined {
  const { first, loads } = judged;
  if (!first) return undefined;
  const { devices, groups, level, limit } = first;
  const disks = groups.flatMap((group) => {
    const load = loads[group];
    // Which host cache they have is in no text, and decides which limits count.
    const cache = load && load.role !== 'os' ? ` with host cache ${load.cache}` : '';
    return load ? [`${load.role} ${formatDisks(load.disk, load.count)}${cache}`] : [];
  });
  const named = devices.length > 4 ? plural(devices.length, 'device') : list(devices);
  const areSeveral = devices.length > 1;
  const left = areSeveral && notCounted(judged);
  const known = listed([disks.length > 0 && list([...new Set(disks)]), left]);
  const on = `on ${named}${areSeveral ? ' together' : ''}`;
  if (isBrief && areSeveral) return `Measured ${listed([on, left]).join(', ')}.`;
  const where = `${on}${known.length > 0 ? ` (${known.join('; ')})` : ''}`;
  if (isSaid) return `Measured ${where}.`;
  return `${capital(where)}: ${amount(first, level, judged)} of ${amount(first, limit.sustained ?? 0, judged)}.`;
}

/** What is in flight, how long it takes, and how much of that is waiting. */
function waiting({ moment, typical, verdict }: Judged): string | undefined {
  const { latency, queue } = moment;
  if (latency === undefined || queue === undefined || !typical) return undefined;
  const { seconds: usual, low, high, text } = typical;
  const inFlight = `${queue === 1 ? '1 IO was' : `${formatOutstanding(queue)} IOs were`} in flight, each for ${formatSeconds(latency)}`;
  if (latency < Math.min(usual, low))
    return `${inFlight}, which is less than others measured (${text}): a cache answered, or it is another kind of disk.`;
  if (latency <= Math.max(usual, high)) return `${inFlight}, which is usual (${text}).`;
  return verdict === 'at-limit'
    ? `${inFlight}: about ${formatFraction((latency - usual) / latency)} of that is waiting at the limit (typically ${formatSeconds(usual)}).`
    : `${inFlight}; typically it is ${formatSeconds(usual)}.`;
}

/** A test that is shorter than it should be and yet at a limit. */
const inShortTest = ({ run, verdict }: Judged) =>
  verdict === 'at-limit' &&
  run?.runtime !== undefined &&
  run.runtime < shortestRun &&
  `The test ran for only ${formatDuration(seconds(run.runtime))}.`;

/** Why: one sentence or two, with what would change the verdict first. */
export function why(judged: Judged, afterCache?: AfterCache): string {
  const { verdict, first } = judged;
  const [, rest] = failureOf(judged) ?? [];
  if (rest !== undefined) return `${rest} No limit is concluded from these figures.`.trim();
  const limits = limitsOf(judged);
  const burst = verdict === 'at-limit' && isBurst(judged);
  const isAt = verdict === 'at-limit' && !burst;
  const noisy = isAt && noisyNeighbour(judged);
  const nearest = first && `the nearest is ${inSentence(first)}, at ${usedText(first)}`;
  const decides = judged.sync ?? judged.by;
  const reached =
    verdict === 'below-limit' &&
    judged.diagnosis.comparisons.find(
      ({ peak, limit: { sustained } }) =>
        peak >= atLimit.from * (sustained ?? Number.POSITIVE_INFINITY),
    );
  return listed([
    ...doubts(judged),
    inShortTest(judged),
    noisy
      ? `${noisy.device} alone takes ${formatFraction(noisy.share)} of it, and the others wait with it.`
      : !decides && evidence(judged, isAt, isAt),
    (verdict === 'above-limit' || burst) && first && afterAbove(judged, first, afterCache),
    // Where only a burst is at its limit, `afterAbove` has what follows.
    (isAt || (burst && limits.length > 1)) && limits[0] && whatToRaise(judged, limits),
    decides && nearest && `No ${judged.causes.size ? 'IOPS ' : ''}limit is reached: ${nearest}.`,
    judged.causes.size,
    judged.causes.depth?.text,
    reached
      ? `Single samples reach ${inSentence(reached)}, up to ${amount(reached, reached.peak, judged)}.`
      : judged.by === 'queue depth' && 'A larger disk or VM will not help.',
  ]).join(' ');
}

/** What else the figures say, as notes. */
export function remarks(judged: Judged): readonly Check[] {
  const { verdict, first, step, diagnosis, by, sync } = judged;
  if (verdict === 'invalid' || !first) return [];
  const limits = limitsOf(judged);
  const fullest = diagnosis.comparisons.find((one) => !isVm(one));
  const isAt = verdict === 'at-limit' && !isBurst(judged);
  const { burst } = first.limit;
  return listed([
    (by || sync || (isAt && first.devices.length > 1)) &&
      evidence(judged, isAt && !noisyNeighbour(judged)),
    isAt &&
      isVm(first) &&
      fullest &&
      `Each disk is at ${usedText(fullest)} of its own limits at most: the VM’s limit is shared by all of them.`,
    verdict === 'at-limit' &&
      limits.length > 1 &&
      `${formatNumber(limits.length)} limits are within 5 % of each other: ${list(limits.map(nameOf))}.`,
    // A limit that bursts is reached at its sustained figure only when the credits are used up.
    isAt &&
      burst !== undefined &&
      `${nameOf(first)} can burst to ${amount(first, burst, judged)} while credits last; at the sustained limit they are probably used up, which their metric tells.`,
    waiting(judged),
    // Means over a long step hide what happens within it.
    verdict === 'below-limit' &&
      step !== undefined &&
      step >= 5 &&
      first.ratio > 0.3 &&
      `Means of ${formatDuration(step)} can hide that the limit is reached for moments.`,
  ]).map((text) => info(text));
}
