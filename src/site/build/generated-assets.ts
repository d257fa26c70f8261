import { readFile, writeFile } from 'node:fs/promises';
import type { Connect } from 'vite';
import { pricesData, scriptConstants, vmsData } from '../../ui/script-data.ts';
import { vmFiles } from '../../ui/vm-files.ts';
import { mapSizes } from '../map/dataset.ts';
import { packSizes } from '../map/packed.ts';
import { classicScript, shadowStyles, styles } from './bundle.ts';
import { notFoundScript } from './not-found-page.ts';
import { bundleScripts, dataScript } from './scripts.ts';
import { source } from './source-path.ts';
import type { Step } from './step.ts';
import { smallDelaunay, smallMiniSearch, smallScales } from './trim-libraries.ts';

type Asset = { readonly type: string; readonly text: () => Promise<string> };

const script = (text: Asset['text']): Asset => ({ type: 'text/javascript', text });

/** The scripts of calculators, which one run of the bundler gives together. */
let bundle: ReturnType<typeof bundleScripts> | undefined;
export const bundled = () => {
  bundle ??= bundleScripts(source('embed/script.ts'), scriptConstants());
  return bundle;
};

/** A constant of a script is source text. */
const mapConstant = () => JSON.stringify(packSizes(mapSizes));

/** A style sheet, which may be of several files. */
const sheetBy =
  (make: (file: string) => Promise<string>) =>
  (...files: readonly string[]): Asset => ({
    type: 'text/css',
    text: async () => (await Promise.all(files.map((file) => make(source(file))))).join(''),
  });
const pageSheet = sheetBy(styles);
/** One of calculators. */
const sheet = sheetBy(shadowStyles);
const calculatorSheet = sheet('ui/styles/calculator.css');

/** The files beside the pages, by address, and how each is generated. */
const assets: Readonly<Record<string, Asset>> = {
  ...Object.fromEntries(
    vmsData().map((data, at) => {
      const name = `headroom-${vmFiles[at]}`;
      return [`${name}.js`, script(async () => dataScript(name, data))];
    }),
  ),
  ...Object.fromEntries(
    pricesData().map(([name, data]) => [`${name}.js`, script(async () => dataScript(name, data))]),
  ),
  'embed.js': script(() => classicScript(source('site/embed-page.ts'))),
  'explorer.js': script(() => classicScript(source('site/explorer/script.ts'))),
  'checklist.js': script(() => classicScript(source('site/checklist/script.tsx'))),
  'accuracy.css': pageSheet('site/components/accuracy.css'),
  'checklist.css': pageSheet('site/checklist/checklist.css', 'site/checklist/phone-and-print.css'),
  'round-trips.js': script(() => classicScript(source('site/round-trips/script.tsx'))),
  'flow.js': script(() => classicScript(source('ui/flow/script.ts'))),
  'map.js': script(() =>
    classicScript(source('site/map/script.tsx'), { HEADROOM_MAP: mapConstant() }, [
      ...smallScales(),
      smallDelaunay(),
    ]),
  ),
  'search.js': script(() =>
    classicScript(source('site/search/script.ts'), {}, [smallMiniSearch()]),
  ),
  'found.css': pageSheet('site/search/results.css'),
  'offline.js': script(() => classicScript(source('site/offline/register.ts'))),
  [notFoundScript]: script(() => classicScript(source('site/not-found.ts'))),
  'simulation.js': script(() => classicScript(source('ui/throttle/worker.ts'))),
  'site.js': script(() => classicScript(source('site/site.ts'))),
  'find.css': sheet('ui/find/find.css'),
  'commands.css': sheet('ui/styles/commands.css'),
  'diagnose.css': sheet('ui/measured/measured.css', 'ui/diagnose/diagnose.css'),
  'page.css': sheet('ui/styles/page.css'),
  'commits.css': sheet('ui/commit/commits.css'),
  'play.css': sheet('ui/commit/play.css'),
  'day.css': sheet('ui/burst/day.css'),
  'plane.css': sheet('ui/plane/plane.css'),
  'beside-figures.css': sheet('ui/styles/beside-figures.css'),
  'timeline.css': sheet('ui/throttle/timeline.css'),
  'calculator.css': calculatorSheet,
  // For pages that let in a script of ours and no style sheet.
  'headroom-styles.js': script(async () =>
    dataScript('headroom-styles', { text: await calculatorSheet.text() }),
  ),
};

/** Writes the scripts and style sheets into the built folder. */
export const generatedAssets: Step = async (dir) => {
  const scripts = await bundled();
  for (const [name, { code }] of scripts) await writeFile(new URL(name, dir), code);
  for (const [name, { text }] of Object.entries(assets))
    await writeFile(new URL(name, dir), await text());
  return `${scripts.size + Object.keys(assets).length} scripts and style sheets`;
};

/**
 * For the development server, which generates a file when a page asks for it. What is searched comes from built pages,
 * so it is that of the last build.
 * @param built the folder of the last build
 */
export const assetsOnRequest = (built: URL): Connect.NextHandleFunction => {
  const searched = () => readFile(new URL('search-data.js', built), 'utf8').catch(() => '');
  const all: typeof assets = { ...assets, 'search-data.js': script(searched) };
  return async (request, response, next) => {
    const name = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? '';
    try {
      // Each page asks for this one first, and gets the scripts as the sources are then.
      if (name === 'headroom.js') bundle = undefined;
      const made = name.startsWith('headroom') ? (await bundled()).get(name) : undefined;
      const text = made?.code ?? (await all[name]?.text());
      if (text === undefined) return next();
      const { type } = all[name] ?? script(async () => text);
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
};
