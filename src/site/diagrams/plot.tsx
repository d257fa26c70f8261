/** A plot with its axes: across in percent, so that letters keep their size on any screen, and down in pixels. */
import type { ComponentChildren } from 'preact';
import type { Axis } from '../../kit/index.ts';
import { percent, placeOn, tenth } from '../../ui/shapes/scale.ts';
import { Label, Line } from './shapes.tsx';

export type Frame = {
  readonly top: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
};
export type Point = readonly [x: number, y: number];

/** Where the plot begins, right of the labels of its vertical axis. */
const left = 0.13;
const room = 1 - left;
/** Below the plot, for the labels of the horizontal axis. */
export const axisHeight = 22;

/** From a value to its place across the drawing, 0 to 1. */
export const acrossIn = ({ x }: Frame) => {
  const place = placeOn(x);
  return (value: number) => left + room * place(value);
};
/** From a value to its place down the drawing, in pixels. */
export const downIn = ({ y, top, height }: Frame) => {
  const place = placeOn(y);
  return (value: number) => top + height * (1 - place(value));
};

export function Axes({ frame, children }: { frame: Frame; children?: ComponentChildren }) {
  const { x, y, top, height } = frame;
  const [across, down] = [acrossIn(frame), downIn(frame)];
  const end = x.domain[1];
  return (
    <>
      {y.ticks.map(({ at, text }) => (
        <g key={at}>
          <line stroke="var(--hair)" x1={percent(left)} x2="100%" y1={down(at)} y2={down(at)} />
          <Label x={left - 0.015} y={down(at) + 4} anchor="end" kind="quiet">
            {text}
          </Label>
        </g>
      ))}
      {children}
      {x.ticks.map(({ at, text }) => (
        <Label
          key={at}
          x={across(at)}
          y={top + height + 17}
          anchor={at === end ? 'end' : 'middle'}
          kind="quiet"
        >
          {text}
        </Label>
      ))}
    </>
  );
}

type CurveProps = {
  readonly frame: Frame;
  readonly points: readonly Point[];
  readonly colour: 'ink' | 'iops' | 'rate' | 'w1' | 'w2' | 'w3';
  readonly isDashed?: boolean;
};

/** How many units a curve has across: what is drawn in them is stretched to the plot. */
const units = 1000;

/**
 * Straight lines from point to point. A path knows no percents, so it is drawn in units of its own.
 * Its looks are attributes, since pages without a plot load the style sheet too.
 * @param colour the name of a colour in `tokens.css`
 */
export function Curve({ frame, points, colour, isDashed = false }: CurveProps) {
  const [place, down] = [placeOn(frame.x), downIn({ ...frame, top: 0 })];
  const path = points
    .map(([x, y]) => `${Math.round(place(x) * units)},${tenth(down(y))}`)
    .join('L');
  return (
    <svg
      class="at"
      x={percent(left)}
      y={frame.top}
      width={percent(room)}
      height={frame.height}
      viewBox={`0 0 ${units} ${frame.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={`M${path}`}
        fill="none"
        stroke={`var(--${colour})`}
        stroke-width="2"
        stroke-dasharray={isDashed ? '4 4' : undefined}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A limit across the plot. */
export const LimitAcross = ({ frame, at }: { frame: Frame; at: number }) => (
  <Line from={left} to={1} y={downIn(frame)(at)} kind="limit" />
);
