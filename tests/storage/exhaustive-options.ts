/**
 * Every change of a set-up that a careful engineer would weigh, tried one after another: what the first option for a
 * target is compared with. Which sizes may be offered, how disruptive a change is, and which small disks nobody would
 * stripe are the same here and there.
 */
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { isFirstChoice } from '../../src/limits/lifecycle.ts';
import { tieredDisk } from '../../src/limits/tiered-disks.ts';
import type { Disk, DiskFamily } from '../../src/limits/types.ts';
import { alternativesTo, isLesser } from '../../src/storage/change/alternatives.ts';
import { type Change, type DisksChange, effortOf } from '../../src/storage/change/change.ts';
import { withEachCaching } from '../../src/storage/change/changed-set-up.ts';
import { isHandy } from '../../src/storage/change/disk-changes.ts';
import { costOf } from '../../src/storage/set-up/cost.ts';
import type { SetUp } from '../../src/storage/set-up/set-up.ts';
import { gib } from '../../src/units/index.ts';

const { catalogue, prices } = fullDataset;
const westEurope = prices('westeurope');
if (!westEurope) throw new Error('West Europe has prices');

/** USD a month on Linux in West Europe. */
export const monthly = (setUp: SetUp): number | undefined =>
  costOf(setUp, 'linux', westEurope).total?.all;

const speeds: readonly DiskFamily[] = [
  'Standard HDD',
  'Standard SSD',
  'Premium SSD',
  'Premium SSD v2',
  'Ultra Disk',
];
const speedOf = ({ family }: Disk) => speeds.indexOf(family);
const read = (name: string): readonly Disk[] => {
  const found = catalogue.disk(name, 'current');
  return 'row' in found ? [found.row] : [];
};

/** A provisioned disk of this size with a quarter more than is asked for, rounded up, by the rules of its page. */
function provisioned(prefix: string, size: number, rate: number, mbps: number): readonly Disk[] {
  const isV2 = prefix === 'PremiumV2';
  const throughput = Math.max(isV2 ? 125 : 1, Math.ceil(mbps));
  const forThroughput = throughput > (isV2 ? 125 : 1) ? throughput * 4 : 0;
  const iops = Math.max(isV2 ? 3000 : 100, Math.ceil(rate), forThroughput);
  const perGib = isV2 ? 500 : 1000;
  const least = iops > (isV2 ? 3000 : 100) ? Math.ceil(iops / perGib) : 1;
  return read(`${prefix}-${Math.max(Math.ceil(size), least)}GiB-${iops}IOPS-${throughput}MBps`);
}

/** Every set of disks that could take the place of a group, whether or not it is enough. */
function setsFor(of: DisksChange['of'], needed: { iops: number; mbps: number }): DisksChange[] {
  const { disk, count } = of;
  const capacity = (disk.size * count) / gib(1);
  const all = catalogue.disks('current');
  const sets: DisksChange[] = [];
  const add = (way: DisksChange['way'], disks: readonly Disk[], counts: readonly number[]) => {
    for (const one of disks)
      for (const many of counts) sets.push({ of, way, disk: one, count: many });
  };
  const now = (disk.throughput * count) / 1e6;
  const more = { iops: needed.iops / 0.8, mbps: Math.max(needed.mbps / 0.8, now) };
  const many = Array.from({ length: 16 }, (_, at) => at + 1);
  for (const [prefix, family] of [
    ['PremiumV2', 'Premium SSD v2'],
    ['Ultra', 'Ultra Disk'],
  ] as const) {
    if (family === disk.family) {
      const rate = Math.max(disk.iops, more.iops / count);
      const mbps = Math.max(disk.throughput / 1e6, more.mbps / count);
      const [same] = provisioned(prefix, disk.size / gib(1), rate, mbps);
      if (same?.size === disk.size) add('provision', [same], [count]);
    } else if (speeds.indexOf(family) >= speedOf(disk))
      for (const n of new Set([count, 1, 2, 4, 8]))
        add('family', provisioned(prefix, capacity / n, more.iops / n, more.mbps / n), [n]);
  }
  for (const tier of all.filter(({ family }) => family === disk.family)) {
    add('tier', read(`${disk.name}-tier${tier.name}`), [count]);
    if (tier.size > disk.size) add('size', [tier], [count]);
  }
  add('plus', read(`${disk.name}-plus`), [count]);
  add(
    'count',
    [disk],
    many.filter((n) => n > count),
  );
  for (const tier of all.filter(
    (one) => speedOf(one) >= speedOf(disk) && one.family !== 'Standard HDD',
  )) {
    const plus = tieredDisk(tier, { plus: true }, all);
    for (const one of [tier, ...('row' in plus ? [plus.row] : [])])
      add(
        'family',
        [one],
        many.filter((n) => n * one.size >= disk.size * count && (n !== count || one !== disk)),
      );
  }
  // No disks have less MB/s together than the present ones: a backup uses them.
  const isKept = (set: DisksChange) => set.count * set.disk.throughput >= count * disk.throughput;
  return sets.filter((set) => isKept(set) && isHandy(set, of));
}

/** A change that fits, costs less and takes no more effort than this, on no smaller or older VM; nothing where there is none. */
export function betterThan(
  setUp: SetUp,
  needed: { iops: number; mbps: number },
  { cost, effort }: { readonly cost: number; readonly effort: number },
) {
  const data = setUp.groups.findIndex(({ role }) => role === 'data');
  const group = setUp.groups[data];
  if (!group) throw new Error('a data group');
  const sets: readonly (DisksChange | undefined)[] = [undefined, ...setsFor(group, needed)];
  const priceOf = (part: Parameters<typeof costOf>[0]) =>
    costOf(part, 'linux', westEurope as NonNullable<typeof westEurope>).total?.all ??
    Number.POSITIVE_INFINITY;
  // What is billed of disks and of a VM does not depend on each other.
  const disks = sets.map((one) => ({
    change: one ? { disks: [one] } : {},
    price: priceOf({
      vm: undefined,
      groups: setUp.groups.map((of) =>
        one && of === group ? { ...of, disk: one.disk, count: one.count } : of,
      ),
    }),
  }));
  const sizes = [
    undefined,
    ...alternativesTo(setUp, catalogue).filter(
      (vm) => !isLesser(vm, setUp.vm) && isFirstChoice(vm),
    ),
  ];
  for (const vm of sizes) {
    const ofVm = priceOf({ vm: vm ?? setUp.vm, groups: [] });
    for (const { change, price: ofDisks } of disks) {
      const price = ofVm + ofDisks;
      if (price >= cost - 0.5) continue;
      const whole: Change = vm ? { ...change, vm } : change;
      if (effortOf(whole, setUp) > effort) continue;
      for (const option of withEachCaching(setUp, whole))
        if (option.assessment.verdict === 'fits' && effortOf(option.change, setUp) <= effort)
          return { option, price };
    }
  }
  return undefined;
}
