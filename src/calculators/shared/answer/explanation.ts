/** The explanation of an answer and its recommendations, which are computed when they are first read. */
import {
  type Answer,
  type AnyFields,
  type Check,
  type Inputs,
  type Option,
  type Phrase,
  queryFor,
  type Recommendation,
} from '../../../kit/index.ts';

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
    ...(changes
      ? { query: queryFor(fields, inputs, changes as Partial<Record<keyof F & string, string>>) }
      : {}),
  }));

/** Computes something when it is first read, and then no more. */
function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** The explanation of an answer whose recommendations are computed apart, for `withDetails`. */
export function explainedApart(explain: () => Omit<Explanation, 'recommendations'>) {
  const of = once(explain);
  return {
    why: () => of().why,
    checks: () => of().checks,
    recommendations: (): readonly Recommendation[] => [],
    recommendsLater: () => true,
  };
}

/** The same with recommendations. */
export function explained<F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  explain: () => Explanation,
) {
  const of = once(explain);
  return {
    ...explainedApart(of),
    recommendations: () => recommended(fields, inputs, of().recommendations),
    recommendsLater: () => false,
  };
}

/**
 * An answer of which some parts are computed when they are first read, since a page does not show them
 * while the reader is typing.
 */
export function withDetails<Part extends keyof Answer>(
  quick: Omit<Answer, Part>,
  slow: { readonly [Name in Part]?: () => Answer[Name] },
): Answer {
  const getters = Object.entries(slow).map(([part, get]) => [
    part,
    // What is computed apart is put in its place (`withRecommendations`).
    { get: once(get as () => unknown), enumerable: true, configurable: true },
  ]);
  return Object.defineProperties({ ...quick }, Object.fromEntries(getters)) as Answer;
}
