/** Disks that hold as much and do as much as the VM allows, for less: where the VM is the limit, faster ones are paid for in vain. */
import { elasticFamilies } from '../../limits/elastic.ts';
import { exceeds } from '../../units/index.ts';
import type { Group } from '../set-up/demand.ts';
import { isConfiguration, type Needs, smallestOf } from '../set-up/provisioning.ts';
import { type DisksChange, effortOf, type Option } from './change.ts';
import { changed, withEachCaching } from './changed-set-up.ts';
import { otherSets } from './disk-changes.ts';
import { lowerTiers, tiered } from './lower-tiers.ts';
import { type Cheaper, needsOf } from './options.ts';

/** Nobody changes disks to save less than this a month, or than this part of what is paid. */
const worthwhile = { by: 20, times: 1.1 };

/** The same provisioned disks, with as much as is needed. */
const asNeeded = (of: Group, needs: Needs): readonly DisksChange[] =>
  elasticFamilies.flatMap((elastic) => {
    const found = elastic.family === of.disk.family && smallestOf(elastic, needs, of.count);
    return found && isConfiguration(found)
      ? [{ of, way: 'provision', disk: found.disk, count: of.count }]
      : [];
  });

/** Other disks of one group with which the VM achieves no less, each tried like any option: of those that disrupt least the cheapest. */
export const cheaperDisks: Cheaper = (
  { setUp, achieved: now, verdict },
  catalogue,
  costOf,
  kind,
) => {
  const { vm, groups } = setUp;
  // With a target that nothing meets, cheaper disks are no answer.
  const own = (verdict === 'oversubscribed' && costOf(setUp)) || 0;
  const achievesLess = ({ assessment: { achieved } }: Option) =>
    (['iops', 'throughput'] as const).some((kind) => exceeds(now[kind] ?? 0, achieved[kind] ?? 0));
  return groups
    .filter(({ role, disk }) => role !== 'os' && !disk.placement)
    .flatMap((of) => {
      const needs = needsOf(of, vm);
      const others = otherSets(of, needs, vm.maxDataDisks, catalogue);
      return [
        ...asNeeded(of, needs),
        ...tiered(of, needs, catalogue).map((set): DisksChange => ({ of, way: 'tier', ...set })),
        ...lowerTiers([of], catalogue),
        ...others.map((set): DisksChange => ({ of, way: 'family', ...set })),
      ];
    })
    .flatMap((change) => {
      const made = changed(setUp, { disks: [change] });
      const cost = made && costOf(made);
      const saves =
        cost !== undefined && own - cost > worthwhile.by && own > cost * worthwhile.times;
      return saves ? [{ change, cost, effort: effortOf({ disks: [change] }, setUp) }] : [];
    })
    .toSorted((a, b) => a.effort - b.effort || a.cost - b.cost)
    .flatMap(({ change }) => withEachCaching(setUp, { disks: [change] }).slice(0, 1))
    .filter(
      (option) =>
        /^(fits|tight|oversubscribed)$/.test(option.assessment.verdict) &&
        option.assessment.gaps.length === 0 &&
        !achievesLess(option),
    )
    .slice(0, 1)
    .map((option) => {
      const [before = 0, after = 0] = [now[kind], option.assessment.achieved[kind]];
      return { option, kind, before, after };
    });
};
