import type { Chart, Sample } from '../../kit/index.ts';
import { across, Stretched } from '../shapes/columns.tsx';
import { percent } from '../shapes/scale.ts';
import { type PanelShape, type Plot, pathOf, placing } from './geometry.ts';
import { type ChartTheme, PanelDrawing } from './PanelDrawing.tsx';

/** In px. Heights are fixed; across, everything is in percent, so that text keeps its size at any width. */
const top = 30;
const below = 26;

const theme: Omit<ChartTheme, 'lines'> = {
  x: percent,
  axis: { y: 12 },
  tickGap: 3,
  vertical: { y1: top - 8 },
  verticalLabel: (place) => ({ ...beside(place), y: top - 12 }),
  point: { r: 5 },
  label: ({ x, y, isRising }) => ({ ...beside(x, x > (isRising ? 0.3 : 0.75)), y: y - 10 }),
  stem: {},
};

const lines = ({ lines }: PanelShape, height: number) => (
  <Stretched height={height}>
    {lines.map(({ label, points, secondary }) => (
      <path
        class={secondary ? 'secondary' : 'answer'}
        d={pathOf(points, across)}
        vector-effect="non-scaling-stroke"
        key={label}
      />
    ))}
  </Stretched>
);

/** One panel of a chart in a page. */
export function PagePanel({
  chart,
  index,
  cursor,
}: {
  chart: Chart;
  index: number;
  /** The sample that is being read. */
  cursor: Sample | undefined;
}) {
  const panel = chart.panels[index];
  if (!panel) return null;
  const height = chart.panels.length > 1 ? 176 : 300;
  const plot = { top, bottom: height - 8 };
  // The names of vertical lines are above the first panel, the ticks of the x axis below the last.
  const isLast = index === chart.panels.length - 1;
  return (
    <svg
      aria-hidden="true"
      class={`panel ${panel.kind}`}
      width="100%"
      height={isLast ? height + below : height}
    >
      <PanelDrawing
        chart={chart}
        panel={panel}
        plot={plot}
        theme={{
          ...theme,
          lines: (shape) => lines(shape, height),
          ...(index > 0 ? { verticalLabel: undefined } : {}),
          ...(isLast ? { xTick: { y: height + 10 }, xAxis: { y: height + 25 } } : {}),
        }}
      >
        {(shape) => <Names {...shape} />}
      </PanelDrawing>
      {cursor && (
        <Cursor
          {...placing(chart.x, panel.y, plot)(cursor.x, cursor.values[index]?.y)}
          plot={plot}
        />
      )}
    </svg>
  );
}

/** The names of secondary lines, above a third of their length, and points worth a name. */
function Names({ lines, marks, current }: PanelShape) {
  return (
    <>
      {lines.map(({ label, points, secondary }) => {
        const [first, last] = [points[0], points.at(-1)];
        if (!secondary || !first || !last) return null;
        const third = (from: number, to: number) => from + (to - from) / 3;
        return (
          <text
            class="name"
            {...beside(third(first.x, last.x))}
            y={third(first.y, last.y) - 5}
            key={label}
          >
            {label}
          </text>
        );
      })}
      {marks.map(({ x, y, label }) => (
        <g class="mark" key={label}>
          <circle cx={percent(x)} cy={y} r="3" />
          {/* Marks are on falling lines: there is room above to the right of them, or below to the left. */}
          {Math.abs(x - current.x) > 0.03 && (
            <text {...beside(x, x > 0.55)} y={x > 0.55 ? y + 15 : y - 7}>
              {label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

function Cursor({ x, y, plot }: { x: number; y: number | undefined; plot: Plot }) {
  const at = percent(x);
  return (
    <g class="cursor">
      <line x1={at} x2={at} y1={plot.top - 8} y2={plot.bottom} />
      {y !== undefined && <circle cx={at} cy={y} r="4.5" />}
    </g>
  );
}

/** Beside a point, on the right of it where there is room. */
const beside = (place: number, isLeft = place > 0.75) => ({
  x: percent(place),
  dx: isLeft ? -8 : 8,
  'text-anchor': isLeft ? ('end' as const) : ('start' as const),
});
