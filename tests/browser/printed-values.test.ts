/** What the build prints of each calculator, before any script. */
import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { read } from './markup.ts';

test.each(cases)('The printed page and embed of $id show no value that is none.', ({ id }) => {
  for (const folder of ['calculators', 'embed']) {
    const text = read(`${folder}/${id}/index.html`).replace(/<[^>]*>/g, ' ');
    expect(text, folder).not.toMatch(/\b(undefined|NaN)\b|\[object /);
  }
});
