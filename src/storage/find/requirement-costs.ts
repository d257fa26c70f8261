/**
 * What does each single requirement cost? The same search without it. Where nothing meets them all,
 * the same says which one excludes everything, and which set-up is nearest.
 */
import { placements } from '../../limits/local-disks.ts';
import type { ManagedFamily } from '../../limits/types.ts';
import { gib, type Iops, iops } from '../../units/index.ts';
import { notChecked } from './limit-use.ts';
import { arePeaks, targetsOf } from './required-rates.ts';
import { disksIn, type Requirement } from './requirement.ts';
import { compareEqual, type Found, type Front, type Market, search } from './search.ts';

/** The inputs that a requirement is made of, as links name them. */
export type Part =
  | 'target-iops'
  | 'target-throughput'
  | 'capacity'
  | 'log'
  | 'latency-class'
  | 'types'
  | 'redundancy'
  | 'vcpus'
  | 'max-vcpus'
  | 'memory'
  | 'local-disk'
  | 'headroom'
  | 'cache'
  | 'max-disks'
  | 'os-disk'
  | 'exclude';

/** A requirement without one of its parts. */
type Relaxed = {
  readonly part: Part;
  /** Which of the sizes that are left out are let in, where the part is `exclude`. */
  readonly exclusion?: Requirement['exclude'][number];
  readonly requirement: Requirement;
};

/** No VM size takes more data disks. */
export const maxDataDisks = 64;

/** The families that are billed by what is provisioned alone. */
export const usualFamilies: readonly ManagedFamily[] = [
  'Premium SSD',
  'Premium SSD v2',
  'Ultra Disk',
];

const minimum = { rate: iops(1), capacity: gib(1) };

/** Both targets, scaled. Where both are of the same IOs, one of them is the load, and the other follows from it. */
function withTarget(
  requirement: Requirement,
  part: 'target-iops' | 'target-throughput',
  scale: (target: number) => number,
): Requirement {
  const { size } = requirement;
  const { targetIops: rate, targetThroughput: throughput } = targetsOf(requirement);
  const scaledRate =
    rate === undefined ? undefined : (Math.max(1, Math.floor(scale(rate))) as Iops);
  const scaledThroughput =
    throughput === undefined
      ? undefined
      : (Math.max(size, Math.floor(scale(throughput))) as typeof throughput);
  if (!arePeaks(requirement))
    return { ...requirement, iops: scaledRate, throughput: scaledThroughput };
  if (part === 'target-iops') return { ...requirement, iops: scaledRate };
  const atLeast = Math.max(scaledThroughput ?? 0, (rate ?? 0) * size);
  return { ...requirement, throughput: atLeast as typeof throughput };
}

/** Which targets can be left out alone? The one that is the load where both are of the same IOs. */
function targetParts(requirement: Requirement): readonly ('target-iops' | 'target-throughput')[] {
  const { targetIops, targetThroughput } = targetsOf(requirement);
  return [
    ...(targetIops === undefined ? [] : (['target-iops'] as const)),
    ...(targetThroughput === undefined ? [] : (['target-throughput'] as const)),
  ];
}

/** An ephemeral OS disk in each of the other places that a VM may have for it. */
const elsewhere = (disk: Requirement['osDisk']) =>
  placements.flatMap((placement) =>
    disk?.placement && placement !== disk.placement
      ? { ...disk, placement, name: disk.name.replace(disk.placement, placement) }
      : [],
  );

/** The requirement without each of its parts that restricts anything. */
function relaxed(requirement: Requirement): readonly Relaxed[] {
  const { latencyClass, families, redundancy, vcpus, maxVcpus, memory } = requirement;
  const { localDisk, headroom, cache, maxDisks, exclude } = requirement;
  const accepted = [...new Set([...families, ...usualFamilies])];
  const changes: readonly (readonly [Part, boolean, Partial<Requirement>])[] = [
    ['capacity', requirement.capacity > minimum.capacity, { capacity: minimum.capacity }],
    ['log', requirement.log !== undefined, { log: undefined }],
    ['latency-class', latencyClass !== 'any', { latencyClass: 'any' }],
    ['types', accepted.length > families.length, { families: accepted }],
    ['redundancy', redundancy !== 'LRS', { redundancy: 'LRS' }],
    ['vcpus', vcpus > 0, { vcpus: 0 }],
    ['max-vcpus', maxVcpus !== undefined, { maxVcpus: undefined }],
    ['memory', memory > 0, { memory: gib(0) }],
    ['local-disk', localDisk, { localDisk: false }],
    ['headroom', headroom > 0, { headroom: 0 }],
    ['cache', cache !== 'any', { cache: 'any' }],
    ['max-disks', maxDisks < maxDataDisks, { maxDisks: maxDataDisks }],
  ];
  return [
    ...targetParts(requirement).map((part) => ({
      part,
      requirement: withTarget(requirement, part, () => 0),
    })),
    ...changes
      .filter(([, restricts]) => restricts)
      .map(([part, , change]) => ({ part, requirement: { ...requirement, ...change } })),
    ...elsewhere(requirement.osDisk).map((osDisk) => ({
      part: 'os-disk' as const,
      requirement: { ...requirement, osDisk },
    })),
    ...exclude.map((exclusion) => ({
      part: 'exclude' as const,
      exclusion,
      requirement: { ...requirement, exclude: exclude.filter((one) => one !== exclusion) },
    })),
  ];
}

/** The front without one part of the requirement. */
export type Without = Relaxed & { readonly front: Front };

/** What the cheapest costs whose limits are published. */
const centsOf = ({ front: [first] }: Without): number =>
  first && first.left !== notChecked ? first.cents : Number.POSITIVE_INFINITY;

/** The front without each single part of the requirement; of an OS disk in other places that which is cheapest. */
export function* withoutEach(
  requirement: Requirement,
  market: Market,
): Generator<void, readonly Without[]> {
  const found: Without[] = [];
  for (const one of relaxed(requirement)) {
    const without = { ...one, front: yield* search(one.requirement, market) };
    const last = found.at(-1);
    if (one.part !== 'os-disk' || last?.part !== 'os-disk') found.push(without);
    else if (centsOf(without) < centsOf(last)) found.splice(-1, 1, without);
  }
  return found;
}

/** A cheaper set-up, and the one part of the requirement that it does not meet. */
export type Missing = { readonly found: Found; readonly without: Without };

/**
 * Which set-up is the next cheaper one, and which single part of the requirement does it not meet? The
 * dearest on those fronts that costs less. What is not checked is no set-up to compare with.
 */
export function nextCheaper(
  first: Found,
  withouts: readonly Without[],
  fewCores: boolean,
): Missing | undefined {
  const cheaper = withouts.flatMap((without) =>
    without.front
      .filter(({ cents, left }) => cents < first.cents && left !== notChecked)
      .map((found): Missing => ({ found, without })),
  );
  const [next] = cheaper.toSorted(
    (a, b) => b.found.cents - a.found.cents || compareEqual(a.found, b.found, fewCores),
  );
  return next;
}

/** How many disks its larger volume has, as a maximum of disks counts them. */
export const mostIn = ({ set: { disk, disks, log } }: Found): number =>
  Math.max(disk.placement ? 0 : disks, log?.disks ?? 0);

/**
 * Set-ups with the fewest disks that meet the requirement: the cheapest of them; nothing where `first` has
 * no more. What so many disks can do more can do too, so that the number is halved each time.
 */
export function* fewestDisks(
  first: Found,
  requirement: Requirement,
  market: Market,
): Generator<void, Found | undefined> {
  let fewest: Found | undefined;
  for (let [low, high] = [1, mostIn(first) - 1]; low <= high; ) {
    const maxDisks = Math.floor((low + high) / 2);
    const [found] = yield* search({ ...requirement, maxDisks }, market);
    if (found && found.left !== notChecked) [fewest, high] = [found, mostIn(found) - 1];
    else low = maxDisks + 1;
  }
  // Fewer disks of one volume may need more of the other.
  return fewest && disksIn(fewest.set) < disksIn(first.set) ? fewest : undefined;
}

/** A set-up that meets a requirement but for one part, of which it has this share, in whole per cent. */
export type Nearest = Missing & { readonly share?: number };

/** The requirement with a part of one of its amounts; nothing where the part is no amount. */
export function withShare(
  { part }: Pick<Relaxed, 'part'>,
  requirement: Requirement,
  share: number,
) {
  const { capacity, vcpus, memory, headroom } = requirement;
  const of = (amount: number) => Math.floor((amount * share) / 100);
  if (part === 'target-iops' || part === 'target-throughput')
    return withTarget(requirement, part, of);
  const changes: Partial<Record<Part, Partial<Requirement>>> = {
    capacity: { capacity: gib(Math.max(1, of(capacity / gib(1)))) },
    vcpus: { vcpus: of(vcpus) },
    memory: { memory: gib(of(memory / gib(1))) },
    headroom: { headroom: of(headroom) },
  };
  const change = changes[part];
  return change && { ...requirement, ...change };
}

/**
 * Where nothing meets a requirement: which set-up is the nearest without each part that excludes
 * everything by itself? That with the largest share of an amount, in whole per cent; of a part that is
 * none the cheapest. What crosses an unpublished limit is not near: nobody knows whether it carries anything.
 * @returns nothing where no single part does: several together exclude everything
 */
export function* nearestOf(
  requirement: Requirement,
  withouts: readonly Without[],
  market: Market,
): Generator<void, readonly Nearest[]> {
  const nearest: Nearest[] = [];
  for (const without of withouts) {
    const [cheapest] = without.front;
    if (!cheapest || cheapest.left === notChecked) continue;
    const fewest =
      without.part === 'max-disks'
        ? yield* fewestDisks(cheapest, without.requirement, market)
        : undefined;
    let [fits, found] = [0, fewest ?? cheapest];
    for (let [low, high] = [1, 99]; low <= high; ) {
      const share = Math.ceil((low + high) / 2);
      const less = withShare(without, requirement, share);
      if (!less) break;
      const [row] = yield* search(less, market);
      if (row && row.left !== notChecked) [fits, found, low] = [share, row, share + 1];
      else high = share - 1;
    }
    nearest.push({ found, without, ...(fits > 0 ? { share: fits } : {}) });
  }
  return nearest.toSorted(
    (a, b) => (b.share ?? 0) - (a.share ?? 0) || a.found.cents - b.found.cents,
  );
}
