/**
 * Which calculators a run looks at. Tests of what all calculators have from the same code try it on
 * two of them, so that a run takes no longer with each calculator that is added; `npm run test:all`
 * tries it on all.
 */

/** Every calculator, page, way and state: what takes longer than a change should wait for (`npm run test:all`). */
export const all = import.meta.env.MODE === 'all';

/** Of rows that are alike, such as sizes: one of three in most runs, and all of them in a run of everything. */
export const sampleOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  all ? rows : rows.filter((_, at) => at % 3 === 0);

/**
 * `cap-check` has most of what a screen can hold: groups of fields, limit bars, options with links,
 * checks. `throttle` has what is special: a script of its own, an answer that is worked out between
 * frames, and a player.
 */
const representative: readonly string[] = ['cap-check', 'throttle'];

/** Does this run try on this calculator what all have from the same code? */
export const isChosen = (id: string): boolean => all || representative.includes(id);
