import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, normalizePath } from 'vite';
import { calculators } from '../../calculators/index.ts';
import { pricesData, scriptConstants, vmsData } from '../../ui/script-data.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';
import { bundleScripts, dataScript } from './scripts.ts';
import type { Step } from './step.ts';

/** As the bundler names its modules, on Windows too. */
const source = (file: string) =>
  normalizePath(fileURLToPath(new URL(`../../${file}`, import.meta.url)));

type Asset = { readonly type: string; readonly text: () => Promise<string> };

const script = (text: Asset['text']): Asset => ({ type: 'text/javascript', text });

/** What only calculators with charts have: axes, and what is computed and said of one volume. */
const charted = [
  ...[
    'axes',
    'latency',
    'volume-answer',
    'volume-format',
    'volume-notes',
    'volume-recommendations',
    'without-limit',
  ].map((name) => `calculators/${name}.ts`),
  'limits/sources/pages.ts',
  'storage/bursting.ts',
  'storage/latency.ts',
].map(source);
/** What other calculators share with them. */
const shared = ['burst', 'series', 'service-latency', 'set-up'].map((name) =>
  source(`storage/${name}.ts`),
);

/** A calculator that draws something of its own has a script with both in `ui/<id>`. */
const ownScript = (id: string) => source(`ui/${id}/script.ts`);
const drawsItself = (id: string) => existsSync(ownScript(id));
const scriptOf = (id: string) =>
  drawsItself(id) ? ownScript(id) : source(`calculators/${id}/index.ts`);

/** Whether a calculator has charts: it makes them in `chart.ts`, and loads the script that draws them. */
const isCharted = (id: string) =>
  !drawsItself(id) && existsSync(source(`calculators/${id}/chart.ts`));

/** Only some calculators have a cost. */
const isOfCosts = (id: string) =>
  [source('calculators/cost.ts'), source('calculators/cost-fields.ts')].includes(id);

/** The scripts that share their code. A later one is loaded on first use, by its name. */
const entries = [
  { name: 'headroom', source: source('ui/element/script.ts') },
  {
    name: 'headroom-limits',
    source: source('ui/element/limits-script.ts'),
    // What is directly in the folder of the calculators is what they share, and so are the shapes of several drawings.
    alongWith: (id: string) =>
      shared.includes(id) ||
      (['calculators', 'ui/shapes'].some((folder) => path.posix.dirname(id) === source(folder)) &&
        !charted.includes(id) &&
        !isOfCosts(id)),
  },
  // Calculators without a cost do without it.
  { name: 'headroom-prices', source: source('ui/element/prices-script.ts'), alongWith: isOfCosts },
  {
    name: 'headroom-charts',
    source: source('ui/charts/ChartFigure.tsx'),
    alongWith: (id: string) => charted.includes(id),
  },
  // Other people's pages bring it, so that it comes before what only a panel needs.
  { name: 'headroom-loader', source: source('embed/loader/script.ts') },
  { name: 'headroom-share', source: source('embed/share/Panel.tsx') },
  ...calculators.map(({ id }) => ({
    name: `headroom-${id}`,
    source: scriptOf(id),
  })),
  // What it shares with any of them is in scripts before it.
  { name: 'headroom-combobox', source: source('ui/combobox/script.ts') },
  { name: 'headroom-flow', source: source('ui/flow/script.ts') },
];

/** One build gives them all; it runs again when the first of them is requested again. */
let bundle: ReturnType<typeof bundleScripts> | undefined;
async function scriptText(name: string): Promise<string> {
  if (name === entries[0]?.name) bundle = undefined;
  bundle ??= bundled();
  return (await bundle).get(name) ?? '';
}

const bundled = async () =>
  bundleScripts(entries, {
    ...scriptConstants(),
    HEADROOM_COMBOBOX_STYLES: JSON.stringify(
      await shadowStyles(source('ui/combobox/combobox.css')),
    ),
    HEADROOM_FLOW_STYLES: JSON.stringify(await shadowStyles(source('ui/flow/flow.css'))),
    HEADROOM_CALCULATORS: JSON.stringify(
      Object.fromEntries(calculators.map(({ id }) => [id, isCharted(id)])),
    ),
  });

const sheet = () => shadowStyles(source('ui/styles/calculator.css'));

/** The files beside the pages, by address, and how each is generated. */
const assets: Readonly<Record<string, Asset>> = {
  ...Object.fromEntries(entries.map(({ name }) => [`${name}.js`, script(() => scriptText(name))])),
  'headroom-vms.js': script(async () => dataScript('headroom-vms', vmsData()[0])),
  'headroom-vms-more.js': script(async () => dataScript('headroom-vms-more', vmsData()[1])),
  ...Object.fromEntries(
    pricesData().map(([name, data]) => [`${name}.js`, script(async () => dataScript(name, data))]),
  ),
  'embed.js': script(() => classicScript(source('embed/page/script.ts'))),
  'explorer.js': script(() => classicScript(source('site/explorer/script.ts'))),
  'checklist.js': script(() => classicScript(source('site/checklist/script.tsx'))),
  'checklist.css': {
    type: 'text/css',
    text: () => styles(source('site/checklist/checklist.css')),
  },
  'home.js': script(() => classicScript(source('ui/flow/home.ts'))),
  'search.js': script(() => classicScript(source('site/search/script.ts'))),
  'offline.js': script(() => classicScript(source('site/offline/page.ts'))),
  'site.js': script(() => classicScript(source('site/site.ts'))),
  'timeline.css': { type: 'text/css', text: () => shadowStyles(source('ui/flow/flow.css')) },
  'calculator.css': { type: 'text/css', text: sheet },
  // For pages that let in a script of ours and no style sheet.
  'headroom-styles.js': script(async () => dataScript('headroom-styles', { text: await sheet() })),
};

/** Writes the scripts and style sheets into the built folder. */
export const generatedAssets: Step = async (dir) => {
  for (const [name, { text }] of Object.entries(assets))
    await writeFile(new URL(name, dir), await text());
  return `${Object.keys(assets).length} scripts and style sheets`;
};

/**
 * What the development server answers with. Nothing is built there to be searched, so what the
 * last build found is.
 * @param built the folder of the last build
 */
export const assetsOnRequest = (built: URL): Connect.NextHandleFunction => {
  const searched = () => readFile(new URL('search-data.js', built), 'utf8').catch(() => '');
  const all: typeof assets = { ...assets, 'search-data.js': script(searched) };
  return (request, response, next) => {
    const file = all[(request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''];
    if (!file) return next();
    file.text().then((text) => {
      response.setHeader('content-type', `${file.type}; charset=utf-8`);
      response.end(text);
    }, next);
  };
};
