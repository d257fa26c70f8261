/** The chart of a series: what is drawn, and where its names are. */
import { describe, expect, test } from 'vitest';
import { familyPages, seriesPages } from '../../src/site/limits-pages/pages.ts';
import {
  diskChartOf,
  drawingOf,
  sizeChartOf,
  unnamedOf,
} from '../../src/site/limits-pages/size-chart.ts';
import { rowsOfSeries } from './pages.ts';

const today = (series: string) =>
  rowsOfSeries(series).filter(({ edition }) => edition === 'current');

const ofSeries = seriesPages.flatMap(({ parts }) =>
  parts.flatMap(({ rows }) => sizeChartOf(rows) ?? []),
);
const ofFamilies = familyPages.flatMap(({ parts }) => diskChartOf(parts[0]?.rows ?? []) ?? []);
const all = [...ofSeries, ...ofFamilies];

describe('what is drawn', () => {
  test('a line has the figures of the table, in its unit', () => {
    // Dsv5 sizes: D2s_v5 3,750 IOPS and 85 MB/s, D8s_v5 12,800 and 290, D96s_v5 80,000 and 2,600.
    const chart = sizeChartOf(today('Dsv5'));
    expect(chart?.counted).toBe('vCPUs');
    expect(chart?.sizes).toEqual(['2', '4', '8', '16', '32', '48', '64', '96']);
    const [iops, rate] = (chart?.panels ?? []).map(
      ({ lines }) => lines.find(({ id }) => id === 'uncached')?.values,
    );
    expect([iops?.[0], iops?.[2], iops?.at(-1)]).toEqual([3750, 12_800, 80_000]);
    expect([rate?.[0], rate?.[2], rate?.at(-1)]).toEqual([85, 290, 2600]);
  });

  test('a limit that is not published has no line, and the words say so', () => {
    // The page of Dadsv7 prints no cached limit.
    const chart = sizeChartOf(today('Dadsv7'));
    const ids = chart?.panels.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(ids).toContain('uncached');
    expect(ids).not.toContain('cached');
    expect(chart?.without).toContain('Cached: not published');
  });

  test('of disks burst limits are lines of their own', () => {
    // P20: 2,300 IOPS, 3,500 with credit; P30: 5,000 IOPS, 30,000 with on-demand bursting.
    const chart = ofFamilies[0];
    const { lines = [] } = chart?.panels[0] ?? {};
    const at = chart?.sizes.indexOf('P20') ?? 0;
    const of = (name: string) => lines.find(({ id }) => id === name)?.values.slice(at, at + 2);
    expect(of('base')).toEqual([2300, 5000]);
    expect(of('burst')).toEqual([3500, undefined]);
    expect(of('on-demand')).toEqual([undefined, 30_000]);
  });

  test('one size alone has nothing to be compared with', () => {
    expect(sizeChartOf(today('Dsv5').slice(0, 1))).toBeUndefined();
    expect(sizeChartOf([])).toBeUndefined();
  });

  test('sizes with constrained vCPUs repeat the limits of others, so they are left out', () => {
    for (const { sizes } of all) expect(sizes.join()).not.toMatch(/\d-\d+[a-z]*_v/);
  });
});

describe('where it is drawn', () => {
  const drawings = all.flatMap((chart) => chart.panels.map((panel) => drawingOf(panel, chart)));

  test('everything is inside the frame', () => {
    for (const { width, height, plot, ticks, lines, sizes } of drawings) {
      for (const { y } of ticks) expect(y).toBeLessThanOrEqual(plot.bottom);
      for (const { at, path } of lines) {
        expect(at.x).toBeLessThanOrEqual(plot.right + 6.1);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeLessThanOrEqual(height);
        for (const [, x] of path.matchAll(/[ML]([\d.]+)/g))
          expect(Number(x)).toBeLessThanOrEqual(width);
      }
      for (const { x } of sizes) expect(x).toBeLessThan(plot.right);
    }
  });

  test('a burst that ends where its base does has its name above itself, where they are apart', () => {
    // Esv5: E104is_v5 has 120,000 IOPS with and without burst; E32s_v5 has 80,000 with it and 51,200 without.
    const chart = sizeChartOf(today('Esv5'));
    const [panel] = chart?.panels ?? [];
    if (!chart || !panel) throw new Error('Esv5 has no chart.');
    const { plot, lines } = drawingOf(panel, chart);
    const [base, burst] = lines;
    expect([base?.label, burst?.label]).toEqual(['Uncached', 'Burst']);
    expect(base?.at.x).toBeGreaterThan(plot.right);
    expect(burst?.at.x).toBeLessThan(plot.right);
    const step = (plot.right - plot.left) / chart.sizes.length;
    const at = Math.floor(((burst?.at.x ?? 0) - plot.left) / step);
    expect(burst?.at.y).toBeLessThan(burst?.heights[at] ?? 0);
    expect((base?.heights[at] ?? 0) - (burst?.at.y ?? 0)).toBeGreaterThan(15);
  });

  test('names of lines are never written over each other', () => {
    for (const { lines } of drawings) {
      const named = lines.filter(({ isNamed }) => isNamed);
      for (const [at, line] of named.entries())
        for (const other of named.slice(at + 1)) {
          const [left, right] = [line, other].sort((one, two) => one.at.x - two.at.x);
          // As wide as a letter is on average: 7.5 pixels.
          const ends = (left?.at.x ?? 0) + 7.5 * (left?.label.length ?? 0);
          if (ends > (right?.at.x ?? 0))
            expect(Math.abs(line.at.y - other.at.y)).toBeGreaterThanOrEqual(14.8);
        }
    }
  });

  test('a name within the plot is nearest to its own line', () => {
    for (const { lines, plot, sizes } of drawings) {
      const step = (plot.right - plot.left) / (lines[0]?.heights.length ?? sizes.length);
      for (const line of lines.filter(({ isNamed, at }) => isNamed && at.x < plot.right)) {
        const from = Math.max(0, Math.floor((line.at.x - plot.left) / step) - 1);
        const to = Math.ceil((line.at.x + 7.5 * line.label.length - plot.left) / step);
        const distance = ({ heights }: typeof line) =>
          Math.min(
            ...heights
              .slice(from, to)
              .flatMap((height) => (height === undefined ? [] : Math.abs(height - line.at.y))),
          );
        for (const other of lines.filter((one) => one !== line))
          expect(distance(other)).toBeGreaterThanOrEqual(distance(line) - 0.1);
      }
    }
  });

  test('a limit of one size has no line, since the table has it', () => {
    // Of the Dsv5 sizes D2s_v5 alone has a cached limit: 9,000 IOPS and 125 MB/s.
    const chart = sizeChartOf(today('Dsv5'));
    const ids = chart?.panels.map(({ lines }) => lines.map(({ id }) => id));
    expect(ids).toEqual([
      ['uncached', 'uncached-burst'],
      ['uncached', 'uncached-burst'],
    ]);
  });

  test('of disks that may have performance plus its name is at its own steps, not at those of the base', () => {
    // P50 to P80 have 20,000 IOPS and 900 MB/s with performance plus, P80 without it too.
    const chart = ofFamilies[0];
    if (!chart) throw new Error('Premium SSD has no chart.');
    for (const panel of chart.panels) {
      const { plot, lines } = drawingOf(panel, chart);
      expect(lines.find(({ id }) => id === 'base')?.at.x).toBeGreaterThan(plot.right);
      expect(lines.find(({ id }) => id === 'plus')?.at.x).toBeLessThan(plot.right);
    }
  });

  test('a line has no name where others are nearer, and the words say what it is', () => {
    // Of the Bsv2 sizes the three smallest have a cached limit.
    const chart = sizeChartOf(today('Bsv2'));
    if (!chart) throw new Error('Bsv2 has no chart.');
    const cached = chart.panels.flatMap((panel) =>
      drawingOf(panel, chart).lines.filter(({ id }) => id === 'cached'),
    );
    expect(cached.map(({ isNamed }) => isNamed).toSorted()).toEqual([false, true]);
    expect(unnamedOf(chart)).toEqual(['Cached (dashed): 3 of 11 sizes']);
    const named = sizeChartOf(today('Esv5'));
    expect(named && unnamedOf(named)).toEqual([]);
  });

  test('the axis begins at 0 and reaches the largest figure, with three to seven values', () => {
    for (const { ticks } of drawings) {
      expect(ticks[0]?.text).toBe('0');
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});
