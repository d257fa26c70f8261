/** `npm run pictures`, after a build: takes the reference pictures anew. Look at them before you commit them. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { folder, take, views } from './take.ts';

const server = await launchChromium();
const browser = await chromium.connect(server.wsEndpoint());
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  // Those of pages that are gone go too.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const view of views)
    await writeFile(path.join(folder, view.file), await take(browser, site.address, view));
  console.log(`${views.length} pictures in tests/visual/pictures`);
} finally {
  await browser.close();
  await site.close();
  await server.close();
}
