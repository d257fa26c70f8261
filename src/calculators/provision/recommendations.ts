/** Other disks, VM sizes and targets, each tried on the path of its VM before it is proposed. */
import { exceeds } from '../../laws/index.ts';
import { elasticFamilies } from '../../limits/elastic.ts';
import type { Catalogue } from '../../limits/types.ts';
import { delivers } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  type Needs,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import { sizesOfSeries } from '../../storage/set-up/series.ts';
import {
  type BytesPerSecond,
  formatIops,
  formatThroughput,
  type Iops,
  serializeCount,
} from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { formatChangedCost, type Priced } from '../shared/set-up/cost.ts';
import { fields } from './fields.ts';
import { type Case, cheapestCount, mostDisks, onVm, premiumSets, worthwhile } from './model.ts';
import { described } from './text.ts';

export type PricedAt = (set: DiskSet, vm?: Case['vm']) => Priced;

/** @param set nothing where so many disks cannot have what is needed */
export function recommendationsFor(
  given: Case,
  set: Configuration | undefined,
  pricedAt: PricedAt,
  catalogue: Catalogue,
): readonly ProposedChange[] {
  const { needs, vm, edition } = given;
  const own = set && delivers(set, vm, needs, edition) ? set : undefined;
  const change = (after: Priced) =>
    formatChangedCost(set ? pricedAt(set) : { ...after, cost: undefined }, after);
  return [
    ...otherCounts(given, own, pricedAt, change),
    ...otherType(given, own, pricedAt, change),
    ...(set && !own ? largerVm(given, set, pricedAt, change, catalogue) : []),
    ...(set && !own ? lowerTarget(given, set, pricedAt, change) : []),
    ...premium(given, own, pricedAt, change),
  ];
}

type Change = (after: Priced) => string;

/** The cheapest number of disks, where it saves something; the first that can be created, where the given one cannot. */
function otherCounts(
  given: Case,
  own: Configuration | undefined,
  pricedAt: PricedAt,
  change: Change,
): readonly ProposedChange[] {
  const { elastic, needs, vm, edition } = given;
  const counts = Array.from({ length: mostDisks(given) }, (_, at) => at + 1);
  const first = own
    ? undefined
    : counts
        .map((disks) => smallestOf(elastic, needs, disks))
        .find(
          (set): set is Configuration => isConfiguration(set) && delivers(set, vm, needs, edition),
        );
  const cheapest = cheapestCount(given);
  const saves =
    cheapest &&
    (!own || exceeds(pricedAt(own).cost?.total?.disks ?? 0, cheapest.cost * (1 + worthwhile))) &&
    cheapest.disks !== (own ?? first)?.disks;
  return [first, saves ? cheapest : undefined].flatMap((set) =>
    set
      ? [
          {
            text: [strong(described(set)), `:${change(pricedAt(set)) || ' it can be created.'}`],
            changes: { disks: serializeCount(set.disks) },
          },
        ]
      : [],
  );
}

/** The other type, where it is cheaper, or does what this one does not. */
function otherType(
  given: Case,
  own: Configuration | undefined,
  pricedAt: PricedAt,
  change: Change,
): readonly ProposedChange[] {
  const { needs, vm, edition } = given;
  const other = elasticFamilies.find(({ family }) => family !== given.elastic.family);
  if (!other) return [];
  const set = smallestOf(other, needs, given.disks);
  if (!isConfiguration(set) || !delivers(set, vm, needs, edition)) return [];
  const [before, after] = [own, set].map((each) => each && pricedAt(each).cost?.total?.all);
  if (own && (before === undefined || after === undefined || after >= before)) return [];
  return [
    {
      text: [
        strong(`${other.family}, ${described(set)}`),
        `:${change(pricedAt(set)) || ' it can be created.'}`,
      ],
      changes: { type: other.prefix },
    },
  ];
}

/** The smallest size of the series that delivers all of it. */
function largerVm(
  given: Case,
  set: Configuration,
  pricedAt: PricedAt,
  change: Change,
  catalogue: Catalogue,
): readonly ProposedChange[] {
  const { vm, needs, edition } = given;
  const found =
    vm && sizesOfSeries(vm, catalogue).find((other) => delivers(set, other, needs, edition));
  return found
    ? [
        {
          text: [
            strong(`${found.name}, in the same series`),
            `: delivers all of it.${change(pricedAt(set, found))}`,
          ],
          changes: { vm: found.name },
        },
      ]
    : [];
}

/** What the VM delivers as the target: nothing more is worth paying for on this VM. */
function lowerTarget(
  given: Case,
  set: Configuration,
  pricedAt: PricedAt,
  change: Change,
): readonly ProposedChange[] {
  const { vm, elastic, edition } = given;
  const { short, unpublished, faults } = onVm(set, given);
  if (!vm || short.length === 0 || unpublished.length > 0 || faults.length > 0) return [];
  const allowed = (kind: 'iops' | 'throughput') =>
    Math.min(
      given.needs[kind],
      ...short.filter((limit) => limit.kind === kind).map(({ sustained }) => sustained),
    );
  const needs: Needs = {
    ...given.needs,
    iops: Math.floor(allowed('iops')) as Iops,
    throughput: Math.floor(allowed('throughput')) as BytesPerSecond,
  };
  const then = smallestOf(elastic, needs, given.disks);
  if (!isConfiguration(then) || !delivers(then, vm, needs, edition)) return [];
  return [
    {
      text: [
        strong(
          `Only what ${vm.name} delivers, ${formatIops(needs.iops)} and ${formatThroughput(needs.throughput, 'MB/s')}`,
        ),
        `: ${described(then)}.${change(pricedAt(then))}`,
      ],
      changes: {
        'target-iops': fields['target-iops'].serialize(needs.iops),
        'target-throughput': fields['target-throughput'].serialize(needs.throughput),
      },
    },
  ];
}

/** A set of Premium SSD, where it is cheaper or the provisioned disks do not deliver; this calculator cannot be set to it. */
function premium(
  given: Case,
  own: Configuration | undefined,
  pricedAt: PricedAt,
  change: Change,
): readonly ProposedChange[] {
  const [set] = premiumSets(given);
  if (!set) return [];
  const [before, after] = [own && pricedAt(own).cost?.total?.disks, set.cost];
  if (own && (before === undefined || after >= before)) return [];
  return [
    {
      text: [
        strong(`${formatDisks(set.disk, set.disks)}${set.disks > 1 ? ', striped' : ''}`),
        `, Premium SSD:${change(pricedAt(set))}`,
      ],
    },
  ];
}
