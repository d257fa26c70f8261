import type { Verdict as Name } from '../../kit/index.ts';

/** Those on a measurement, which say more than their names. */
const verdicts: Partial<Record<Name, string>> = {
  'at-limit': 'At a limit',
  'above-limit': 'Above a limit',
  'below-limit': 'Below limits',
};

/** “not-possible” as “Not possible”. */
const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ');

/** A verdict in words. The style sheet adds a sign to each, since colour alone would not be seen by everybody. */
export const Verdict = ({
  verdict,
  badge,
}: {
  readonly verdict: Name;
  readonly badge?: string | undefined;
}) => <b class={`badge ${verdict}`}>{badge ?? verdicts[verdict] ?? inWords(verdict)}</b>;
