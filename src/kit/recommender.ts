import type { Calculator } from './calculator.ts';
import { type Fields, type InputLookup, type Inputs, parseFields } from './field.ts';
import type { Recommendation } from './view-model.ts';

/**
 * Recommendations that are computed apart from their answer, since they take longer and more data than it
 * does. Where everything is there at once, as in Node, `withRecommendations` puts them into the answer; a
 * page loads them in a script of their own once somebody uses the calculator.
 */
export type Recommender<Context> = {
  /** They compare all VM sizes, not only those that an answer needs. */
  readonly needsAllSizes: boolean;
  /**
   * Steps of about a millisecond, each with the fraction that is done; the recommendations at the end.
   * @param lookup read at once: inputs that change later change nothing
   * @returns nothing where an input cannot be read
   */
  readonly recommend: (
    lookup: InputLookup,
    context: Context,
  ) => Iterator<number, readonly Recommendation[]> | undefined;
};

/**
 * Makes a recommender of a calculator from its fields.
 * @param recommend is only asked where there is an answer that waits for it
 */
export function defineRecommender<Context>() {
  return <F extends Fields<Context>>(
    fields: F,
    recommend: (inputs: Inputs<F>, context: Context) => Iterator<number, readonly Recommendation[]>,
    { needsAllSizes = false } = {},
  ): Recommender<Context> => ({
    needsAllSizes,
    recommend: (lookup, context) => {
      const text = (name: string) => lookup(name) ?? fields[name]?.initial ?? '';
      const { inputs } = parseFields(fields, text, { context, text });
      return inputs && recommend(inputs, context);
    },
  });
}

/** The result of work in steps, done at once. */
function resultOf<T>(work: Iterator<number, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The calculator with its recommendations in its answers, computed when they are first read. */
export const withRecommendations = <Context>(
  calculator: Calculator<Context>,
  { recommend }: Recommender<Context>,
): Calculator<Context> => ({
  ...calculator,
  viewModel: (lookup, context, given, pending) => {
    const screen = calculator.viewModel(lookup, context, given, pending);
    const { answer } = screen;
    const work = answer?.recommendsLater && recommend(lookup, context);
    if (!work) return screen;
    let made: readonly Recommendation[] | undefined;
    const get = () => {
      made ??= resultOf(work);
      return made;
    };
    const there = { value: false, enumerable: false };
    Object.defineProperties(answer, {
      recommendations: { get, enumerable: true },
      recommendsLater: there,
    });
    return screen;
  },
});
