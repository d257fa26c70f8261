/** The heights that stand in snippets, against the pages as they are. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { calculators } from '../../src/calculators/index.ts';
import { heightAt } from '../../src/embed/heights.ts';
import { forms, heightOf, widths } from './frame-height.ts';
import { sampledCases } from './sampled-cases.ts';
import { addressOf, test } from './visit.ts';

/** Fonts differ between machines by less than a line of text. */
const slack = (height: number) => Math.max(24, height * 0.02);

test('every calculator has been measured, and nothing else', () => {
  const files = calculators.map(({ id }) => `${id}.json`);
  expect(readdirSync('src/embed/heights').sort()).toEqual(files.sort());
});

const frames = sampledCases.flatMap(({ id }) =>
  forms.flatMap(([shown, query]) => widths.map((width) => [id, shown, width, query] as const)),
);

test.for(frames)(
  'a frame of %s, %s, that is %i pixels wide is as high as its snippet says',
  async ([id, shown, width, query], { browser }) => {
    const written = heightAt(id, width, shown);
    const now = await heightOf(browser, addressOf('/', `embed/${id}/${query}`), width);
    expect(
      Math.abs(now - written),
      `${now} px, and ${written} in src/embed/heights: npm run build && npm run heights -- ${id}`,
    ).toBeLessThanOrEqual(slack(written));
  },
);
