import type { Answer, Chart, LimitUse, Timeline } from '../../kit/index.ts';
import { pathOf } from '../../ui/charts/geometry.ts';
import { type ChartTheme, PanelDrawing } from '../../ui/charts/PanelDrawing.tsx';
import { across } from '../../ui/shapes/columns.tsx';
import { BarShapes, type BarTheme, limitsShown } from '../../ui/shapes/LimitBar.tsx';
import { tenth } from '../../ui/shapes/scale.ts';
import { areas, heightAt } from '../../ui/shapes/stacked.ts';
import { formatFigure } from '../../units/index.ts';
import { kindColour, palette, toneColour } from './palette.ts';
import { widthOf } from './wrap.ts';

type Size = { readonly width: number; readonly height: number };

/** What a picture shows next to the figures: limits, a run in time, or the first panel of a chart. */
export function Drawing({
  answer: { limits, timeline, chart },
  ...size
}: Size & { answer: Answer }) {
  if (limits.length > 0) return <Limits limits={limits} {...size} />;
  if (timeline) return <Lanes timeline={timeline} {...size} />;
  return chart ? <FirstPanel chart={chart} {...size} /> : null;
}

const limitStep = 62;

const barTheme = ({ kind, state }: LimitUse, width: number): BarTheme => ({
  x: (place) => place * width,
  thick: 14,
  out: 5,
  room: { fill: palette.hair },
  demand: { fill: kindColour[kind] },
  over: {
    stroke: state === 'tight' ? toneColour.tight : toneColour.over,
    'stroke-width': 14,
    'stroke-dasharray': '5 3',
  },
  limit: { stroke: palette.text, 'stroke-width': 3 },
});

/** The most utilised limits as bars. */
function Limits({ limits, width, height }: Size & { limits: readonly LimitUse[] }) {
  const shown = limitsShown(limits)
    .sort((a, b) => b.demand / b.limit - a.demand / a.limit)
    .slice(0, Math.floor(height / limitStep));
  return (
    <>
      {shown.map((use, index) => (
        <g transform={`translate(0 ${index * limitStep})`} key={index}>
          <text y="22" font-size="20" fill={palette.quiet}>
            {use.label}
          </text>
          <text x={width} y="22" font-size="20" text-anchor="end" fill={palette.text}>
            {`${use.demandText} of ${use.limitText} ${use.unitText}`}
          </text>
          <BarShapes {...use} y={32} theme={barTheme(use, width)} />
        </g>
      ))}
    </>
  );
}

const laneStep = 128;

/** The most used limits of a run in time, what crossed them stacked by workload. */
function Lanes({ timeline, width, height }: Size & { timeline: Timeline }) {
  return (
    <>
      {timeline.lanes.slice(0, Math.floor(height / laneStep)).map((lane, at) => {
        const plot = { top: 36, bottom: 108, max: Math.max(lane.limit * 1.04, ...lane.passed) };
        return (
          <g transform={`translate(0 ${at * laneStep})`} key={lane.label}>
            <text y="20" font-size="20" fill={palette.quiet}>
              {lane.label}
            </text>
            <text x={width} y="20" font-size="20" text-anchor="end" fill={palette.text}>
              {`${formatFigure(lane.limit)} ${lane.unit}`}
            </text>
            <g transform={`scale(${width / across} 1)`}>
              {areas(lane, plot).map((d, index) => {
                const { of = 0 } = lane.shares[index] ?? {};
                const { tone = 'w1' } = timeline.traces[of] ?? {};
                return <path d={d} fill={toneColour[tone]} key={of} />;
              })}
            </g>
            <path
              d={`M0 ${heightAt(plot, lane.limit)}H${width}`}
              stroke={palette.text}
              stroke-width="3"
            />
          </g>
        );
      })}
    </>
  );
}

/** Room for the name of the y axis above a panel, and for the ticks of the x axis below. */
const above = 52;
const below = 34;

/** The first panel of a chart; the figures of the picture say the rest. */
function FirstPanel({ chart, width, height }: Size & { chart: Chart }) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const colour = kindColour[panel.kind];
  const plot = { top: above, bottom: height - below };
  const small = { 'font-size': 16, fill: palette.quiet };
  const x = (place: number) => tenth(place * width);
  const theme: ChartTheme = {
    x,
    axis: { y: 18, 'font-size': 20, fill: palette.quiet },
    tickLine: { stroke: palette.hair, 'stroke-width': 1.5 },
    tickText: small,
    tickGap: 5,
    xTick: { y: plot.bottom + 22, ...small },
    vertical: {
      y1: above,
      stroke: palette.line,
      'stroke-width': 1.5,
      'stroke-dasharray': '4 4',
    },
    lines: ({ lines }) =>
      lines.map(({ label, points, secondary }) => (
        <path
          d={pathOf(points, width)}
          fill="none"
          stroke={secondary ? palette.line : colour}
          stroke-width={secondary ? 2 : 4}
          stroke-dasharray={secondary ? '6 5' : undefined}
          key={label}
        />
      )),
    point: { r: 8, fill: colour },
    label: ({ label, isRising, ...at }) => {
      const wide = widthOf(label, 22) + 16;
      // Above and to the right, a rising line would run through the label.
      const isLeft = x(at.x) + wide > width || (isRising && x(at.x) > wide);
      return {
        x: x(at.x) + (isLeft ? -16 : 16),
        y: at.y < above + 26 ? at.y + 30 : at.y - 14,
        'font-size': 22,
        'font-weight': 600,
        'text-anchor': isLeft ? 'end' : 'start',
        fill: palette.text,
        stroke: palette.paper,
        'stroke-width': 6,
        'paint-order': 'stroke',
      };
    },
  };
  return <PanelDrawing chart={chart} panel={panel} plot={plot} theme={theme} />;
}
