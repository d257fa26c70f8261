/** The chart of another case drawn into one: its lines on the same axes. */
import type { Axis, Chart, Panel } from '../../kit/index.ts';

const isAlike = (a: Axis, b: Axis | undefined) => a.label === b?.label && a.scale === b.scale;

/** An axis over both domains. */
const over = (a: Axis, b: Axis): Axis => ({
  ...a,
  domain: [Math.min(a.domain[0], b.domain[0]), Math.max(a.domain[1], b.domain[1])],
});

/** The name of the case that is compared with, as the comparison has it. */
const name = 'A';

/**
 * A chart with the lines of the case that it is compared with, dashed and called “A”.
 * @returns the chart as it is where the other has other panels or axes
 */
export function withBeside(chart: Chart, beside: Chart | undefined): Chart {
  const alike =
    beside &&
    isAlike(chart.x, beside.x) &&
    chart.panels.length === beside.panels.length &&
    chart.panels.every(
      ({ kind, y }, at) => kind === beside.panels[at]?.kind && isAlike(y, beside.panels[at]?.y),
    );
  if (!alike) return chart;
  return {
    ...chart,
    x: over(chart.x, beside.x),
    panels: chart.panels.map((panel, at) => {
      const other = beside.panels[at] as Panel;
      const theirs = other.lines
        .filter(({ secondary }) => !secondary)
        .map(({ points }) => ({ points, label: name, beside: true }));
      // The answer's own line stays the last, and so on top.
      return { ...panel, y: over(panel.y, other.y), lines: [...theirs, ...panel.lines] };
    }),
    samples: chart.samples.map((sample) => {
      const there = beside.samples.find(({ x }) => x === sample.x);
      if (!there) return sample;
      return {
        ...sample,
        values: sample.values.map((value, at) => {
          const text = there.values[at]?.text;
          const others = value.others ?? [];
          return text === undefined ? value : { ...value, others: [...others, { name, text }] };
        }),
      };
    }),
  };
}
