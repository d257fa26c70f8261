/**
 * The oldest browsers that the pages are written for: the first ones that know `light-dark()`.
 * A lower target would make the style compiler rewrite it into something a shadow root cannot inherit.
 */
export const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** The same as the style compiler counts versions: one byte for each part. */
export const styleTargets = {
  chrome: 123 << 16,
  edge: 123 << 16,
  firefox: 120 << 16,
  safari: (17 << 16) | (5 << 8),
};
