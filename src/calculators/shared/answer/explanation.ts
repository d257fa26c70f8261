/** The explanation of an answer and its recommendations. */
import {
  type Answer,
  type AnyFields,
  type Check,
  type Inputs,
  type Option,
  type Outcome,
  type Phrase,
  queryFor,
  type Recommendation,
} from '../../../kit/index.ts';

/** A recommended change of inputs with its verified result; without `changes` it asks for an input that only the reader knows. */
export type ProposedChange = {
  readonly text: Phrase;
  readonly option?: Option;
  readonly outcome?: Outcome;
  readonly place?: string;
  readonly order?: string;
  readonly asks?: string;
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
    ...(changes
      ? { query: queryFor(fields, inputs, changes as Partial<Record<keyof F & string, string>>) }
      : {}),
  }));

/** An explanation as the parts of an answer that it is, with its recommendations. */
export const explained = <F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  { recommendations, ...explanation }: Explanation,
): Pick<Answer, 'why' | 'checks' | 'recommendations'> => ({
  ...explanation,
  recommendations: recommended(fields, inputs, recommendations),
});
