import type { Check, Inputs, Verdict } from '../../kit/index.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import {
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  type Outstanding,
  outstanding,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { CalculatorContext } from '../dataset.ts';
import {
  changeGiving,
  type Explanation,
  type ProposedChange,
} from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { ruleNote } from '../shared/answer/notes.ts';
import { info } from '../shared/answer/parts.ts';
import { formatLimit, list } from '../shared/answer/text.ts';
import { roundedUp } from '../shared/volume/format.ts';
import { expectationNotes, type LatencyInUse, latencyNotes } from '../shared/volume/latency.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import { volumeRecommendations } from '../shared/volume/recommendations.ts';
import type { fields } from './fields.ts';
import { atDepth, type Case, type Result, saturationDepth } from './model.ts';

/** Which rules concern this stripe, and what would change its answer? */
export function explain(
  inputs: Inputs<typeof fields>,
  given: Case,
  time: LatencyInUse,
  result: Result,
  context: CalculatorContext,
): Explanation {
  const { catalogue } = context;
  const { outstanding: queue, cache, limits } = inputs;
  const { verdict } = checkVolume(given, given.size, cache, limits);
  const { isTooShallow } = atDepth(queue, given, result);
  return {
    why: why(given, result),
    // More disks or a larger VM help only where the queue is deep enough to reach the present limits.
    recommendations: [
      ...otherQueueDepth(given, queue, result, verdict),
      ...(isTooShallow ? [] : volumeRecommendations(given, given.size, cache, limits, context)),
    ],
    checks: [
      ...latencyNotes(time, given.size, catalogue),
      ...wideIoNote(given, result),
      ruleNote('queue-per-disk', catalogue),
      ...volumeNotes(given, limits, cache, catalogue),
      ...expectationNotes(given.disk, limits, catalogue),
    ],
  };
}

function otherQueueDepth(
  given: Case,
  queue: Outstanding,
  result: Result,
  verdict: Verdict | undefined,
): ProposedChange[] {
  const target = roundedUp(saturationDepth(result, given));
  if (target === queue || target < 1) return [];
  const then = atDepth(outstanding(target), given, result);
  return [
    changeGiving(
      `${target > queue ? 'Raise' : 'Lower'} the queue depth to ${formatNumber(target)}: `,
      `${formatIops(then.iops)} at ${formatSeconds(then.latency)}`,
      { outstanding: String(target) },
      { how: 'online', guide: guide.queue, ...present({ verdict }), iops: then.iops },
    ),
  ];
}

function wideIoNote({ size, stripeUnit, disks }: Case, { spread, needed }: Result): Check[] {
  if (spread === 1) return [];
  const unaligned = Math.min(disks, Math.ceil(size / stripeUnit) + 1);
  return [
    info(
      `An IO of ${formatBytes(size)} is wider than the stripe unit: aligned, it becomes one IO on each of ${spread} disks${unaligned > spread ? ` (${unaligned} if it is not aligned)` : ''}. The needed ${formatNumber(roundedUp(needed))} are counted at the disks, so ${formatNumber(roundedUp(needed / spread))} of the application’s IOs fill them.`,
    ),
  ];
}

function why(
  { disks, latency, diskLatency = latency }: Case,
  { needed, diskRate, by }: Result,
): string {
  const stripe = disks === 1 ? 'The disk' : `Each of the ${disks} disks`;
  const vm = by.some(({ sharedBy }) => sharedBy !== 'disk')
    ? ` Here ${list(by.map(formatLimit))} is reached before all disks are busy.`
    : '';
  return `${stripe} completes up to ${formatIops(diskRate)} at this IO size, and an IO takes ${formatSeconds(diskLatency)}: that keeps ${formatNumber(roundedUp(needed))} IOs in flight. A deeper queue only adds latency.${vm}`;
}
