/** axe-core over the pages and the states they get into. `npm run test:all` looks at every page there is. */
import { describe, expect } from 'vitest';
import { all } from '../sampled-calculators.ts';
import { leftOpen, wrongWith } from './axe.ts';
import { pages } from './markup.ts';
import { missing, states } from './page-states.ts';
import { test } from './visit.ts';

/** axe styles what it measures, which the policy of the pages forbids to everybody. */
const context = { bypassCSP: true };
const looked = states.filter(({ always }) => always || all);

describe.each(looked)('$name', ({ page: address, query = '', width = 1280, act }) => {
  test('has nothing wrong with it, and no question is left open', async ({ openSite }) => {
    const { page } = await openSite(address, {
      query,
      context: { ...context, viewport: { width, height: 900 } },
    });
    await act?.(page);
    expect(await wrongWith(page)).toEqual([]);
  });
});

test('no calculator is left out', () => expect(missing).toEqual([]));

describe.each(all ? pages : [])('%s', (file) => {
  test('has nothing wrong with it, and no question is left open', async ({ openSite }) => {
    const { page } = await openSite(file, { context });
    expect(await wrongWith(page)).toEqual([]);
  });
});

test('what is wrong is seen, inside a shadow root and in the dark alone too', async ({
  openSite,
}) => {
  const { page } = await openSite('404.html', { context });
  await page.evaluate(() => {
    const host = document.createElement('div');
    const image = document.createElement('img');
    image.src = '/favicon.svg';
    host.attachShadow({ mode: 'open' }).append(image);
    document.querySelector('main')?.append(host);
  });
  expect((await wrongWith(page)).join()).toMatch(/^violation of image-alt: .*div,img/);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.lastElementChild?.remove();
    const words = document.createElement('p');
    words.textContent = 'Words as dark as the night';
    words.style.color = '#222';
    main?.append(words);
  });
  expect((await wrongWith(page)).join()).toMatch(/^in the dark: violation of color-contrast/);
});

test('each question that is left open has somebody who answers it', () => {
  for (const { reason } of leftOpen) expect(reason).toMatch(/\btests\//);
});
