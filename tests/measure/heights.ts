/** `npm run heights`, after a build: measures how high each embed page is, and writes it into `src/embed/heights.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { heightOf, widths } from '../browser/height.ts';

const file = path.join(import.meta.dirname, '../../src/embed/heights.ts');
/** The lines between the braces of the table. */
const table = /(?<=\bheights: [^\n]*\{\n).*?(?=\};)/s;

const server = await launchChromium();
const browser: Browser = await chromium.connect(server.wsEndpoint());
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  const lines: string[] = [];
  for (const id of calculators.map((one) => one.id).sort()) {
    const row: string[] = [];
    for (const width of widths)
      row.push(`${width}: ${await heightOf(browser, `${site.address}embed/${id}/`, width)}`);
    lines.push(`  ${/-/.test(id) ? `'${id}'` : id}: { ${row.join(', ')} },\n`);
  }
  const source = readFileSync(file, 'utf8');
  if (!table.test(source)) throw new Error(`${file} has no table of heights.`);
  writeFileSync(file, source.replace(table, lines.join('')));
  console.log(`${lines.length} calculators in src/embed/heights.ts`);
} finally {
  await site.close();
  await browser.close();
  await server.close();
}
