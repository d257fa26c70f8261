/** The answer of the calculator of commits to a query, and what it says. */
import { commit } from '../../src/calculators/commit/index.ts';
import { plainText } from '../../src/kit/index.ts';
import { openedBy, shownBy } from '../view-models.ts';

function known<Found>(query: string, found: Found | undefined): Found {
  if (!found) throw new Error(`There is no answer to ${query}.`);
  return found;
}
export const answer = (query: string) => known(query, openedBy(commit, query).answer);
/** Without its recommendations. */
const shown = (query: string) => known(query, shownBy(commit, query).answer);
const readoutOf = (query: string, id: string) =>
  shown(query).readouts.find((readout) => readout.id === id);
export const figureOf = (query: string, id: string) => readoutOf(query, id)?.value;
export const textOf = (query: string, id: string) => readoutOf(query, id)?.text;
export const headline = (query: string) => plainText(shown(query).headline);
export const texts = (query: string) => shown(query).checks.map(({ text }) => text);
