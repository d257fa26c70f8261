/** The chart of another case over one: its lines on the same axes, its values where the chart is read. */
import type { Axis, Chart, Panel } from '../../kit/index.ts';

const isAlike = (a: Axis, b: Axis | undefined) => a.label === b?.label && a.scale === b.scale;

/** An axis over both domains. */
const over = (a: Axis, b: Axis): Axis => ({
  ...a,
  domain: [Math.min(a.domain[0], b.domain[0]), Math.max(a.domain[1], b.domain[1])],
});

/** The comparison’s word for the other case: wherever there is a chart, the inputs are Then. */
const name = 'Now';

/**
 * A chart with the lines of the case that it is compared with, dashed and called “Now”.
 * @returns the chart as it is where the other has other panels or axes
 */
export function overlaid(chart: Chart, now: Chart | undefined): Chart {
  const alike =
    now &&
    isAlike(chart.x, now.x) &&
    chart.panels.length === now.panels.length &&
    chart.panels.every(
      ({ kind, y }, at) => kind === now.panels[at]?.kind && isAlike(y, now.panels[at]?.y),
    );
  if (!alike) return chart;
  return {
    ...chart,
    x: over(chart.x, now.x),
    panels: chart.panels.map((panel, at) => {
      const other = now.panels[at] as Panel;
      const theirs = other.lines
        .filter(({ secondary }) => !secondary)
        .map(({ points }) => ({ points, label: name, beside: true }));
      // The answer's own line stays the last, and so on top.
      return { ...panel, y: over(panel.y, other.y), lines: [...theirs, ...panel.lines] };
    }),
    samples: chart.samples.map((sample) => {
      const there = now.samples.find(({ x }) => x === sample.x);
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
