/** The words of verdicts. A VM with its disks has one, and a view model says it: both take the words from here. */

/** On a set-up, in order of precedence: the first that applies counts. */
export type SetUpVerdict =
  | 'not-possible'
  | 'unsafe'
  | 'throttled'
  | 'oversubscribed'
  | 'not-checked'
  | 'tight'
  | 'fits';

/** On a measurement: within 5 % of a limit, above one, below all; or it cannot show it. */
type MeasurementVerdict = 'at-limit' | 'above-limit' | 'below-limit' | 'invalid';

export type Verdict = SetUpVerdict | MeasurementVerdict;

/** Above this utilisation a set-up is tight: little headroom is left for growth, or for limits that are enforced less exactly than published. */
export const tightAbove = 0.8;
