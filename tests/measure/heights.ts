/** `npm run heights`, after a build: how high each embed page is, as `src/embed/heights.ts` has it. */
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { heightOf, widths } from '../browser/height.ts';

const server = await launchChromium();
const browser: Browser = await chromium.connect(server.wsEndpoint());
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  for (const { id } of calculators) {
    const row: string[] = [];
    for (const width of widths)
      row.push(`${width}: ${await heightOf(browser, `${site.address}embed/${id}/`, width)}`);
    console.log(`  ${/-/.test(id) ? `'${id}'` : id}: { ${row.join(', ')} },`);
  }
} finally {
  await site.close();
  await browser.close();
  await server.close();
}
