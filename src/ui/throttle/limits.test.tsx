/** Limits at which nothing waits: their words in the pictures are of one moment, and those below are of the whole run. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { throttle } from '../../calculators/throttle/index.ts';
import { findPart, parseQuery } from '../../kit/index.ts';
import { OtherLimits } from './Charts.tsx';
import { momentText } from './words.ts';

test('The line of limits without a chart says that its shares are averages over the run.', () => {
  const { answer } = throttle.viewModel(parseQuery('').lookup, fullDataset);
  const timeline = findPart(answer, 'timeline');
  if (!timeline) throw new Error('There is no run.');
  const line = renderToString(<OtherLimits lanes={timeline.lanes} />).replaceAll(/<[^>]*>/g, '');
  const states = line.split('; ');
  expect(states.length).toBeGreaterThan(2);
  for (const state of states) expect(state).toMatch(/: [\w ]+ % used on average$/);
  const [, lane] = timeline.lanes;
  expect(lane && momentText({ lane, timeline, at: 0 })).toMatch(/^no queue, [\w ]+ % used$/);
});
