import type { Axis, Chart, Line, Panel as PanelData, Point } from '../../kit/index.ts';
import { percent, placeOn } from './scale.ts';

/** In CSS pixels. Heights are fixed; across, everything stands in percent, so text keeps its size at any width. */
const top = 30;
const below = 26;

/** Drawn over this many units and stretched to the page; the stroke does not stretch. */
const across = 1000;

/** One panel of a chart: an y axis, its lines, the answer and other points worth a name. */
export function Panel({
  panel,
  x,
  uprights,
  cursor,
  height,
  last,
}: {
  panel: PanelData;
  x: Axis;
  uprights: Chart['uprights'];
  /** Where the chart is being read. */
  cursor: { readonly x: number; readonly y: number | undefined } | undefined;
  height: number;
  /** The ticks of the x axis stand under the last panel. */
  last: boolean;
}) {
  const bottom = height - 8;
  const xAt = placeOn(x);
  const yOf = placeOn(panel.y);
  const yAt = (value: number) => Math.round((bottom - yOf(value) * (bottom - top)) * 10) / 10;
  const path = (points: Line['points']) =>
    `M${points.map(([at, value]) => `${Math.round(xAt(at) * across)},${yAt(value)}`).join('L')}`;
  return (
    <svg
      aria-hidden="true"
      class={`panel ${panel.kind}`}
      width="100%"
      height={last ? height + below : height}
    >
      <text class="axis" x="0" y="12">
        {panel.y.label}
      </text>
      {panel.y.ticks.map(({ at, text }) => (
        <g class="tick" key={at}>
          <line x1="0" x2="100%" y1={yAt(at)} y2={yAt(at)} />
          <text x="0" y={yAt(at) - 3}>
            {text}
          </text>
        </g>
      ))}
      {uprights.map(({ at, label }) => (
        <g class="upright" key={label}>
          <line x1={percent(xAt(at))} x2={percent(xAt(at))} y1={top - 8} y2={bottom} />
          <text {...beside(xAt(at))} y={top - 12}>
            {label}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${across} ${height}`}
        preserveAspectRatio="none"
      >
        {panel.lines.map(({ label, points, quiet }) => (
          <path
            class={quiet ? 'quiet' : 'answer'}
            d={path(points)}
            vector-effect="non-scaling-stroke"
            key={label}
          />
        ))}
      </svg>
      {panel.lines
        .filter(({ quiet }) => quiet)
        .map(({ label, points }) => (
          <text class="name" {...nameOf(points, xAt, yAt)} key={label}>
            {label}
          </text>
        ))}
      {panel.marks.map((point) => (
        <Mark
          point={point}
          place={xAt(point.x)}
          y={yAt(point.y)}
          named={Math.abs(xAt(point.x) - xAt(panel.here.x)) > 0.03}
          key={point.label}
        />
      ))}
      <g class="here">
        <line
          x1={percent(xAt(panel.here.x))}
          x2={percent(xAt(panel.here.x))}
          y1={yAt(panel.here.y)}
          y2={bottom}
        />
        <circle cx={percent(xAt(panel.here.x))} cy={yAt(panel.here.y)} r="5" />
        <text
          {...beside(xAt(panel.here.x), xAt(panel.here.x) > (rising(panel) ? 0.3 : 0.75))}
          y={yAt(panel.here.y) - 10}
        >
          {panel.here.label}
        </text>
      </g>
      {cursor && (
        <g class="cursor">
          <line x1={percent(xAt(cursor.x))} x2={percent(xAt(cursor.x))} y1={top - 8} y2={bottom} />
          {cursor.y !== undefined && (
            <circle cx={percent(xAt(cursor.x))} cy={yAt(cursor.y)} r="4.5" />
          )}
        </g>
      )}
      {last && <Ticks axis={x} top={height} />}
    </svg>
  );
}

/** Marks lie on falling lines: the room is above to the right of them, or below to the left. */
function Mark({
  point,
  place,
  y,
  named,
}: {
  point: Point;
  place: number;
  y: number;
  /** Not where the answer's own label stands. */
  named: boolean;
}) {
  return (
    <g class="mark">
      <circle cx={percent(place)} cy={y} r="3" />
      {named && (
        <text {...beside(place, place > 0.55)} y={place > 0.55 ? y + 15 : y - 7}>
          {point.label}
        </text>
      )}
    </g>
  );
}

/** A third along a comparison, above it. */
function nameOf(
  points: Line['points'],
  xAt: (value: number) => number,
  yAt: (value: number) => number,
) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return {};
  const along = (from: number, to: number) => from + (to - from) / 3;
  const place = along(xAt(first[0]), xAt(last[0]));
  return { ...beside(place), y: along(yAt(first[1]), yAt(last[1])) - 5 };
}

function Ticks({ axis, top: from }: { axis: Axis; top: number }) {
  const at = placeOn(axis);
  return (
    <g class="ticks">
      {axis.ticks.map(({ at: value, text }) => {
        const place = at(value);
        return (
          <text x={percent(place)} y={from + 10} text-anchor={anchor(place)} key={value}>
            {text}
          </text>
        );
      })}
      <text class="axis" x="100%" y={from + 25} text-anchor="end">
        {axis.label}
      </text>
    </g>
  );
}

/** At the edges a label stands inside the drawing. */
const anchor = (place: number) => (place < 0.06 ? 'start' : place > 0.94 ? 'end' : 'middle');

/** Beside a point, on the right of it where there is room. */
const beside = (place: number, left = place > 0.75) =>
  left
    ? { x: percent(place), dx: -8, 'text-anchor': 'end' as const }
    : { x: percent(place), dx: 8, 'text-anchor': 'start' as const };

/** Does the answer's line rise from the answer on, where its label would stand in the way? */
function rising({ lines, here }: PanelData): boolean {
  const points = lines.at(-1)?.points ?? [];
  const next = points.find(([at]) => at > here.x);
  return next !== undefined && next[1] > here.y * 1.001;
}
