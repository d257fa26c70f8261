/** What would raise the rate of one striped volume, as recommendations of a calculator. */
import type { Phrase } from '../../../kit/index.ts';
import { outstandingAt, throughputOf } from '../../../laws/index.ts';
import { completedAt } from '../../../laws/saturation.ts';
import type { Edition } from '../../../limits/types.ts';
import { lowerTiers } from '../../../storage/change/lower-tiers.ts';
import {
  changesThatHelp,
  type Mend,
  type VolumeChange,
  waysToBuildVolume,
} from '../../../storage/change/recommendations.ts';
import { isProvisioned } from '../../../storage/path/path.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import {
  type Bottleneck,
  bottleneckOf,
  checkVolume,
  limitsOf,
  type Volume,
} from '../../../storage/set-up/volume.ts';
import {
  type Bytes,
  exceeds,
  formatIops,
  formatNumber,
  type Iops,
  type Outstanding,
  roundedUp,
  type Seconds,
} from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import type { ProposedChange } from '../answer/explanation.ts';
import { guide } from '../answer/guide.ts';
import { offeredName } from '../answer/offered-size.ts';
import { formatLimit, list, strong } from '../answer/text.ts';
import { maxDisks } from '../fields/disk-parts.ts';
import {
  cheaperFirst,
  type PlacedContext,
  soldFor,
  undominated,
  volumeCostChange,
} from '../set-up/outcome.ts';
import { howOnVm } from '../set-up/outcome-details.ts';
import { changeOf } from './change-texts.ts';
import { volumeOf } from './inputs.ts';
import { formatMoved } from './rates.ts';

/** How many IOs are in flight, and how long one takes on a changed volume. */
export type InFlight = {
  readonly queue: Outstanding;
  readonly latencyOf: (changed: Volume) => Seconds;
};

/** Which queue depth does this rate need, where it is deeper than the present one? */
function depthFor(rate: Iops, volume: Volume, inFlight: InFlight | undefined): string {
  const depth = inFlight && outstandingAt(rate, inFlight.latencyOf(volume));
  return depth && exceeds(depth, inFlight.queue)
    ? `, which need a queue depth of ${formatNumber(roundedUp(depth))}`
    : '';
}

/** What a changed volume does with so many IOs in flight; what its limits allow where it is not entered how many. */
const rateIn = (rate: Iops, changed: Volume, inFlight: InFlight | undefined): Iops =>
  inFlight ? completedAt(inFlight.queue, inFlight.latencyOf(changed), rate) : rate;

const resultOf = (
  { iops: rate, by }: Bottleneck,
  moved: string,
  depth: string,
  cost: string,
): Phrase => [
  ': ',
  strong(`${formatIops(rate)}, ${moved}${depth}`),
  `${by.some(({ sharedBy }) => sharedBy !== 'disk') ? `, up to ${list(by.map(formatLimit))}` : ''}.${cost}`,
];

/** A lower tier of its disks with the same limits, which costs less. */
function onLowerTier(
  volume: Volume,
  size: Bytes,
  cache: Cache,
  { catalogue }: PlacedContext,
): readonly VolumeChange[] {
  const { disk, disks: count } = volume;
  const then = bottleneckOf(limitsOf(volume, size));
  const group = { role: 'data', disk, count, cache, iops: undefined } as const;
  return then
    ? lowerTiers([group], catalogue).map((one) => ({ disk: one.disk, way: 'tier', then }))
    : [];
}

/**
 * What would raise the rate of this volume at this IO size, or is a lower tier that does the same? Each says the IOPS that it gives, so a calculator of
 * throughput words its own, and the queue depth for them where the present one is lower.
 * No option costs as much as another, disrupts as much and gives no more.
 * @returns first those that cost no more than the volume does, then the others, each the least disruptive first
 */
export const volumeRecommendations = (
  volume: Volume,
  size: Bytes,
  cache: Cache,
  edition: Edition,
  context: PlacedContext,
  inFlight?: InFlight,
): readonly ProposedChange[] =>
  cheaperFirst(
    undominated(
      [
        ...changesThatHelp(
          volume,
          size,
          cache,
          edition,
          context.catalogue,
          soldFor(volume, edition, context),
          (other) => volumeCostChange(volume, other, edition, context).figures.cost,
        ),
        ...onLowerTier(volume, size, cache, context),
      ]
        .filter((change) => !('disks' in change) || change.disks <= maxDisks)
        .map((change) => {
          const [plain, changes] = changeOf(change, volume);
          const isHeld = change.then.by.some(({ sharedBy }) => sharedBy !== 'disk');
          const text =
            'vm' in change && !volume.disk.placement && isHeld
              ? `${offeredName(change.vm, volume.vm)}, whose limits are all published`
              : plain;
          const changed = { ...volume, ...change };
          const cost = volumeCostChange(volume, changed, edition, context);
          const depth = depthFor(change.then.iops, changed, inFlight);
          const { verdict } = checkVolume(changed, size, cache, edition);
          const given = rateIn(change.then.iops, changed, inFlight);
          const outcome = {
            change: text,
            ...defined({ verdict }),
            ...howOnVm(change, volume, context.place.os),
            iops: given,
            throughput: throughputOf(given, size),
            ...cost.figures,
          };
          const { by } = change.then;
          const rate = depth ? change.then.iops : given;
          const moved = formatMoved(throughputOf(rate, size), volume.disk.unit, by);
          return {
            change,
            text: [text, ...resultOf({ iops: rate, by }, moved, depth, cost.text)],
            changes,
            outcome,
          };
        }),
      ({ change }) => 'disk' in change && isProvisioned(change.disk) && !isProvisioned(volume.disk),
    ),
  ).map(({ change: _, ...proposed }) => proposed);

/** Another setting or VM, and what the volume does then. @param words what comes of it */
function mended(
  mend: Mend,
  [volume, size, cache, edition, context, inFlight]: Parameters<typeof volumeRecommendations>,
  words?: string,
): ProposedChange {
  const isCache = 'cache' in mend;
  // Whether the cache that was chosen takes effect depends on the VM.
  const changed = isCache
    ? { ...volume, cached: false }
    : volumeOf({ ...volume, ...mend, cache, limits: edition, latency: undefined });
  const change = isCache ? 'Host cache None' : offeredName(mend.vm, volume.vm);
  const then = bottleneckOf(limitsOf(changed, size));
  const iops = then && rateIn(then.iops, changed, inFlight);
  const { verdict } = checkVolume(changed, size, isCache ? 'None' : cache, edition);
  const cost = volumeCostChange(volume, changed, edition, context);
  const result = words ?? (iops === undefined ? 'no limit is published' : formatIops(iops));
  return {
    text: [`${change}: `, strong(result), `.${cost.text}`],
    changes: isCache ? { cache: 'None', hit: '0%' } : { vm: mend.vm.name },
    outcome: {
      change,
      ...(isCache
        ? { how: 'restart', guide: guide.cache }
        : howOnVm(mend, volume, context.place.os)),
      ...defined({ verdict, iops }),
      ...cost.figures,
    },
  };
}

/** No host cache in place of ReadWrite, with which a crash of the VM can lose data: the first option, whatever it gives. */
export const withoutReadWrite = (
  ...given: Parameters<typeof volumeRecommendations>
): readonly ProposedChange[] =>
  given[2] === 'ReadWrite' && !given[0].disk.placement ? [mended({ cache: 'None' }, given)] : [];

/** What can be built in place of a volume that Azure refuses. */
export const volumesToBuild = (
  ...given: Parameters<typeof volumeRecommendations>
): readonly ProposedChange[] => {
  const [volume, size, cache, edition, context] = given;
  const { catalogue } = context;
  const isSold = soldFor(volume, edition, context);
  return waysToBuildVolume(volume, size, cache, edition, catalogue, isSold).map((mend) =>
    mended(mend, given, 'can be built'),
  );
};
