import type { Verdict as Name } from '../../kit/index.ts';

/** The verdicts in words. The style sheet adds a sign to each, since colour alone would not be seen by everybody. */
const verdicts: Readonly<Record<Name, string>> = {
  'not-possible': 'Not possible',
  throttled: 'Throttled',
  oversubscribed: 'Oversubscribed',
  'not-checked': 'Not checked',
  unsafe: 'Unsafe',
  tight: 'Tight',
  fits: 'Fits',
  'at-limit': 'At a limit',
  'above-limit': 'Above a limit',
  'below-limit': 'Below the limits',
  invalid: 'Not valid',
};

export const Verdict = ({ verdict }: { readonly verdict: Name }) => (
  <b class={`badge ${verdict}`}>{verdicts[verdict]}</b>
);
