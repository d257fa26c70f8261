/** How many pixels of two pictures differ? The browser reads PNG already, so it does the counting. */
import type { Browser } from 'playwright-core';

/** A step of one colour channel, of 255, that nobody sees: rounding of a blend. */
const unseen = 16;

const count = `async ([one, other, unseen]) => {
  const read = async (base64) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + base64;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return Infinity;
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > unseen))
      differing++;
  return differing;
}`;

/** @returns infinity where the pictures are not of one size */
export async function differing(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    const given = [one.toString('base64'), other.toString('base64'), unseen];
    return await page.evaluate(`(${count})(${JSON.stringify(given)})`);
  } finally {
    await page.close();
  }
}
