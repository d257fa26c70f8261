/** How long tests wait for something that happens, in milliseconds: only what hangs takes so long. */
export const timeouts = {
  /** For a whole test, or for what goes before it. */
  test: 600_000,
  /** For something that a page is expected to do. */
  page: 120_000,
  /** For a build of the site, beside other tests. */
  build: 1_800_000,
};
