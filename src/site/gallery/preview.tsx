import { renderToString } from 'preact-render-to-string';
import type { Answer, Chart } from '../../kit/index.ts';
import { panelShape, pathOf } from '../../ui/charts/geometry.ts';
import { BarShapes, limitsShown, pageBar } from '../../ui/shapes/LimitBar.tsx';

const [width, height] = [320, 96];
const barTheme = { ...pageBar, thick: 12, out: 6 };
const barStep = 24;

/** Room for the names of the axes, above and below. */
const edge = 18;
const name = { 'font-size': 11, fill: 'currentColor', opacity: 0.75 };

/** The line of the answer in the first panel of a chart, with the names of its axes. */
function ChartPreview({ chart }: { chart: Chart }) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const { lines, current } = panelShape(chart, panel, { top: edge + 4, bottom: height - edge });
  const line = pathOf(lines.findLast(({ secondary }) => !secondary)?.points ?? [], width);
  return (
    <svg class={`preview ${panel.kind}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="under" d={`${line}V${height - edge}H0Z`} />
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

function LimitsPreview({ limits }: Pick<Answer, 'limits'>) {
  const shown = limitsShown(limits);
  return (
    <svg class="preview" width="100%" height={shown.length * barStep} aria-hidden="true">
      {shown.map((limit, index) => (
        <g class={`${limit.kind} ${limit.state}`} key={index}>
          <BarShapes {...limit} y={index * barStep + 6} theme={barTheme} />
        </g>
      ))}
    </svg>
  );
}

/** What a calculator draws, small, as HTML: for the eye alone, since the sentence beside it says the same. */
export const previewOf = ({ chart, limits }: Answer): string =>
  renderToString(chart ? <ChartPreview chart={chart} /> : <LimitsPreview limits={limits} />);
