import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { calculators } from '../../calculators/index.ts';
import { regions } from '../../limits/prices/regions.ts';
import { vmFileNames } from '../../ui/script-data.ts';
import { selfContained } from './inline.ts';
import { hasOptions, isCharted } from './script-entries.ts';
import type { Step } from './step.ts';

/** Scripts that every calculator may load besides its own. A file keeps no cases: it shares the storage of the browser with other files. */
const shared = [
  ...['limits', 'form', ...vmFileNames],
  ...['share', 'naming', 'combobox', 'editing', 'compare'],
];
/** What a calculator loads besides. */
const moreOf: Readonly<Record<string, readonly string[]>> = {
  find: ['find-commands', 'find-compare'],
  // The player of the simulation.
  throttle: ['flow'],
};
/** The scripts of prices, for those that have a cost. */
const priceScripts = ['prices', ...regions.map(({ id }) => `prices-${id}`)];
const isPriced = (id: string) =>
  calculators.some(({ id: one, names }) => one === id && names.includes('region'));

/** Scripts with those whose code they use, which come before them. */
function withNeeds(
  scripts: readonly string[],
  read: (address: string) => string,
): readonly string[] {
  const all = new Set<string>();
  const add = (address: string) => {
    if (all.has(address)) return;
    const [, needs = '[]'] = /needs:(\[[^\]]*\])/.exec(read(address)) ?? [];
    // The first script of a page is in the page itself.
    for (const name of JSON.parse(needs) as readonly string[])
      if (name !== './headroom.js') add(name.slice(1));
    all.add(address);
  };
  for (const address of scripts) add(address);
  return [...all];
}

/**
 * Lengths of the shadow root as they are written in its styles. Beside a page of somebody else’s they are computed from
 * a variable, since that page may set another size of type; a file of its own has the type of its own page.
 */
function inRem(page: string): string {
  if (!page.includes('--headroom-rem:1rem')) throw new Error('A single file has another --rem.');
  return page.replace(/calc\((-?[\d.]+)\*var\(--rem\)\)/g, '$1rem');
}

/** The styles of a shadow root style nothing outside of it, and in a file of its own they are only inside. */
const withoutHost = (page: string): string => page.replaceAll(/:host (?=[.\w:[])/g, '');

/** Writes each calculator as one file that needs nothing else: to be sent, to be put beside a notebook, to be kept. */
export const singleFiles: Step = async (dir, site) => {
  const folder = new URL('single/', dir);
  const read = (address: string) => readFileSync(new URL(address.slice(1), dir), 'utf8');
  const ids = await readdir(folder);
  for (const id of ids) {
    const page = await readFile(new URL(`${id}/index.html`, folder), 'utf8');
    const own = [id, ...(hasOptions(id) ? [`${id}-options`] : []), ...(moreOf[id] ?? [])];
    const drawing = isCharted(id) ? ['charts', 'chart-tools'] : [];
    const scripts = [...shared, ...drawing, ...(isPriced(id) ? priceScripts : []), ...own];
    const all = withNeeds(
      scripts.map((name) => `/headroom-${name}.js`),
      read,
    );
    await writeFile(
      new URL(`${id}.html`, folder),
      withoutHost(inRem(selfContained(page, read, all, site))),
    );
    await rm(new URL(`${id}/`, folder), { recursive: true });
  }
  return `${ids.length} single files`;
};
