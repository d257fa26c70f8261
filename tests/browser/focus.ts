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

/** What the functions below leave in the page for each other. */
type Walked = {
  readonly marked: readonly HTMLElement[];
  readonly stopOf: () => Stop | undefined;
  readonly stops: readonly (Stop | undefined)[];
};

/**
 * Marks in the order of the page what can have the focus, in shadow roots too, and makes the page write
 * down where the focus is each time that the Tab key is let go.
 * @returns how many there are
 */
const prepare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const marked: HTMLElement[] = [];
    const among = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        // Of radio buttons of one name the chosen one alone is a stop; arrow keys go on from there.
        const { name } = element as HTMLInputElement;
        const isAmongOthers =
          element.matches('[type="radio"]:not(:checked)') &&
          root.querySelector(`[type="radio"][name="${name}"]:checked`) !== null;
        const can =
          !isAmongOthers &&
          element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') &&
          !element.matches(':disabled, [tabindex="-1"]') &&
          element.checkVisibility({ visibilityProperty: true });
        if (can) marked.push(element);
        if (element.shadowRoot) among(element.shadowRoot);
      }
    };
    among(document);
    const places = new WeakMap<Element, number>(marked.map((element, at) => [element, at]));

    const lined = (each: Element | null, part?: string) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const stopOf = () => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body) return undefined;
      const { right, bottom } = element.getBoundingClientRect();
      return {
        what: `${element.localName}#${element.id}.${element.className} ${element.textContent?.trim().slice(0, 40)}`,
        at: places.get(element) ?? -1,
        // Some have their line drawn by what is around them.
        seen:
          right > 0 &&
          bottom > 0 &&
          (lined(element) ||
            lined(element, '::after') ||
            lined(element.closest('.search-box, .open'))),
      };
    };
    const stops: (Stop | undefined)[] = [];
    addEventListener('keyup', ({ key }) => key === 'Tab' && stops.push(stopOf()), true);
    Object.assign(globalThis, { marked, stopOf, stops });
    return marked.length;
  });

/** Every stop from the start of the page to its end, and how many there should be. */
export async function walk(page: Page): Promise<{ stops: readonly Stop[]; count: number }> {
  const count = await prepare(page);
  // To the first stop by keyboard, wherever the focus was.
  await page.evaluate(() => (globalThis as unknown as Walked).marked[0]?.focus());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  // Past its end a page gives the focus away; one that never does has a trap.
  for (let pressed = 0; pressed < count + 5; pressed++) await page.keyboard.press('Tab');
  const [, ...all] = await page.evaluate(() => (globalThis as unknown as Walked).stops);
  const end = all.findIndex((stop, at) => !stop || (at > 0 && stop.at === 0));
  return { stops: all.slice(0, end < 0 ? all.length : end) as Stop[], count };
}

/** What is not seen to have the focus, of all that was walked to, as the page is now. */
export const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { marked, stopOf } = globalThis as unknown as Walked;
    return marked.flatMap((element) => {
      // What was last reached by key shows its focus when a script moves it too.
      element.focus();
      const stop = stopOf();
      return stop?.seen ? [] : `${element.localName}, ${stop?.what}`;
    });
  });

/** What has the focus, by its class. */
export const focusedClass = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.className ?? '';
  });
