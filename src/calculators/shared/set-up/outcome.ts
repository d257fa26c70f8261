/** What a changed volume costs, and how much more or less that is than now. */
import type { Outcome } from '../../../kit/index.ts';
import type { Edition } from '../../../limits/types.ts';
import { changeOfVolume } from '../../../storage/change/recommendations.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { present } from '../../../units/present.ts';
import type { CalculatorContext } from '../../dataset.ts';
import { guideTo } from '../answer/guide.ts';

type Disks = Pick<Volume, 'vm' | 'disk' | 'disks' | 'cached'>;
type Figures = Pick<Outcome, 'cost' | 'difference'>;

/** How disruptive a change of a volume is, and where its commands are. */
export function howOf(...given: Parameters<typeof changeOfVolume>): Pick<Outcome, 'how' | 'guide'> {
  const { change, how } = changeOfVolume(...given);
  return { how, guide: guideTo(change, how) };
}

/** What a changed set-up costs a month, and how much more than before; neither where one has no price. */
export const costFigures = (now: number | undefined, then: number | undefined): Figures =>
  present({
    cost: then,
    difference: now === undefined || then === undefined ? undefined : then - now,
  });

/** The cost of one volume in place of another, for programs; pages have no prices where nobody says of which region. */
export function costChange(
  before: Disks,
  after: Disks,
  edition: Edition,
  { monthly }: CalculatorContext,
): Figures {
  const costOf = ({ vm, disk, disks: count, cached }: Disks) =>
    monthly?.({
      ...{ vm, edition },
      groups: [{ role: 'data', disk, count, cache: cached ? 'ReadOnly' : 'None' }],
    });
  return costFigures(costOf(before), costOf(after));
}
