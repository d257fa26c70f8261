/** `npm run heights`, after a build: measures how high each embed page is, and writes it into `src/embed/heights`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { forms, heightOf, widths } from '../browser/height.ts';

const folder = path.join(import.meta.dirname, '../../src/embed/heights');

const server = await launchChromium();
const browser: Browser = await chromium.connect(server.wsEndpoint());
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  for (const { id } of calculators) {
    const heights: Record<string, Record<number, number>> = {};
    for (const [shown, query] of forms) {
      const row: Record<number, number> = {};
      for (const width of widths)
        row[width] = await heightOf(browser, `${site.address}embed/${id}/${query}`, width);
      heights[shown] = row;
    }
    writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify(heights, null, 2)}\n`);
  }
  console.log(`${calculators.length} calculators in src/embed/heights`);
} finally {
  await site.close();
  await browser.close();
  await server.close();
}
