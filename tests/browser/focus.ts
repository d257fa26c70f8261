/** Going through a page by the Tab key, as somebody does who has no mouse. */
import type { Page } from 'playwright-core';

/** A place where the focus stops. */
export type Stop = {
  /** The element in a few words, for messages. */
  readonly what: string;
  /** Where it stands among everything that can have the focus, in the order of the page; -1 if nobody expected it. */
  readonly at: number;
  /** Whether one sees that it has the focus. */
  readonly seen: boolean;
};

/** Marks in the order of the page what can have the focus, in shadow roots too. @returns how many there are */
const markAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let count = 0;
    let first: HTMLElement | undefined;
    const marks = new WeakMap<Element, number>();
    const among = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        const can =
          element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') &&
          !element.matches(':disabled, [tabindex="-1"]') &&
          element.checkVisibility({ visibilityProperty: true });
        if (can) {
          first ??= element;
          marks.set(element, count++);
        }
        if (element.shadowRoot) among(element.shadowRoot);
      }
    };
    among(document);
    Object.assign(globalThis, { marks, first });
    return count;
  });

/** Where the focus is now; nothing where the page has none. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return undefined;
    const lined = (each: Element | null, part?: string) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const { marks } = globalThis as unknown as { marks: WeakMap<Element, number> };
    const { right, bottom } = element.getBoundingClientRect();
    return {
      what: `${element.localName}#${element.id}.${element.className} ${element.textContent?.trim().slice(0, 40)}`,
      at: marks.get(element) ?? -1,
      // Some have their line drawn by what is around them.
      seen:
        right > 0 &&
        bottom > 0 &&
        (lined(element) ||
          lined(element, '::after') ||
          lined(element.closest('.search-box, .open'))),
    };
  });

/** Every stop from the start of the page to its end, and how many there should be. */
export async function walk(page: Page): Promise<{ stops: readonly Stop[]; count: number }> {
  const count = await markAll(page);
  // To the first stop by keyboard, wherever the focus was.
  await page.evaluate(() => {
    (globalThis as unknown as { first: HTMLElement | undefined }).first?.focus();
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const stops: Stop[] = [];
  const first = await stopOf(page);
  if (first) stops.push(first);
  // Past its end a page gives the focus away; one that never does has a trap.
  while (stops.length <= count + 5) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop || stop.at === 0) break;
    stops.push(stop);
  }
  return { stops, count };
}

/** What has the focus, by its class. */
export const focusedClass = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.className ?? '';
  });
