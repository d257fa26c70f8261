/** How a name is read that no table has: other words for it, sizes without limits, and what may have been meant. */
export { parseDiskWords } from './disk-words.ts';
export { refusalOf } from './known-sizes.ts';
export { nearestAmong, ofSameMachine } from './nearest.ts';
