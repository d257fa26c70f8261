/** How long does a page of the diagnosis take for a large file, and how long does its longest task stop it? */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';

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

/**
 * Chooses a file on the page of the diagnosis.
 * @param address of the page
 * @returns seconds until the answer is drawn, and the longest task in milliseconds, 0 where none has more than 50
 */
export async function readingInPage(
  browser: Browser,
  address: string,
  text: string,
): Promise<{ readonly seconds: number; readonly longest: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headroom-'));
  const file = path.join(folder, 'iostat.txt');
  writeFileSync(file, text);
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    const calculator = page.locator('headroom-calculator');
    await calculator.locator('textarea').click();
    await calculator.locator('[data-live]').first().waitFor();
    await page.evaluate(watchTasks);
    const answered = page.evaluate<number>(untilAnswer);
    await calculator.locator('input[type=file]').setInputFiles(file);
    const milliseconds = await answered;
    // The details follow the answer.
    await calculator.locator('.root[data-settled]').waitFor();
    const tasks = await page.evaluate<readonly number[]>('tasks');
    return { seconds: milliseconds / 1000, longest: Math.max(0, ...tasks) };
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}
