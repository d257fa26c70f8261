/** `npm run heights`, after a build: measures how high each embed page is, and writes it into `src/embed/heights.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { calculators } from '../../src/calculators/index.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { forms, heightOf, widths } from '../browser/height.ts';

const file = path.join(import.meta.dirname, '../../src/embed/heights.ts');
/** The lines between the braces of the table. */
const table = /(?<=\bheights: [^\n]*\{\n).*?(?=^\};)/ms;

const server = await launchChromium();
const browser: Browser = await chromium.connect(server.wsEndpoint());
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  const lines: string[] = [];
  for (const id of calculators.map((one) => one.id).sort()) {
    lines.push(`  ${/-/.test(id) ? `'${id}'` : id}: {\n`);
    for (const [shown, query] of forms) {
      const row: string[] = [];
      for (const width of widths) {
        const address = `${site.address}embed/${id}/${query}`;
        row.push(`${width}: ${await heightOf(browser, address, width)}`);
      }
      lines.push(`    ${shown}: { ${row.join(', ')} },\n`);
    }
    lines.push('  },\n');
  }
  const source = readFileSync(file, 'utf8');
  if (!table.test(source)) throw new Error(`${file} has no table of heights.`);
  writeFileSync(file, source.replace(table, lines.join('')));
  console.log(`${calculators.length} calculators in src/embed/heights.ts`);
} finally {
  await site.close();
  await browser.close();
  await server.close();
}
