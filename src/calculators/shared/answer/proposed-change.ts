import type { Outcome } from '../../../kit/index.ts';
import type { ProposedChange } from './explanation.ts';
import { strong } from './text.ts';

/**
 * A change whose text ends with the figure that it gives: “Queue depth 8: 4,000 IOPS.”
 * @param changes nothing where it changes what only the reader can measure
 * @param cost the sentence after it
 */
export const changeGiving = (
  lead: string,
  figure: string,
  changes: ProposedChange['changes'],
  outcome?: Omit<Outcome, 'change'>,
  cost = '',
): ProposedChange => ({
  text: [lead, strong(figure), `.${cost}`],
  ...(changes ? { changes } : {}),
  ...(outcome ? { outcome: { change: lead.replace(/: $/, ''), ...outcome } } : {}),
});
