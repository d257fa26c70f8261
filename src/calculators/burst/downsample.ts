/** A measured day has more samples than a chart has pixels: fewer points, with the same peaks. */
import type { Chart, Line, Panel } from '../../kit/index.ts';

/** So many points of one panel can be told apart: three lines over 800 pixels. */
const mostPoints = 2400;

/** Of each part of a line the first, the lowest and the highest point, and the last. */
function withPeaks(line: Line, size: number): Line {
  const { points } = line;
  const kept: Line['points'][number][] = [];
  for (let from = 0; from < points.length; from += size) {
    const part = points.slice(from, from + size);
    const heights = part.map(([, y]) => y);
    const lowest = heights.indexOf(Math.min(...heights));
    const highest = heights.indexOf(Math.max(...heights));
    const chosen = [0, lowest, highest, part.length - 1];
    kept.push(...part.filter((_, at) => chosen.includes(at)));
  }
  return { ...line, points: kept };
}

/** All lines of a panel together: a day with gaps has one for each part between them, with four points at least. */
function withFewerPointsIn(panel: Panel): Panel {
  const count = panel.lines.reduce((sum, { points }) => sum + points.length, 0);
  if (count <= mostPoints) return panel;
  const size = Math.ceil((4 * count) / mostPoints);
  return { ...panel, lines: panel.lines.map((line) => withPeaks(line, size)) };
}

/** @returns the chart with the lowest and highest points of its lines, and with no more than can be told apart */
export const withFewerPoints = (chart: Chart): Chart => ({
  ...chart,
  panels: chart.panels.map(withFewerPointsIn),
});
