/**
 * The search by trying everything: every size with every set of disks, each assessed and priced as the
 * cap check does. It is written apart from the search that leaves most of them out, which it verifies.
 */
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { bucketOf } from '../../src/laws/burst.ts';
import { elasticFamilies } from '../../src/limits/elastic.ts';
import { isPreview, isRetiring, lifecycleOf } from '../../src/limits/lifecycle.ts';
import type { Disk, LimitPair, Vm, VmLimit } from '../../src/limits/types.ts';
import type { Front, Market } from '../../src/storage/find/front.ts';
import { type CachedSet, type Requirement, setUpOf } from '../../src/storage/find/requirement.ts';
import { ioUnitsAt } from '../../src/storage/path/path.ts';
import { costOf } from '../../src/storage/set-up/cost.ts';
import type { SetUp } from '../../src/storage/set-up/loads.ts';
import { isConfiguration, smallestOf } from '../../src/storage/set-up/provisioning.ts';
import { type Assessment, assess } from '../../src/storage/verdict/assess.ts';
import { burstOfSetUp } from '../../src/storage/verdict/set-up-burst.ts';
import { bytesPerSecond, iops } from '../../src/units/index.ts';

/** A set-up as tests compare it: what it is, its cents a month, and its headroom in whole per cent or nothing. */
export type Row = {
  readonly vm: string;
  readonly disk: string;
  readonly disks: number;
  readonly cache: string;
  readonly cents: number;
  readonly left: number | 'not checked';
};
type Tried = Row & { readonly size: Vm };

export const rowsOf = (front: Front): readonly Row[] =>
  front.map(({ vm, set, cents, left }) => ({
    ...{ vm: vm.vm.name, disk: set.disk.name, disks: set.disks, cache: set.cache },
    ...{ cents, left: left < 0 ? 'not checked' : left },
  }));

function isWanted(vm: Vm, requirement: Requirement): boolean {
  const { vcpus, maxVcpus, memory, localDisk, exclude } = requirement;
  const state = lifecycleOf(vm);
  if (maxVcpus !== undefined && !((vm.vcpus ?? Number.NaN) <= maxVcpus)) return false;
  if ((vm.vcpus ?? 0) < vcpus || (vm.memory ?? 0) < memory) return false;
  if (localDisk && vm.tempDisk === 'none') return false;
  if (exclude.includes('retiring'))
    if (isRetiring(vm) || state.restrictedSince || state.noNewCapacity) return false;
  if (exclude.includes('preview') && (isPreview(vm) || state.notInApi)) return false;
  if (exclude.includes('burstable') && vm.name.startsWith('B')) return false;
  return !(exclude.includes('arm') && /^[A-Z]+\d+[a-oq-z]*p/.test(vm.name));
}

/**
 * What the data disks have to deliver, the other dimension from the IO size where one is not given. IOs
 * that are more throughput than the target move what they move; more throughput than IOs of over
 * 256 KiB move is of more of them.
 */
function needsOf({ iops: rate, throughput, size, capacity }: Requirement, share: number) {
  const isOfLarge = size > 256 * 1024 && throughput !== undefined;
  const ios = isOfLarge
    ? Math.max(rate ?? 0, throughput / size)
    : (rate ?? (throughput ?? 0) / size);
  return {
    capacity,
    iops: iops(ios / (1 - share / 100)),
    throughput: bytesPerSecond(Math.max(throughput ?? 0, ios * size) / (1 - share / 100)),
  };
}

/** Every set of disks of this requirement; nothing for one that cannot be provisioned. */
function setsFor(
  requirement: Requirement,
  disks: readonly Disk[],
): readonly (CachedSet | undefined)[] {
  const { families, latencyClass, redundancy, maxDisks, headroom, cache } = requirement;
  const slow = [
    ...['Standard HDD', ...(latencyClass === 'sub-ms' ? ['Premium SSD', 'Standard SSD'] : [])],
  ];
  const isIn = (family: string) =>
    families.some((one) => one === family) &&
    (latencyClass === 'any' || !slow.includes(family)) &&
    (redundancy === 'LRS' || family === 'Premium SSD' || family === 'Standard SSD');
  const named =
    redundancy === 'LRS'
      ? disks
      : disks
          .filter(({ family }) => isIn(family))
          .map(({ name }) => diskNamed(`${name}-ZRS`, 'current'));
  const settings = cache === 'any' ? (['None', 'ReadOnly'] as const) : [cache];
  const shares = [...new Set([headroom, 10, 20, 30, 40, 50])].filter((one) => one >= headroom);
  const sets: (CachedSet | undefined)[] = [];
  for (let count = 1; count <= maxDisks; count += 1)
    for (const setting of settings) {
      for (const disk of named)
        if (isIn(disk.family)) sets.push({ disk, disks: count, cache: setting });
      if (setting === 'None')
        for (const elastic of elasticFamilies.filter(({ family }) => isIn(family)))
          for (const share of shares) {
            const found = smallestOf(elastic, needsOf(requirement, share), count);
            const set = { disks: count, cache: setting };
            sets.push(isConfiguration(found) ? { ...set, disk: found.disk } : undefined);
          }
    }
  return sets;
}

const higher = (limit: VmLimit | undefined, burst: LimitPair | undefined) =>
  limit && {
    iops: Math.max(Number(limit.iops), burst?.iops ?? 0) || limit.iops,
    throughput: Math.max(Number(limit.throughput), burst?.throughput ?? 0) || limit.throughput,
  };

/** The set-up with its bursts in the place of what its limits sustain. */
function atBurst(setUp: SetUp): SetUp {
  const { vm, groups } = setUp;
  const raised: Record<string, unknown> = {
    ...vm,
    cached: higher(vm.cached, vm.cachedBurst),
    uncached: higher(vm.uncached, vm.uncachedBurst),
  };
  if (vm.elastic) raised['elastic'] = higher(vm.elastic, vm.elasticBurst);
  return {
    ...setUp,
    vm: raised as Vm,
    groups: groups.map((group) => ({ ...group, disk: { ...group.disk, ...group.disk.burst } })),
  };
}

/** Do credits serve the target for so long a day, and are they back a day later? */
function lastsFor(duration: number, sustained: Assessment): boolean {
  const burst = burstOfSetUp(sustained);
  if (burst?.lasts !== undefined && burst.lasts < duration * (1 - 1e-9)) return false;
  for (const { path, demand } of sustained.loads)
    for (const limit of path) {
      const { kind, crossing, sustained: base, burst: most } = limit;
      if (base === undefined || most === undefined || bucketOf(base, most) === 0) continue;
      const { size } = sustained.setUp;
      const units = kind === 'iops' && size ? ioUnitsAt(limit, size) : 1;
      const amount = (demand[kind] ?? 0) * crossing * units;
      const used = Math.max(0, amount - base) * duration;
      const back = base * (86_400 - duration);
      if (amount > base * (1 + 1e-9) && used > back * (1 + 1e-9)) return false;
    }
  return true;
}

/** Assesses and prices one set-up; nothing where it does not meet the requirement. */
function tryOne(
  requirement: Requirement,
  vm: Vm,
  set: CachedSet,
  { prices }: Market,
): Tried | undefined {
  const setUp = setUpOf(requirement, vm, set);
  const sustained = assess(setUp);
  if (sustained.verdict === 'not-possible') return undefined;
  const { burst, headroom, exclude, os } = requirement;
  const at = burst === undefined ? sustained : assess(atBurst(setUp));
  if (burst !== undefined && !lastsFor(burst, sustained)) return undefined;
  const left = Math.floor((1 - (at.utilisation ?? 0)) * 100 + 1e-7);
  if (left < headroom) return undefined;
  const known = at.gaps.length === 0;
  if (!known && exclude.includes('unpublished')) return undefined;
  const { meanIops, size } = requirement;
  const mean = meanIops ?? needsOf(requirement, 0).iops / 5;
  const { total } = costOf(setUp, os, prices, { load: { iops: mean, size } });
  if (!total) return undefined;
  return {
    ...{ vm: vm.name, disk: set.disk.name, disks: set.disks, cache: set.cache, size: vm },
    cents: Math.round(total.vm * 100) + Math.round(total.disks * 100),
    left: known ? Math.min(left, Math.max(50, headroom)) : 'not checked',
  };
}

const numberOf = ({ left }: Row) => (left === 'not checked' ? -1 : left);
const generation = ({ vm }: Row) => Number(vm.split('_v')[1]?.replace(/\D.*/, '') ?? 1);
const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order in which one of several equal set-ups is listed. */
const inOrder = (a: Tried, b: Tried, isLicensedByCore: boolean) =>
  (isLicensedByCore ? (a.size.vcpus ?? 0) - (b.size.vcpus ?? 0) : 0) ||
  a.disks - b.disks ||
  generation(b) - generation(a) ||
  (b.size.vcpus ?? 0) - (a.size.vcpus ?? 0) ||
  (b.size.memory ?? 0) - (a.size.memory ?? 0) ||
  byName(a.vm, b.vm) ||
  byName(a.cache, b.cache) ||
  byName(a.disk, b.disk);

/** The front, and how many set-ups were tried for it. */
export function tryAll(
  requirement: Requirement,
  market: Market,
): { readonly front: readonly Row[]; readonly tried: number } {
  const { prices } = market;
  const rows: Tried[] = [];
  let tried = 0;
  const sets = setsFor(requirement, market.disks);
  for (const vm of market.vms) {
    if (!costOf({ vm, groups: [] }, requirement.os, prices).total) continue;
    tried += sets.length;
    if (!isWanted(vm, requirement)) continue;
    for (const set of sets) {
      if (!set || set.disk.size * set.disks < requirement.capacity) continue;
      // Azure accepts a host cache that a size does not support, and it does nothing there.
      if (set.cache !== 'None' && !vm.hostCache) continue;
      const row = tryOne(requirement, vm, set, market);
      if (row) rows.push(row);
    }
  }
  const isLicensedByCore = requirement.os === 'windows' || requirement.maxVcpus !== undefined;
  // Of those with the same headroom only the cheapest can be on the front, and of equal ones the first.
  const candidates = [...Map.groupBy(rows, numberOf).values()].map((same) =>
    same.reduce((a, b) => ((b.cents - a.cents || inOrder(b, a, isLicensedByCore)) < 0 ? b : a)),
  );
  const isBeaten = (row: Tried) =>
    candidates.some(
      (other) => other !== row && other.cents <= row.cents && numberOf(other) > numberOf(row),
    );
  const listed = candidates
    .filter((row) => !isBeaten(row))
    .toSorted((a, b) => a.cents - b.cents)
    .map(({ size: _, ...row }): Row => row);
  const isKnown = ({ left }: Row) => left !== 'not checked';
  return { front: [...listed.filter(isKnown), ...listed.filter((row) => !isKnown(row))], tried };
}
