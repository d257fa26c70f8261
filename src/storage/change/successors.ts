/** Which sizes take the place of one that retires, or to which no quota is added. */
import { isFirstChoice } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Catalogue, Edition, Vm } from '../../limits/types.ts';
import type { DiskGroup } from '../set-up/disk-group.ts';
import { bySize, sizesOfSeries } from '../set-up/series.ts';
import { isUnsupported } from '../verdict/cautions.ts';
import { alternativesTo, isLesser, isSmaller } from './alternatives.ts';
import { changesController, disruptionOf, disruptions } from './change.ts';

/** The VM of now and its disks, by whose limits it is computed, and whether its temp disk is used. */
export type Present = {
  readonly vm: Vm;
  readonly edition: Edition;
  readonly temp?: 'unused' | 'used';
  readonly groups: readonly DiskGroup[];
};

const generationOf = ({ name }: Vm) => parseSizeName(name)?.generation ?? 0;

/** Sizes of the same letter that support its disks and are not smaller than the VM, smallest first. */
export const ofSameLetter = (
  { vm, edition, temp = 'unused', groups }: Present,
  catalogue: Catalogue,
): readonly Vm[] =>
  alternativesTo({ vm: { ...vm, edition }, temp }, catalogue).filter(
    (other) =>
      other.name[0] === vm.name[0] && !isSmaller(other, vm) && !isUnsupported(other, groups),
  );

/**
 * Where nothing more is to be had of the series of a VM: sizes of which it is, the least disruptive first, of those the
 * smallest, and of equal ones the newest. A larger size of its own series needs quota that is not added.
 */
function successorsOf(present: Present, catalogue: Catalogue): readonly Vm[] {
  const { vm } = present;
  if (isFirstChoice(vm)) return [];
  const rankOf = (other: Vm) =>
    disruptions.indexOf(disruptionOf({ vm: other }, { vm, groups: [] })) * 2 +
    Number(changesController(other, vm));
  return ofSameLetter(present, catalogue)
    .filter(isFirstChoice)
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        (a.vcpus ?? 0) - (b.vcpus ?? 0) ||
        generationOf(b) - generationOf(a) ||
        bySize(a, b),
    );
}

/**
 * The sizes in which a higher limit is looked for, the best choice first: successors of one that retires, then its series.
 * Some series have sizes with more vCPUs and less memory: M64ls beside M32ms.
 */
export const sizesWithMore = (present: Present, catalogue: Catalogue): readonly Vm[] => [
  ...successorsOf(present, catalogue),
  ...sizesOfSeries(present.vm, catalogue).filter((other) => !isSmaller(other, present.vm)),
];

/** What a VM costs a month with its disks; nothing where the region does not sell it, infinite where no prices count. */
export type CostOn = (vm: Vm) => number | undefined;

/**
 * Sizes of all series that stay, with no less and of no older generation, which support the disks and have a price.
 * @param most what they may cost
 * @returns for each way to get there, the cheapest first
 */
function sizesByWay(
  { vm, edition, temp = 'unused', groups }: Present,
  catalogue: Catalogue,
  costOn: CostOn,
  most = Number.POSITIVE_INFINITY,
): readonly (readonly Vm[])[] {
  const priced = alternativesTo({ vm: { ...vm, edition }, temp }, catalogue)
    .filter(
      (other) => isFirstChoice(other) && !isLesser(other, vm) && !isUnsupported(other, groups),
    )
    .flatMap((other) => {
      const cost = costOn(other);
      const way = disruptionOf({ vm: other }, { vm, groups });
      return cost === undefined || cost > most ? [] : [{ other, cost, way }];
    })
    .toSorted((a, b) => (a.cost === b.cost ? 0 : a.cost - b.cost));
  return disruptions.map((way) =>
    priced.filter((one) => one.way === way).map(({ other }) => other),
  );
}

/**
 * Lists of sizes, of each of which the first that is enough is an option: those with more of its series, and where
 * costs are given for each way to get to any other the cheapest.
 */
export const sizesInTurn = (
  present: Present,
  catalogue: Catalogue,
  costOn?: CostOn,
  most?: number,
): readonly (readonly Vm[])[] => [
  sizesWithMore(present, catalogue),
  ...(costOn ? sizesByWay(present, catalogue, costOn, most) : []),
];
