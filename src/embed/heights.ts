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
    whole: { 360: 2128, 640: 1655, 800: 1569 },
    answer: { 360: 2128, 640: 1655, 800: 1569 },
  },
  'cap-check': {
    whole: { 360: 2606, 640: 1583, 800: 1600 },
    answer: { 360: 2606, 640: 1583, 800: 1600 },
  },
  commit: {
    whole: { 360: 1770, 640: 1352, 800: 1318 },
    answer: { 360: 1770, 640: 1352, 800: 1318 },
  },
  'io-size': {
    whole: { 360: 1363, 640: 1025, 800: 1036 },
    answer: { 360: 1363, 640: 1025, 800: 1036 },
  },
  provision: {
    whole: { 360: 2152, 640: 1598, 800: 1591 },
    answer: { 360: 2152, 640: 1598, 800: 1591 },
  },
  'queue-depth': {
    whole: { 360: 1619, 640: 1159, 800: 1188 },
    answer: { 360: 1619, 640: 1159, 800: 1188 },
  },
  'sync-io': {
    whole: { 360: 1487, 640: 1123, 800: 1047 },
    answer: { 360: 1487, 640: 1123, 800: 1047 },
  },
  throttle: {
    whole: { 360: 2778, 640: 2077, 800: 2028 },
    answer: { 360: 2778, 640: 2077, 800: 2028 },
  },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights, shown: Shown = 'whole'): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[shown][width];
}
