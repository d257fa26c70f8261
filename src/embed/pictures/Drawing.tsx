import { type Chart, findPart, type LimitUse, type Shown, type Timeline } from '../../kit/index.ts';
import { axisPath, panelShape, pathOf } from '../../ui/charts/geometry.ts';
import { type ChartTheme, PanelDrawing } from '../../ui/charts/PanelDrawing.tsx';
import { type LabelStyle, panelLabels, tickLabels } from '../../ui/charts/panel-labels.ts';
import { widthOf } from '../../ui/charts/text-width.ts';
import { BarShapes, type BarTheme, limitsShown } from '../../ui/shapes/LimitBar.tsx';
import { across } from '../../ui/shapes/stretched.tsx';
import { tenth } from '../../ui/shapes/svg-attributes.ts';
import { yAt } from '../../ui/throttle/plot.ts';
import { areas } from '../../ui/throttle/stacked.ts';
import { formatFigure } from '../../units/index.ts';
import { kindColour, palette, toneColour } from './palette.ts';

type Size = { readonly width: number; readonly height: number };

/** What a picture shows next to the figures: limits, a run in time, or the first panel of a chart. */
export function Drawing({ answer, ...size }: Size & { answer: Shown }) {
  const { limits, chart } = answer;
  const timeline = findPart(answer, 'timeline');
  const isCompared = limits.some(
    ({ demand, limit, counts }) => counts && demand !== undefined && limit !== undefined,
  );
  const isRoomy = chart !== undefined && size.height >= chartHeight;
  if (isCompared || (limits.length > 0 && !isRoomy)) return <Limits limits={limits} {...size} />;
  if (timeline) return <Lanes timeline={timeline} {...size} />;
  return chart ? <FirstPanel chart={chart} {...size} /> : null;
}

/** The least height of a chart whose values can be told apart, where there is something else to draw. */
const chartHeight = 190;
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
  const shown = limitsShown(limits).slice(0, Math.floor(height / limitStep));
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
              d={`M0 ${yAt(plot, lane.limit)}H${width}`}
              stroke={palette.text}
              stroke-width="3"
            />
          </g>
        );
      })}
    </>
  );
}

/** Room for the name of the y axis above a panel, for the ticks of the x axis below, and for the values of the y axis. */
const above = 52;
const below = 60;
const gap = 10;

const style: LabelStyle = { strong: 22, small: 16, marker: 8 };
const small = { 'font-size': style.small, fill: palette.quiet };

/** The first panel of a chart; the figures of the picture say the rest. */
function FirstPanel({ chart, width, height }: Size & { chart: Chart }) {
  const [panel] = chart.panels;
  if (!panel) return null;
  const colour = kindColour[panel.kind];
  const plot = { top: above, bottom: height - below };
  const shape = panelShape(chart, panel, plot);
  const left = gap + Math.max(...shape.yTicks.map(({ text }) => widthOf(text, style.small)));
  const wide = width - left;
  const x = (place: number) => tenth(place * wide);
  const title = { width: widthOf(panel.y.label, 20), size: 20 };
  const labels = panelLabels(
    shape,
    plot,
    {
      widths: [wide],
      top: 0,
      bottom: plot.bottom - 3,
      taken: [{ ...title, spot: { place: 0, dx: -left, y: 18, anchor: 'start' } }],
    },
    style,
    true,
  );
  const theme: ChartTheme = {
    x,
    axis: { x: -left, y: 18, 'font-size': 20, 'font-weight': 600, fill: colour },
    tickLine: { stroke: palette.hair, 'stroke-width': 1.5 },
    tickText: { x: -gap, ...small },
    marks: (drawn) => (
      <path
        d={axisPath(drawn, plot.bottom, tenth(wide), true)}
        fill="none"
        stroke={palette.line}
        stroke-width="1.5"
      />
    ),
    xTick: { y: plot.bottom + 24, ...small },
    xAxis: { y: plot.bottom + 48, ...small },
    vertical: { y1: above, stroke: palette.line, 'stroke-width': 1.5, 'stroke-dasharray': '4 4' },
    lines: ({ lines }) =>
      lines.map(({ points, secondary }, index) => (
        <path
          d={pathOf(points, wide)}
          fill="none"
          stroke={secondary ? palette.line : colour}
          stroke-width={secondary ? 2 : 4}
          stroke-linejoin="round"
          key={index}
        />
      )),
    mark: { r: 4, fill: palette.quiet },
    point: { r: 8, fill: palette.paper, stroke: colour, 'stroke-width': 4 },
    stem: { stroke: colour, 'stroke-width': 1.5, opacity: 0.5 },
    label: ({ kind }) => ({
      ...(kind === 'current'
        ? { 'font-size': style.strong, 'font-weight': 600, fill: palette.text }
        : { ...small, fill: palette.text }),
      stroke: palette.paper,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  };
  return (
    <g transform={`translate(${tenth(left)} 0)`}>
      <PanelDrawing
        names={{ x: chart.x.label, y: panel.y.label }}
        shape={shape}
        plot={plot}
        theme={theme}
        labels={labels}
        ticks={tickLabels(shape, { widths: [wide], left }, style)}
      />
    </g>
  );
}
