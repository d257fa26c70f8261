/** A chart with no more points than it can show. */
import type { Chart, Line } from '../../kit/index.ts';

/** The most points of a line that a chart can show. */
const mostPoints = 800;

/** A line with its peaks: of each part the first, the lowest and the highest point, and the last. */
function withPeaks(line: Line): Line {
  const { points } = line;
  if (points.length <= mostPoints) return line;
  const size = Math.ceil((4 * points.length) / mostPoints);
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

/** Each line keeps its lowest and highest points. */
export const withFewerPoints = (chart: Chart): Chart => ({
  ...chart,
  panels: chart.panels.map((panel) => ({ ...panel, lines: panel.lines.map(withPeaks) })),
});
