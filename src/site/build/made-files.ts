import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath } from 'vite';
import { calculators } from '../../calculators/index.ts';
import { withOwn } from '../../elements/own-names.ts';
import { scriptConstants, vmsData } from '../../elements/script-data.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';
import { dataScript, scriptsTogether } from './scripts.ts';

/** As the bundler names its modules, on Windows too. */
const source = (file: string) =>
  normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

type Made = { readonly type: string; readonly text: () => Promise<string> };

const script = (text: Made['text']): Made => ({ type: 'text/javascript', text });

/** The scripts that share their code. A later one is loaded on first use, by its name. */
const entries = [
  { name: 'headroom', source: source('elements/script.ts') },
  {
    name: 'headroom-limits',
    source: source('elements/limits-script.ts'),
    // What stands in the folder of the calculators itself is what they share, and so are charts.
    alongWith: (id: string) =>
      ['calculators', 'charts'].some((folder) => path.posix.dirname(id) === source(folder)),
  },
  { name: 'headroom-share', source: source('embed/share/script.ts') },
  { name: 'headroom-loader', source: source('embed/loader/script.ts') },
  ...calculators.map(({ id }) => ({
    name: `headroom-${id}`,
    // One that draws something of its own brings that along.
    source: source(
      withOwn.some((own) => own === id) ? `elements/${id}/script.ts` : `calculators/${id}/index.ts`,
    ),
  })),
];

/** One build gives them all; it is made anew when the first of them is asked for again. */
let together: ReturnType<typeof scriptsTogether> | undefined;
async function oneOf(name: string): Promise<string> {
  if (name === entries[0]?.name) together = undefined;
  together ??= scriptsTogether(entries, scriptConstants());
  return (await together).get(name) ?? '';
}

/** The files that stand beside the pages at addresses of their own, and how each is made. */
const made: Readonly<Record<string, Made>> = {
  ...Object.fromEntries(entries.map(({ name }) => [`${name}.js`, script(() => oneOf(name))])),
  'headroom-vms.js': script(async () => dataScript('headroom-vms', vmsData())),
  'embed.js': script(() => classicScript(source('embed/page/script.ts'))),
  'explorer.js': script(() => classicScript(source('site/explorer/script.ts'))),
  'checklist.js': script(() => classicScript(source('site/checklist/script.tsx'))),
  'checklist.css': {
    type: 'text/css',
    text: () => styles(source('site/checklist/checklist.css')),
  },
  'search.js': script(() => classicScript(source('site/search/script.ts'))),
  'offline.js': script(() => classicScript(source('site/offline/page.ts'))),
  'site.js': script(() => classicScript(source('site/site.ts'))),
  'calculator.css': {
    type: 'text/css',
    text: () => shadowStyles(source('elements/calculator.css')),
  },
};

/**
 * Writes the scripts and the calculators' style sheet into the built folder. While developing the
 * same files are made anew for each request, so that what is looked at is what will ship.
 */
export function madeFiles(): AstroIntegration {
  return {
    name: 'headroom:made-files',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = made[(request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''];
          if (!file) return next();
          file.text().then((text) => {
            response.setHeader('content-type', `${file.type}; charset=utf-8`);
            response.end(text);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const [name, { text }] of Object.entries(made)) {
          await writeFile(new URL(name, dir), await text());
          logger.info(name);
        }
      },
    },
  };
}
