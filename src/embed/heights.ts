/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` writes this table. Most hosts never learn a frame's height, so
 * the one in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

/** How much of a calculator an embed shows: `show=answer` leaves the inputs out. */
export type Shown = 'whole' | 'answer';

export const heights: Readonly<Record<string, Readonly<Record<Shown, Heights>>>> = {
  burst: {
    whole: { 360: 2097, 640: 1569, 800: 1595 },
    answer: { 360: 766, 640: 568, 800: 594 },
  },
  'cap-check': {
    whole: { 360: 2507, 640: 1657, 800: 1600 },
    answer: { 360: 1424, 640: 800, 800: 800 },
  },
  commit: {
    whole: { 360: 1771, 640: 1392, 800: 1305 },
    answer: { 360: 642, 640: 551, 800: 471 },
  },
  'io-size': {
    whole: { 360: 1387, 640: 1091, 800: 1102 },
    answer: { 360: 910, 640: 800, 800: 800 },
  },
  provision: {
    whole: { 360: 2005, 640: 1578, 800: 1501 },
    answer: { 360: 1017, 640: 795, 800: 724 },
  },
  'queue-depth': {
    whole: { 360: 1645, 640: 1207, 800: 1235 },
    answer: { 360: 992, 640: 800, 800: 800 },
  },
  'sync-io': {
    whole: { 360: 1437, 640: 1192, 800: 1100 },
    answer: { 360: 862, 640: 800, 800: 750 },
  },
  throttle: {
    whole: { 360: 2488, 640: 2072, 800: 2023 },
    answer: { 360: 1329, 640: 800, 800: 800 },
  },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[shown][width];
}
