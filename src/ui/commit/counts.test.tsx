/** The counts beside the lanes agree with the rates beside them. */
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { commit } from '../../calculators/commit/index.ts';
import { fullDataset } from '../../calculators/full-dataset.ts';
import { findPart, parseQuery } from '../../kit/index.ts';
import { CommitFigure } from './CommitFigure.tsx';

function drawn(query: string) {
  const { answer } = commit.viewModel(parseQuery(query).lookup, fullDataset);
  const data = findPart(answer, 'commits');
  if (!data) throw new Error('There are no commits.');
  return { data, html: renderToString(<CommitFigure data={data} onText={() => {}} />) };
}

test.each(['', 'p99=25ms', 'committers=8', 'write-latency=1.3ms&sync-latency=0ms'])(
  'A finished run counts as many commits as its rate says: %s.',
  (query) => {
    const { data, html } = drawn(query);
    const numbersIn = (name: string) =>
      [...html.matchAll(new RegExp(`class="${name}"><b>([^<]+)`, 'g'))].map(([, text = '']) =>
        Number(text.replaceAll(',', '')),
      );
    const [counts, rates] = [numbersIn('count'), numbersIn('rate')];
    expect(counts).toHaveLength(data.lanes.length);
    for (const [at, count] of counts.entries())
      expect(Math.abs(count / ((rates[at] ?? 0) * data.span) - 1)).toBeLessThan(0.06);
    const byRate = rates.map((rate, at) => [rate, counts[at] ?? 0] as const);
    for (const [rate, count] of byRate)
      for (const [other, fewer] of byRate)
        if (rate > other) expect(count).toBeGreaterThanOrEqual(fewer);
  },
);

test.each(['', 'committers=64&p99=12ms', 'committers=8', 'disk=P4'])(
  'A picture at rest has as many strokes as it counts commits, and says what is counted: %s.',
  (query) => {
    const { data, html } = drawn(query);
    const [counts, strokes] = [
      [...html.matchAll(/class="count"><b>([^<]+)<\/b> <span class="unit">(.*?)<\/span>/g)],
      [...html.matchAll(/class="down" d="([^"]*)"/g)].map(([, d = '']) => d.split('M').length - 1),
    ];
    for (const [at, { sharing }] of data.lanes.entries()) {
      const [, count = '', words = ''] = counts[at] ?? [];
      expect(words).toMatch(/^commits in \d+ ms$/);
      const syncs = Number(count.replaceAll(',', '')) / sharing;
      // The last one is on its way.
      expect(strokes[at]).toBeGreaterThanOrEqual(Math.min(1000, syncs * 0.95));
      expect(strokes[at]).toBeLessThanOrEqual(syncs * 1.05 + 1);
    }
  },
);
