import { line } from 'd3-shape';
import type { Chart, Line } from '../../kit/index.ts';
import { placeOn } from '../../ui/charts/scale.ts';
import { ink, inkOf } from './ink.ts';
import { widthOf } from './wrap.ts';

/** Room for the ticks under the panel and for the name of its axis above. */
const below = 34;
const above = 52;

/** The first panel of a chart with the answer on it; the picture's figures say the rest. */
export function ChartDrawing({
  chart,
  width,
  height,
}: {
  chart: Chart;
  width: number;
  height: number;
}) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const across = placeOn(chart.x);
  const up = placeOn(panel.y);
  const bottom = height - below;
  const xAt = (value: number) => tenth(across(value) * width);
  const yAt = (value: number) => tenth(bottom - up(value) * (bottom - above));
  const path = (points: Line['points']) =>
    line<readonly [number, number]>(
      ([at]) => xAt(at),
      ([, value]) => yAt(value),
    )([...points]) ?? '';
  const here = { x: xAt(panel.here.x), y: yAt(panel.here.y) };
  const wide = widthOf(panel.here.label, 22) + 16;
  // Above and to the right a rising line would run through the label, so it goes to the left of it.
  const onLeft = here.x + wide > width || (rises(panel) && here.x > wide);
  return (
    <>
      <text y="18" font-size="20" fill={ink.quiet}>
        {panel.y.label}
      </text>
      {panel.y.ticks.map(({ at, text }) => (
        <g transform={`translate(0 ${yAt(at)})`} key={at}>
          <path d={`M0 0H${width}`} stroke={ink.hair} stroke-width="1.5" />
          <text y="-5" font-size="16" fill={ink.quiet}>
            {text}
          </text>
        </g>
      ))}
      {chart.uprights.map(({ at }) => (
        <path
          d={`M${xAt(at)} ${above}V${bottom}`}
          stroke={ink.line}
          stroke-width="1.5"
          stroke-dasharray="4 4"
          key={at}
        />
      ))}
      {panel.lines.map(({ label, points, quiet }) => (
        <path
          d={path(points)}
          fill="none"
          stroke={quiet ? ink.line : inkOf[panel.kind]}
          stroke-width={quiet ? 2 : 4}
          stroke-dasharray={quiet ? '6 5' : undefined}
          key={label}
        />
      ))}
      <circle cx={here.x} cy={here.y} r="8" fill={inkOf[panel.kind]} />
      <text
        x={here.x + (onLeft ? -16 : 16)}
        y={here.y < above + 26 ? here.y + 30 : here.y - 14}
        font-size="22"
        font-weight="600"
        text-anchor={onLeft ? 'end' : 'start'}
        fill={ink.text}
        stroke={ink.paper}
        stroke-width="6"
        paint-order="stroke"
      >
        {panel.here.label}
      </text>
      {chart.x.ticks.map(({ at, text }) => (
        <text
          x={xAt(at)}
          y={bottom + 22}
          font-size="16"
          text-anchor={across(at) < 0.06 ? 'start' : across(at) > 0.94 ? 'end' : 'middle'}
          fill={ink.quiet}
          key={at}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** A tenth of a pixel is more than anyone sees, and keeps files small. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Does the answer's line rise from the answer on? */
function rises({ lines, here }: Chart['panels'][number]): boolean {
  const next = lines.at(-1)?.points.find(([at]) => at > here.x);
  return next !== undefined && next[1] > here.y * 1.001;
}
