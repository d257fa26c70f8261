/** A simulation inside a text: one chart, and the others behind a line that says what they show. */
import { describe, expect } from 'vitest';
import { alive, calculatorOf } from './calculator.ts';
import { test } from './visit.ts';

const place = 'embed/throttle/';
const context = { viewport: { width: 720, height: 900 } };
const titles = ['.timeline > .run .plot-title', '.timeline > details .plot-title'] as const;

describe('the charts of a simulation in a frame', () => {
  test('are one and a line with the latency, of which nothing is missing without script', async ({
    openSite,
  }) => {
    const { page } = await openSite(place, { script: false, context });
    const texts = (of: string) => calculatorOf(page).locator(of).allTextContents();
    expect(await texts(titles[0])).toEqual(['Completed IOPS']);
    expect(await texts(titles[1])).toEqual(['VM cached MB/s', 'Latency ms, mean']);
    // The 50 ms are those of the window of the limit, for which “data” waits.
    expect(await texts('.timeline summary')).toEqual(['Latency and limits over time: data 50 ms']);
  });

  test('stay unfolded when their script comes, with a playhead that follows the slider', async ({
    openSite,
  }) => {
    const { page } = await openSite(place, { context });
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

  test('are all there on the page of the calculator', async ({ openSite }) => {
    const { page } = await openSite('calculators/throttle/', { script: false });
    expect(await calculatorOf(page).locator('.timeline > .run .plot-title').count()).toBe(3);
    expect(await calculatorOf(page).locator('.timeline details').count()).toBe(0);
  });
});

describe('the foot of a frame', () => {
  test('has Share beside the line of what is folded, and below it once that is open', async ({
    openSite,
  }) => {
    const { page } = await openSite('embed/queue-depth/', { context });
    await alive(page);
    const calculator = calculatorOf(page);
    const line = calculator.locator('.answer > details > summary');
    const share = calculator.getByRole('button', { name: 'Share' });
    const middle = async (of: typeof line) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(Math.abs((await middle(line)) - (await middle(share)))).toBeLessThan(8);
    await line.click();
    const details = calculator.locator('.answer > details');
    const { y = 0, height = 0 } = (await details.boundingBox()) ?? {};
    expect((await share.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });
});
