/** What of a bill is for operations, on which load that rests, and from which load on other disks are cheaper. */
import { meanUseOf, ratesOf } from '../../storage/find/required-rates.ts';
import type { Row } from '../../storage/find/rows.ts';
import { isBilledByUse } from '../../storage/set-up/cost.ts';
import { formatDuration, formatIops, type Iops } from '../../units/index.ts';
import { operationsIn } from '../shared/set-up/cost.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { type Compared, type Given, requirementOf } from './model.ts';

/** What the mean is taken for; nothing where it is entered. */
export function assumedMean({ 'mean-iops': mean, burst }: Given): string | undefined {
  if (mean !== undefined) return undefined;
  return burst === undefined
    ? 'a fifth of the target'
    : `the target for ${formatDuration(burst)} a day`;
}

/**
 * At how many IOPS on average do a set-up on Standard SSD and another one cost the same? Exactly, since every Standard
 * SSD is billed the same for an operation, so that the load does not decide which of their set-ups is the cheapest.
 */
function breakEven(standard: Row, other: Row, mean: number): number {
  const [ofStandard = 0, ofOther = 0] = [standard, other].map(({ cost }) => cost.total?.all);
  return mean + ((ofOther - ofStandard) * mean) / operationsIn(standard.cost);
}

/** “$34 of it for operations at 64 IOPS on average (assumed); above 154 IOPS Premium SSD v2 is cheaper.” */
export function operationsText(inputs: Given, first: Row, { rival }: Compared): string {
  const requirement = requirementOf(inputs);
  const { data } = ratesOf(requirement);
  const { iops: mean } = meanUseOf(requirement, ratesOf(requirement)).load;
  const shown = formatIops(Math.round(mean) as Iops);
  const assumed = inputs['mean-iops'] === undefined;
  const isBilled = isBilledByUse(first.set.disk);
  const [standard, other] = isBilled ? [first, rival] : [rival, first];
  // The log of each may be on disks of its own kind.
  const even = standard && other && !first.set.log ? breakEven(standard, other, mean) : undefined;
  const amount = operationsIn(first.cost);
  if (amount > 0) {
    const least = even === undefined || even >= data.iops ? undefined : Math.ceil(even);
    const above =
      least && `; above ${formatIops(least as Iops)} ${other?.set.disk.family} is cheaper`;
    return `${formatMoney(amount)} of it for operations at ${shown}${first.set.log ? ' of the data disks' : ''} on average${assumed ? ' (assumed)' : ''}${above ?? ''}.`;
  }
  const most = even === undefined ? 0 : Math.floor(even);
  return most > 0
    ? `Below ${formatIops(most as Iops)} on average${assumed ? ` (${shown} assumed)` : ''} Standard SSD is cheaper.`
    : '';
}
