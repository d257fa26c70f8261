/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` prints this table. Most hosts never learn a frame's height, so
 * the one that stands in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

export const heights: Readonly<Record<string, Heights>> = {
  'cap-check': { 360: 2788, 640: 2069, 800: 1930 },
  'io-size': { 360: 1756, 640: 1479, 800: 1576 },
  'queue-depth': { 360: 1859, 640: 1584, 800: 1695 },
  throttle: { 360: 2791, 640: 2382, 800: 2414 },
  'sync-io': { 360: 1811, 640: 1500, 800: 1536 },
};
