import type { Check, Citation, Shown } from '../../../kit/index.ts';
import type { Fault } from '../../../storage/set-up/refused.ts';
import { withoutFigures } from './readouts.ts';

/** The answer about a set-up that cannot be built: the reasons, and no figures. What can be built in its place comes later. */
export const notPossible = (
  faults: readonly Fault[],
  notes: readonly Check[],
  citations: readonly Citation[],
): Shown => ({
  verdict: 'not-possible',
  ...withoutFigures,
  recommendationsTitle: 'What can be built',
  headline: ['Not possible: ', { text: faults[0]?.text ?? 'it cannot be built.', tone: 'over' }],
  why: `${faults.every(({ isLoss }) => isLoss) ? 'Azure builds this set-up, but what it must keep can be lost' : 'Azure refuses this set-up'}, so no figures are computed. The checks have every reason.`,
  checks: notes,
  citations,
});
