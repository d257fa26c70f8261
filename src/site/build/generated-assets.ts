import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath } from 'vite';
import { calculators } from '../../calculators/index.ts';
import { withOwn } from '../../elements/own-names.ts';
import { scriptConstants, vmsData } from '../../elements/script-data.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';
import { bundleScripts, dataScript } from './scripts.ts';

/** As the bundler names its modules, on Windows too. */
const source = (file: string) =>
  normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

type Asset = { readonly type: string; readonly text: () => Promise<string> };

const script = (text: Asset['text']): Asset => ({ type: 'text/javascript', text });

/** The scripts that share their code. A later one is loaded on first use, by its name. */
const entries = [
  { name: 'headroom', source: source('elements/script.ts') },
  {
    name: 'headroom-limits',
    source: source('elements/limits-script.ts'),
    // What is directly in the folder of the calculators is what they share, and so are charts.
    alongWith: (id: string) =>
      ['calculators', 'charts'].some((folder) => path.posix.dirname(id) === source(folder)),
  },
  // Other people's pages bring it, so that it comes before what only a panel needs.
  { name: 'headroom-loader', source: source('embed/loader/script.ts') },
  { name: 'headroom-share', source: source('embed/share/script.ts') },
  ...calculators.map(({ id }) => ({
    name: `headroom-${id}`,
    // One that draws something of its own brings that along.
    source: source(
      withOwn.some((own) => own === id) ? `elements/${id}/script.ts` : `calculators/${id}/index.ts`,
    ),
  })),
];

/** One build gives them all; it runs again when the first of them is requested again. */
let bundle: ReturnType<typeof bundleScripts> | undefined;
async function scriptText(name: string): Promise<string> {
  if (name === entries[0]?.name) bundle = undefined;
  bundle ??= bundleScripts(entries, scriptConstants());
  return (await bundle).get(name) ?? '';
}

const sheet = () => shadowStyles(source('elements/calculator.css'));

/** The files beside the pages, by address, and how each is generated. */
const assets: Readonly<Record<string, Asset>> = {
  ...Object.fromEntries(entries.map(({ name }) => [`${name}.js`, script(() => scriptText(name))])),
  'headroom-vms.js': script(async () => dataScript('headroom-vms', vmsData()[0])),
  'headroom-vms-more.js': script(async () => dataScript('headroom-vms-more', vmsData()[1])),
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
  'calculator.css': { type: 'text/css', text: sheet },
  // For pages that let in a script of ours and no style sheet.
  'headroom-styles.js': script(async () => dataScript('headroom-styles', { text: await sheet() })),
};

/**
 * Writes the scripts and style sheets into the built folder. The development server generates the
 * same files for each request, so that what is looked at there is what will ship.
 */
export function generatedAssets(): AstroIntegration {
  return {
    name: 'headroom:generated-assets',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = assets[(request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''];
          if (!file) return next();
          file.text().then((text) => {
            response.setHeader('content-type', `${file.type}; charset=utf-8`);
            response.end(text);
          }, next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        for (const [name, { text }] of Object.entries(assets)) {
          await writeFile(new URL(name, dir), await text());
          logger.info(name);
        }
      },
    },
  };
}
