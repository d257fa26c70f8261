import type { ComponentChildren } from 'preact';
import type { Plane } from '../../kit/index.ts';
import { pathOf } from '../charts/geometry.ts';
import { phones, shownAt, wider } from '../charts/PagePanel.tsx';
import { tickLabels } from '../charts/panel-labels.ts';
import { widthOf } from '../charts/text-width.ts';
import { across, Stretched } from '../shapes/stretched.tsx';
import { percent } from '../shapes/svg-attributes.ts';
import { labelsOf, placedLabels } from './labels.ts';
import { type Point, planeShape, plot, radius, small } from './shape.ts';
import { coveredBy, uprightLabels, uprightOnPhones } from './upright-labels.ts';

/** The room of the values of the y axis to the left of the plot, as in charts. */
const gutter = 46;
const below = 38;
const height = plot.bottom + below;

const Line = ({ kind, points }: { kind: string; points: readonly Point[] }) =>
  points.length > 1 ? (
    <path class={kind} d={pathOf(points, across)} vector-effect="non-scaling-stroke" />
  ) : null;

/** Is drawn at build and by the script alike: the limits as boxes, IO sizes as diagonals, the load as a point. */
export function PlaneDrawing({ plane, children }: { plane: Plane; children?: ComponentChildren }) {
  const shape = planeShape(plane);
  const { room, load, achievable, boxes } = shape;
  const name = { width: widthOf(plane.y.label, 13), size: 13 };
  const taken = [{ ...name, spot: { place: 0, dx: -gutter, y: 12, anchor: 'start' as const } }];
  const labels = labelsOf(plane, shape);
  const strokes = [
    ...boxes.map(({ points }) => ({ points, weight: 2 })),
    ...[...shape.lines, ...shape.contours].map(({ points }) => ({ points, weight: 3 })),
    ...(shape.region ? [{ points: shape.region.corners, weight: 2 }] : []),
  ];
  const places = [load, achievable].filter((one) => one?.isPlace);
  const dots = [...places, ...shape.choices].flatMap((one) =>
    one
      ? [
          {
            width: 2 * radius,
            size: 2 * radius,
            spot: { place: one.x, dx: 0, y: one.y + radius * 0.6, anchor: 'middle' as const },
          },
        ]
      : [],
  );
  const upright = uprightLabels(shape);
  const labelsAt = (widths: readonly number[], some = labels, beside = upright) =>
    placedLabels(some, strokes, {
      widths,
      top: 2,
      bottom: plot.bottom - 2,
      taken: [...taken, ...dots, ...coveredBy(beside)],
    });
  const onPhones = labelsAt(
    phones,
    labels.filter(({ isLeft }) => !isLeft),
    uprightOnPhones(upright),
  );
  const ticksAt = (widths: readonly number[]) =>
    tickLabels(shape, { widths, left: gutter }, { strong: 13, small, marker: 0 });
  return (
    <svg aria-hidden="true" class="panel plane" width="100%" height={height}>
      <text class="axis throughput" x={-gutter} y="12">
        {plane.y.label}
      </text>
      {(shape.rooms ?? (room ? [{ ...room, kind: '' }] : [])).map(({ kind, x, y }) => (
        <rect
          class={`room ${kind}`.trim()}
          y={y}
          width={percent(x)}
          height={plot.bottom - y}
          key={kind}
        />
      ))}
      {shape.region && (
        <Stretched height={height}>
          <path class="room" d={`${pathOf(shape.region.corners, across)}Z`} />
        </Stretched>
      )}
      {shape.yTicks.map(({ y, text }) => (
        <g class="tick" key={text}>
          <line x2="100%" y1={y} y2={y} />
          <text x="-8" y={y + 4} text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      <Stretched height={height}>
        {shape.diagonals.map(({ points, text }) => (
          <Line kind="size" points={points} key={text} />
        ))}
        <Line kind="marks" points={[0, 1].map((x) => ({ x, y: plot.bottom }))} />
        {shape.contours.map(({ points, text }) => (
          <Line kind="contour" points={points} key={text} />
        ))}
        {shape.region && (
          <path
            class="first"
            d={`${pathOf(shape.region.corners, across)}Z`}
            vector-effect="non-scaling-stroke"
          />
        )}
        {['past', 'other', 'first'].flatMap((kind) =>
          boxes
            .filter((box) => box.kind === kind)
            .map(({ label, points }) => <Line kind={kind} points={points} key={label} />),
        )}
        {shape.lines.map((line) => (
          <Line {...line} key={line.kind} />
        ))}
      </Stretched>
      {shape.dots.map(({ x, y }, index) => (
        <circle class="dot" cx={percent(x)} cy={y} r="3" key={index} />
      ))}
      {shape.marks.map(({ x, y, text }) => (
        <circle class="ring" cx={percent(x)} cy={y} r="4.5" key={text} />
      ))}
      {[
        ...upright.map((one) => ({ ...one, only: 'wide' })),
        ...uprightOnPhones(upright).map((one) => ({ ...one, only: 'narrow' })),
      ].map(({ text, kind, right, dx, y, only }) => (
        <svg aria-hidden="true" class={only} x={percent(right)} y={y} key={`${only} ${text}`}>
          <text class={kind} transform="rotate(-90)" y={dx}>
            {text}
          </text>
        </svg>
      ))}
      {shape.now && (
        <svg aria-hidden="true" class="now" x={percent(shape.now.x)} y={shape.now.y}>
          <rect class="ring" x="-5" y="-5" width="10" height="10" />
        </svg>
      )}
      {achievable?.isPlace && (
        <circle class="ring over" cx={percent(achievable.x)} cy={achievable.y} r="5.5" />
      )}
      {load && (
        <>
          <circle class="reach" cx={percent(load.x)} cy={load.y} r="22" />
          {load.isPlace && (
            <circle
              // Samples that gather at a level of theirs are seen in it.
              class={shape.dots.length > 0 ? 'level' : 'point'}
              cx={percent(load.x)}
              cy={load.y}
              r={radius}
            />
          )}
        </>
      )}
      {/* The chosen one is above the others. */}
      {shape.choices
        .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
        .map(({ x, y, number, isChosen }) => {
          const kind = isChosen ? 'choice chosen' : 'choice';
          return (
            <g key={number}>
              <circle class={kind} cx={percent(x)} cy={y} r="10.5" />
              <text class={kind} x={percent(x)} y={y + 4.5} text-anchor="middle">
                {number}
              </text>
            </g>
          );
        })}
      {shownAt(onPhones, labelsAt(wider)).map(({ place, dx, y, anchor, kind, text, only }) => (
        <text
          class={only ? `${kind} ${only}` : kind}
          x={percent(place)}
          dx={dx || undefined}
          y={y}
          text-anchor={anchor === 'start' ? undefined : anchor}
          key={`${only} ${text}`}
        >
          {text}
        </text>
      ))}
      {shownAt(ticksAt(phones), ticksAt(wider)).map(({ place, anchor, text, only }) => (
        <text
          class={only ? `tick ${only}` : 'tick'}
          x={percent(place)}
          y={plot.bottom + 17}
          text-anchor={anchor}
          key={`${only} ${text}`}
        >
          {text}
        </text>
      ))}
      <text class="axis iops" x="100%" y={height - 4} text-anchor="end">
        {plane.x.label}
      </text>
      {children}
    </svg>
  );
}
