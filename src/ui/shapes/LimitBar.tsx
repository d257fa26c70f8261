import type { LimitUse } from '../../kit/index.ts';
import { type Attributes, percent } from './svg-attributes.ts';

/** How a bar is drawn somewhere: in a page by classes, in a picture by attributes. */
export type BarTheme = {
  /** A place across the drawing, 0 to 1, as an attribute. */
  readonly x: (place: number) => string | number;
  /** The thickness of the bar, and how far the line of the limit stands out of it above and below, in px. */
  readonly thick: number;
  readonly out: number;
  /** The place of the limit; a drawing that has words on the right has it elsewhere. */
  readonly limitAt?: number;
  readonly room: Attributes;
  readonly demand: Attributes;
  /** Without it the bar goes on over the limit as it is. */
  readonly over?: Attributes;
  readonly limit: Attributes;
};

/**
 * Where the limit is on bars that share an axis: the axis reaches a tenth beyond the largest of them, so that
 * each shows how much of its limit is used and none is cut off.
 * @param uses with demand and limit where they are known
 */
export function sharedLimitAt(uses: readonly Pick<LimitUse, 'demand' | 'limit'>[]): number {
  const used = uses.map(({ demand = 0, limit = 0 }) => (limit > 0 ? demand / limit : 0));
  return 1 / (1.1 * Math.max(1, ...used));
}

/**
 * The shapes of a bar as places from 0 to 1. Where bars do not share an axis the limit is at two thirds, so
 * that demand over it can be seen; a demand of more than one and a half times the limit runs to the edge.
 * @returns where demand within the limit ends, and where demand over it does, if there is any
 */
export function barShape(
  { demand, limit }: { readonly demand: number; readonly limit: number },
  limitAt = 2 / 3,
): { readonly limitAt: number; readonly inside: number; readonly over?: number } {
  const part = demand / limit;
  const inside = Math.min(part, 1) * limitAt;
  return part > 1 ? { limitAt, inside, over: Math.min(part * limitAt, 1) } : { limitAt, inside };
}

/** The motif of the site: demand as a bar, the limit as a line across it, demand over the limit striped. */
export function BarShapes({
  demand,
  limit,
  y = 0,
  theme,
}: {
  demand: number;
  limit: number;
  /** The upper edge of the bar. */
  y?: number;
  theme: BarTheme;
}) {
  const { x, thick, out } = theme;
  const { limitAt, inside, over } = barShape({ demand, limit }, theme.limitAt);
  const middle = y + thick / 2;
  return (
    <>
      <rect {...theme.room} x={x(0)} y={y} width={x(limitAt)} height={thick} />
      <rect
        {...theme.demand}
        x={x(0)}
        y={y}
        width={x(theme.over ? inside : (over ?? inside))}
        height={thick}
      />
      {theme.over && over !== undefined && (
        <line {...theme.over} x1={x(limitAt)} x2={x(over)} y1={middle} y2={middle} />
      )}
      <line {...theme.limit} x1={x(limitAt)} x2={x(limitAt)} y1={y - out} y2={y + thick + out} />
    </>
  );
}

const plainBar: BarTheme = {
  x: percent,
  thick: 10,
  out: 4,
  room: { class: 'room' },
  demand: { class: 'demand' },
  limit: { class: 'limit' },
};

export const pageBar: BarTheme = { ...plainBar, over: { class: 'over' } };

/** In a table the lines of all bars are one. */
const rowHeight = 36;

/** A limit of a page as an image of its own; empty where demand or limit is not known. */
export function LimitBar({
  kind,
  state,
  demand,
  limit,
  limitAt,
}: Pick<LimitUse, 'kind' | 'demand' | 'limit'> & {
  /** Whether the demand is too much; missing where there is no judgement. */
  readonly state?: LimitUse['state'];
  /** The place of the limit on an axis that rows of a table share. */
  readonly limitAt?: number;
}) {
  const height = limitAt === undefined ? 18 : rowHeight;
  const theme = { ...(state ? pageBar : plainBar), out: height / 2 - 5 };
  const isKnown = demand !== undefined && limit !== undefined && limit > 0;
  return (
    <svg
      class={`bar ${kind}${isKnown && state ? ` ${state}` : ''}`}
      width="100%"
      height={height}
      aria-hidden="true"
    >
      {isKnown ? (
        <BarShapes
          demand={demand}
          limit={limit}
          y={height / 2 - 5}
          theme={limitAt === undefined ? theme : { ...theme, limitAt }}
        />
      ) : (
        <rect class="blank" x="0" y={height / 2 - 5} width={percent(limitAt ?? 1)} height="10" />
      )}
    </svg>
  );
}

/** The limits that a picture shows: those that are known and part of the verdict. */
export const limitsShown = (limits: readonly LimitUse[]) =>
  limits
    .flatMap((one) => {
      const { demand = 0, limit, counts, kind } = one;
      return limit !== undefined && counts && kind !== 'count' ? [{ ...one, demand, limit }] : [];
    })
    .sort((a, b) => b.demand / b.limit - a.demand / a.limit);
