/**
 * Which calculators a run looks at. Tests of what all calculators have from the same code try it on
 * two of them, so that a run takes no longer with each calculator that is added; `npm run test:all`
 * tries it on all.
 */
import { type Case, cases } from './cases.ts';
import { all } from './visit.ts';

/**
 * `cap-check` has most of what a screen can hold: groups of fields, limit bars, options with links,
 * checks. `throttle` has what is special: a script of its own, an answer that is worked out between
 * frames, and a player.
 */
const representative: readonly string[] = ['cap-check', 'throttle'];

/** The calculators of this run, each with a change to it. */
export const chosen: readonly Case[] = cases.filter(({ id }) => all || representative.includes(id));
