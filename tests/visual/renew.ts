/**
 * `npm run pictures`, after a build: takes the reference pictures anew, all of them or those of the
 * pages that are named (`npm run pictures -- sync-io`). Look at them before you commit them.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { folder, take, views } from './take.ts';

const named = process.argv.slice(2);
const names = new Set(views.map(({ name }) => name));
const unknown = named.filter((name) => !names.has(name));
if (unknown.length > 0) {
  console.error(`No picture is named ${unknown.join(', ')}: choose from ${[...names].join(', ')}.`);
  process.exit(1);
}
const taken = named.length === 0 ? views : views.filter(({ name }) => named.includes(name));

const browser = await launchChromium();
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  // Those of pages that are gone go too.
  if (named.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const view of taken)
    await writeFile(path.join(folder, view.file), await take(browser, site.address, view));
  console.log(`${taken.length} pictures in tests/visual/pictures`);
} finally {
  await browser.close();
  await site.close();
}
