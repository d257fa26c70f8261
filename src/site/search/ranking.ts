/** The order of results: which places tell more about a query, and which results are too weak to show. */
import type { SearchResult } from 'minisearch';
import type { Entry, Kind } from './entry.ts';

/** Those that are not 1. A page explains; the page of a series mostly lists. Calculators come first by name, not by the words of their examples. */
const weights: Partial<Record<Kind, number>> = {
  Calculator: 0.8,
  Workload: 2.5,
  Page: 0.8,
  Limits: 0.5,
};

/** Answers to questions and faults come before other pages of the guide; history and lists, of links too, come after them. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(?:troubleshoot|start\/questions)\//, 1.3],
  [/^cases\/|since-2018|^limits\/sources|#next-steps-/, 0.5],
  [/#common-mistakes-/, 0.7],
];

export const weightOf = ({ kind, address }: Entry): number =>
  places.reduce(
    (all, [form, weight]) => (form.test(address) ? all * weight : all),
    weights[kind] ?? 1,
  );

/** Up to this many results, none is too weak to show. */
const few = 20;

/** The smallest share of the best score that is shown: of results with all words, and of those with some. */
export const [minScore, minScorePartial] = [0.08, 0.3];

/** How many results with only some of the words are shown. */
export const maxPartial = 20;

/**
 * Results in their order: an entry is the more about a query, the more of its words are in the title
 * or the heading. Of many results the weak ones are left out.
 * @param results best score first
 * @param min the smallest share of the best score that is kept
 */
export function ranked(
  results: readonly SearchResult[],
  terms: readonly string[],
  min: number,
): readonly SearchResult[] {
  const named = ({ match }: SearchResult) =>
    Object.values(match).filter((fields) => fields.some((field) => /title|heading/.test(field)));
  const worth = (result: SearchResult) =>
    result.score * (1 + Math.min(2, named(result).length) / terms.length);
  const lowest = results.length > few ? min * (results[0]?.score ?? 0) : 0;
  return results.filter(({ score }) => score >= lowest).sort((one, two) => worth(two) - worth(one));
}
