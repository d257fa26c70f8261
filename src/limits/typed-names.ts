/** How a name is read that no table has: other words for it, sizes without limits, and what may have been meant. */
export { parseDiskWords } from './disk-words.ts';
export { nearestAmong } from './nearest-name.ts';
export { unknownSize } from './unknown-size.ts';
