/** The heights that stand in snippets, against the pages as they are. */
import { expect } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { heights } from '../../src/embed/heights.ts';
import { chosen } from './chosen.ts';
import { heightOf, widths } from './height.ts';
import { addressOf, test } from './visit.ts';

/** Fonts differ between machines by less than a line of text. */
const slack = (height: number) => Math.max(24, height * 0.02);

test('every calculator has been measured', () => {
  expect(Object.keys(heights).sort()).toEqual(calculators.map(({ id }) => id).sort());
});

test.for(chosen.flatMap(({ id }) => widths.map((width) => [id, width] as const)))(
  'a frame of %s that is %i pixels wide is as high as its snippet says',
  async ([id, width], { browser }) => {
    const written = heights[id]?.[width] ?? 0;
    const now = await heightOf(browser, addressOf('/', `embed/${id}/`), width);
    expect(Math.abs(now - written)).toBeLessThanOrEqual(slack(written));
  },
);
