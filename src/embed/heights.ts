/**
 * How high a calculator's embed page is at three widths, in pixels, measured in Chromium with its
 * default case: `npm run heights` prints this table. Most hosts never learn a frame's height, so
 * the one that stands in a snippet must look right by itself.
 */
export type Heights = { readonly 360: number; readonly 640: number; readonly 800: number };

export const heights: Readonly<Record<string, Heights>> = {
  'cap-check': { 360: 2110, 640: 1216, 800: 1228 },
  'io-size': { 360: 1246, 640: 948, 800: 959 },
  'queue-depth': { 360: 1429, 640: 1107, 800: 1111 },
  'sync-io': { 360: 1210, 640: 947, 800: 898 },
  throttle: { 360: 2272, 640: 1907, 800: 1858 },
};
