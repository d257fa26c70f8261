/** The guide's diagrams on a phone: letters keep their size there, so each label must find room. */
import { describe, expect } from 'vitest';
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
    for (const fold of await page.locator('details:has(.diagram) > summary').all())
      await fold.click();
    for (const diagram of await page.locator('.diagram').all()) {
      await diagram.locator('summary').click();
      await expect.poll(() => diagram.locator('details li').first().isVisible()).toBe(true);
    }
  },
);

describe('the figure of threads that wait', () => {
  const place = 'concepts/sync-io/';
  const figure = '.round-trips';

  test('is complete without script', async ({ openSite }) => {
    const { page } = await openSite(place, { script: false });
    const text = await page.locator(figure).innerText();
    for (const part of ['769 IOPS', '1 of 4']) expect(text).toContain(part);
    expect(await page.locator(`${figure} input`).first().isVisible()).toBe(false);
  });

  test('follows its sliders, and pauses', async ({ openSite }) => {
    const { page } = await openSite(place);
    await page.locator(`${figure}:not(.still)`).waitFor();
    const text = () => page.locator(figure).innerText();
    await page.getByRole('slider', { name: 'Threads' }).fill('8');
    await expect.poll(() => page.locator(`${figure} circle`).count()).toBe(8);
    await page.getByRole('slider', { name: 'Disks in the stripe' }).fill('1');
    await expect.poll(text).toContain('of 5,000 IOPS');
    const io = page.locator(`${figure} circle`).first();
    const at = () => io.getAttribute('cx');
    const moving = await at();
    await expect.poll(at).not.toBe(moving);
    await page.locator(figure).getByRole('button', { name: 'Pause' }).click();
    const stopped = await at();
    await page.waitForTimeout(200);
    expect(await at()).toBe(stopped);
  });

  test('stands still where motion is unwelcome', async ({ openSite }) => {
    const { page } = await openSite(place, { context: { reducedMotion: 'reduce' } });
    await page.locator(`${figure}:not(.still)`).waitFor();
    const at = () => page.locator(`${figure} circle`).first().getAttribute('cx');
    const before = await at();
    await page.waitForTimeout(200);
    expect(await at()).toBe(before);
    await page.locator(figure).getByRole('button', { name: 'Play' }).waitFor();
  });
});
