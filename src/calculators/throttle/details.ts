/** What follows the figures of an answer, and is not needed to say them: a page loads it when it is read. */
export { notes } from './notes.ts';
export { stepsOf, tablesOf } from './tables.ts';
export { timelineOf } from './timeline.ts';
