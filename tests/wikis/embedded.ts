/** The calculator that every tool embeds, in one case, and what the share panel gives for it. */
import measured from '../../src/embed/heights/io-size.json' with { type: 'json' };
import { groups, partsOf } from '../../src/embed/snippets/index.ts';

/**
 * The calculator that is embedded, and its case. A link of one parameter has nothing between
 * parameters that a tool could spoil, so there are three.
 */
export const embedded = {
  id: 'io-size',
  title: 'What IO size gets',
  query: 'disk=P40&disks=2&vm=D16ds_v5',
  heights: measured.whole,
} as const;

export const addresses = (site: string) => ({
  script: `${site}headroom.js`,
  embed: `${site}embed/${embedded.id}/?${embedded.query}`,
  page: `${site}calculators/${embedded.id}/?${embedded.query}`,
  png: `${site}pictures/${embedded.id}.png`,
  svg: `${site}pictures/${embedded.id}.svg`,
});

/** The case as attributes, and the calculator's tag with it. */
export const inputs = [...new URLSearchParams(embedded.query)]
  .map(([name, text]) => `${name}="${text}"`)
  .join(' ');
export const element = `<headroom-calculator of="${embedded.id}" ${inputs}></headroom-calculator>`;

/**
 * What the share panel gives a reader for a tool: the text of the part whose label begins so.
 *
 * @param query the case, which for pictures is the default: others have no address
 */
export function snippet(
  site: string,
  tool: string,
  label: string,
  query: string = embedded.query,
): string {
  const shared = { ...embedded, site, query, alt: embedded.title };
  const found = groups.flatMap(({ tools }) => tools).find(({ id }) => id === tool);
  const parts = [...partsOf(found?.texts, shared), ...partsOf(found?.pictures, shared)];
  const part = parts.find((one) => one.label.startsWith(label));
  if (!part) throw new Error(`The share panel has no snippet “${label}” for ${tool}.`);
  return part.text;
}
