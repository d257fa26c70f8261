/** How long does a page of the diagnosis take for a large file, and how long does its longest task stop it? */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

/** Notes every task of more than 50 ms from here on, which is what browsers call a long task. */
const watchTasks = `{
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}`;

/** Resolves with the milliseconds from the choice of a file to its answer. */
const untilAnswer = `new Promise((resolve) => {
  const root = document.querySelector('headroom-calculator').shadowRoot;
  const file = root.querySelector('input[type=file]');
  let begun = 0;
  file.addEventListener('change', () => { begun = performance.now(); }, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (!begun || !root.querySelector('textarea').value.startsWith('File ')) return;
    observer.disconnect();
    resolve(performance.now() - begun);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
})`;

/** What a page holds: objects, what the browser has for them, and buffers outside of the heap. */
type Heap = {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
};

/** Looks at the memory of a page ten times a second. */
async function watchMemory(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  async function used() {
    const heap = (await devtools.send('Runtime.getHeapUsage')) as Heap;
    return heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0);
  }
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await used();
  let most = before;
  let goesOn = true;
  const looks = (async () => {
    while (goesOn) {
      most = Math.max(most, await used());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async end() {
      goesOn = false;
      await looks;
      await devtools.detach();
      return most - before;
    },
  };
}

/**
 * Chooses a file on the page of the diagnosis.
 * @param address of the page
 * @returns seconds until the answer is drawn, the longest task in milliseconds, 0 where none has more than 50, and by
 *   how many bytes the heap and what is outside of it grew at the most, with what was not collected yet
 */
export async function readingInPage(
  browser: Browser,
  address: string,
  text: string,
): Promise<{ readonly seconds: number; readonly longest: number; readonly memory: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
  const file = path.join(folder, 'iostat.txt');
  writeFileSync(file, text);
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const calculator = page.locator('headroom-calculator');
    await calculator.locator('.group.measurement > summary').click();
    await calculator.locator('textarea').click();
    await calculator.locator('[data-live]').first().waitFor();
    await page.evaluate(watchTasks);
    const memory = await watchMemory(page);
    const answered = page.evaluate<number>(untilAnswer);
    await calculator.locator('input[type=file]').setInputFiles(file);
    const milliseconds = await answered;
    // The details follow the answer.
    await calculator.locator('.root[data-settled]').waitFor();
    const grown = await memory.end();
    const tasks = await page.evaluate<readonly number[]>('tasks');
    return { seconds: milliseconds / 1000, longest: Math.max(0, ...tasks), memory: grown };
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}
