import type { Chart, Panel, Sample } from '../../kit/index.ts';
import { across, Stretched } from '../shapes/stretched.tsx';
import { percent } from '../shapes/svg-attributes.ts';
import { axisPath, type PanelShape, type Plot, panelShape, pathOf, placing } from './geometry.ts';
import type { Placed } from './labels.ts';
import { type ChartTheme, PanelDrawing, type Shown } from './PanelDrawing.tsx';
import { type LabelStyle, panelLabels, tickLabels } from './panel-labels.ts';
import { widthOf } from './text-width.ts';
import { maxTicks, ticksOf } from './ticks.ts';

/** In px. Heights are fixed; across, everything is in percent, so that text keeps its size at any width. */
const top = 30;
const below = 40;
const heightOf = ({ isTall }: Panel, count: number, isLow: boolean) =>
  count > 1 ? (isTall && !isLow ? 200 : 148) : isLow ? 220 : 300;

const style: LabelStyle = { strong: 13, small: 12, marker: 6 };

/** The widths of a plot at which labels are placed: those of phones, and of all that is wider than the style sheet's `narrow`. */
export const phones = [236, 330, 500];
export const wider = [490, 715, 1300];

/** The room of the y axis' values to the left of a plot, in px: the style sheet has the same. */
const gutters = { '': 46, roomy: 64 } as const;

/** Whether the values of a y axis need more room than usual. */
export const gutterOf = ({ panels }: Chart): keyof typeof gutters =>
  panels.some(({ y }) => ticksOf(y, maxTicks.y).some(({ text }) => widthOf(text, 11.5) > 38))
    ? 'roomy'
    : '';

const lines = ({ lines }: PanelShape, height: number) => (
  <Stretched height={height}>
    {lines.map(({ points, secondary, beside }, index) => (
      <path
        class={beside ? 'beside' : secondary ? 'secondary' : 'answer'}
        d={pathOf(points, across)}
        vector-effect="non-scaling-stroke"
        key={index}
      />
    ))}
  </Stretched>
);

/** The x axis; its marks are below the last panel. */
const marksOf = (shape: PanelShape, { bottom }: Plot, isLast: boolean) => (
  <Stretched height={bottom + 8}>
    <path
      class="marks"
      d={axisPath(shape, bottom, across, isLast)}
      vector-effect="non-scaling-stroke"
    />
  </Stretched>
);

/** Labels that stand alike at all widths once, all others for the widths that they are for. */
export function shownAt(narrow: readonly Placed[], wide: readonly Placed[]): readonly Shown[] {
  const keys = (all: readonly Placed[]) => new Set(all.map((each) => JSON.stringify(each)));
  const [inNarrow, inWide] = [keys(narrow), keys(wide)];
  return [
    ...wide.map((each) => ({
      ...each,
      only: inNarrow.has(JSON.stringify(each)) ? undefined : 'wide',
    })),
    ...narrow.flatMap((each) =>
      inWide.has(JSON.stringify(each)) ? [] : [{ ...each, only: 'narrow' }],
    ),
  ];
}

export function PagePanel({
  chart,
  index,
  isLow,
  reading,
  isMovable,
}: {
  chart: Chart;
  index: number;
  isLow: boolean;
  /** The sample that is being read. */
  reading: Sample | undefined;
  /** Whether the marker of the answer can be moved. */
  isMovable: boolean;
}) {
  const panel = chart.panels[index];
  if (!panel) return null;
  const height = heightOf(panel, chart.panels.length, isLow);
  const plot = { top, bottom: height - 8 };
  const shape = panelShape(chart, panel, plot);
  const gutter = gutters[gutterOf(chart)];
  // The names of vertical lines are at the first panel, the ticks of the x axis below the last.
  const isLast = index === chart.panels.length - 1;
  const grip = chart.input && 17;
  const title = { width: widthOf(panel.y.label, 13), size: 13 };
  const taken = [{ ...title, spot: { place: 0, dx: -gutter, y: 12, anchor: 'start' as const } }];
  const room = { top: 2, bottom: plot.bottom - 2, taken };
  const labelsAt = (widths: readonly number[]) =>
    panelLabels(shape, plot, { ...room, widths }, { ...style, grip }, index === 0);
  const ticksAt = (widths: readonly number[]) => tickLabels(shape, { widths, left: gutter }, style);
  const theme: ChartTheme = {
    x: percent,
    axis: { x: -gutter, y: 12 },
    tickText: { x: -8 },
    marks: (drawn) => marksOf(drawn, plot, isLast),
    vertical: { y1: top - 8 },
    lines: (drawn) => lines(drawn, height),
    label: () => ({}),
    mark: { r: 3 },
    point: { r: isMovable ? 6 : 5 },
    stem: {},
    ...(isLast ? { xTick: { y: height + 13 }, xAxis: { y: height + 31 } } : {}),
  };
  return (
    <svg
      aria-hidden="true"
      class={`panel ${panel.kind}`}
      width="100%"
      height={isLast ? height + below : height}
    >
      <PanelDrawing
        names={{ x: chart.x.label, y: panel.y.label }}
        shape={shape}
        plot={plot}
        theme={theme}
        labels={shownAt(labelsAt(phones), labelsAt(wider))}
        ticks={isLast ? shownAt(ticksAt(phones), ticksAt(wider)) : []}
      />
      {isMovable && <Grip {...shape.current} />}
      {reading && (
        <Cursor
          {...placing(chart.x, panel.y, plot)(reading.x, reading.values[index]?.y)}
          plot={plot}
        />
      )}
    </svg>
  );
}

/** Arrows at both sides of a marker that can be moved. */
const Grip = ({ x, y }: { x: number; y: number }) => (
  <svg aria-hidden="true" class="grip" x={percent(x)} y={y}>
    <path d="M-10-4l-5 4l5 4zM10-4l5 4l-5 4z" />
  </svg>
);

function Cursor({ x, y, plot }: { x: number; y: number | undefined; plot: Plot }) {
  const at = percent(x);
  return (
    <g class="cursor">
      <line x1={at} x2={at} y1={plot.top - 8} y2={plot.bottom} />
      {y !== undefined && <circle cx={at} cy={y} r="4.5" />}
    </g>
  );
}
