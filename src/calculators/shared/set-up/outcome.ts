/** What a change gives and costs, where a calculator does not ask where the set-up is. */
import type { AnyFields, Inputs, Outcome, Recommendation } from '../../../kit/index.ts';
import { payments, regions, systems } from '../../../limits/prices/regions.ts';
import type { Edition, Vm } from '../../../limits/types.ts';
import { disruptions } from '../../../storage/change/change.ts';
import type { changeOfVolume } from '../../../storage/change/recommendations.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { exceeds } from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import type { CalculatorContext } from '../../context.ts';
import { type ProposedChange, recommended } from '../answer/explanation.ts';
import { guideTo } from '../answer/guide.ts';
import { conditionsOf } from './conditions.ts';
import { type Place, placeOf, priced } from './cost.ts';
import { formatChangedCost } from './cost-change.ts';

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

type Compared = Pick<Outcome, 'how' | 'difference'>;

const rankOf = ({ how }: Compared) => (disruptions as readonly string[]).indexOf(how);

/** What comes first: what costs no more than what is there; then what is less disruptive, and of that what costs less. */
export function byCost(one: Compared, other: Compared): number {
  const differenceOf = ({ difference = Number.POSITIVE_INFINITY }: Compared) => difference;
  const [a, b] = [differenceOf(one), differenceOf(other)];
  return (
    Number(a >= cent) - Number(b >= cent) ||
    rankOf(one) - rankOf(other) ||
    // Those without a price stay in their order.
    (a === b ? 0 : a - b)
  );
}

/** The least disruptive first, after all that cost no more than what is there; of equal disruption the cheaper first. */
export const cheaperFirst = <P extends ProposedChange & { readonly outcome: Outcome }>(
  proposed: readonly P[],
): readonly P[] => proposed.toSorted((a, b) => byCost(a.outcome, b.outcome));

/** Does one cost as much or more, disrupt as much or more and give as little or less as another, and is worse in one of them? */
function isBeaten(one: Outcome, by: Outcome): boolean {
  if (one.difference === undefined || by.difference === undefined) return false;
  const cost = one.difference - by.difference;
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

/** Where costs are of that nobody has chosen a region for. */
export const firstPlace: Place = {
  region: regions[0].id,
  os: systems[0].id,
  payment: payments[0].id,
};

/** What changes the cost of a set-up, as figures, and as the end of a sentence: “ $259 a month, $124 more.” */
export type CostChange = { readonly figures: Figures; readonly text: string };
export const noCostChange: CostChange = { figures: {}, text: '' };

type Bought = Parameters<typeof priced>[0];

/** The cost of one set-up in place of another. */
export function costChange(before: Bought, after: Bought, context: CalculatorContext): CostChange {
  const [now, then] = [
    priced(before, firstPlace, context),
    priced(after, firstPlace, context),
  ] as const;
  return {
    figures: costFigures(now.cost?.total?.all, then.cost?.total?.all),
    text: formatChangedCost(now, then),
  };
}

const boughtAs = ({ vm, disk, disks: count, cached }: Disks, edition: Edition): Bought => ({
  vm,
  edition,
  groups: [{ role: 'data', disk, count, cache: cached ? 'ReadOnly' : 'None' }],
});

/** The cost of one volume in place of another, with its VM where there is one. */
export const volumeCostChange = (
  before: Disks,
  after: Disks,
  edition: Edition,
  context: CalculatorContext,
): CostChange => costChange(boughtAs(before, edition), boughtAs(after, edition), context);

/** “Costs in West Europe, prices of 2026-08-22, pay as you go.” Nothing without prices. */
export function placeText(of: Pick<Bought, 'vm' | 'edition'>, context: CalculatorContext): string {
  const bill = priced({ ...of, groups: [] }, firstPlace, context);
  return bill.prices ? `Costs in ${placeOf(bill, bill.prices)}.` : '';
}

/** Changes of which the first with another cost has where and when all of these costs are of. */
function withPlace(
  proposed: readonly ProposedChange[],
  of: Pick<Bought, 'vm' | 'edition'>,
  context: CalculatorContext,
): readonly ProposedChange[] {
  const first = proposed.find(
    ({ outcome }) => Math.abs(outcome?.difference ?? outcome?.cost ?? 0) >= cent,
  );
  return proposed.map((one) => (one === first ? { ...one, place: placeText(of, context) } : one));
}

/** They as recommendations of a calculator that asks for no region. */
export const recommendedInPlace = <F extends AnyFields>(
  fields: F,
  inputs: Inputs<F> & { readonly vm?: Vm | undefined; readonly limits: Edition },
  proposed: readonly ProposedChange[],
  context: CalculatorContext,
): readonly Recommendation[] =>
  recommended(
    fields,
    inputs,
    withPlace(proposed, { vm: inputs.vm, edition: inputs.limits }, context),
  );
