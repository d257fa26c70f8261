/** The charts of a simulation: inside a text what is completed, on its page the latency too, and limits behind a line that says how long queues are. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf } from './calculator.ts';
import { test } from './visit.ts';

const titles = ['.timeline > .run .plot-title', '.timeline > details .plot-title'] as const;

describe('the charts of a simulation', () => {
  test('are one in a frame, with the latency of each second in the text of the slider', async ({
    openSite,
  }) => {
    const context = { viewport: { width: 720, height: 900 } };
    const { page } = await openSite('embed/throttle/', { context });
    const calculator = calculatorOf(page);
    expect(await calculator.locator(titles[0]).allTextContents()).toEqual(['Completed IOPS']);
    expect(await calculator.locator('.timeline details').count()).toBe(0);
    // The 50 ms are those of the window of the limit, for which “data” waits.
    await expect(
      calculator.locator('[aria-label="Time"]').getAttribute('aria-valuetext'),
    ).resolves.toContain('data 240 IOPS, 50 ms');
  });

  test('are two on the page of the calculator, and limits in a line, of which nothing is missing without script', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/throttle/', { script: false });
    const texts = (of: string) => calculatorOf(page).locator(of).allTextContents();
    expect(await texts(titles[0])).toEqual(['Completed IOPS', 'Latency ms, mean']);
    expect(await texts(titles[1])).toEqual(['VM cached MB/s']);
    expect((await texts('.timeline summary'))[0]?.trim()).toBe(
      'Limits over time VM cached, 1,000 MB/s: up to 72 IOs waiting',
    );
  });

  test('stay unfolded when their script comes, with a playhead that follows the slider', async ({
    openSite,
  }) => {
    const { page } = await openSite('calculators/throttle/');
    const calculator = calculatorOf(page);
    await calculator.locator('.timeline summary').click();
    await alive(page);
    await calculator.getByRole('slider', { name: 'Time' }).focus();
    await calculator.locator('.playhead-layer').waitFor({ state: 'attached' });
    expect(await calculator.locator('.timeline details').getAttribute('open')).not.toBe(null);
    await calculator.getByRole('slider', { name: 'Time' }).fill('19');
    const ends = calculator.locator('.playhead line');
    await expect
      .poll(() => ends.evaluateAll((lines) => lines.map((line) => line.getAttribute('x1'))))
      .toEqual(['97.5%', '97.5%']);
  });
});
