/**
 * The whole address of a page or file, for what is read elsewhere: link previews, embed data.
 * Only the host knows it, and a wrong one is worse than none.
 *
 * @param path from the root of the site, `/calculators/`
 * @returns nothing if `SITE_URL` was not set for the build
 */
export function absolute(path: string): string | undefined {
  const site = import.meta.env.SITE;
  return site ? new URL(path.slice(1), `${site.replace(/\/$/, '')}/`).href : undefined;
}
