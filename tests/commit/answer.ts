/** The answer of the calculator of commits to a query, and what it says. */
import { commit } from '../../src/calculators/commit/index.ts';
import { plainText } from '../../src/kit/index.ts';
import { openedBy } from '../view-models.ts';

export function answer(query: string) {
  const { answer: found } = openedBy(commit, query);
  if (!found) throw new Error(`There is no answer to ${query}.`);
  return found;
}
const readoutOf = (query: string, id: string) =>
  answer(query).readouts.find((readout) => readout.id === id);
export const figureOf = (query: string, id: string) => readoutOf(query, id)?.value;
export const textOf = (query: string, id: string) => readoutOf(query, id)?.text;
export const headline = (query: string) => plainText(answer(query).headline);
export const texts = (query: string) => answer(query).checks.map(({ text }) => text);
