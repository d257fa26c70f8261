/** What readers see has not changed by accident. A change on purpose: `npm run pictures`, look, commit. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject } from 'vitest';
import { test } from '../browser/visit.ts';
import { differing } from './differing.ts';
import { folder, take, views } from './take.ts';

/**
 * The packaged browser draws with its own font and without a graphics card, so the same page is
 * the same picture. A few pixels are allowed for where it rounds; one changed letter is more.
 */
const most = 20;

test('there is a picture for each view, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(views.map(({ file }) => file).sort());
});

describe.each(views)('$file', (view) => {
  test(`differs in at most ${most} pixels`, async ({ browser }) => {
    const now = await take(browser, inject('homes')['/'], view);
    const pixels = await differing(browser, readFileSync(path.join(folder, view.file)), now);
    if (pixels <= most) return;
    const seen = path.join(mkdtempSync(path.join(tmpdir(), 'headroom-')), view.file);
    writeFileSync(seen, now);
    expect.fail(
      `${pixels} pixels differ: compare tests/visual/pictures/${view.file} with ${seen}. Meant so? npm run build && npm run pictures -- ${view.name}`,
    );
  });
});

test('one changed letter is noticed', async ({ browser }) => {
  const page = await browser.newPage();
  const drawn = async (text: string) => {
    await page.setContent(`<p style="font: 16px sans-serif">${text}</p>`);
    return page.screenshot();
  };
  const [one, other] = [await drawn('384 MiB/s get through'), await drawn('389 MiB/s get through')];
  expect(await differing(browser, one, one)).toBe(0);
  expect(await differing(browser, one, other)).toBeGreaterThan(most);
  await page.close();
});
