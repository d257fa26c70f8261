/** What would make synchronous IO faster, and what can be built in place of what Azure refuses. */
import type { Inputs } from '../../kit/index.ts';
import { provisionedLike } from '../../storage/set-up/provisioned-like.ts';
import { canBeProvisioned } from '../../storage/set-up/provisioning.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import {
  exceeds,
  formatBytes,
  formatIops,
  formatNumber,
  formatSeconds,
  fraction,
  kib,
  outstanding,
  roundedUp,
  seconds,
  serializeBytes,
  serializeSeconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { changeGiving } from '../shared/answer/proposed-change.ts';
import { type PlacedContext, soldFor, volumeCostChange } from '../shared/set-up/outcome.ts';
import { howOnVm } from '../shared/set-up/outcome-details.ts';
import { volumeOf } from '../shared/volume/inputs.ts';
import { formatLatency, latencyInUse } from '../shared/volume/latency.ts';
import { formatMoved } from '../shared/volume/rates.ts';
import { volumeRecommendations, volumesToBuild } from '../shared/volume/recommendations.ts';
import { safely } from '../shared/volume/safe-recommendations.ts';
import { type Case, caseOf } from './case.ts';
import type { fields } from './fields.ts';
import { model, type Result } from './model.ts';

type Given = Inputs<typeof fields>;
type Placed = Case & { readonly context: PlacedContext };

export const recommendations = (inputs: Given, context: PlacedContext): readonly ProposedChange[] =>
  safely(inputs, volumeIn(inputs, context), (safe) => improvements(safe, context));

/** The volume, and what is asked of it. */
function volumeIn(inputs: Given, context: PlacedContext) {
  const { 'io-size': size, cache, limits } = inputs;
  const { volume } = caseOf(inputs, context);
  const latencyOf = ({ disk, disks, vm, cached }: Case['volume']) =>
    latencyInUse(
      { ...inputs, disk, disks, vm, cache: cached ? cache : 'None' },
      size,
      context.catalogue,
    ).mean;
  const inFlight = { queue: inputs.outstanding, latencyOf };
  return [volume, size, cache, limits, context, inFlight] as const satisfies Parameters<
    typeof volumeRecommendations
  >;
}

function improvements(inputs: Given, context: PlacedContext): readonly ProposedChange[] {
  const { 'io-size': size, cache, limits } = inputs;
  const given = { ...caseOf(inputs, context), context };
  const { volume, result } = given;
  const of = volumeIn(inputs, context);
  if (checkVolume(volume, size, cache, limits).verdict === 'not-possible')
    return volumesToBuild(...of);
  return result.isLatencyBound
    ? faster(given)
    : [...lowerQueueDepth(given), ...volumeRecommendations(...of)];
}

/** The verdict on a volume, if it has one. */
const verdictOf = ({ 'io-size': size, cache, limits }: Case['inputs'], volume: Case['volume']) =>
  defined({ verdict: checkVolume(volume, size, cache, limits).verdict });

/** What a change of the application gives, which nothing is stopped for. */
const online = ({ inputs, volume }: Case, then: Result, size = inputs['io-size']) => ({
  how: 'online',
  guide: guide.sync,
  ...verdictOf({ ...inputs, 'io-size': size }, volume),
  iops: then.iops,
  throughput: then.throughput,
});

/** “769 IOPS, 3.2 MB/s” */
const ratesOf = ({ iops, throughput, isLatencyBound, by }: Result, { volume }: Case): string =>
  `${formatIops(iops)}, ${formatMoved(throughput, volume.disk.unit, isLatencyBound ? [] : by)}`;

/** Larger IOs move more data; each takes longer, so fewer of them complete in a second. */
function largerIos(given: Case): ProposedChange[] {
  const { inputs, volume, result, context } = given;
  const larger = [kib(64), kib(256)].find((next) => next > inputs['io-size']);
  if (larger === undefined) return [];
  const latency = latencyInUse(inputs, larger, context.catalogue).mean;
  const then = model(volume, larger, inputs.outstanding, latency);
  if (then.throughput <= result.throughput) return [];
  return [
    changeGiving(
      `Larger IOs, ${formatBytes(larger)} (batches, group commit), for more MB/s: `,
      ratesOf(then, given),
      { 'io-size': serializeBytes(larger) },
      online(given, then, larger),
    ),
  ];
}

/** What makes synchronous IO faster: a higher queue depth, a lower latency; and larger IOs, which give no more IOPS. */
function faster(given: Placed): ProposedChange[] {
  const { inputs, volume, result } = given;
  const { mean: latency, typed } = given.latency;
  const { outstanding: queue, 'io-size': size } = inputs;
  const found: ProposedChange[] = [];
  const target = roundedUp(result.toSaturate);
  if (Number.isFinite(target) && target > queue) {
    const deeper = model(volume, size, outstanding(target), latency);
    found.push(
      changeGiving(
        `Queue depth ${formatNumber(target)} (more threads, asynchronous IO): `,
        ratesOf(deeper, given),
        { outstanding: String(target) },
        online(given, deeper),
      ),
    );
  }
  const half = seconds(latency / 2);
  if (typed === undefined && inputs.limits === 'current')
    return [...found, ...quickerDisks(given), ...largerIos(given)];
  if (half >= 1e-6)
    found.push(
      changeGiving(
        `A disk with half the latency, ${formatSeconds(half)}: `,
        ratesOf(model(volume, size, queue, half), given),
        { latency: serializeSeconds(half) },
      ),
    );
  return [...found, ...largerIos(given)];
}

/** Disks with a lower typical latency, of the same size, with as many IOPS as one thread can use, and no less than the present disk. */
const quickerDisks = (given: Placed): readonly ProposedChange[] =>
  provisionedLike(given.volume.disk, given.context.catalogue).flatMap((disk) => {
    const { inputs, volume, result, context } = given;
    if (!canBeProvisioned(volume.disk) || !soldFor(volume, inputs.limits, context)({ disk }))
      return [];
    const changed = { ...inputs, disk, cache: 'None', hit: fraction(0) } as const;
    const latency = latencyInUse(changed, inputs['io-size'], context.catalogue);
    const then = model(volumeOf(changed), inputs['io-size'], inputs.outstanding, latency.mean);
    if (!exceeds(then.iops, result.iops)) return [];
    const lead = `${disk.family}, ${formatLatency(latency)}: `;
    const changes = { disk: disk.name, cache: 'None', hit: '0%' };
    const other = volumeOf(changed);
    const cost = volumeCostChange(volume, other, inputs.limits, context);
    const outcome = {
      ...verdictOf(changed, other),
      // Neither is a tier of the other, and a disk is converted to a Premium SSD v2 alone.
      ...howOnVm({ disk, way: 'family' }, volume),
      iops: then.iops,
      throughput: then.throughput,
      ...cost.figures,
    };
    return [changeGiving(lead, ratesOf(then, given), changes, outcome, cost.text)];
  });

function lowerQueueDepth(given: Case): ProposedChange[] {
  const { inputs, volume, latency, result } = given;
  const target = Math.floor(result.toSaturate + 1e-9);
  if (target < 1 || target >= inputs.outstanding) return [];
  const then = model(volume, inputs['io-size'], outstanding(target), latency.mean);
  return [
    changeGiving(
      `Lower the queue depth to ${formatNumber(target)}, for less latency but fewer IOPS: `,
      `${formatIops(then.iops)} at ${formatSeconds(then.latency)}`,
      { outstanding: String(target) },
      online(given, then),
    ),
  ];
}
