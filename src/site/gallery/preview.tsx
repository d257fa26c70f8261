import { renderToString } from 'preact-render-to-string';
import { type Answer, type Chart, findPart, type Timeline } from '../../kit/index.ts';
import { panelShape, pathOf } from '../../ui/charts/geometry.ts';
import { across } from '../../ui/shapes/columns.tsx';
import { BarShapes, limitsShown, pageBar } from '../../ui/shapes/LimitBar.tsx';
import { yAt } from '../../ui/throttle/plot.ts';
import { areas } from '../../ui/throttle/stacked.ts';

/** As wide as a card where three are side by side, so that letters there are of one of the sizes. */
const [width, height] = [356, 84];
const barTheme = { ...pageBar, thick: 12, out: 4 };
/** A bar with its name above it, and as many as are seen at a glance. */
const barStep = 42;
const mostBars = 2;

/** Room for the names of the axes, above and below. */
const edge = 18;
const name = { 'font-size': 12.5, fill: 'currentColor', opacity: 0.75 };

/** The line of the answer in the first panel of a chart, with the names of its axes. */
function ChartPreview({ chart }: { chart: Chart }) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const { lines, current } = panelShape(chart, panel, { top: edge + 4, bottom: height - edge });
  const line = pathOf(lines.findLast(({ secondary }) => !secondary)?.points ?? [], width);
  // A limit is level; what is compared is not.
  const limits = lines.filter(
    ({ secondary, points }) => secondary && points.every(({ y }) => y === points[0]?.y),
  );
  return (
    <svg class={`preview ${panel.kind}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="under" d={`${line}V${height - edge}H0Z`} />
      {limits.map(({ label, points }) => (
        <path class="limit" d={pathOf(points, width)} key={label} />
      ))}
      <path class="line" d={line} />
      <circle cx={current.x * width} cy={current.y} r="4.5" />
      <text y="11" {...name}>
        {panel.y.label}
      </text>
      <text x={width} y={height - 4} text-anchor="end" {...name}>
        {chart.x.label}
      </text>
    </svg>
  );
}

/** The limits that are used most. */
function LimitsPreview({ limits }: Pick<Answer, 'limits'>) {
  const shown = limitsShown(limits).slice(0, mostBars);
  return (
    <svg class="preview" width="100%" height={shown.length * barStep} aria-hidden="true">
      {shown.map((limit, index) => (
        <g transform={`translate(0 ${index * barStep})`} key={index}>
          <text y="11" {...name}>
            {`${limit.label}, ${limit.unitText}`}
          </text>
          <g class={`${limit.kind} ${limit.state}`}>
            <BarShapes {...limit} y={20} theme={barTheme} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** The busiest limit of a run in time, with what crossed it by workload. */
function LanePreview({ timeline: { lanes, traces, seconds } }: { timeline: Timeline }) {
  const [lane] = lanes;
  if (!lane) return null;
  const max = Math.max(lane.limit * 1.04, ...lane.passed);
  const plot = { top: edge + 4, bottom: height - edge, max };
  return (
    <svg class="preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`scale(${width / across} 1)`}>
        {areas(lane, plot).map((d, at) => {
          const { of = 0 } = lane.shares[at] ?? {};
          return <path fill={`var(--${traces[of]?.tone})`} opacity="0.6" d={d} key={of} />;
        })}
      </g>
      <path class="limit" d={`M0 ${yAt(plot, lane.limit)}H${width}`} />
      <text y="11" {...name}>
        {`${lane.label}, ${lane.unit}`}
      </text>
      <text x={width} y={height - 4} text-anchor="end" {...name}>
        {`${seconds} s`}
      </text>
    </svg>
  );
}

/** What a calculator draws, small, as HTML: for the eye alone, since the sentence beside it says the same. */
export function previewOf(answer: Answer): string {
  const { chart, limits } = answer;
  const timeline = findPart(answer, 'timeline');
  if (timeline) return renderToString(<LanePreview timeline={timeline} />);
  return renderToString(chart ? <ChartPreview chart={chart} /> : <LimitsPreview limits={limits} />);
}
