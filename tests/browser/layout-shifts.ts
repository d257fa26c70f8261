/** Layout shifts: what moves on a page although nobody touched it. */
import type { Page } from 'playwright-core';

/** Sums up every layout shift that no person caused. */
export const countShifts = `
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    const place = ({ x, y, width, height }) => [x, y, width, height].join(' ');
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput)
        shifted.push(value + ': ' + sources.map(({ node, previousRect, currentRect }) =>
          (node?.nodeName ?? 'in a shadow root') + ' from ' + place(previousRect) + ' to ' + place(currentRect)).join());
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The layout shifts so far, after everything that comes late has come. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  // The browser tells of a shift some frames after it happened, and nothing tells that there was none.
  await page.waitForTimeout(100);
  return page.evaluate('shifted');
}
