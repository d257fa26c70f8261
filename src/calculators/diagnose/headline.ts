/** The answer in one sentence, and why. */
import type { Phrase } from '../../kit/index.ts';
import type { Finding } from '../../storage/diagnosis/diagnose.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  formatDuration,
  formatFraction,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  type Outstanding,
  type Seconds,
} from '../../units/index.ts';
import { strong } from '../shared/answer/format.ts';
import { capital, list, notChecked, plural } from '../shared/answer/text.ts';
import { burstEnd } from './bursts.ts';
import type { Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { notSure } from './places.ts';
import { formatSync, syncOf } from './sync.ts';
import { noisyNeighbour } from './tables.ts';
import { amount, inSentence, nameOf, ofLimit, usedText } from './words.ts';

/** The limits that the finding is about. */
export const limitsOf = ({ diagnosis }: Judged): readonly Compared[] =>
  diagnosis.finding?.limits ?? [];

const isVm = ({ limit: { id } }: Compared) => id !== 'disk';

/** What tempts and does not help. */
function wrongCure(limits: readonly Compared[]): string {
  if (limits.every(isVm)) return ' A larger disk will not help.';
  return limits.some(isVm) ? ' Both have to be raised.' : ' A larger VM will not help.';
}

function aboveText(judged: Judged, [first]: readonly Compared[]): Phrase {
  const finding = judged.diagnosis.finding as Extract<Finding, { verdict: 'above-limit' }>;
  if (!first) return [];
  const over = [strong(usedText(first)), ` of ${inSentence(first)}`] as const;
  if (finding.by === 'burst') {
    const end = burstEnd(first);
    return [
      'This is a burst: ',
      ...over,
      end === undefined
        ? ', which credits allow for a time. Do not size by this figure.'
        : `. It ended in the series: after that ${amount(first, first.limit.sustained ?? 0, judged)} are left.`,
    ];
  }
  return finding.by === 'cache'
    ? ['Above a limit: ', ...over, '. The host cache answered the reads that the disk did not.']
    : [
        'Above a limit: ',
        ...over,
        '. Nothing published allows that: check the VM size, the disks and which device is which.',
      ];
}

function belowText(judged: Judged, [nearest]: readonly Compared[]): Phrase {
  const { moment, by, typical, run } = judged;
  const sync = syncOf(run);
  const near = nearest ? `: the nearest is ${inSentence(nearest)}, at ${usedText(nearest)}` : '';
  if (sync)
    return [
      'No limit is reached',
      near,
      '. ',
      strong(`Each write waits for a sync, ${formatSync(sync)}`),
      '.',
    ];
  if (by === 'latency' && moment.latency !== undefined && typical)
    return [
      'No published limit is reached',
      near,
      '. ',
      strong(`IOs take ${formatSeconds(moment.latency as Seconds)}`),
      `, and ${formatSeconds(typical.seconds as Seconds)} is typical.`,
    ];
  if (by === 'queue depth' && moment.queue !== undefined)
    return [
      'No limit is reached',
      near,
      '. ',
      strong('The queue depth decides'),
      `: ${formatOutstanding(moment.queue as Outstanding)} IOs were in flight. A larger disk or VM will not help.`,
    ];
  return [strong('No limit is reached'), `${near}.`];
}

/** How a headline begins that is of an example; a list of examples leaves it out. */
export const exampleMark = 'Example: ';

/** The sentence that answers the question. An example is marked as one. */
export function headline(judged: Judged, isExample: boolean): Phrase {
  const limits = limitsOf(judged);
  const [first] = limits;
  const failed = judged.validity.find(({ severity }) => severity === 'failed');
  const text = (): Phrase => {
    if (failed) return ['This measurement cannot show it. ', { text: failed.text, tone: 'over' }];
    if (!first)
      return [
        'There is nothing to compare: ',
        strong('no figure of these disks has a published limit'),
        '.',
      ];
    if (judged.verdict === 'at-limit')
      return [
        'You are at ',
        { text: usedText(first), tone: 'over' },
        ` of ${list(limits.map(inSentence))}.${wrongCure(limits)}`,
      ];
    return judged.verdict === 'above-limit' ? aboveText(judged, limits) : belowText(judged, limits);
  };
  const unchecked =
    failed || judged.verdict === 'at-limit' ? [] : notChecked(judged.setUp.vm, judged.unpublished);
  const unsure = failed || !first ? [] : [notSure(judged)];
  return [...(isExample ? [exampleMark] : []), ...text(), ...unchecked, ...unsure].filter(
    (part) => part !== '',
  );
}

/** “The four data disks together moved 375 of 384 MB/s.” */
function evidence(judged: Judged): readonly string[] {
  const { first } = judged;
  if (!first) return [];
  const disks = list([...new Set(first.groups.map((group) => diskOf(judged, group)))]);
  const who =
    first.devices.length > 4
      ? `All ${plural(first.devices.length, 'device')} together`
      : `${capital(list(first.devices))}${first.devices.length > 1 ? ' together' : ''}`;
  const whose = disks ? ` (${disks})` : '';
  const fullest = judged.diagnosis.comparisons.find((one) => !isVm(one));
  const others =
    isVm(first) && fullest && judged.verdict === 'at-limit'
      ? [
          `Each disk is at ${usedText(fullest)} of its own limits at most: the VM’s limit is shared by all of them.`,
        ]
      : [];
  const noisy = noisyNeighbour(judged);
  return [
    `${who}${whose}: ${ofLimit(first, judged)}.`,
    ...(noisy && judged.verdict === 'at-limit'
      ? [
          `${noisy.device} alone takes ${formatFraction(noisy.share)} of it, and the others wait with it.`,
        ]
      : []),
    ...others,
  ];
}

const diskOf = ({ loads }: Judged, group: number) => {
  const load = loads[group];
  return load ? `${load.role} ${formatDisks(load.disk, load.count)}` : '';
};

/** What is in flight, how long it takes, and how much of that is waiting. */
function waiting({ moment, typical, verdict }: Judged): readonly string[] {
  const { latency, queue } = moment;
  if (latency === undefined || queue === undefined || !typical) return [];
  const wait = latency - typical.seconds;
  const inFlight = `${formatOutstanding(queue as Outstanding)} IOs were in flight, each for ${formatSeconds(latency as Seconds)}`;
  if (latency < Math.min(typical.seconds, typical.low))
    return [
      `${inFlight}, which is less than others measured (${typical.text}): a cache answered, or it is another kind of disk.`,
    ];
  if (latency <= Math.max(typical.seconds, typical.high))
    return [`${inFlight}, which is usual (${typical.text}).`];
  return [
    verdict === 'at-limit'
      ? `${inFlight}: about ${formatFraction(wait / latency)} of that is waiting at the limit (typically ${formatSeconds(typical.seconds as Seconds)}).`
      : `${inFlight}; typically it is ${formatSeconds(typical.seconds as Seconds)}.`,
  ];
}

/** A limit that bursts is reached at its sustained figure only when the credits are used up. */
function afterBurst(judged: Judged): readonly string[] {
  const { first, verdict } = judged;
  const burst = first?.limit.burst;
  return verdict === 'at-limit' && first && burst !== undefined
    ? [
        `It can burst to ${amount(first, burst, judged)} while credits last; at the sustained limit they are probably used up, which their metric tells.`,
      ]
    : [];
}

/** Means over a long step hide what happens within it. */
function hidden({ step, verdict, first }: Judged): readonly string[] {
  return verdict === 'below-limit' && step !== undefined && step >= 5 && first && first.ratio > 0.3
    ? [
        `Means of ${formatDuration(step as Seconds)} can hide that the limit is reached for moments.`,
      ]
    : [];
}

/** Which measured figures the sentence rests on. */
export function why(judged: Judged): string {
  if (judged.verdict === 'invalid')
    return 'The figures below are those of the text; no limit is concluded from them.';
  const two = limitsOf(judged);
  return [
    ...evidence(judged),
    ...(two.length > 1 && judged.verdict === 'at-limit'
      ? [
          `${formatNumber(two.length)} limits are within 5 % of each other: ${list(two.map(nameOf))}.`,
        ]
      : []),
    ...afterBurst(judged),
    ...waiting(judged),
    ...hidden(judged),
  ].join(' ');
}
