/** A range whose ends print alike is no range: a page has its figures for programs, and no text of it. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { calculators } from '../../calculators/index.ts';
import { parseQuery } from '../../kit/index.ts';
import { CalculatorView } from './CalculatorView.tsx';

const nothing = () => {};
const links = { to: () => '', page: () => '' } as unknown as Parameters<
  typeof CalculatorView
>[0]['links'];

/** The page of a calculator as HTML, and what can be read in it. */
function drawn(id: string, query: string) {
  const { lookup, given } = parseQuery(query);
  const screen = calculators.find((one) => one.id === id)?.viewModel(lookup, fullDataset, given);
  if (!screen) throw new Error(`There is no ${id}.`);
  const html = renderToString(
    <CalculatorView
      {...{ screen, links, views: {} }}
      complete={screen.answer}
      onText={nothing}
      onList={nothing}
      onTry={nothing}
      onTool={nothing}
      loadPanel={async () => undefined}
    />,
  );
  return { html, text: html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ') };
}

test.each([
  ['benchmark', ''],
  ['throttle', ''],
  ['queue-depth', 'outstanding=128'],
  ['sync-io', 'outstanding=512'],
])('%s?%s', (id, query) => {
  const { html, text } = drawn(id, query);
  expect(html).toContain('data-readout="latency-low');
  for (const [range, low, high] of text.matchAll(/([\d.,]+ [mµ]?s) to ([\d.,]+ [mµ]?s)/g))
    expect(low, range).not.toBe(high);
});
