/** What is drawn of commits: the case is a point of its own line, between the bounds. */
import { expect, test } from 'vitest';
import { parseQuery } from '../../kit/index.ts';
import { fullDataset } from '../full-dataset.ts';
import { commit } from './index.ts';

const panelOf = (query: string) => {
  const { answer } = commit.viewModel(parseQuery(query).lookup, fullDataset);
  const [panel] = answer?.chart?.panels ?? [];
  if (!panel) throw new Error(`Nothing is drawn of ${query}.`);
  return panel;
};

test.each([
  ['', 'typical'],
  ['committers=8', 'typical'],
  ['committers=8&group-commit=no', 'without group commit'],
  ['committers=8&sync-latency=2ms', 'at least: two groups take turns'],
])('The point of the case is on the bold line: %s.', (query, name) => {
  const { lines, current } = panelOf(query);
  const bold = lines.filter(({ secondary }) => !secondary);
  expect(bold.map(({ label }) => label)).toEqual([name]);
  const [, y] = bold[0]?.points.find(([x]) => x === current.x) ?? [];
  expect(y).toBeCloseTo(current.y, 9);
});

test('Bounds are on both sides of what is typical, and lines that are one have one name.', () => {
  const at = (query: string, name: string) =>
    panelOf(query)
      .lines.find(({ label }) => label.startsWith(name))
      ?.points.find(([x]) => x === 16)?.[1] ?? Number.NaN;
  expect(at('', 'at least')).toBeLessThan(at('', 'typical'));
  expect(at('', 'typical')).toBeLessThan(at('', 'at most'));
  expect(panelOf('sync-latency=2ms').lines).toHaveLength(3);
});
