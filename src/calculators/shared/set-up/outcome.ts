/** What a change gives and costs, and whether what it needs is sold in the region. */
import type { AnyFields, Inputs, Outcome, Recommendation } from '../../../kit/index.ts';
import { payments } from '../../../limits/prices/payments.ts';
import { isSoldIn } from '../../../limits/prices/region-prices.ts';
import type { Edition } from '../../../limits/types.ts';
import { absurdTimes } from '../../../storage/change/alternatives.ts';
import { disruptions } from '../../../storage/change/change.ts';
import type { changeOfVolume } from '../../../storage/change/recommendations.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { exceeds } from '../../../units/index.ts';
import { compact, defined } from '../../../units/omit-undefined.ts';
import type { CalculatorContext } from '../../context.ts';
import { type ProposedChange, recommended } from '../answer/explanation.ts';
import { guideTo } from '../answer/guide.ts';
import { conditionsOf } from './conditions.ts';
import { type Place, placeOf, priced, regionNotes, whyNone } from './cost.ts';
import { formatChangedCost } from './cost-change.ts';
import { type IsSold, soldIn } from './sold-in.ts';

type Disks = Pick<Volume, 'vm' | 'disk' | 'disks' | 'cached'>;
type Figures = Pick<Outcome, 'cost' | 'difference'>;

export type How = Pick<Outcome, 'how' | 'guide' | 'detail'>;

/** How disruptive a change of a volume is, where its commands are, and what its disks ask for. */
export const howOf = ({ change, how }: ReturnType<typeof changeOfVolume>): How => ({
  how,
  guide: guideTo(change, how),
  detail: conditionsOf(change.disks)?.text,
});

/** What a changed set-up costs a month, and how much more than before; neither where one has no price. */
export const costFigures = (now: number | undefined, then: number | undefined): Figures =>
  defined({
    cost: then,
    difference: now === undefined || then === undefined ? undefined : then - now,
  });

/** Less than this is rounding of a price. */
const cent = 0.01;

type Compared = Pick<Outcome, 'how' | 'cost' | 'difference'>;

const rankOf = ({ how }: Compared) => (disruptions as readonly string[]).indexOf(how);

/** What comes first: what costs no more than what is there; then what is less disruptive, and of that what costs less. */
export function byCost(one: Compared, other: Compared): number {
  const none = Number.POSITIVE_INFINITY;
  // What is there may have no price in the region.
  const costsMore = ({ difference = none }: Compared) => Number(difference >= cent);
  const [a, b] = [one.cost ?? none, other.cost ?? none];
  return (
    costsMore(one) - costsMore(other) ||
    rankOf(one) - rankOf(other) ||
    // Those without a price stay in their order.
    (a === b ? 0 : a - b)
  );
}

/** The least disruptive first, after all that cost no more than what is there; of equal disruption the cheaper first. */
export const cheaperFirst = <P extends { readonly outcome: Outcome }>(
  proposed: readonly P[],
): readonly P[] => proposed.toSorted((a, b) => byCost(a.outcome, b.outcome));

/** Those that do not cost several times as much as another of them. */
export function inProportion<P extends { readonly outcome: Outcome }>(proposed: readonly P[]) {
  const most = absurdTimes * Math.min(...proposed.map(({ outcome }) => outcome.cost ?? 0));
  return proposed.filter(({ outcome }) => !((outcome.cost ?? 0) > most));
}

/** Does one cost as much or more, disrupt as much or more and give as little or less as another, and is worse in one of them? */
function isBeaten(one: Outcome, by: Outcome): boolean {
  if (one.cost === undefined || by.cost === undefined) return false;
  const cost = one.cost - by.cost;
  const rank = rankOf(one) - rankOf(by);
  const rates = [
    [one.iops, by.iops],
    [one.throughput, by.throughput],
  ] as const;
  const isBetter = rates.some(([own = 0, other = 0]) => exceeds(own, other));
  const isWorse = rates.some(([own = 0, other = 0]) => exceeds(other, own));
  return cost > -cent && rank >= 0 && !isBetter && (cost >= cent || rank > 0 || isWorse);
}

/**
 * Changes without those that another beats.
 * @param asks whether a change asks for what not everybody can do with: it takes the place of none that does not
 */
export const undominated = <P extends { readonly outcome: Outcome }>(
  proposed: readonly P[],
  asks: (change: P) => boolean,
): readonly P[] =>
  proposed.filter(
    (one) =>
      !proposed.some(
        (other) => (asks(one) || !asks(other)) && isBeaten(one.outcome, other.outcome),
      ),
  );

/** What calculators compute with, and where what they recommend is bought. */
export type PlacedContext = CalculatorContext & { readonly place: Place };

/** @param place as the inputs have it; a VM is paid as you go where no input says how */
export const inPlace = (
  { region, os, payment = payments[0].id }: Omit<Place, 'payment'> & Partial<Place>,
  context: CalculatorContext,
): PlacedContext => ({ ...context, place: { region, os, payment } });

/** What changes the cost of a set-up, as figures, and as the end of a sentence: “ $259 a month, $124 more.” */
export type CostChange = { readonly figures: Figures; readonly text: string };
export const noCostChange: CostChange = { figures: {}, text: '' };

type Bought = Parameters<typeof priced>[0];

/** The cost of one set-up in place of another. */
export function costChange(before: Bought, after: Bought, context: PlacedContext): CostChange {
  const [now, then] = [
    priced(before, context.place, context),
    priced(after, context.place, context),
  ] as const;
  return {
    figures: costFigures(now.cost?.total?.all, then.cost?.total?.all),
    text: formatChangedCost(now, then),
  };
}

/** A volume with its VM, where there is one, as it is paid for. */
export const boughtAs = (
  { vm, disk, disks: count, cached = false }: Omit<Disks, 'cached'> & Partial<Disks>,
  edition: Edition,
): Bought => ({
  vm,
  edition,
  groups: [{ role: 'data', disk, count, cache: cached ? 'ReadOnly' : 'None' }],
});

/** The cost of one volume in place of another, with its VM where there is one. */
export const volumeCostChange = (
  before: Disks,
  after: Disks,
  edition: Edition,
  context: PlacedContext,
): CostChange => costChange(boughtAs(before, edition), boughtAs(after, edition), context);

/** What can be bought in place of one volume. */
export const soldFor = (
  { vm, disk }: Pick<Disks, 'vm' | 'disk'>,
  edition: Edition,
  context: PlacedContext,
): IsSold => soldIn(priced({ vm, edition, groups: [] }, context.place, context), disk);

/** “Costs in West Europe, prices of 2026-08-22, pay as you go.”, and what of the present set-up has no price there, or why nothing has. */
export function placeText(of: Bought, context: PlacedContext): string {
  const bill = priced(of, context.place, context);
  const { prices, edition } = bill;
  return compact([
    prices && `Costs in ${placeOf(bill, prices)}.`,
    (prices || edition !== 'current') && whyNone(bill),
  ]).join(' ');
}

/** Changes of which the first with another cost has where and when all of these costs are of; where none has, the first that is bought says why, or else a sentence before all. */
function withPlace(
  proposed: readonly ProposedChange[],
  of: Bought,
  context: PlacedContext,
): readonly ProposedChange[] {
  const bill = priced(of, context.place, context);
  const place = placeText(of, context);
  const why = place && whyNone(bill);
  const first =
    proposed.find(({ outcome }) => Math.abs(outcome?.difference ?? outcome?.cost ?? 0) >= cent) ??
    proposed.find(
      ({ changes = {} }) => why && ['vm', 'disk', 'disks', 'loads'].some((name) => name in changes),
    );
  if (!first && why && bill.cost && proposed.length > 0) return [{ text: [why] }, ...proposed];
  return proposed.map((one) => (one === first ? { ...one, place } : one));
}

/** That a disk which is there is of a type that Microsoft does not list in the region. */
export function unlistedIn(now: Bought, context: PlacedContext): readonly ProposedChange[] {
  const { prices } = priced(now, context.place, context);
  const disks = now.groups.flatMap(({ disk }) =>
    prices && !isSoldIn(prices, disk.family) ? disk : [],
  );
  return regionNotes(disks, prices, context.catalogue).map(({ text }) => ({ text: [text] }));
}

/** Changes as recommendations, which say of which region their costs are, and what the region does not have. @param now what is there */
export const recommendedInPlace = <F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  now: Bought,
  proposed: readonly ProposedChange[],
  context: PlacedContext,
): readonly Recommendation[] =>
  recommended(fields, inputs, [...unlistedIn(now, context), ...withPlace(proposed, now, context)]);
