/** Other disks, VM sizes and targets, each tried on the path of its VM before it is proposed. */
import type { Outcome } from '../../kit/index.ts';
import { type ElasticFamily, elasticFamilies } from '../../limits/elastic.ts';
import { shownName } from '../../limits/name-keys.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { type Disruption, disruptionOf } from '../../storage/change/change.ts';
import { delivers, groupOf } from '../../storage/change/disk-sets.ts';
import { sizesInTurn } from '../../storage/change/successors.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Configuration,
  type DiskSet,
  isConfiguration,
  smallestOf,
} from '../../storage/set-up/provisioning.ts';
import { isExcludedOn } from '../../storage/verdict/cautions.ts';
import { bytes, exceeds, formatIops, formatThroughput, serializeCount } from '../../units/index.ts';
import { compact, defined } from '../../units/omit-undefined.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guideTo } from '../shared/answer/guide.ts';
import { strong } from '../shared/answer/text.ts';
import { conditionsOf } from '../shared/set-up/conditions.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { formatChangedCost } from '../shared/set-up/cost-change.ts';
import { cheaperFirst, costFigures, inProportion, undominated } from '../shared/set-up/outcome.ts';
import { detailsOf } from '../shared/set-up/outcome-details.ts';
import { comparedCost, soldIn } from '../shared/set-up/sold-in.ts';
import { fields } from './fields.ts';
import {
  alike,
  allowedBy,
  type Case,
  cheapestCount,
  isSold,
  mostDisks,
  onVm,
  premiumSets,
} from './model.ts';
import { described } from './text.ts';
import { wayFrom, wayOf } from './way-from.ts';

type Proposed = ProposedChange & { readonly outcome: Outcome };
export type PricedAt = (set: DiskSet, vm?: Case['vm']) => Priced;

/** What can be proposed in place of the disks of a case. */
class Proposals {
  readonly #given: Case;
  /** Nothing where so many disks cannot have what is needed. */
  readonly #set: Configuration | undefined;
  /** The same, if it delivers what is needed on its VM. */
  readonly #own: Configuration | undefined;
  readonly #pricedAt: PricedAt;

  constructor(given: Case, set: Configuration | undefined, pricedAt: PricedAt) {
    this.#given = given;
    this.#set = set;
    this.#pricedAt = pricedAt;
    this.#own = set && isSold(given) && this.#delivers(set) ? set : undefined;
  }

  all(catalogue: Catalogue): readonly ProposedChange[] {
    const { elastic } = this.#given;
    const short = this.#own ? undefined : this.#set;
    // Where so many disks cannot have it, the fewest that can.
    const onOther = short ?? (this.#own ? undefined : this.#configurations()[0]);
    const other = elasticFamilies.find((one) => one !== elastic && isSold(this.#given, one));
    const onOtherType = other && this.#otherType(other);
    if (!isSold(this.#given)) return compact([onOtherType, this.#premium()]);
    const converted = this.#converted();
    const here = compact([
      converted,
      ...this.#otherCounts().filter(({ outcome }) => outcome.change !== converted?.outcome.change),
      onOtherType,
    ]);
    const vms = onOther ? this.#otherVms(onOther, catalogue) : [];
    const unbeaten = undominated([...here, ...vms], () => false);
    return compact([
      ...here,
      ...cheaperFirst(inProportion(vms.filter((one) => unbeaten.includes(one)))),
      short && this.#lowerTarget(short),
      this.#premium(),
    ]);
  }

  #delivers(set: DiskSet, { vm, needs, edition } = this.#given): boolean {
    return delivers(set, vm, needs, edition);
  }

  /** The bill of now, and of other disks or the same on another VM. */
  #bills(set: DiskSet, vm?: Case['vm']): readonly [Priced, Priced] {
    const after = this.#pricedAt(set, vm);
    return [this.#set ? this.#pricedAt(this.#set) : { ...after, cost: undefined }, after];
  }

  #totals(set: DiskSet, vm?: Case['vm']) {
    const [before, after] = this.#bills(set, vm).map(({ cost }) => cost?.total?.all);
    return [before, after] as const;
  }

  /** What other disks cost, or the same on another VM, and how much more or less that is than now. */
  #cost(set: DiskSet, vm?: Case['vm']): string {
    return formatChangedCost(...this.#bills(set, vm));
  }

  /** What a proposal gives: each delivers its target. */
  #outcome(
    change: string,
    how: Disruption,
    set: DiskSet,
    vm?: Case['vm'],
    detail = conditionsOf(compact([wayOf(this.#given.now, set)]))?.text,
  ) {
    return {
      outcome: {
        change,
        verdict: 'fits',
        how,
        guide: guideTo(defined({ vm }), how),
        ...defined({ detail }),
        ...costFigures(...this.#totals(set, vm)),
      },
    } as const;
  }

  /** As many disks as a VM takes, from one on, where so many can have what is needed. */
  #configurations(): readonly Configuration[] {
    const { elastic, needs } = this.#given;
    return Array.from({ length: mostDisks(this.#given) }, (_, at) => at + 1)
      .map((disks) => smallestOf(elastic, needs, disks))
      .filter(isConfiguration);
  }

  /** As many disks as there are today, as large at least, where these become them and would not become the given ones. */
  #converted(): Proposed | undefined {
    const { now, elastic, needs } = this.#given;
    if (!now || (this.#own && wayFrom(now, this.#own) !== 'copy of data')) return undefined;
    const capacity = bytes(Math.max(needs.capacity, now.disk.size * now.disks));
    const set = smallestOf(elastic, { ...needs, capacity }, now.disks);
    if (!isConfiguration(set) || !this.#delivers(set)) return undefined;
    const how = wayFrom(now, set);
    if (how === 'copy of data') return undefined;
    return {
      text: [
        strong(described(set)),
        `: the disks of today, ${how === 'online' ? 'provisioned with more' : 'converted'}.${this.#cost(set)}`,
      ],
      changes: {
        disks: serializeCount(set.disks),
        ...(capacity > needs.capacity ? { capacity: fields.capacity.serialize(capacity) } : {}),
      },
      ...this.#outcome(described(set), how, set),
    };
  }

  /** The cheapest number of disks, where it saves something; the first that can be created, where the given one cannot. */
  #otherCounts(): readonly Proposed[] {
    const own = this.#own;
    const first = own ? undefined : this.#configurations().find((set) => this.#delivers(set));
    const cheapest = cheapestCount(this.#given);
    const saves =
      cheapest &&
      (!own || exceeds(this.#pricedAt(own).cost?.total?.disks ?? 0, alike(cheapest.cost))) &&
      cheapest.disks !== (own ?? first)?.disks;
    return compact([first, saves && cheapest]).map((set) => ({
      ...this.#createdAs(described(set), set),
      changes: { disks: serializeCount(set.disks) },
    }));
  }

  /** Disks to which the data are copied. */
  #createdAs(change: string, set: DiskSet) {
    return {
      text: [strong(change), `:${this.#cost(set) || ' it can be created.'}`],
      ...this.#outcome(change, 'copy of data', set),
    };
  }

  /** The other type, where it is cheaper, or does what this one does not. */
  #otherType(other: ElasticFamily): Proposed | undefined {
    const { needs, disks, vm } = this.#given;
    const set = smallestOf(other, needs, disks);
    if (!isConfiguration(set) || !this.#delivers(set)) return undefined;
    if (vm && isExcludedOn(vm, set.disk)) return undefined;
    const own = this.#own;
    const [before, after] = this.#totals(set);
    if (own && (before === undefined || after === undefined || after >= before)) return undefined;
    return {
      ...this.#createdAs(`${other.family}, ${described(set)}`, set),
      changes: { type: other.prefix },
    };
  }

  /** Sizes that deliver all of it: the first of the series, and for each way to another one the cheapest. */
  #otherVms(set: Configuration, catalogue: Catalogue): readonly Proposed[] {
    const { vm, edition, disks, now } = this.#given;
    if (!vm) return [];
    const present = { vm, edition, groups: [groupOf(set)] };
    const priced = (other: Vm) => this.#pricedAt(set, other);
    const isEnough = (other: Vm) =>
      soldIn(priced(vm))({ vm: other }) && this.#delivers(set, { ...this.#given, vm: other });
    const sizes = sizesInTurn(present, catalogue, (other) => comparedCost(priced(other)));
    const more = set.disks === disks ? '' : `, with ${described(set)}`;
    return [...new Set(sizes.flatMap((some) => some.find(isEnough) ?? []))].map((other) => {
      const name = `${shownName(other)}${more}`;
      const made = { vm: other, disks: compact([wayOf(now, set)]) };
      const how = disruptionOf({ vm: other }, present);
      const detail = detailsOf(made, present, how, priced(vm).os);
      return {
        text: [strong(name), ` (${detail}): delivers all of it.${this.#cost(set, other)}`],
        changes: { vm: other.name, ...(more && { disks: serializeCount(set.disks) }) },
        ...this.#outcome(name, more ? 'copy of data' : how, set, other, detail),
      };
    });
  }

  /** What the VM delivers as the target: nothing more is worth paying for on this VM. */
  #lowerTarget(set: Configuration): Proposed | undefined {
    const { vm, elastic, disks } = this.#given;
    const { short, unpublished, faults } = onVm(set, this.#given);
    if (!vm || short.length === 0 || unpublished.length > 0 || faults.length > 0) return undefined;
    const { targetThroughput, less } = allowedBy(short, this.#given);
    const then = smallestOf(elastic, less, disks);
    if (!isConfiguration(then) || !this.#delivers(then, { ...this.#given, needs: less }))
      return undefined;
    const figures = `${formatIops(less.iops)}${targetThroughput ? ` and ${formatThroughput(targetThroughput, 'MB/s')}` : ''}`;
    return {
      text: [
        strong(`Only what ${vm.name} delivers, ${figures}`),
        `: ${described(then)}.${this.#cost(then)}`,
      ],
      changes: {
        'target-iops': fields['target-iops'].serialize(less.iops),
        'target-throughput': fields['target-throughput'].serialize(targetThroughput),
      },
      ...this.#outcome(`Only ${figures}`, 'online', then),
    };
  }

  /** A set of Premium SSD, where it is cheaper or the provisioned disks do not deliver; this calculator cannot be set to it. */
  #premium(): Proposed | undefined {
    const [set] = premiumSets(this.#given);
    const before = this.#own && this.#pricedAt(this.#own).cost?.total?.disks;
    if (!set || (this.#own && (before === undefined || set.cost >= before))) return undefined;
    return {
      text: [
        strong(`${formatDisks(set.disk, set.disks)}${set.disks > 1 ? ', striped' : ''}`),
        `, Premium SSD:${this.#cost(set)}`,
      ],
      ...this.#outcome(formatDisks(set.disk, set.disks), 'copy of data', set),
    };
  }
}

/** @param set nothing where so many disks cannot have what is needed */
export const recommendationsFor = (
  given: Case,
  set: Configuration | undefined,
  pricedAt: PricedAt,
  catalogue: Catalogue,
): readonly ProposedChange[] => new Proposals(given, set, pricedAt).all(catalogue);
