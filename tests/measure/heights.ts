/**
 * `npm run heights`, after a build: measures how high embed pages are, and writes it into
 * `src/embed/heights`: of all calculators, or of those that are named (`npm run heights -- sync-io`).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { calculators } from '../../src/calculators/index.ts';
import { serve } from '../../src/site/serve/serve.ts';
import { launchChromium } from '../browser/chromium.ts';
import { forms, heightOf, widths } from '../browser/frame-height.ts';

const folder = path.join(import.meta.dirname, '../../src/embed/heights');

const named = process.argv.slice(2);
const ids = calculators.map(({ id }) => id);
const unknown = named.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`No calculator is named ${unknown.join(', ')}: choose from ${ids.join(', ')}.`);
  process.exit(1);
}
const chosen = named.length === 0 ? ids : named;

const browser = await launchChromium();
const site = await serve({ folder: path.join(import.meta.dirname, '../../dist') });
try {
  for (const id of chosen) {
    const heights: Record<string, Record<number, number>> = {};
    for (const [shown, query] of forms) {
      const row: Record<number, number> = {};
      for (const width of widths)
        row[width] = await heightOf(browser, `${site.address}embed/${id}/${query}`, width);
      heights[shown] = row;
    }
    writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify(heights, null, 2)}\n`);
  }
  console.log(
    `${chosen.length} ${chosen.length === 1 ? 'calculator' : 'calculators'} in src/embed/heights`,
  );
} finally {
  await site.close();
  await browser.close();
}
