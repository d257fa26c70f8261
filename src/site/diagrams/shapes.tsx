/** The few shapes that all diagrams are drawn with. `x` goes from 0, left, to 1, right; `y` is in pixels. */
import { percent } from '../../ui/shapes/svg-attributes.ts';

type Anchor = 'start' | 'middle' | 'end';

export const label = (
  x: number,
  y: number,
  text: string,
  kind?: 'quiet' | 'strong' | 'over' | undefined,
  anchor: Anchor = 'start',
) => (
  <text class={kind} x={percent(x)} y={y} text-anchor={anchor}>
    {text}
  </text>
);

export const box = (from: number, to: number, y: number, height: number, kind: string) => (
  <rect class={kind} x={percent(from)} width={percent(to - from)} y={y} height={height} />
);

/** A line across: a limit, the demand beyond one, or a way. */
export const across = (from: number, to: number, y: number, kind: string) => (
  <line class={kind} x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
);

/** A limit as a line down. */
export const limit = (x: number, y: number, height: number) => (
  <line class="limit" x1={percent(x)} x2={percent(x)} y1={y} y2={y + height} />
);

/** A line across with a head where it arrives. What happens later is dashed. */
export const way = (from: number, to: number, y: number, later = false) => [
  across(from, to, y, later ? 'way later' : 'way'),
  // A path knows no percents; a drawing within the drawing may be placed at one.
  <svg class="at" x={percent(to)} y={y} width="1" height="1" aria-hidden="true">
    <path class="head" d="M-6,-4 L0,0 L-6,4" />
  </svg>,
];

/** Where an IO is completed. */
export const dot = (x: number, y: number) => <circle class="answer" cx={percent(x)} cy={y} r="4" />;

/** A text whose place is in pixels: what is indented or aligned must not grow with the page. */
export const textAt = (
  x: number,
  y: number,
  text: string | number,
  kind?: string,
  anchor?: Anchor,
) => (
  <text class={kind} x={x} y={y} text-anchor={anchor}>
    {text}
  </text>
);

/** A letter or a number in a square, which the words refer to. */
export const badgeSize = 20;
export const badge = (x: number, y: number, text: string | number) => [
  <rect class="second" x={x} y={y - 15} width={badgeSize} height={badgeSize} rx="3" />,
  textAt(x + badgeSize / 2, y, text, 'strong', 'middle'),
];
