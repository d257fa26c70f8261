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
    whole: { 360: 2055, 640: 1569, 800: 1569 },
    answer: { 360: 736, 640: 568, 800: 568 },
  },
  'cap-check': {
    whole: { 360: 2625, 640: 1657, 800: 1574 },
    answer: { 360: 1612, 640: 800, 800: 800 },
  },
  commit: {
    whole: { 360: 1795, 640: 1392, 800: 1305 },
    answer: { 360: 673, 640: 551, 800: 471 },
  },
  find: {
    whole: { 360: 3058, 640: 1988, 800: 1959 },
    answer: { 360: 1592, 640: 800, 800: 800 },
  },
  'io-size': {
    whole: { 360: 1387, 640: 1091, 800: 1102 },
    answer: { 360: 910, 640: 800, 800: 800 },
  },
  provision: {
    whole: { 360: 2021, 640: 1578, 800: 1501 },
    answer: { 360: 1052, 640: 795, 800: 724 },
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
    whole: { 360: 2583, 640: 2141, 800: 2066 },
    answer: { 360: 1329, 640: 800, 800: 800 },
  },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[shown][width];
}
