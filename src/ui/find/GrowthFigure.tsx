import type { GrowthPicture } from '../../calculators/find/parts.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import { roundAmounts } from './round-amounts.ts';

/** The upper and the lower edge of the plot, in px; the load goes to twice that of now. */
const [top, bottom, reach] = [30, 216, 2];

type Point = GrowthPicture['points'][number];

/** Neighbours with the same VM, whose cost is one line. */
function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[0]?.vm === point.vm) last.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Each place was found by a search: a line for each VM, dotted where the next load needs another one. */
export function GrowthFigure({ picture }: { readonly picture: GrowthPicture }) {
  const { load, unit, points, marks, summary, text } = picture;
  const most = Math.max(...points.map(({ cost }) => cost));
  const x = (factor: number) => percent(factor / reach);
  const y = (cost: number) => Math.round(bottom - (cost / most) * (bottom - top));
  const amounts = roundAmounts(most, 4);
  /** Below a line, and not in one that is drawn across the plot. */
  const below = (cost: number) => {
    const place = y(cost) + 20;
    const crossing = amounts.map(y).find((at) => at > place - 14 && at < place + 6);
    return crossing === undefined ? place : crossing + 16;
  };
  const line = (from: Point, to: Point, name: string) => (
    <line
      class={name}
      x1={x(from.factor)}
      y1={y(from.cost)}
      x2={x(to.factor)}
      y2={y(to.cost)}
      key={to.factor}
    />
  );
  return (
    <figure class="growth">
      <figcaption>What growth costs</figcaption>
      <div class="grown">
        <div role="img" aria-label={summary}>
          <svg width="100%" height="250" aria-hidden="true">
            {amounts.map((cost) => (
              <g key={cost}>
                <line class="grid" x2="100%" y1={y(cost)} y2={y(cost)} />
                <text x="-8" y={y(cost) + 4} text-anchor="end">
                  {cost === 0 ? '0' : `$${formatNumber(cost)}`}
                </text>
              </g>
            ))}
            {[0, 0.5, 1, 1.5, 2].map((factor) => (
              <text
                class={factor % 1 ? 'roomy' : undefined}
                x={x(factor)}
                y="236"
                text-anchor={factor === 2 ? 'end' : 'middle'}
                key={factor}
              >
                {formatNumber(load * factor)}
                {factor === 2 && ` ${unit}`}
              </text>
            ))}
            {points.slice(1).map((to, at) => {
              const from = points[at] as Point;
              return line(from, to, from.vm === to.vm ? 'step' : 'jump');
            })}
            {runsOf(points).map((run) => {
              const [first, last] = [run[0] as Point, run.at(-1) as Point];
              const middle = (first.factor + last.factor) / 2;
              return run.length === 1 ? (
                <circle
                  class="alone"
                  cx={x(first.factor)}
                  cy={y(first.cost)}
                  r="2.5"
                  key={middle}
                />
              ) : (
                run.length > 2 && (
                  <text
                    // On a phone one eighth of the load is as wide as three letters.
                    class={
                      first.vm.length > 2 + 24 * (last.factor - first.factor) ? 'vm roomy' : 'vm'
                    }
                    x={x(middle)}
                    y={below((first.cost + last.cost) / 2)}
                    text-anchor="middle"
                    key={middle}
                  >
                    {first.vm}
                  </text>
                )
              );
            })}
            {marks.map(({ factor, cost, label }) => (
              <g key={factor}>
                <circle class="mark" cx={x(factor)} cy={y(cost)} r="5" />
                <text
                  class="mark"
                  x={x(factor)}
                  y={y(cost) - 12}
                  text-anchor={factor === reach ? 'end' : 'middle'}
                >
                  {label}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <p>{text}</p>
      </div>
    </figure>
  );
}
