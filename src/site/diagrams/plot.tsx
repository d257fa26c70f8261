/** A plot with its axes: across in percent, so that letters keep their size on any screen, and down in pixels. */
import { line } from 'd3-shape';
import type { ComponentChildren } from 'preact';
import type { Axis } from '../../kit/index.ts';
import { maxTicks, scaleOf, type Tick, ticksOf } from '../../ui/charts/ticks.ts';
import { percent } from '../../ui/shapes/svg-attributes.ts';
import type { Panel } from './diagram.ts';
import { across, label } from './shapes.tsx';

export type Frame = {
  readonly top: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  /** The values of the y axis, where others say more than the round ones. */
  readonly ticks?: readonly Tick[];
  /** Whether there is room for the text of the first and the last value of the x axis only. */
  readonly sparse?: boolean;
  /** Where it begins, right of the labels of its vertical axis: further in where the drawing is narrow. */
  readonly left?: number;
};
export type Point = readonly [x: number, y: number];

const usualLeft = 0.13;
/** Below the plot, for the labels of the horizontal axis. */
const axisHeight = 22;

/** From a value to its place across the drawing, 0 to 1. */
export const xScaleOf = ({ x, left = usualLeft }: Frame) => scaleOf(x).range([left, 1]);
/** From a value to its place down the drawing, in pixels. */
export const yScaleOf = ({ y, top, height }: Frame) => scaleOf(y).range([top + height, top]);

/** @param drawn what is drawn upon the lines of the axes */
export function plotPanel(
  title: string,
  frame: Frame,
  words: readonly string[],
  drawn: ComponentChildren,
): Panel {
  const { x, y, top, height, left = usualLeft, sparse = false } = frame;
  const { ticks = ticksOf(y, maxTicks.y) } = frame;
  const [toX, toY] = [xScaleOf(frame), yScaleOf(frame)];
  const [start, end] = x.domain;
  const below = ticksOf(x, maxTicks.y);
  const isLegible = (index: number) => !sparse || index === 0 || index === below.length - 1;
  return {
    title,
    words,
    height: top + height + axisHeight,
    drawing: [
      ticks.map(({ at, text }) => [
        <line stroke="var(--hair)" x1={percent(left)} x2="100%" y1={toY(at)} y2={toY(at)} />,
        label(left - 0.015, toY(at) + 4, text, 'quiet', 'end'),
      ]),
      drawn,
      below
        .filter((_, index) => isLegible(index))
        .map(({ at, text }) => {
          const anchor = at === end ? 'end' : at === start ? 'start' : 'middle';
          return label(toX(at), top + height + 17, text, 'quiet', anchor);
        }),
    ],
  };
}

/** How many units a curve has across: what is drawn in them is stretched to the plot. */
const units = 1000;

/** A drawing within the plot. A path knows no percents, so it is drawn in units of its own. */
const Stretched = ({ frame, children }: { frame: Frame; children: ComponentChildren }) => {
  const { top, height, left = usualLeft } = frame;
  return (
    <svg
      class="at"
      x={percent(left)}
      y={top}
      width={percent(1 - left)}
      height={height}
      viewBox={`0 0 ${units} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
};

function pathOf(frame: Frame, points: readonly Point[]): string {
  const [toX, toY] = [scaleOf(frame.x).range([0, units]), yScaleOf({ ...frame, top: 0 })];
  const path = line<Point>(
    ([x]) => toX(x),
    ([, y]) => toY(y),
  ).digits(1);
  return path(points) ?? '';
}

/** A ground behind what is drawn, so pale that dots and the lines of the axes stay legible upon it. */
export const area = (frame: Frame, corners: readonly Point[]) => (
  <Stretched frame={frame}>
    <path d={`${pathOf(frame, corners)}Z`} fill="var(--w3)" fill-opacity="0.18" />
  </Stretched>
);

/**
 * Straight lines from point to point. Its looks are attributes, since pages without a plot load the
 * style sheet too.
 * @param colour the name of a colour in `tokens.css`
 */
export const curve = (
  frame: Frame,
  points: readonly Point[],
  colour: 'ink' | 'iops' | 'rate' | 'w1' | 'w2' | 'w3',
  { isDashed = false, width = 2 } = {},
) => (
  <Stretched frame={frame}>
    <path
      d={pathOf(frame, points)}
      fill="none"
      stroke={`var(--${colour})`}
      stroke-width={width}
      stroke-dasharray={isDashed ? '4 4' : undefined}
      vector-effect="non-scaling-stroke"
    />
  </Stretched>
);

export const limitAcross = (frame: Frame, at: number) =>
  across(frame.left ?? usualLeft, 1, yScaleOf(frame)(at), 'limit');
