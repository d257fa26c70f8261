/** Every answer of the worked examples and of the accuracy table, and what moved between two states. */
import { accuracy } from '../../src/accuracy/index.ts';
import { examples } from '../../src/calculators/examples.ts';
import { queryOf } from '../../src/kit/index.ts';
import { numbersOf, screenOf } from '../browser/cases.ts';

export type Answers = Readonly<Record<string, number>>;

/** Rounded to what a reader could see, so that the last bit of a division moves nothing. */
const rounded = (value: number) => Number(value.toPrecision(6));

export function answers(): Answers {
  const all: Record<string, number> = {};
  for (const [calculator, list] of Object.entries(examples))
    for (const { id, given } of list) {
      const numbers = numbersOf(screenOf(calculator, queryOf(given)));
      for (const [readout, value] of Object.entries(numbers))
        all[`${calculator}/${id}/${readout}`] = rounded(value);
    }
  for (const { id, of, what, formula, simulated } of accuracy()) {
    if (formula !== undefined) all[`accuracy/${id}/${of}/${what}/formula`] = rounded(formula);
    if (simulated !== undefined) all[`accuracy/${id}/${of}/${what}/simulated`] = rounded(simulated);
  }
  return all;
}

/** The answers that are not what they were: name, before, now, and by which part. */
export function moved(before: Answers, now: Answers): readonly (readonly string[])[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [before[name], now[name]];
    if (was === is) return [];
    const part = was && is !== undefined ? `${((is / was - 1) * 100).toFixed(2)} %` : '';
    return [
      [name, was === undefined ? 'new' : String(was), is === undefined ? 'gone' : String(is), part],
    ];
  });
}
