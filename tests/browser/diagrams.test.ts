/** The guide's diagrams on a phone: letters keep their size there, so each label must find room. */
import { expect } from 'vitest';
import { htmlFiles, read } from './markup.ts';
import { test } from './visit.ts';

const drawn = htmlFiles.filter((file) => read(file).includes('<figure class="diagram"'));

/** Labels that leave their drawing, and pairs that lie upon each other, by more than a hair. */
const clashes = `[...document.querySelectorAll('.diagram svg[role=img]')].flatMap((svg) => {
  const room = svg.getBoundingClientRect();
  const labels = [...svg.querySelectorAll('text')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const outside = labels
    .filter(({ box }) => box.left < room.left - 2 || box.right > room.right + 2)
    .map(({ text }) => text + ' leaves its drawing');
  const upon = labels.flatMap((a, index) => labels.slice(index + 1)
    .filter(({ box }) => Math.min(a.box.right, box.right) - Math.max(a.box.left, box.left) > 2
      && Math.min(a.box.bottom, box.bottom) - Math.max(a.box.top, box.top) > 4)
    .map((b) => a.text + ' lies upon ' + b.text));
  return [...outside, ...upon];
})`;

test('there are diagrams', () => expect(drawn.length).toBeGreaterThan(4));

test.for(drawn)(
  '%s: every label has room at 360 and at 1280 pixels',
  async (file, { openSite }) => {
    const { page } = await openSite(file, { context: { viewport: { width: 360, height: 740 } } });
    expect(await page.locator('.diagram svg text').count()).toBeGreaterThan(0);
    expect(await page.evaluate(clashes)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 740 });
    expect(await page.evaluate(clashes)).toEqual([]);
  },
);

test.for(drawn)(
  '%s: each diagram can be read in words without script',
  async (file, { openSite }) => {
    const { page } = await openSite(file, { script: false });
    for (const diagram of await page.locator('.diagram').all()) {
      await diagram.locator('summary').click();
      await expect.poll(() => diagram.locator('details li').first().isVisible()).toBe(true);
    }
  },
);
