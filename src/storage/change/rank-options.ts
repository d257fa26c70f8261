/** Options weighed against each other: which are shown, and in which order. */

import { accelerates } from '../../limits/accelerates.ts';
import { isFirstChoice, isRetiring } from '../../limits/lifecycle.ts';
import type { Vm } from '../../limits/types.ts';
import { exceeds, tightAbove } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { isLesser } from './alternatives.ts';
import { type CostOf, disruptionOf, type Option } from './change.ts';
import { asksForZone } from './conversion.ts';

const maxOptions = 6;
/** So that a list compares several series, and few sizes that are smaller or older, or cannot be checked. */
const maxOfSeries = 2;
const maxOfKind = 2;
const maxLesser = 1;
const maxOpen = 3;

/**
 * What costs this much more a month than the cheapest that fits on no smaller VM, and half of it besides, comes last
 * however little it disrupts, and only into a short list: nobody pays for ten disks so as not to copy one.
 */
const disproportionate = { more: 200, times: 1.5, max: 3 };

/** Nobody pays so many times what another option costs. */
const absurdTimes = 3;

/** Who would rather not stop anything looks at what costs up to so many times the cheapest, and a VM so many times the present one. */
const calmTimes = 2;

/** An option that costs so much less and disrupts no more is preferred to one that is tight, although a limit of it is not published. */
const clearlyCheaper = { by: 20, times: 1.1 };
const isClearlyLess = (one: number, other: number) =>
  one < other - clearlyCheaper.by && one * clearlyCheaper.times < other;

/**
 * How good an option is: it fits, it is tight, the targets alone no longer exceed a limit, or nothing published is
 * exceeded, with a fifth to spare or less, and what is not published was not before either.
 */
export const grades = ['fits', 'tight', 'better', 'open', 'open and tight'] as const;
export type Grade = (typeof grades)[number];

/** An option with what it is compared by. */
export type Weighed = Option & {
  readonly grade: Grade;
  readonly kind: string;
  readonly effort: number;
  /** USD a month; infinite where a part has no price. */
  readonly cost: number;
};

/** What is left of the limit that is used most, from 0 to 1. */
const leftOf = ({ assessment: { utilisation = 0 } }: Option) => Math.max(0, 1 - utilisation);

/** Is it no longer to be had there for a log that may have it? */
const losesAccelerator = (vm: Vm, { vm: own, groups }: SetUp): boolean =>
  groups.some(({ role, disk }) => role === 'log' && disk.family === 'Premium SSD') &&
  accelerates(own) &&
  !accelerates(vm);

/** What an option asks for that the present set-up does not: not everybody can do with that. */
function drawbacksOf({ change: { vm, disks = [] } }: Option, setUp: SetUp) {
  const { vm: own } = setUp;
  return new Set(
    compact([
      vm && isLesser(vm, own) && 'a smaller or older VM',
      // Constrained vCPUs are bought for software that is licensed by the core.
      vm && own.constrainedOf && (vm.vcpus ?? 0) > (own.vcpus ?? 0) && 'more vCPUs',
      vm && losesAccelerator(vm, setUp) && 'no Write Accelerator',
      isRetiring(vm ?? own) && 'a size that retires',
      vm && vm.tempDisk !== own.tempDisk && 'another temp disk',
      disks.some(asksForZone) && 'a zone',
      disks.some(({ of, count }) => count > of.count) && 'more disks',
    ]),
  );
}

/** Does one cost as much or more, disrupt as much or more and give as little or less, and is worse in one of them? */
function isDominated(one: Weighed, by: Weighed, setUp: SetUp): boolean {
  const [rank, left] = [one.effort - by.effort, leftOf(by) - leftOf(one)];
  // Without prices, another VM with the same disks is bought for nothing.
  const isSame =
    one.cost === by.cost &&
    !by.change.vm &&
    JSON.stringify(one.change.disks) === JSON.stringify(by.change.disks);
  const cost = isSame ? 0 : one.cost - by.cost;
  // Above a fifth no more headroom is needed.
  const isAmple = Math.min(leftOf(by), leftOf(one)) >= 1 - tightAbove;
  return (
    grades.indexOf(one.grade) >= grades.indexOf(by.grade) &&
    cost >= 0 &&
    rank >= 0 &&
    (left >= 0 || isAmple) &&
    (cost > 0 || rank > 0 || left > 0) &&
    [...drawbacksOf(by, setUp)].every((asked) => drawbacksOf(one, setUp).has(asked))
  );
}

type Listed = Weighed & { readonly last: 0 | 1 | 2 | 3 };

/**
 * The order of the list: by grade, then disruption, then cost; after all of them a VM that is made anew, or paid for,
 * only so that a limit can be looked up, and does not fit; then a smaller or older one, or one without Write Accelerator for a log, and then what is out of proportion and sizes
 * that retire.
 */
export function inOrder(options: readonly Weighed[], setUp: SetUp): readonly Listed[] {
  const { vm: own, edition } = setUp;
  const isLess = ({ change: { vm } }: Weighed) =>
    vm !== undefined && (isLesser(vm, own) || losesAccelerator(vm, setUp));
  const isMadeAnew = ({ change: { vm } }: Weighed) =>
    vm !== undefined && disruptionOf({ vm }, setUp) === 'new VM';
  const fitting = options.filter(({ grade }) => grade === 'fits');
  const open = options.filter((option) => option.grade === 'open' && !isLess(option));
  const isInPlace = open.some((option) => !isMadeAnew(option));
  const equal = fitting.filter((option) => !isLess(option));
  const cheapest = Math.min(...(equal.length > 0 ? equal : fitting).map(({ cost }) => cost));
  const isOut = ({ cost, change: { vm } }: Weighed) =>
    (cost > cheapest + disproportionate.more && cost > cheapest * disproportionate.times) ||
    (vm !== undefined && edition === 'current' && !isFirstChoice(vm));
  const isCheaperThan = (one: Weighed) => (other: Weighed) =>
    !one.grade.startsWith('open') &&
    other.effort <= one.effort &&
    isClearlyLess(other.cost, one.cost);
  return options
    .map((option): Listed => {
      if (isOut(option)) return { ...option, last: 3 };
      if (isLess(option)) return { ...option, last: 2 };
      // What fits comes first, whatever it takes: the limit of the other is not known.
      const isSecond =
        option.grade !== 'fits' &&
        ((isInPlace && isMadeAnew(option)) || open.some(isCheaperThan(option)));
      return { ...option, last: isSecond ? 1 : 0 };
    })
    .toSorted(
      (a, b) =>
        a.last - b.last ||
        grades.indexOf(a.grade) - grades.indexOf(b.grade) ||
        (a.last === 3 ? 0 : a.effort - b.effort) ||
        (a.cost === b.cost ? 0 : a.cost - b.cost),
    );
}

/** Efforts from here on stop something. */
const online = 10;

const nameOf = ({ name }: Vm) => name.replace('/nvme', '');

/**
 * May this option stand in a list beside those? Each kind of change on the same VM is in it once, and again where new disks
 * that are tight cost clearly less.
 * @param isAlike whether two sizes are the same choice
 */
function addsTo(
  options: readonly Weighed[],
  { change: { vm }, kind, cost, effort, grade }: Weighed,
  own: Vm,
  isAlike: (one: Vm, other: Vm) => boolean,
): boolean {
  const alike = options.filter((other) => other.kind === kind);
  if (alike.length >= maxOfKind) return false;
  // What is changed online can be changed again.
  const isSecond = grade === 'tight' && effort >= online;
  if (!vm) return alike.every((other) => isSecond && isClearlyLess(cost, other.cost));
  const others = options.flatMap((option) => option.change.vm ?? []);
  return (
    !alike.some(
      ({ change: { vm: like }, cost: same }) =>
        like && (isAlike(like, vm) || (like.series === vm.series && same === cost)),
    ) &&
    others.filter(({ series }) => series === vm.series).length < maxOfSeries &&
    (!isLesser(vm, own) || others.filter((other) => isLesser(other, own)).length < maxLesser)
  );
}

/** Those that no other beats, of different kinds, in their order. */
export function chosenOf(
  found: readonly Weighed[],
  setUp: SetUp,
  costOf: CostOf,
): readonly Weighed[] {
  const isNew = ({ change }: Option) => change.vm || change.disks || change.caching;
  const useful = found.filter(
    (one) => isNew(one) && !found.some((other) => isDominated(one, other, setUp)),
  );
  const inTurn = inOrder(useful, setUp);
  const equal = inTurn.filter(({ change: { vm } }) => !(vm && isLesser(vm, setUp.vm)));
  // However many cannot be checked, the first that fits has a place.
  const sure = equal.find(({ grade }) => grade === 'fits');
  const chosen: Listed[] = [];
  const vmCost = (vm: Vm) => costOf({ ...setUp, vm, groups: [] });
  // Two generations may have the same price: in other words, the same choice.
  const isAlike = (one: Vm, other: Vm) =>
    nameOf(one) === nameOf(other) ||
    (one.vcpus === other.vcpus &&
      one.memory === other.memory &&
      one.tempDisk === other.tempDisk &&
      vmCost(one) !== undefined &&
      vmCost(one) === vmCost(other));
  for (const option of inTurn) {
    const max = option.last === 3 ? disproportionate.max : maxOptions;
    const kept = sure && option !== sure && !chosen.includes(sure) ? 1 : 0;
    const opens = chosen.filter(({ grade }) => grade.startsWith('open')).length;
    const isOneTooMany = option.grade.startsWith('open') && opens >= maxOpen;
    const isAbsurd =
      option.last === 3 && chosen.some(({ cost }) => option.cost > cost * absurdTimes);
    if (
      option === sure ||
      (chosen.length + kept < max &&
        !isOneTooMany &&
        !isAbsurd &&
        addsTo(chosen, option, setUp.vm, isAlike))
    )
      chosen.push(option);
  }
  // So has the VM that takes the present disks with the least disruption, though others cost less.
  const cheapest = Math.min(...chosen.map(({ cost }) => cost));
  const ownCost = vmCost(setUp.vm) ?? Number.POSITIVE_INFINITY;
  const [calmest] = equal
    .filter(
      ({ grade, change: { vm, disks = [] } }) =>
        /^(fits|tight)$/.test(grade) &&
        vm &&
        disks.every(({ of, disk, way }) => way === 'tier' && disk.iops === of.disk.iops),
    )
    .filter(
      ({ cost, change: { vm = setUp.vm } }) =>
        cost <= cheapest * calmTimes &&
        (cost <= cheapest + disproportionate.more ||
          !exceeds(vmCost(vm) ?? 0, ownCost * calmTimes)),
    )
    .toSorted((a, b) => a.effort - b.effort);
  if (!calmest || chosen.some(({ effort }) => effort <= calmest.effort)) return chosen;
  // Last of its grade, and before what is smaller or far dearer.
  const rankOf = ({ grade, last }: Listed) => (last > 1 ? grades.length : grades.indexOf(grade));
  const after = chosen.findIndex((one) => rankOf(one) > rankOf(calmest));
  return chosen.toSpliced(after < 0 ? chosen.length : after, 0, calmest);
}
