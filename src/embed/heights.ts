/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` writes this table. Most hosts never learn a frame's height, so
 * the one in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

/** How much of a calculator an embed shows: `show=answer` leaves the inputs out. */
export type Shown = 'whole' | 'answer';

export const heights: Readonly<Record<string, Readonly<Record<Shown, Heights>>>> = {
  benchmark: {
    whole: { 360: 1050, 640: 794, 800: 805 },
    answer: { 360: 529, 640: 415, 800: 426 },
  },
  burst: {
    whole: { 360: 1668, 640: 1409, 800: 1409 },
    answer: { 360: 736, 640: 568, 800: 568 },
  },
  'cap-check': {
    whole: { 360: 1871, 640: 1331, 800: 1248 },
    answer: { 360: 1612, 640: 800, 800: 800 },
  },
  commit: {
    whole: { 360: 1574, 640: 1305, 800: 1218 },
    answer: { 360: 673, 640: 551, 800: 471 },
  },
  diagnose: {
    whole: { 360: 2184, 640: 1642, 800: 1576 },
    answer: { 360: 1345, 640: 800, 800: 800 },
  },
  find: {
    whole: { 360: 2428, 640: 1735, 800: 1779 },
    answer: { 360: 1564, 640: 800, 800: 800 },
  },
  'io-size': {
    whole: { 360: 1296, 640: 1135, 800: 1146 },
    answer: { 360: 910, 640: 800, 800: 800 },
  },
  provision: {
    whole: { 360: 1858, 640: 1549, 800: 1472 },
    answer: { 360: 1052, 640: 795, 800: 724 },
  },
  'queue-depth': {
    whole: { 360: 1410, 640: 1178, 800: 1206 },
    answer: { 360: 992, 640: 800, 800: 800 },
  },
  'sync-io': {
    whole: { 360: 1300, 640: 1163, 800: 1071 },
    answer: { 360: 888, 640: 800, 800: 750 },
  },
  throttle: {
    whole: { 360: 2589, 640: 1944, 800: 1770 },
    answer: { 360: 2084, 640: 800, 800: 800 },
  },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[shown][width];
}
