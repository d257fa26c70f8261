/** The answer in one sentence, and why. */
import type { Phrase } from '../../kit/index.ts';
import { isAtBurst } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  formatDuration,
  formatFraction,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  seconds,
} from '../../units/index.ts';
import { strong } from '../shared/answer/format.ts';
import { listed } from '../shared/answer/parts.ts';
import { capital, list, notChecked, plural } from '../shared/answer/text.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { notSure } from './places.ts';
import { formatSync, shortestRun, syncOf } from './sync.ts';
import { noisyNeighbour } from './tables.ts';
import { amount, inSentence, nameOf, usedText } from './words.ts';

/** The limits that the finding is about. */
export const limitsOf = ({ diagnosis }: Judged): readonly Compared[] =>
  diagnosis.finding?.limits ?? [];

const isVm = ({ limit: { id } }: Compared) => id !== 'disk';

/** What tempts and does not help. */
function wrongCure(limits: readonly Compared[]): string {
  if (limits.every(isVm)) return ' A larger disk will not help.';
  return limits.some(isVm) ? ' Both have to be raised.' : ' A larger VM will not help.';
}

/** Did a burst end in the series? Then the values are at the sustained limit, all but a tenth, and were above it before. */
function hasBurstEnded({ limit: { sustained, burst }, values }: Compared): boolean {
  if (sustained === undefined || burst === undefined || values.length < 6) return false;
  const isBurst = (value: number) => value > sustained * 1.05;
  const after = values
    .slice(values.findLastIndex(isBurst) + 1)
    .filter((value) => !Number.isNaN(value));
  const near = after.filter((value) => Math.abs(value / sustained - 1) <= 0.05);
  const isLevel = after.length >= 3 && near.length >= after.length * 0.9;
  return isLevel && values.filter(isBurst).length >= 3;
}

function aboveText(judged: Judged, first: Compared): Phrase {
  const { finding } = judged.diagnosis;
  const by = finding?.verdict === 'above-limit' ? finding.by : 'unknown';
  if (by === 'burst' && isAtBurst(first) && !hasBurstEnded(first))
    return [
      'This is a burst at its limit: ',
      strong(formatFraction(first.burstRatio ?? 1)),
      ` of ${amount(first, first.limit.burst ?? 0, judged)}, to which ${first.owner} can burst, while credits last. Do not size by this figure.`,
    ];
  const after = (end: string): Phrase => [
    by === 'burst' ? 'This is a burst: ' : 'Above a limit: ',
    strong(usedText(first)),
    ` of ${inSentence(first)}`,
    end,
  ];
  if (by === 'cache')
    return after(
      judged.moment.read === 0
        ? '. The host cache took the writes before the disk did.'
        : '. The host cache answered the reads that the disk did not.',
    );
  if (by === 'unknown')
    return after(
      `. Nothing published for ${first.owner} allows that: check the VM size, the disks and which device is which.`,
    );
  return after(
    hasBurstEnded(first)
      ? `. It ended in the series: after that ${amount(first, first.limit.sustained ?? 0, judged)} are left.`
      : ', which credits allow for a time. Do not size by this figure.',
  );
}

function belowText({ moment, by, typical, run }: Judged, nearest: Compared): Phrase {
  const { latency, queue } = moment;
  const sync = syncOf(run);
  const near = `: the nearest is ${inSentence(nearest)}, at ${usedText(nearest)}`;
  const because = (what: string, end: string, limit = 'limit'): Phrase => [
    ...[`No ${limit} is reached`, near, '. '],
    ...[strong(what), end],
  ];
  if (sync) return because(`Each write waits for a sync, ${formatSync(sync)}`, '.');
  if (by === 'latency' && latency !== undefined && typical)
    return because(
      `IOs take ${formatSeconds(latency)}`,
      `, and ${formatSeconds(typical.seconds)} is typical.`,
      'published limit',
    );
  if (by === 'queue depth' && queue !== undefined)
    return because(
      'The queue depth decides',
      `: ${formatOutstanding(queue)} IOs were in flight. A larger disk or VM will not help.`,
    );
  return [strong('No limit is reached'), `${near}.`];
}

/** A test that is shorter than it should be and yet at a limit. */
const inShortTest = ({ run }: Judged) =>
  run?.runtime !== undefined && run.runtime < shortestRun
    ? `, in a test of only ${formatDuration(seconds(run.runtime))}`
    : '';

/** How a headline begins that is of an example; a list of examples leaves it out. */
export const exampleMark = 'Example: ';

function answerText(judged: Judged): Phrase {
  const limits = limitsOf(judged);
  const [first] = limits;
  if (!first)
    return [
      'There is nothing to compare: ',
      strong('no figure of these disks has a published limit'),
      '.',
    ];
  if (judged.verdict === 'above-limit') return aboveText(judged, first);
  if (judged.verdict !== 'at-limit') return belowText(judged, first);
  return [
    'You are at ',
    { text: usedText(first), tone: 'over' },
    ` of ${list(limits.map(inSentence))}${inShortTest(judged)}.${wrongCure(limits)}`,
  ];
}

/** The sentence that answers the question. An example is marked as one. */
export function headline(judged: Judged, isExample: boolean): Phrase {
  const { verdict, setUp, unpublished } = judged;
  const mark = isExample ? [exampleMark] : [];
  const failed = judged.validity.find(({ severity }) => severity === 'failed');
  if (failed)
    return [...mark, 'This measurement cannot show it. ', { text: failed.text, tone: 'over' }];
  return listed<Phrase[number]>([
    ...mark,
    ...answerText(judged),
    ...(verdict === 'at-limit' ? [] : notChecked(setUp.vm, unpublished)),
    limitsOf(judged).length > 0 && notSure(judged),
  ]);
}

/** “The four data disks together moved 375 of 384 MB/s.” */
function evidence(judged: Judged): readonly string[] {
  const { first, loads, diagnosis, verdict } = judged;
  if (!first) return [];
  const { devices, groups, level, limit } = first;
  const disks = groups.flatMap((group) => {
    const load = loads[group];
    return load ? [`${load.role} ${formatDisks(load.disk, load.count)}`] : [];
  });
  const who =
    devices.length > 4
      ? `All ${plural(devices.length, 'device')} together`
      : `${capital(list(devices))}${devices.length > 1 ? ' together' : ''}`;
  const whose = disks.length > 0 ? ` (${list([...new Set(disks)])})` : '';
  const fullest = diagnosis.comparisons.find((one) => !isVm(one));
  const noisy = noisyNeighbour(judged);
  const isAt = verdict === 'at-limit';
  return listed([
    `${who}${whose}: ${amount(first, level, judged)} of ${amount(first, limit.sustained ?? 0, judged)}.`,
    isAt &&
      noisy &&
      `${noisy.device} alone takes ${formatFraction(noisy.share)} of it, and the others wait with it.`,
    isAt &&
      isVm(first) &&
      fullest &&
      `Each disk is at ${usedText(fullest)} of its own limits at most: the VM’s limit is shared by all of them.`,
  ]);
}

/** What is in flight, how long it takes, and how much of that is waiting. */
function waiting({ moment, typical, verdict }: Judged): string | undefined {
  const { latency, queue } = moment;
  if (latency === undefined || queue === undefined || !typical) return undefined;
  const { seconds: usual, low, high, text } = typical;
  const inFlight = `${formatOutstanding(queue)} IOs were in flight, each for ${formatSeconds(latency)}`;
  if (latency < Math.min(usual, low))
    return `${inFlight}, which is less than others measured (${text}): a cache answered, or it is another kind of disk.`;
  if (latency <= Math.max(usual, high)) return `${inFlight}, which is usual (${text}).`;
  return verdict === 'at-limit'
    ? `${inFlight}: about ${formatFraction((latency - usual) / latency)} of that is waiting at the limit (typically ${formatSeconds(usual)}).`
    : `${inFlight}; typically it is ${formatSeconds(usual)}.`;
}

/** Which measured figures the sentence rests on. */
export function why(judged: Judged): string {
  const { verdict, first, step } = judged;
  if (verdict === 'invalid')
    return 'The figures below are those of the text; no limit is concluded from them.';
  const limits = limitsOf(judged);
  const burst = first?.limit.burst;
  return listed([
    ...evidence(judged),
    verdict === 'at-limit' &&
      limits.length > 1 &&
      `${formatNumber(limits.length)} limits are within 5 % of each other: ${list(limits.map(nameOf))}.`,
    // A limit that bursts is reached at its sustained figure only when the credits are used up.
    verdict === 'at-limit' &&
      first &&
      burst !== undefined &&
      `It can burst to ${amount(first, burst, judged)} while credits last; at the sustained limit they are probably used up, which their metric tells.`,
    waiting(judged),
    // Means over a long step hide what happens within it.
    verdict === 'below-limit' &&
      step !== undefined &&
      step >= 5 &&
      first &&
      first.ratio > 0.3 &&
      `Means of ${formatDuration(step)} can hide that the limit is reached for moments.`,
  ]).join(' ');
}
