/** One of two cases, now or then: what it achieves, and what it costs as a bar. */
import type { CostBar, Inputs } from '../../kit/index.ts';
import type { Kind } from '../../storage/path/path.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { type BytesPerSecond, formatIops, formatThroughput, type Iops } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import type { caseFields } from '../shared/case/case-fields.ts';
import { costReadout, type Priced } from '../shared/set-up/cost.ts';

/** One of the two cases. */
export type Side = {
  readonly inputs: Inputs<typeof caseFields>;
  readonly assessment: Assessment;
  readonly bill: Priced;
};

export const isRefused = ({ assessment: { verdict } }: Side) => verdict === 'not-possible';

/** What it achieves in one dimension; nothing where it is refused or that is not known. */
export const amountOf = (side: Side, kind: Kind): number | undefined =>
  isRefused(side) ? undefined : side.assessment.achieved[kind];

export function achieved(side: Side, kind: Kind): string | undefined {
  const value = amountOf(side, kind);
  if (value === undefined) return undefined;
  return kind === 'iops'
    ? formatIops(value as Iops)
    : formatThroughput(value as BytesPerSecond, side.inputs.vm.unit);
}

const barOf = ({ bill }: Side): CostBar | undefined => {
  const total = bill.cost?.total;
  return (
    total && {
      text: costReadout(bill).text,
      parts: [
        { label: 'VM', amount: total.vm },
        { label: 'disks', amount: total.disks },
        ...(total.bursting > 0 ? [{ label: 'bursting', amount: total.bursting }] : []),
      ],
    }
  );
};

/** What both cost, as bars; nothing where one of them has no price. */
export function costsOf(now: Side, then: Side): readonly [CostBar, CostBar] | undefined {
  const [before, after] = compact([now, then].map(barOf));
  return before && after && !isRefused(now) && !isRefused(then) ? [before, after] : undefined;
}
