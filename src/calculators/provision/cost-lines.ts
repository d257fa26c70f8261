/** What disks cost a month as a function of their IOPS. */
import { priceOf, setsOf, volumeOf } from '../../storage/change/disk-sets.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import { limitsOf, smallestIo } from '../../storage/set-up/volume.ts';
import { gib, iops, sorted } from '../../units/index.ts';
import { type Case, costAt, mostDisks, premiumSets } from './model.ts';

/** IOPS, and USD a month. */
type Point = readonly [rate: number, cost: number];

/** The lowest IOPS limit of the VM for these disks; nothing where there is none, or none is published. */
export function vmLimitOf(set: DiskSet, vm: Case['vm']): number | undefined {
  const limits = limitsOf(volumeOf(set, vm), smallestIo)
    .filter(({ id, kind }) => id !== 'disk' && kind === 'iops')
    .map(({ sustained }) => sustained);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/**
 * The cost of the cheapest set of Premium SSD at every number of IOPS: level, and higher where that
 * set cannot do more. The line ends where the VM, or the most disks that can be striped, do no more.
 */
export function premiumSteps(given: Case, highest: number): readonly Point[] {
  const { needs, premium, prices, vm } = given;
  const [cheapest] = premiumSets(given, { ...needs, iops: iops(0) });
  if (!cheapest || !prices) return [];
  const end = Math.min(highest, vmLimitOf(cheapest, vm) ?? highest);
  const most = mostDisks(given);
  const each = new Map(premium.map((disk) => [disk, priceOf({ disk, disks: 1 }, prices)]));
  const costOf = (rate: number) =>
    Math.min(
      ...setsOf(premium, { ...needs, iops: iops(rate) }, most).map(
        ({ disk, disks }) => disks * (each.get(disk) ?? Number.POSITIVE_INFINITY),
      ),
    );
  const thresholds = premium.flatMap((disk) =>
    Array.from({ length: most }, (_, at) => disk.iops * (at + 1)),
  );
  const points: [number, number][] = [];
  let from = 0;
  for (const rate of sorted([...thresholds.filter((one) => one < end), end])) {
    const cost = costOf(rate);
    if (!Number.isFinite(cost)) break;
    const last = points.at(-1);
    if (last && last[1] === cost) last[0] = rate;
    else points.push([from, cost], [rate, cost]);
    from = rate;
  }
  return points;
}

/** The cost of the provisioned disks: it bends where IOPS begin to be billed, and where they require more GiB. */
export function elasticLine(given: Case, highest: number): readonly Point[] {
  const { elastic, needs, disks } = given;
  const { leastIops, iopsPerGib } = elastic.rules;
  const bends = [leastIops.value * disks, (needs.capacity / gib(1)) * iopsPerGib.value, needs.iops];
  const evenlySpaced = Array.from({ length: 33 }, (_, at) => Math.floor((highest * at) / 32));
  return sorted([...bends, ...evenlySpaced])
    .filter((rate) => rate <= highest)
    .flatMap((rate): readonly Point[] => {
      const cost = costAt(given, rate);
      return cost === undefined ? [] : [[rate, cost]];
    });
}

/** The level of a line of steps at some place; nothing behind its end. */
export const levelAt = (line: readonly Point[], at: number) => line.find(([end]) => end >= at)?.[1];
