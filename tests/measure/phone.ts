/** What a reader with a slow phone waits for. */
import type { Browser } from 'playwright-core';

/** Milliseconds, of the paint and the answer after the start of the visit; the shift is a score without unit. */
export type Phone = {
  /** Until the whole answer is on the page: it comes with the HTML, before any script. */
  readonly answer: number;
  readonly largestPaint: number;
  /** From the first touch until the script has taken the calculator over, and an input changes its answer. */
  readonly alive: number;
  /** Main-thread work beyond 50 ms a task, summed over the visit: in it a tap is not heard. */
  readonly blocked: number;
  readonly shift: number;
};

const observe = `
  globalThis.seen = { answer: 0, largestPaint: 0, alive: 0, blocked: 0, shift: 0 };
  const each = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime; });
  each('longtask', ({ duration }) => { seen.blocked += duration - 50; });
  each('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.shift += value; });
  const look = () => {
    const root = document.querySelector('headroom-calculator')?.shadowRoot;
    if (!seen.answer && root?.querySelector('output')) seen.answer = performance.now();
    if (seen.touched && !seen.alive && root?.querySelector('[data-live]'))
      seen.alive = performance.now() - seen.touched;
    if (!seen.alive) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.touch = () => {
    seen.touched = performance.now();
    const root = document.querySelector('headroom-calculator').shadowRoot.querySelector('.root');
    root.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  };
`;

/** Visits a calculator's page with nothing in the cache, on a CPU slowed sixfold, at 1.6 Mbit/s with 150 ms a round trip. */
export async function onSlowPhone(browser: Browser, address: string): Promise<Phone> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await devtools.send('Network.enable');
    const bytesPerSecond = 1.6e6 / 8;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate('touch()');
    await page.waitForFunction(() => (globalThis as unknown as { seen: Phone }).seen.alive > 0);
    return await page.evaluate('seen');
  } finally {
    await context.close();
  }
}
