/**
 * How long tests wait, in milliseconds. Generous, since a machine may be busy with other things:
 * only what hangs takes so long, so nothing else in the tests depends on how fast a machine is.
 */
export const timeouts = {
  /** For a whole test, or for what goes before it. */
  test: 60_000,
  /** For something that a page is expected to do. */
  page: 10_000,
  /** For a build of the site, beside other tests. */
  build: 240_000,
};
