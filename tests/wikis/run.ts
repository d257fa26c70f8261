/**
 * `npm run test:wikis`: calculators in real wikis. `npm run test:wikis -- TiddlyWiki` looks at one
 * alone; WORK names a folder in which what was unpacked stays for the next run.
 */
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { docusaurus } from './docusaurus.ts';
import { dokuwiki } from './dokuwiki.ts';
import { type Place, Skip, type Start } from './host.ts';
import { judged } from './judge-attempt.ts';
import { look, noiseOf } from './look.ts';
import { type Matrix, printed, save } from './matrix.ts';
import { mediawiki } from './mediawiki.ts';
import { Runs } from './processes.ts';
import { tiddlywiki } from './tiddlywiki.ts';
import { vitepress } from './vitepress.ts';

const tools: Readonly<Record<string, Start>> = {
  DokuWiki: dokuwiki,
  MediaWiki: mediawiki,
  TiddlyWiki: tiddlywiki,
  VitePress: vitepress,
  Docusaurus: docusaurus,
};

const named = process.argv
  .slice(2)
  .map(
    (name) => Object.keys(tools).find((tool) => tool.toLowerCase() === name.toLowerCase()) ?? name,
  );
const unknown = named.filter((name) => !Object.hasOwn(tools, name));
const dist = path.join(import.meta.dirname, '../../dist');
if (unknown.length > 0)
  leave(`Unknown: ${unknown.join()}. There are ${Object.keys(tools).join(', ')}.`);
if (!existsSync(path.join(dist, 'index.html')))
  leave('There is no built site yet: run npm run build first.');

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const runs = new Runs();
// Whatever ends this run ends what it started, and clears away what it unpacked.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130));

const { WORK } = process.env;
const work = WORK ? path.resolve(WORK) : await mkdtemp(path.join(tmpdir(), 'headroom-wikis-'));
await mkdir(work, { recursive: true });
process.once('exit', () => {
  runs.stop();
  if (!WORK) rmSync(work, { recursive: true, force: true });
});
const site = await serve({ folder: dist });
const browser = await launchChromium();

const wrong: string[] = [];
try {
  const matrix = await whole({ work, site: site.address, runs }, browser);
  console.log(`\n${printed(matrix)}`);
  // A part is not the matrix of the site's page; what this system cannot run is listed there as skipped.
  if (named.length === 0 && wrong.length === 0) await save(matrix);
  else console.log('Not saved: the page shows whole runs without failures.');
} finally {
  runs.stop();
  await Promise.all([browser.close(), site.close()]);
}
for (const sentence of wrong) console.error(sentence);
process.exit(wrong.length > 0 ? 1 : 0);

async function whole(place: Place, browser: Browser): Promise<Matrix> {
  const hosts: Matrix['hosts'][number][] = [];
  const skipped: Matrix['skipped'][number][] = [];
  for (const [tool, start] of Object.entries(tools)) {
    if (named.length > 0 && !named.includes(tool)) continue;
    const began = performance.now();
    try {
      hosts.push(await one(place, browser, start));
    } catch (error) {
      if (error instanceof Skip) skipped.push({ tool, why: error.message });
      else wrong.push(`${tool} could not be tried: ${error}`);
    }
    console.log(`${tool}: ${Math.round((performance.now() - began) / 1000)} s`);
  }
  const date = new Date().toISOString().slice(0, 10);
  return { date, browser: `Chromium ${browser.version()}`, hosts, skipped };
}

/** Starts one tool and looks at every form on it. */
async function one(place: Place, browser: Browser, start: Start): Promise<Matrix['hosts'][number]> {
  const host = await start(place);
  const noise = await noiseOf(browser, host.bare);
  for (const sentence of noise) console.log(`${host.tool} says by itself: ${sentence}`);
  for (const attempt of host.attempts ?? [])
    wrong.push(...(await judged(attempt)).map((sentence) => `${host.tool}, ${sentence}.`));
  if (host.attempts) console.log(`${host.tool}: ${host.attempts.length} hostile texts tried`);
  const forms: Matrix['hosts'][number]['forms'][number][] = [];
  for (const form of host.forms) {
    await form.prepare?.();
    const seen = await look(browser, place.site, form, noise);
    wrong.push(...seen.wrong.map((sentence) => `${host.tool}, ${form.name}: ${sentence}.`));
    forms.push({
      form: form.name,
      interactive: seen.interactive,
      height: seen.height,
      console: seen.console.length > 0 ? `${seen.console.length} errors` : 'clean',
      note: form.note,
    });
  }
  return { tool: host.tool, version: host.version, forms };
}
