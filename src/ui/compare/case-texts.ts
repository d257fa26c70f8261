/** The texts of the inputs of two cases: how they differ, and how the query of one carries the other. */

import type { ViewModel } from '../../kit/index.ts';
import { parseQuery, secondCaseName, serializeQuery } from '../../kit/link.ts';
import { toEnd } from '../../kit/run.ts';
import { calculatorOf, currentContext } from '../data/data.ts';
import { detailed } from '../view/quick.ts';

export type Lookup = (name: string) => string | undefined;

/** A query without its second case. */
export const alone = ({ query }: ViewModel): string => {
  const { given, lookup } = parseQuery(query);
  return serializeQuery(
    given.filter((name) => name !== secondCaseName).map((name) => [name, lookup(name) ?? '']),
  );
};

/** Of the calculator of an element. */
export class CaseTexts {
  readonly #element: Element;

  constructor(element: Element) {
    this.#element = element;
  }

  get #calculator() {
    return calculatorOf(this.#element.getAttribute('of') ?? '');
  }

  /** Has the calculator an input for a second case? */
  get hasSecond() {
    return this.#calculator?.names.includes(secondCaseName) === true;
  }

  of({ query }: ViewModel): Lookup {
    const { lookup } = parseQuery(query);
    return (name) => lookup(name) ?? this.#calculator?.initial(name);
  }

  /** What then has otherwise than now, as the text of the input for it. */
  difference(now: ViewModel, then: ViewModel): string {
    const [before, after] = [now, then].map((one) => this.of(one));
    const names = this.#calculator?.names.filter((name) => name !== secondCaseName) ?? [];
    return serializeQuery(
      names
        .filter((name) => name === 'vm' || before?.(name) !== after?.(name))
        .map((name) => [name, after?.(name) ?? '']),
    );
  }

  /** The query of a case with another one as the text of its input. */
  withSecond(now: ViewModel, then: ViewModel): string {
    const text = serializeQuery([[secondCaseName, this.difference(now, then)]]);
    return [alone(now), text].filter(Boolean).join('&');
  }

  /** What the calculator answers to these texts. */
  screen(lookup: Lookup): ViewModel | undefined {
    const context = currentContext();
    const calculator = this.#calculator;
    return context && calculator && toEnd(detailed(toEnd(calculator.start(lookup, context))));
  }
}
