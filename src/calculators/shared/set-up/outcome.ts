/** What a changed volume costs, and how much more or less that is than now. */
import type { Outcome } from '../../../kit/index.ts';
import { regions, systems } from '../../../limits/prices/regions.ts';
import type { Edition } from '../../../limits/types.ts';
import { changeOfVolume } from '../../../storage/change/recommendations.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { present } from '../../../units/present.ts';
import type { CalculatorContext } from '../../dataset.ts';
import { guideTo } from '../answer/guide.ts';
import { type Priced, priced } from './cost.ts';

type Disks = Pick<Volume, 'vm' | 'disk' | 'disks' | 'cached'>;

/** A set-up at the prices of the first region, on Linux, for calculators that do not ask where. */
export const pricedHere = (
  setUp: Parameters<typeof priced>[0],
  context: CalculatorContext,
): Priced =>
  priced(setUp, { region: regions[0].id, os: systems[0].id, payment: 'as-you-go' }, context);

function pricedVolume(
  { vm, disk, disks: count, cached }: Disks,
  edition: Edition,
  context: CalculatorContext,
): Priced {
  const group = { role: 'data', disk, count, cache: cached ? 'ReadOnly' : 'None' } as const;
  return pricedHere({ vm, groups: [group], edition }, context);
}

/** How disruptive a change of a volume is, and where its commands are. */
export function howOf(...given: Parameters<typeof changeOfVolume>): Pick<Outcome, 'how' | 'guide'> {
  const { change, how } = changeOfVolume(...given);
  return { how, guide: guideTo(change, how) };
}

/** What a changed set-up costs, and how much more than before. */
export function costFigures(before: Priced, after: Priced): Pick<Outcome, 'cost' | 'difference'> {
  const [now, then] = [before, after].map(({ cost }) => cost?.total?.all);
  return present({
    cost: then,
    difference: now === undefined || then === undefined ? undefined : then - now,
  });
}

/** The cost of one volume in place of another, as figures of an outcome. */
export function costChange(
  before: Disks,
  after: Disks,
  edition: Edition,
  context: CalculatorContext,
): Pick<Outcome, 'cost' | 'difference'> {
  const [now, then] = [before, after].map((one) => pricedVolume(one, edition, context));
  return now && then ? costFigures(now, then) : {};
}
