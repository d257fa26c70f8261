/** Figures as they are set: a number and its unit on one line, and no range whose ends print alike. */
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

test('A number and its unit are on one line: in the status, in the explanation and in a link.', () => {
  const { html } = drawn('cap-check', 'vm=D8s_v5&disks=data:P30x4:None&target-iops=12000');
  expect(html).toMatch(/<span class="quantity"><output[^>]*data-readout="headroom"/);
  const { html: ofNight } = drawn('burst', 'steps=1h:500IOPS,45min:3500IOPS');
  expect(ofNight).toContain('<span class="quantity">30 min</span> after the load');
});

/** A range whose ends print alike is no range: a page has its figures for programs, and no text of it. */
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
