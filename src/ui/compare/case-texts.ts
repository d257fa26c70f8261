/** The texts of the inputs of two cases: how they differ, and how the query of one carries the other. */

import type { ViewModel } from '../../kit/index.ts';
import { parseQuery, secondCaseName, serializeQuery } from '../../kit/link.ts';
import { toEnd } from '../../kit/work.ts';
import { calculatorOf, currentContext } from '../data/calculator-data.ts';
import { detailed } from '../view/detailed.ts';

export type Lookup = (name: string) => string | undefined;

/** The texts that a query sets; without any, those of the example by their names. */
export function textsIn(of: string, query: string): readonly (readonly [string, string])[] {
  const { given, lookup } = parseQuery(query);
  return given.length > 0
    ? given.map((name) => [name, lookup(name) ?? ''] as const)
    : Object.entries(calculatorOf(of)?.example ?? {});
}

/** A query without its second case. */
export const alone = (of: string, { query }: ViewModel): string =>
  serializeQuery(textsIn(of, query).filter(([name]) => name !== secondCaseName));

/** Has the calculator an input for a second case? */
export const hasSecond = (of: string): boolean =>
  calculatorOf(of)?.names.includes(secondCaseName) === true;

/** The texts of the inputs of a case. */
export function textsOf(of: string, { query }: ViewModel): Lookup {
  const texts = Object.fromEntries(textsIn(of, query));
  return (name) => texts[name] ?? calculatorOf(of)?.initial(name);
}

/** What then has otherwise than now, as the text of the input for it. */
export function queryDifference(of: string, now: ViewModel, then: ViewModel): string {
  const [before, after] = [textsOf(of, now), textsOf(of, then)];
  const names = calculatorOf(of)?.names.filter((name) => name !== secondCaseName) ?? [];
  return serializeQuery(
    names
      .filter((name) => name === 'vm' || before(name) !== after(name))
      .map((name) => [name, after(name) ?? '']),
  );
}

/** The query of a case with another one as the text of its input. */
export function withSecond(of: string, now: ViewModel, then: ViewModel): string {
  const text = serializeQuery([[secondCaseName, queryDifference(of, now, then)]]);
  return [alone(of, now), text].filter(Boolean).join('&');
}

/** What the calculator answers to these texts. */
export function screenOf(of: string, lookup: Lookup): ViewModel | undefined {
  const [calculator, context] = [calculatorOf(of), currentContext()];
  return context && calculator && toEnd(detailed(toEnd(calculator.start(lookup, context))));
}
