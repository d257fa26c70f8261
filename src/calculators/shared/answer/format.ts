/** The parts of an answer that several calculators share: readouts, table cells, emphasis, explanation and recommendations. */
import {
  type Answer,
  type AnyFields,
  type Check,
  type Citation,
  type Inputs,
  type Option,
  type Phrase,
  queryFor,
  type Readout,
  type Recommendation,
  type Shown,
} from '../../../kit/index.ts';
import type { Fault } from '../../../storage/set-up/set-up.ts';
import {
  type BytesPerSecond,
  formatIops,
  formatThroughput,
  formatThroughputAside,
  type Iops,
  type ThroughputUnit,
} from '../../../units/index.ts';

export const strong = (text: string): Phrase[number] => ({ text, tone: 'strong' });

export const iopsReadout = (value: Iops, label = 'IOPS'): Readout => ({
  id: 'iops',
  label,
  kind: 'iops',
  value,
  unit: 'IOPS',
  text: formatIops(value),
});

export const throughputReadout = (
  value: BytesPerSecond,
  unit: ThroughputUnit,
  label = 'Throughput',
): Readout => ({
  id: 'throughput',
  label,
  kind: 'throughput',
  value,
  unit: 'B/s',
  text: formatThroughput(value, unit),
  aside: formatThroughputAside(value, unit),
});

/** IOPS or bytes a second, as text. */
export const formatOf = (
  kind: 'iops' | 'throughput',
  value: number,
  unit: ThroughputUnit,
): string =>
  kind === 'iops' ? formatIops(value as Iops) : formatThroughput(value as BytesPerSecond, unit);

/** The parts of an answer that are empty where there is nothing to compute. */
export const withoutFigures = {
  boundBy: [],
  readouts: [],
  limits: [],
  tables: [],
  steps: [],
  recommendations: [],
  deepLinks: [],
} as const satisfies Partial<Shown>;

/** The answer about a set-up that cannot be built: the reasons, and no figures. */
export const notPossible = (
  faults: readonly Fault[],
  notes: readonly Check[],
  citations: readonly Citation[],
): Shown => ({
  verdict: 'not-possible',
  ...withoutFigures,
  headline: ['Not possible: ', { text: faults[0]?.text ?? 'it cannot be built.', tone: 'over' }],
  why: 'Azure refuses this set-up, so no figures are computed for it. The checks below have every reason.',
  checks: notes,
  citations,
});

/** Each value once, smallest first. */
export const sorted = <T extends number>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].sort((a, b) => a - b);

/** A recommended change of inputs with its verified result; without `changes` it asks for an input that only the reader knows. */
export type ProposedChange = {
  readonly text: Phrase;
  readonly option?: Option;
  readonly changes?: Readonly<Record<string, string>> | undefined;
};

export type Explanation = {
  /** Why the answer is what it is, and what that means. */
  readonly why: string;
  readonly recommendations: readonly ProposedChange[];
  /** The rules and notes that concern the case. */
  readonly checks: readonly Check[];
};

/** Changes as recommendations, which link to the changed inputs. */
export const recommended = <F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  proposed: readonly ProposedChange[],
): readonly Recommendation[] =>
  proposed.map(({ changes, ...shown }) => ({
    ...shown,
    // A recommendation names inputs of the calculator that makes it.
    ...(changes && {
      query: queryFor(fields, inputs, changes as Partial<Record<keyof F & string, string>>),
    }),
  }));

/** An explanation as the parts of an answer that it is. */
export const explained = <F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  { recommendations, ...explanation }: Explanation,
): Pick<Answer, 'why' | 'checks' | 'recommendations'> => ({
  ...explanation,
  recommendations: recommended(fields, inputs, recommendations),
});
