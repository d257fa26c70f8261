/** What would change what this stripe achieves, and what can be built in place of what Azure refuses. */
import type { Inputs, Verdict } from '../../kit/index.ts';
import { checkVolume, type Volume } from '../../storage/set-up/volume.ts';
import {
  formatIops,
  formatNumber,
  formatSeconds,
  type Outstanding,
  outstanding,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { changeGiving } from '../shared/answer/proposed-change.ts';
import type { PlacedContext } from '../shared/set-up/outcome.ts';
import { latencyInUse } from '../shared/volume/latency.ts';
import { volumeRecommendations, volumesToBuild } from '../shared/volume/recommendations.ts';
import { safely } from '../shared/volume/safe-recommendations.ts';
import { caseOf, partOf } from './case.ts';
import type { fields } from './fields.ts';
import { atDepth, type Case, depthsOf, model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;

export const recommendations = (inputs: Given, context: PlacedContext): readonly ProposedChange[] =>
  safely(inputs, volumeIn(inputs, context), (safe) => improvements(safe, context));

/** The volume, and what is asked of it. */
function volumeIn(inputs: Given, context: PlacedContext) {
  const { given } = caseOf(inputs, context.catalogue);
  const { 'io-size': size, outstanding: queue, cache, limits } = inputs;
  const latencyOf = ({ disk, disks, vm, cached }: Volume) =>
    latencyInUse(
      { ...inputs, disk, disks, vm, cache: cached ? cache : 'None' },
      partOf({ ...inputs, disks }),
      context.catalogue,
    ).mean;
  const inFlight = { queue, latencyOf };
  return [given, size, cache, limits, context, inFlight] as const satisfies Parameters<
    typeof volumeRecommendations
  >;
}

function improvements(inputs: Given, context: PlacedContext): readonly ProposedChange[] {
  const { given } = caseOf(inputs, context.catalogue);
  const { 'io-size': size, outstanding: queue, cache, limits } = inputs;
  const of = volumeIn(inputs, context);
  const { verdict } = checkVolume(given, size, cache, limits);
  if (verdict === 'not-possible') return volumesToBuild(...of);
  const result = model(given);
  if (!result) return [];
  // More disks or a larger VM help only where the queue is deep enough to reach the present limits.
  const { isTooShallow } = atDepth(queue, given, result);
  return [
    ...otherQueueDepth(given, queue, result, verdict),
    ...(isTooShallow ? [] : volumeRecommendations(...of)),
  ];
}

function otherQueueDepth(
  given: Case,
  queue: Outstanding,
  result: Result,
  verdict: Verdict | undefined,
): ProposedChange[] {
  const { enough: needed, nearlyAll } = depthsOf(given, result);
  // Between the two the queue is right: a lower one would take IOPS, and a deeper one adds latency.
  const target = queue < needed ? needed : Math.min(queue, nearlyAll);
  if (target === queue || target < 1) return [];
  const then = atDepth(outstanding(target), given, result);
  return [
    changeGiving(
      `${target > queue ? 'Raise' : 'Lower'} the queue depth to ${formatNumber(target)}: `,
      `${formatIops(then.iops)} at ${formatSeconds(then.latency)}`,
      { outstanding: String(target) },
      { how: 'online', guide: guide.queue, ...defined({ verdict }), iops: then.iops },
    ),
  ];
}
