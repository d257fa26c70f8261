/** Points of a chart that have a name: without it nobody could tell what they are. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { screenOf } from '../../../tests/browser/cases.ts';
import { ChartFigure } from './ChartFigure.tsx';

test('A named point is drawn where its name has room, on a phone or on a wider page.', () => {
  const chart = screenOf('sync-io', '').answer?.chart;
  const [panel] = chart?.panels ?? [];
  if (!chart || !panel) throw new Error('There is no chart of synchronous IO.');
  // Three measurements of 2017 have names; a fourth has one that is wider than any page.
  expect(panel.marks.map(({ label }) => label)).toEqual(['P30', 'HDD', 'P30, VM throttled']);
  const wide = { x: 0.01, y: 20, label: 'a name '.repeat(100) };
  const html = renderToString(
    <ChartFigure
      chart={{ ...chart, panels: [{ ...panel, marks: [...panel.marks, wide] }] }}
      isLow
      onText={() => {}}
    />,
  );
  const names = new Set(
    [...html.matchAll(/<text class="mark[^>]*>([^<]*)/g)].map(([, name]) => name),
  );
  expect(names).toEqual(new Set(['P30', 'HDD', 'P30, VM throttled']));
  expect(html.match(/<circle class="mark"/g)).toHaveLength(names.size);
});
