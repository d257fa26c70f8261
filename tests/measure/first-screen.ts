/** How much is on the first screen of a page: words, and what can be operated. */
import type { Browser } from 'playwright-core';

/** What the drawings of the pages have, counted in the same way. */
export const drawn: Readonly<Record<string, readonly [words: number, controls: number]>> = {
  'cap-check': [205, 11],
  find: [230, 17],
  'io-size': [204, 19],
  'queue-depth': [163, 10],
  provision: [164, 14],
  burst: [132, 8],
  throttle: [191, 14],
  commit: [212, 12],
};

export type FirstScreen = {
  readonly words: number;
  readonly controls: number;
  /** Of the whole page, in pixels. */
  readonly height: number;
};

/** Counts what is in sight in a window of 1280 by 800 pixels, in shadow roots too. */
function count(): FirstScreen {
  const operable = 'input, select, textarea, button, summary, [role="slider"]';
  const isInSight = ({ width, height, top, bottom, left, right }: DOMRect) =>
    width > 1 && height > 1 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath.startsWith('inset(50%')) return false;
    return true;
  };
  const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
  let [words, controls] = [0, 0];
  const among = (node: Node) => {
    if (node instanceof Text) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const element = node.parentElement;
      if (element && isShown(element) && [...range.getClientRects()].some(isInSight))
        words += wordsIn(node.data);
    } else if (node instanceof Element) {
      if (node.matches('script, style, noscript, template')) return;
      const isSeen = isInSight(node.getBoundingClientRect()) && isShown(node);
      if (isSeen && node.matches(operable)) controls++;
      if (node instanceof HTMLInputElement || node instanceof HTMLSelectElement) {
        const shown = node instanceof HTMLInputElement ? node : node.selectedOptions[0];
        if (isSeen && shown) words += wordsIn('text' in shown ? shown.text : shown.value);
        return;
      }
    }
    const within = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
    for (const child of within.childNodes) among(child);
  };
  among(document.body);
  return { words, controls, height: document.documentElement.scrollHeight };
}

export async function firstScreen(browser: Browser, address: string): Promise<FirstScreen> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  const counted = await page.evaluate(count);
  await page.close();
  return counted;
}
