import { readFile, writeFile } from 'node:fs/promises';
import type { Connect } from 'vite';
import { calculators } from '../../calculators/index.ts';
import { pricesData, scriptConstants, vmFileNames, vmsData } from '../../ui/script-data.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';
import { entries, isCharted, source } from './script-entries.ts';
import { bundleScripts, dataScript } from './scripts.ts';
import type { Step } from './step.ts';
import { smallMiniSearch } from './without-methods.ts';

type Asset = { readonly type: string; readonly text: () => Promise<string> };

const script = (text: Asset['text']): Asset => ({ type: 'text/javascript', text });

/** One build gives them all; it runs again when the first of them is requested again. */
let bundle: ReturnType<typeof bundleScripts> | undefined;
async function scriptText(name: string): Promise<string> {
  if (name === entries[0]?.name) bundle = undefined;
  bundle ??= bundled();
  return (await bundle).get(name) ?? '';
}

/** A sheet that comes with a script, as a text in it. */
const stylesIn = async (file: string) => JSON.stringify(await shadowStyles(source(file)));

const bundled = async () =>
  bundleScripts(entries, {
    ...scriptConstants(),
    HEADROOM_COMBOBOX_STYLES: await stylesIn('ui/combobox/combobox.css'),
    HEADROOM_CHART_TOOLS_STYLES: await stylesIn('ui/charts/tools/chart-tools.css'),
    HEADROOM_SHARE_STYLES: await stylesIn('embed/share/panel.css'),
    HEADROOM_EDITING_STYLES: await stylesIn('ui/element/editing.css'),
    HEADROOM_COMPARE_STYLES: await stylesIn('ui/compare/compare.css'),
    HEADROOM_CASES_STYLES: await stylesIn('ui/cases/cases.css'),
    HEADROOM_COMMANDS_STYLES: await stylesIn('ui/styles/commands.css'),
    HEADROOM_FIND_STYLES: await stylesIn('ui/find/find.css'),
    HEADROOM_DIAGNOSE_STYLES: await stylesIn('ui/diagnose/diagnose.css'),
    HEADROOM_FLOW_STYLES: await stylesIn('ui/flow/flow.css'),
    HEADROOM_CALCULATORS: JSON.stringify(
      Object.fromEntries(calculators.map(({ id }) => [id, isCharted(id)])),
    ),
  });

const sheet = () => shadowStyles(source('ui/styles/calculator.css'));

/** The files beside the pages, by address, and how each is generated. */
const assets: Readonly<Record<string, Asset>> = {
  ...Object.fromEntries(entries.map(({ name }) => [`${name}.js`, script(() => scriptText(name))])),
  ...Object.fromEntries(
    vmsData().map((data, at) => {
      const name = `headroom-${vmFileNames[at]}`;
      return [`${name}.js`, script(async () => dataScript(name, data))];
    }),
  ),
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
  'search.js': script(() => classicScript(source('site/search/script.ts'), {}, [smallMiniSearch])),
  'offline.js': script(() => classicScript(source('site/offline/page.ts'))),
  'headroom-lost.js': script(() => classicScript(source('site/lost.ts'))),
  'site.js': script(() => classicScript(source('site/site.ts'))),
  'find.css': { type: 'text/css', text: () => shadowStyles(source('ui/find/find.css')) },
  'commands.css': { type: 'text/css', text: () => shadowStyles(source('ui/styles/commands.css')) },
  'diagnose.css': {
    type: 'text/css',
    text: () => shadowStyles(source('ui/diagnose/diagnose.css')),
  },
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
