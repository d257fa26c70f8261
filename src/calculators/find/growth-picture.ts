/** What growth costs: the cheapest set-up for parts and multiples of the load. A page computes it once somebody comes to the picture. */

import { parseFields, parseQuery } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import { foundFor } from '../../storage/find/growth.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import type { Found } from '../../storage/find/search.ts';
import { bytesIn } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { fields } from './fields.ts';
import { type Given, marketOf, requirementOf } from './model.ts';
import type { GrowthPicture } from './parts.ts';

/** The loads that are tried, as eighths of that which is required. */
const eighths = Array.from({ length: 16 }, (_, at) => at + 1);

type Tried = { readonly factor: number; readonly found: Found };

const nameOf = ({ found }: Tried) => shownName(found.vm.vm);
const costOf = ({ found }: Tried) => formatMoney(found.cents / 100);

/** “Half more load needs an E16bs_v5, for $350 more.” */
function moreLoad(what: string, now: Tried, then: Tried | undefined): string {
  if (!then) return `Nothing that was checked meets ${what}.`;
  const more = then.found.cents - now.found.cents;
  const size = nameOf(then) === nameOf(now) ? 'the same VM carries' : `${nameOf(then)} carries`;
  return `For ${formatMoney(more / 100)} more ${size} ${what}.`;
}

/** Where the next load needs another VM: the step that costs most. */
function largestJump(tried: readonly Tried[], print: (factor: number) => string): string {
  const jumps = tried.slice(1).flatMap((to, at) => {
    const from = tried[at] as Tried;
    return nameOf(from) === nameOf(to) ? [] : [{ from, to, by: to.found.cents - from.found.cents }];
  });
  const [jump] = jumps.toSorted((a, b) => b.by - a.by);
  return jump
    ? `The largest step is from ${nameOf(jump.from)} at ${print(jump.from.factor)} to ${nameOf(jump.to)} at ${print(jump.to.factor)}, ${formatMoney(jump.by / 100)}.`
    : 'One VM carries all of it.';
}

/** @returns nothing where there are no prices, or nothing fits */
export function* growthPicture(
  query: string,
  context: CalculatorContext,
): Generator<void, GrowthPicture | undefined> {
  const { lookup } = parseQuery(query);
  const text = (name: string) => lookup(name) ?? fields[name as keyof typeof fields]?.initial ?? '';
  const { inputs } = parseFields(fields, text, { context, text });
  const market = inputs && marketOf(inputs, context);
  if (!market) return undefined;
  const tried: Tried[] = [];
  for (const eighth of eighths) {
    const factor = eighth / 8;
    const found = yield* foundFor(requirementOf(inputs), factor, market);
    // A set-up that was not checked may be listed, and is no cost of growth.
    if (found && found.left !== notChecked) tried.push({ factor, found });
  }
  return pictureOf(inputs, tried);
}

function pictureOf(inputs: Given, tried: readonly Tried[]): GrowthPicture | undefined {
  const at = (factor: number) => tried.find((one) => one.factor === factor);
  const now = at(1);
  if (!now) return undefined;
  const { 'target-iops': iops, 'target-throughput': throughput = 0 } = inputs;
  const kind = iops === undefined ? 'throughput' : 'iops';
  const load = iops ?? throughput;
  const print = (factor: number) => formatAmount(kind, Math.ceil(load * factor), 'MB/s');
  const marks = (
    [
      [1, 'now'],
      [1.5, '+50 %'],
      [2, 'twice'],
    ] as const
  ).flatMap(([factor, label]) => {
    const one = at(factor);
    return one ? [{ factor, cost: one.found.cents / 100, label: `${label} ${costOf(one)}` }] : [];
  });
  return {
    load: iops ?? throughput / bytesIn['MB/s'],
    unit: iops === undefined ? 'MB/s' : 'IOPS',
    points: tried.map((one) => ({
      factor: one.factor,
      vm: nameOf(one),
      cost: one.found.cents / 100,
    })),
    marks,
    summary: `The cheapest set-up by the load: ${marks.map(({ label }) => label).join(', ')} a month.`,
    text: [
      moreLoad('half more load', now, at(1.5)),
      moreLoad('twice the load', now, at(2)),
      largestJump(tried, print),
      'Capacity and headroom stay.',
    ].join(' '),
  };
}
