/** Options weighed against each other: which are shown, and in which order. */
import { isFirstChoice } from '../../limits/lifecycle.ts';
import type { Vm } from '../../limits/types.ts';
import { compact } from '../../units/present.ts';
import { isProvisioned } from '../path/path.ts';
import type { SetUp } from '../set-up/loads.ts';
import { type Assessment, tightAbove } from '../verdict/assess.ts';
import { isSmaller } from './alternatives.ts';
import type { Option } from './change.ts';

const maxOptions = 6;
/** So that a list compares several series, and few sizes with fewer vCPUs or less memory. */
const maxOfSeries = 2;
const maxOfKind = 2;
const maxSmaller = 1;

/**
 * What costs this much more a month than the cheapest that fits on no smaller VM, and half of it besides, comes last
 * however little it disrupts, and only into a short list: nobody pays for ten disks so as not to copy one.
 */
const disproportionate = { more: 200, times: 1.5, max: 3 };

/**
 * How good an option is: it fits, it is tight, the targets alone no longer exceed a limit, or nothing published is
 * exceeded and what is not published was not before either.
 */
export const grades = ['fits', 'tight', 'better', 'open'] as const;
type Grade = (typeof grades)[number];

/** The grade of an option, if it may be listed. */
export function gradeOf({ change, assessment }: Option, now: Assessment): Grade | undefined {
  const { verdict, gaps } = assessment;
  if (verdict === 'fits' || verdict === 'tight') return verdict;
  const known = new Set(now.gaps.map((gap) => JSON.stringify(gap)));
  const isOpenBefore = gaps.every((gap) => known.has(JSON.stringify(gap)));
  if (verdict === 'not-checked' && !change.vm && isOpenBefore) return 'open';
  if (gaps.length > 0) return undefined;
  const isBetter = verdict === 'oversubscribed' && now.verdict === 'throttled';
  return isBetter && !change.vm && !change.disks ? 'better' : undefined;
}

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

/** What an option asks for that the present set-up does not: not everybody can do with that. */
function drawbacksOf({ change: { vm, disks = [] } }: Option, { vm: own }: SetUp) {
  return new Set(
    compact([
      vm && isSmaller(vm, own) && 'a smaller VM',
      vm && vm.tempDisk !== own.tempDisk && 'another temp disk',
      // Only a VM in a zone, and in no availability set, has them in most regions.
      disks.some(({ of, disk }) => isProvisioned(disk) && !isProvisioned(of.disk)) && 'a zone',
      disks.some(({ of, count }) => count > of.count) && 'more disks',
    ]),
  );
}

/** Does one cost as much or more, disrupt as much or more and give as little or less, and is worse in one of them? */
function isDominated(one: Weighed, by: Weighed, setUp: SetUp): boolean {
  const [cost, rank, left] = [one.cost - by.cost, one.effort - by.effort, leftOf(by) - leftOf(one)];
  // Above a fifth no more headroom is needed.
  const isAmple = Math.min(leftOf(by), leftOf(one)) >= 1 - tightAbove;
  return (
    grades.indexOf(one.grade) >= grades.indexOf(by.grade) &&
    [...drawbacksOf(by, setUp)].every((asked) => drawbacksOf(one, setUp).has(asked)) &&
    cost >= 0 &&
    rank >= 0 &&
    (left >= 0 || isAmple) &&
    (cost > 0 || rank > 0 || left > 0)
  );
}

type Listed = Weighed & { readonly last: 0 | 1 | 2 };

/**
 * The order of the list: by grade, then disruption, then cost; after all of them a smaller VM, and then what is out
 * of proportion and sizes that retire.
 */
export function inOrder(
  options: readonly Weighed[],
  { vm: own, edition }: SetUp,
): readonly Listed[] {
  const fitting = options.filter(({ grade }) => grade === 'fits');
  const isLess = ({ change: { vm } }: Weighed) => vm !== undefined && isSmaller(vm, own);
  const equal = fitting.filter((option) => !isLess(option));
  const cheapest = Math.min(...(equal.length > 0 ? equal : fitting).map(({ cost }) => cost));
  const isOut = ({ cost, change: { vm } }: Weighed) =>
    (cost > cheapest + disproportionate.more && cost > cheapest * disproportionate.times) ||
    (vm !== undefined && edition === 'current' && !isFirstChoice(vm));
  return options
    .map((option): Listed => ({ ...option, last: isOut(option) ? 2 : isLess(option) ? 1 : 0 }))
    .toSorted(
      (a, b) =>
        a.last - b.last ||
        grades.indexOf(a.grade) - grades.indexOf(b.grade) ||
        (a.last === 2 ? 0 : a.effort - b.effort) ||
        (a.cost === b.cost ? 0 : a.cost - b.cost),
    );
}

const nameOf = ({ name }: Vm) => name.replace('/nvme', '');

/** May this option stand in a list beside those? Each kind of change on the same VM is in it once. */
function addsTo(options: readonly Weighed[], { change, kind }: Weighed, own: Vm): boolean {
  const { vm } = change;
  if (!vm) return !options.some((other) => other.kind === kind);
  const others = options.flatMap((option) => option.change.vm ?? []);
  return (
    options.filter((other) => other.kind === kind).length < maxOfKind &&
    !options.some(
      (other) => other.kind === kind && other.change.vm && nameOf(other.change.vm) === nameOf(vm),
    ) &&
    others.filter(({ series }) => series === vm.series).length < maxOfSeries &&
    (!isSmaller(vm, own) || others.filter((other) => isSmaller(other, own)).length < maxSmaller)
  );
}

/** Those that no other beats, of different kinds, in their order. */
export function chosenOf(found: readonly Weighed[], setUp: SetUp): readonly Weighed[] {
  const isNew = ({ change }: Option) => change.vm || change.disks || change.caching;
  const useful = found.filter(
    (one) => isNew(one) && !found.some((other) => isDominated(one, other, setUp)),
  );
  const chosen: Weighed[] = [];
  for (const option of inOrder(useful, setUp))
    if (
      chosen.length < (option.last === 2 ? disproportionate.max : maxOptions) &&
      addsTo(chosen, option, setUp.vm)
    )
      chosen.push(option);
  return chosen;
}
