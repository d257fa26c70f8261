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
    whole: { 360: 2088, 640: 1655, 800: 1569 },
    answer: { 360: 748, 640: 585, 800: 578 },
  },
  'cap-check': {
    whole: { 360: 2565, 640: 1583, 800: 1600 },
    answer: { 360: 1348, 640: 800, 800: 800 },
  },
  commit: {
    whole: { 360: 1729, 640: 1352, 800: 1318 },
    answer: { 360: 600, 640: 514, 800: 413 },
  },
  'io-size': {
    whole: { 360: 1323, 640: 1025, 800: 1036 },
    answer: { 360: 838, 640: 743, 800: 754 },
  },
  provision: {
    whole: { 360: 2112, 640: 1598, 800: 1591 },
    answer: { 360: 1085, 640: 800, 800: 742 },
  },
  'queue-depth': {
    whole: { 360: 1578, 640: 1159, 800: 1188 },
    answer: { 360: 911, 640: 800, 800: 754 },
  },
  'sync-io': {
    whole: { 360: 1446, 640: 1123, 800: 1047 },
    answer: { 360: 852, 640: 758, 800: 692 },
  },
  throttle: {
    whole: { 360: 2737, 640: 2077, 800: 2028 },
    answer: { 360: 1207, 640: 800, 800: 800 },
  },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[shown][width];
}
