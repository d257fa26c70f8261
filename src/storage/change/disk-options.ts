/** More or larger disks for groups whose own limits are short of what was typed for them. */
import { exceeds } from '../../laws/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { roundedUp } from '../../units/index.ts';
import type { Kind } from '../path/path.ts';
import type { Group } from '../set-up/demand.ts';
import type { Load } from '../set-up/loads.ts';
import { largerDisks } from '../set-up/series.ts';
import { type Assessment, tightAbove, utilisationOf } from '../verdict/assess.ts';

/** Other disks for one group. */
export type DisksChange = { readonly of: Group; readonly disk: Disk; readonly count: number };

type Used = Readonly<Record<Kind, number>>;

/** What is demanded of the disks of a group, as a multiple of their limits. */
const usedOf = ({ checks }: Assessment, load: Load): Used => {
  const of = (kind: Kind) => {
    const check = checks.find((one) => one.load === load && one.kind === kind);
    return check ? utilisationOf(check) : 0;
  };
  return { iops: of('iops'), throughput: of('throughput') };
};

const highest = (used: Used) => Math.max(used.iops, used.throughput);

/** The same demand as a multiple of the limits of another disk in the place of each. */
const usedOn = (other: Disk, { disk }: Group, used: Used): Used => ({
  iops: (used.iops * disk.iops) / other.iops,
  throughput: (used.throughput * disk.throughput) / other.throughput,
});

/**
 * Disks with which no group is short: none of them changed where none is, then more disks of the same
 * size, then larger ones; each so that the limit is not exceeded, and so that a fifth of it is left.
 * An OS disk is never striped, and an ephemeral one has no other size to choose.
 * Whether a VM takes so many disks is checked with the whole set-up.
 * @returns lists of changes to try, one after another; an empty list means the present disks
 */
export function strongerDisks(
  now: Assessment,
  catalogue: Catalogue,
): readonly (readonly DisksChange[])[] {
  const { setUp, loads } = now;
  const typed = setUp.groups.flatMap((group, at) => {
    const load = loads[at];
    const isTyped = load && load.demand.basis !== 'limits' && !group.disk.placement;
    return isTyped ? [{ group, used: usedOf(now, load) }] : [];
  });
  const isShort = typed.some(({ used }) => exceeds(highest(used), 1));
  const found: (readonly DisksChange[])[] = isShort ? [] : [[]];
  for (const max of [1, tightAbove])
    for (const way of ['more', 'larger'] as const) {
      const short = typed.filter(({ used }) => exceeds(highest(used), max));
      const changes = short.flatMap(({ group, used }): DisksChange[] => {
        const { disk } = group;
        if (way === 'more' && group.role !== 'os') {
          const count = roundedUp((group.count * highest(used)) / max);
          return [{ of: group, disk, count }];
        }
        const larger = largerDisks(group.disk, group.cache, catalogue).find(
          (one) => !exceeds(highest(usedOn(one, group, used)), max),
        );
        return larger ? [{ of: group, disk: larger, count: group.count }] : [];
      });
      const isNew = !found.some((list) => JSON.stringify(list) === JSON.stringify(changes));
      if (changes.length === short.length && changes.length > 0 && isNew) found.push(changes);
    }
  return found;
}
