/**
 * How long tests wait, in milliseconds. Only what hangs takes so long: a machine may be busy with ten
 * other things, and nothing in the tests depends on how fast it is. A wait is for a thing that happens;
 * where nothing may happen, a test waits a moment and looks.
 */
export const timeouts = {
  /** For a whole test, or for what goes before it. */
  test: 600_000,
  /** For something that a page is expected to do. */
  page: 120_000,
  /** For a build of the site, beside other tests. */
  build: 1_800_000,
};
