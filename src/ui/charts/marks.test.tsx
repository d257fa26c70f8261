/** Points of a chart that have a name: without it nobody could tell what they are. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { screenOf } from '../../../tests/browser/cases.ts';
import { ChartFigure } from './ChartFigure.tsx';

test('A named point is drawn where its name has room, on a phone or on a wider page.', () => {
  const chart = screenOf('sync-io', '').answer?.chart;
  if (!chart) throw new Error('There is no chart of synchronous IO.');
  // The names of three measurements of 2017 are given; in a low chart there is no room beside the point of the case for the first.
  const [{ marks } = { marks: [] }] = chart.panels;
  expect(marks.map(({ label }) => label)).toEqual(['P30', 'HDD', 'throttled']);
  const html = renderToString(<ChartFigure chart={chart} isLow onText={() => {}} />);
  const names = new Set(
    [...html.matchAll(/<text class="mark[^>]*>([^<]*)/g)].map(([, name]) => name),
  );
  expect(names).toEqual(new Set(['HDD', 'throttled']));
  expect(html.match(/<circle class="mark"/g)).toHaveLength(names.size);
});
