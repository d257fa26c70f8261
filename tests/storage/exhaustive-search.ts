/**
 * The search by trying everything: every size with every set of disks, each assessed and priced as the
 * cap check does. It is written apart from the search that leaves most of them out, which it verifies.
 */
import { diskNamed } from '../../src/calculators/full-dataset.ts';
import { bucketOf } from '../../src/laws/burst.ts';
import { elasticFamilies } from '../../src/limits/elastic.ts';
import { isPreview, isRetiring, lifecycleOf } from '../../src/limits/lifecycle.ts';
import { seriesWithoutElastic, ultraSeries } from '../../src/limits/series-lists.ts';
import type { Disk, LimitPair, Vm, VmLimit } from '../../src/limits/types.ts';
import { setUpOf } from '../../src/storage/find/required-rates.ts';
import type { CachedSet, Requirement } from '../../src/storage/find/requirement.ts';
import type { Front, Market } from '../../src/storage/find/search.ts';
import { ioUnitsAt, type PathLimit } from '../../src/storage/path/path.ts';
import { costOf } from '../../src/storage/set-up/cost.ts';
import { isConfiguration, smallestOf } from '../../src/storage/set-up/provisioning.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../src/storage/verdict/assess.ts';
import { burstOfSetUp } from '../../src/storage/verdict/set-up-burst.ts';
import { bytesPerSecond, iops } from '../../src/units/index.ts';
import { all } from '../sampled-calculators.ts';

/** A set-up as tests compare it: what it is, its cents a month, and its headroom in whole per cent or nothing. */
export type Row = {
  readonly vm: string;
  readonly disk: string;
  readonly disks: number;
  readonly cache: string;
  /** The disks of the log; empty where there is none. */
  readonly log: string;
  readonly cents: number;
  readonly left: number | 'not checked';
};
type Tried = Row & { readonly size: Vm; readonly count: number; readonly leftOfVm: number };

export const rowsOf = (front: Front): readonly Row[] =>
  front.map(({ vm, set, cents, left }) => ({
    ...{ vm: vm.vm.name, disk: set.disk.name, disks: set.disks, cache: set.cache },
    ...{ log: nameOfLog(set), cents, left: left < 0 ? 'not checked' : left },
  }));

const nameOfLog = ({ log }: CachedSet) => (log ? `${log.disk.name} × ${log.disks}` : '');
const isLocal = ({ disk }: Pick<CachedSet, 'disk'>) => disk.name === 'LocalNVMe';
const allDisks = (set: CachedSet) => (isLocal(set) ? 0 : set.disks) + (set.log?.disks ?? 0);

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
  if (exclude.includes('gpu') && vm.name.startsWith('N')) return false;
  return !(exclude.includes('arm') && /^[A-Z]+\d+[a-oq-z]*p/.test(vm.name));
}

/**
 * What the data disks have to deliver, the other dimension from the IO size where one is not given. IOs
 * that are more throughput than the target move what they move; more throughput than IOs of over
 * 256 KiB move is of more of them.
 */
function needsOf(
  {
    iops: rate,
    throughput,
    size,
    capacity,
  }: Pick<Requirement, 'iops' | 'throughput' | 'size' | 'capacity'>,
  share: number,
) {
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

/** Every number of the local NVMe disks that a VM has, where data may be on them. */
function localSets(
  { nvmeDisks = 0, nvmeSize, tempDisk }: Vm,
  { localData, cache, redundancy, osDisk }: Requirement,
): readonly CachedSet[] {
  if (localData === 'no' || cache === 'ReadOnly' || redundancy === 'ZRS' || !nvmeSize) return [];
  // An ephemeral OS disk takes as few of them as hold it.
  const ofOs = osDisk?.name.endsWith('NvmeDisk') ? Math.ceil(osDisk.size / nvmeSize) : 0;
  const disk = { ...diskNamed('LocalNVMe', 'current'), size: nvmeSize };
  return Array.from(
    { length: tempDisk === 'none' ? 0 : Math.max(0, nvmeDisks - ofOs) },
    (_, at) => ({
      ...{ disk, disks: at + 1, cache: 'None' },
    }),
  );
}

const isElastic = ({ family }: Disk) => family === 'Premium SSD v2' || family === 'Ultra Disk';

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

/** The part of the target that is the mean: of a day, where the target is needed for so long, else a fifth. */
const meanShare = ({ burst }: Requirement) => (burst === undefined ? 1 / 5 : burst / 86_400);

/** What the log does on average: the same share of its IOPS as the data disks. */
function meanOfLog(requirement: Requirement): number {
  const { log, size, meanIops } = requirement;
  const share =
    meanIops === undefined ? meanShare(requirement) : meanIops / needsOf(requirement, 0).iops;
  return log ? needsOf({ ...log, size }, 0).iops * share : 0;
}

/** Do credits serve the target for so long a day, and are they back a day later? */
function lastsFor(duration: number, sustained: Assessment): boolean {
  const burst = burstOfSetUp(sustained);
  if (burst?.lasts !== undefined && burst.lasts < duration * (1 - 1e-9)) return false;
  // A limit of the VM serves the data disks and the log together.
  const used = new Map<string, { readonly limit: PathLimit; amount: number }>();
  for (const [index, { path, demand }] of sustained.loads.entries())
    for (const limit of path) {
      const { kind, id, crossing } = limit;
      const { size } = sustained.setUp;
      const units = kind === 'iops' && size ? ioUnitsAt(limit, size) : 1;
      const key = `${kind} ${id}${id === 'disk' ? index : ''}`;
      const one = used.get(key) ?? { limit, amount: 0 };
      used.set(key, one);
      one.amount += (demand[kind] ?? 0) * crossing * units;
    }
  for (const { limit, amount } of used.values()) {
    const { sustained: base, burst: most } = limit;
    if (base === undefined || most === undefined || bucketOf(base, most) === 0) continue;
    const excess = Math.max(0, amount - base) * duration;
    const back = base * (86_400 - duration);
    if (amount > base * (1 + 1e-9) && excess > back * (1 + 1e-9)) return false;
  }
  return true;
}

type Priced = { readonly vm: Vm; readonly set: CachedSet; readonly cents: number };

/**
 * What set-ups cost, in cents; nothing where a part has no price. The log is billed by itself, so that its part is in
 * whole cents too, and each part is priced once.
 */
function pricesOf(requirement: Requirement, { prices }: Market) {
  const { meanIops, size, os } = requirement;
  const known = new Map<string, readonly (number | undefined)[] | undefined>();
  const priced = (of: string, ...[setUp, ios]: readonly [Parameters<typeof costOf>[0], number]) => {
    if (!known.has(of)) {
      const { total } = costOf(setUp, os, prices, { load: { iops: ios, size } });
      known.set(of, total && [total.vm, total.disks].map((part) => Math.round(part * 100)));
    }
    return known.get(of);
  };
  const named = ({ disk, disks }: Pick<CachedSet, 'disk' | 'disks'>) => `${disk.name} × ${disks}`;
  const mean = meanIops ?? needsOf(requirement, 0).iops * meanShare(requirement);
  return (vm: Vm, set: CachedSet): number | undefined => {
    const { groups } = setUpOf(requirement, vm, set);
    const ofLog = { vm: undefined, groups: groups.filter(({ role }) => role === 'log') };
    const ofOthers = { vm, groups: groups.filter(({ role }) => role !== 'log') };
    const log = priced(`log ${set.log ? named(set.log) : ''}`, ofLog, meanOfLog(requirement));
    const others = priced(`${vm.name} ${named(set)}`, ofOthers, mean);
    return log && others && [...others, log[1]].reduce<number>((a, b = 0) => a + b, 0);
  };
}

/** More headroom than this is not looked for. */
const mostLeft = ({ headroom }: Requirement) => Math.max(50, headroom);

/** Assesses one set-up; nothing where it does not meet the requirement. */
function tryOne(requirement: Requirement, { vm, set, cents }: Priced): Tried | undefined {
  // Nothing is proposed that the vendor’s list of series for Ultra Disk, or the page of a series, excludes.
  const disks = [set.disk, ...(set.log ? [set.log.disk] : [])];
  if (disks.some(({ family }) => family === 'Ultra Disk') && !ultraSeries.includes(vm.series))
    return undefined;
  if (disks.some(isElastic) && seriesWithoutElastic.includes(vm.series)) return undefined;
  const setUp = setUpOf(requirement, vm, set);
  const sustained = assess(setUp);
  if (sustained.verdict === 'not-possible') return undefined;
  const { burst, headroom, exclude } = requirement;
  const at = burst === undefined ? sustained : assess(atBurst(setUp));
  if (burst !== undefined && !lastsFor(burst, sustained)) return undefined;
  const left = Math.floor((1 - (at.utilisation ?? 0)) * 100 + 1e-7);
  if (left < headroom) return undefined;
  // No page says how the bursts of the two columns go together.
  const isMixed = set.log && isElastic(set.disk) !== isElastic(set.log.disk);
  if (burst !== undefined && isMixed && vm.elastic) return undefined;
  const known = at.gaps.length === 0;
  const ofVm = at.checks
    .filter(({ id }) => /^(cached|uncached|elastic)$/.test(id))
    .map(({ demand, sustained }) => (sustained ? demand / sustained : 0));
  const leftOfVm = known ? Math.floor((1 - Math.max(0, ...ofVm)) * 100 + 1e-7) : -1;
  if (!known && exclude.includes('unpublished')) return undefined;
  return {
    ...{ vm: vm.name, disk: set.disk.name, disks: set.disks, cache: set.cache, size: vm },
    ...{ log: nameOfLog(set), count: allDisks(set), cents },
    left: known ? Math.min(left, mostLeft(requirement)) : 'not checked',
    leftOfVm: Math.min(leftOfVm, mostLeft(requirement)),
  };
}

const numberOf = ({ left }: Row) => (left === 'not checked' ? -1 : left);
const generation = ({ vm }: Row) => Number(vm.split('_v')[1]?.replace(/\D.*/, '') ?? 1);
const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The order in which one of several equal set-ups is listed. */
const inOrder = (a: Tried, b: Tried, isLicensedByCore: boolean) =>
  (isLicensedByCore ? (a.size.vcpus ?? 0) - (b.size.vcpus ?? 0) : 0) ||
  a.count - b.count ||
  Number(a.vm.endsWith('/nvme')) - Number(b.vm.endsWith('/nvme')) ||
  b.leftOfVm - a.leftOfVm ||
  generation(b) - generation(a) ||
  (b.size.vcpus ?? 0) - (a.size.vcpus ?? 0) ||
  (b.size.memory ?? 0) - (a.size.memory ?? 0) ||
  byName(a.vm, b.vm) ||
  byName(a.cache, b.cache) ||
  byName(a.disk, b.disk) ||
  a.disks - b.disks ||
  byName(a.log, b.log);

/**
 * The front, and how many set-ups there are for it. From the cheapest on, until one has as much headroom as is looked
 * for: what costs more than that is not on the front. `npm run test:all` assesses them all the same.
 */
export function tryAll(
  requirement: Requirement,
  market: Market,
): { readonly front: readonly Row[]; readonly tried: number } {
  const { prices } = market;
  const centsOf = pricesOf(requirement, market);
  const priced: Priced[] = [];
  let tried = 0;
  const ofData = setsFor(requirement, market.disks);
  const { log } = requirement;
  const ofLog = log && setsFor({ ...requirement, ...log, cache: 'None' }, market.disks);
  const holdsLog = (set: CachedSet | undefined) =>
    set !== undefined && set.disk.size * set.disks >= (log?.capacity ?? 0);
  const withLogs = (sets: readonly (CachedSet | undefined)[]) =>
    ofLog
      ? sets.flatMap((set) =>
          ofLog.map((one) => (set && one && holdsLog(one) ? { ...set, log: one } : undefined)),
        )
      : sets;
  const managed = withLogs(requirement.localData === 'only' ? [] : ofData);
  for (const vm of market.vms) {
    if (!costOf({ vm, groups: [] }, requirement.os, prices).total) continue;
    const sets = [...managed, ...withLogs(localSets(vm, requirement))];
    tried += sets.length;
    if (!isWanted(vm, requirement)) continue;
    for (const set of sets) {
      if (!set || set.disk.size * set.disks < requirement.capacity) continue;
      // Azure accepts a host cache that a size does not support, and it does nothing there.
      if (set.cache !== 'None' && !vm.hostCache) continue;
      const cents = centsOf(vm, set);
      if (cents !== undefined) priced.push({ vm, set, cents });
    }
  }
  const rows: Tried[] = [];
  let enough = Number.POSITIVE_INFINITY;
  for (const one of priced.toSorted((a, b) => a.cents - b.cents)) {
    if (one.cents > enough) break;
    const row = tryOne(requirement, one);
    if (row) rows.push(row);
    if (!all && row?.left === mostLeft(requirement)) enough = one.cents;
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
    .map(({ size: _, count: __, leftOfVm: ___, ...row }): Row => row);
  const isKnown = ({ left }: Row) => left !== 'not checked';
  return { front: [...listed.filter(isKnown), ...listed.filter((row) => !isKnown(row))], tried };
}
