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
    whole: { 360: 2112, 640: 1679, 800: 1592 },
    answer: { 360: 748, 640: 585, 800: 578 },
  },
  'cap-check': {
    whole: { 360: 2565, 640: 1583, 800: 1600 },
    answer: { 360: 1348, 640: 800, 800: 800 },
  },
  commit: {
    whole: { 360: 1753, 640: 1375, 800: 1342 },
    answer: { 360: 600, 640: 514, 800: 413 },
  },
  find: {
    whole: { 360: 2981, 640: 1937, 800: 1934 },
    answer: { 360: 1592, 640: 800, 800: 800 },
  },
  'io-size': {
    whole: { 360: 1346, 640: 1049, 800: 1060 },
    answer: { 360: 861, 640: 767, 800: 778 },
  },
  provision: {
    whole: { 360: 2135, 640: 1622, 800: 1614 },
    answer: { 360: 1085, 640: 800, 800: 742 },
  },
  'queue-depth': {
    whole: { 360: 1602, 640: 1182, 800: 1212 },
    answer: { 360: 935, 640: 800, 800: 778 },
  },
  'sync-io': {
    whole: { 360: 1470, 640: 1147, 800: 1071 },
    answer: { 360: 876, 640: 781, 800: 716 },
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
