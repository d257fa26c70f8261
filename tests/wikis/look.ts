/** Looks at one page of a tool as a reader does: changes an input, and judges what happens. */
import { isDeepStrictEqual } from 'node:util';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { cases, numbersOf, screenOf } from '../browser/cases.ts';
import { readoutsOf } from '../browser/readouts.ts';
import { embedded } from './embedded.ts';
import type { Form } from './host.ts';

/** What one form does on one tool. Where something is not well, `wrong` says it in sentences. */
export type Seen = {
  readonly interactive: 'yes' | 'no' | 'link';
  readonly height: string;
  readonly console: readonly string[];
  readonly wrong: readonly string[];
};

const patience = 15_000;
const given = cases.find(({ id }) => id === embedded.id);

/** Everything the browser says against a page while `work` looks at it. */
async function listening<T>(
  browser: Browser,
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<{ readonly result: T; readonly said: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  try {
    await page.goto(address, { waitUntil: 'load' });
    const result = await work(page);
    await page.waitForTimeout(300);
    return { result, said: [...new Set(said)] };
  } finally {
    await context.close();
  }
}

/** What the tool says by itself: a page of its own without anything of ours. */
export const noiseOf = async (browser: Browser, bare: string) =>
  (await listening(browser, bare, (page) => page.waitForTimeout(1000))).said;

export async function look(
  browser: Browser,
  site: string,
  { shows, fits = false, address, follow }: Form,
  noise: readonly string[],
): Promise<Seen> {
  const { result, said } = await listening(browser, address, async (page) => {
    try {
      if (follow) {
        // Pages of this kind draw themselves again once they are loaded; a reader comes later.
        await page.waitForTimeout(1500);
        await page.getByRole('link', { name: follow }).click();
      }
      if (shows === 'picture') return await pictureOn(page, site);
      return shows === 'frame' ? await frameOn(page, site, fits) : await elementOn(page);
    } catch (error) {
      const [first = ''] = String(error).split('\n');
      return { interactive: 'no', height: '', wrong: [first] } as const;
    }
  });
  const complaints = said.filter((sentence) => !noise.includes(sentence));
  const wrong = [...result.wrong, ...complaints.map((sentence) => `the console says: ${sentence}`)];
  return { ...result, console: complaints, wrong };
}

type Looked = Omit<Seen, 'console'>;

/** The picture is drawn, and leads to the full page. */
async function pictureOn(page: Page, site: string): Promise<Looked> {
  const picture = page.locator(`a[href^="${site}calculators/"] img`).first();
  await picture.scrollIntoViewIfNeeded();
  await until(
    () => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    (drawn) => drawn,
  );
  const height = await picture.evaluate((image) =>
    Math.round(image.getBoundingClientRect().height),
  );
  return { interactive: 'link', height: `${height} px`, wrong: [] };
}

async function elementOn(page: Page): Promise<Looked> {
  const calculator = page.locator('headroom-calculator').first();
  const wrong = await used(calculator);
  return { interactive: wrong.length > 0 ? 'no' : 'yes', height: 'own', wrong };
}

async function frameOn(page: Page, site: string, fits: boolean): Promise<Looked> {
  // By what was written: the page in a frame may change its own address.
  const locator = page.locator(`iframe[src^="${site}embed/"]`).first();
  await locator.scrollIntoViewIfNeeded();
  const inside = locator.contentFrame();
  const before = await heights(locator, inside, fits);
  const wrong = await used(inside.locator('headroom-calculator'));
  const after = await heights(locator, inside, fits);
  // On a narrow screen the same frame is another height.
  await page.setViewportSize({ width: 480, height: 900 });
  const narrow = await heights(locator, inside, fits);
  const interactive = wrong.length > 0 ? 'no' : 'yes';
  if (!fits)
    return { interactive, height: `fixed, ${before.frame} of ${before.content} px`, wrong };
  const all = [before, after, narrow];
  for (const { frame, content, hidden } of all) {
    if (hidden > 0) wrong.push(`${hidden} px of the frame must be scrolled for`);
    if (Math.abs(frame - content) > 2)
      wrong.push(`the frame is ${frame} px, its page ${content} px`);
  }
  const changes = new Set(all.map(({ frame }) => frame));
  if (changes.size < 2) wrong.push('the height never changes');
  return { interactive, height: `fits, ${all.map(({ frame }) => frame).join(', ')} px`, wrong };
}

/** The frame's own height and that of the page in it; where they shall agree, waits until they do. */
async function heights(locator: Locator, inside: FrameLocator, fits: boolean) {
  const measured = async () => ({
    frame: await locator.evaluate((frame) => frame.clientHeight),
    content: await inside
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
    /** What a reader would have to scroll for. */
    hidden: await inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight),
  });
  await inside.locator('headroom-calculator [data-live]').first().waitFor({ state: 'attached' });
  await locator.page().waitForTimeout(500);
  if (!fits) return measured();
  return until(
    measured,
    ({ frame, content, hidden }) => Math.abs(frame - content) <= 2 && hidden === 0,
  );
}

/** Types into the calculator and compares its answer with what it computes here. */
async function used(calculator: Locator): Promise<string[]> {
  if (!given) throw new Error(`There is no case of ${embedded.id}.`);
  const wrong: string[] = [];
  const agrees = async (query: string) => {
    const wanted = numbersOf(screenOf(given.id, query));
    const shown = await until(
      () => readoutsOf(calculator),
      (numbers) => isDeepStrictEqual(numbers, wanted),
    );
    if (!isDeepStrictEqual(shown, wanted))
      wrong.push(`it answers ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
  };
  await agrees(embedded.query);
  const field = calculator.locator(`[name="${given.field}"]`);
  await field.fill(given.typed);
  await agrees(`${embedded.query}&${given.query}`);
  await field.press('Tab');
  return wrong;
}

/** Asks again until the answer is the hoped one. @returns the last answer, be it so or not */
async function until<T>(ask: () => Promise<T>, hoped: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (hoped(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
