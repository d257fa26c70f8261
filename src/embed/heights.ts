/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` writes this table. Most hosts never learn a frame's height, so
 * the one in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

export const heights: Readonly<Record<string, Heights>> = {
  burst: { 360: 2006, 640: 1572, 800: 1486 },
  'cap-check': { 360: 2455, 640: 1500, 800: 1517 },
  commit: { 360: 1655, 640: 1276, 800: 1242 },
  'io-size': { 360: 1246, 640: 948, 800: 959 },
  provision: { 360: 1980, 640: 1573, 800: 1487 },
  'queue-depth': { 360: 1502, 640: 1082, 800: 1111 },
  'sync-io': { 360: 1371, 640: 1047, 800: 971 },
  throttle: { 360: 2627, 640: 1993, 800: 1944 },
};

/** The height that a calculator's default case needs at a width, where nothing tells the frame how high it is: that of the nearest narrower width measured. */
export function heightAt(id: string, width: keyof Heights): number {
  const found = heights[id];
  if (!found) throw new Error(`The height of ${id} has not been measured.`);
  return found[width];
}
