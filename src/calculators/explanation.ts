/** The explanation of an answer and its recommendations, which are computed when they are first read. */
import {
  type Answer,
  type AnyFields,
  type Check,
  type Inputs,
  type Phrase,
  queryFor,
  type Recommendation,
} from '../kit/index.ts';

/** A recommended change of inputs with its verified result; without `changes` it asks for an input that only the reader knows. */
export type ProposedChange = {
  readonly text: Phrase;
  readonly changes?: Readonly<Record<string, string>> | undefined;
};

export type Explanation = {
  /** Why the answer is what it is, and what that means. */
  readonly why: string;
  readonly recommendations: readonly ProposedChange[];
  /** The rules and notes that concern the case. */
  readonly checks: readonly Check[];
};

/** The parts of an answer that an explanation is shown in, for `withDetails`; recommendations link to the changed inputs. */
export function explained<F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  explain: () => Explanation,
) {
  let explanation: Explanation | undefined;
  const of = () => {
    explanation ??= explain();
    return explanation;
  };
  // A recommendation names inputs of the calculator that makes it.
  type Changes = Partial<Record<keyof F & string, string>>;
  return {
    why: () => of().why,
    recommendations: () =>
      of().recommendations.map(
        ({ text, changes }): Recommendation => ({
          text,
          ...(changes ? { query: queryFor(fields, inputs, changes as Changes) } : {}),
        }),
      ),
    checks: () => of().checks,
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
  const getters = Object.entries(slow).map(([part, get]) => [part, { get, enumerable: true }]);
  return Object.defineProperties({ ...quick }, Object.fromEntries(getters)) as Answer;
}
