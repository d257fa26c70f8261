/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` writes this table. Most hosts never learn a frame's height, so
 * the one in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

export const heights: Readonly<Record<string, Heights>> = {
  burst: { 360: 2152, 640: 1679, 800: 1592 },
  'cap-check': { 360: 2606, 640: 1583, 800: 1600 },
  commit: { 360: 1793, 640: 1375, 800: 1342 },
  'io-size': { 360: 1387, 640: 1049, 800: 1060 },
  provision: { 360: 2176, 640: 1622, 800: 1614 },
  'queue-depth': { 360: 1642, 640: 1182, 800: 1212 },
  'sync-io': { 360: 1510, 640: 1147, 800: 1071 },
  throttle: { 360: 2778, 640: 2077, 800: 2028 },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[width];
}
