/** The few shapes that all diagrams are drawn with. `x` goes from 0, left, to 1, right; `y` is in pixels. */
import type { ComponentChildren } from 'preact';
import { percent } from '../../ui/shapes/scale.ts';

type Place = { readonly x: number; readonly y: number };
type Words = Place & {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly kind?: 'quiet' | 'strong' | 'over';
  readonly children: ComponentChildren;
};

export const Label = ({ x, y, anchor = 'start', kind, children }: Words) => (
  <text class={kind} x={percent(x)} y={y} text-anchor={anchor}>
    {children}
  </text>
);

type Span = { readonly from: number; readonly to: number };

/** A line across, with a head where it arrives. What happens later is dashed. */
export const Way = ({ from, to, y, later = false }: Span & { y: number; later?: boolean }) => (
  <>
    <line class={later ? 'way later' : 'way'} x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
    {/* A path knows no percents; a drawing within the drawing may be placed at one. */}
    <svg class="at" x={percent(to)} y={y} width="1" height="1" aria-hidden="true">
      <path class="head" d="M-6,-4 L0,0 L-6,4" />
    </svg>
  </>
);

export const Box = ({
  from,
  to,
  y,
  height,
  kind,
}: Span & { y: number; height: number; kind: string }) => (
  <rect class={kind} x={percent(from)} width={percent(to - from)} y={y} height={height} />
);

export const Limit = ({ x, y, height }: Place & { height: number }) => (
  <line class="limit" x1={percent(x)} x2={percent(x)} y1={y} y2={y + height} />
);

/** A line across: a limit, or the demand beyond one. */
export const Line = ({ from, to, y, kind }: Span & { y: number; kind: 'limit' | 'beyond' }) => (
  <line class={kind} x1={percent(from)} x2={percent(to)} y1={y} y2={y} />
);
