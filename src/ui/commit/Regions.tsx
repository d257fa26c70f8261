/** How long syncs took in many regions: the mean and the 99th percentile of each, in columns. */
import type { RegionSyncs } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { across, Stretched } from '../shapes/columns.tsx';
import { percent, tenth } from '../shapes/scale.ts';

const height = 96;
/** In ms. */
const ms = (time: number) => formatNumber(time * 1000, 2);

type Props = {
  readonly regions: RegionSyncs;
  /** What the workload asks of a 99th percentile, in seconds. */
  readonly asked: number | undefined;
};

/** The columns of a region over the width of the drawing, the first as far from the scale as from the next. */
export const columnOf = (at: number, count: number) => tenth((across * (at + 1.1)) / (count + 0.6));

/** The top of the scale in ms: above all that is drawn. */
const topOf = ({ regions, asked = 0 }: Props) =>
  Math.max(asked, ...regions.runs.map(({ p99 }) => p99)) * 1100;

/** Milliseconds as heights, from 0 at the foot. The whole d3-scale would come for this line alone. */
export const heightOf = (props: Props) => {
  const top = topOf(props);
  return (ms: number) => tenth(height * (1 - ms / top));
};

export function Regions(props: Props) {
  const { regions, asked } = props;
  const { title, about, runs, middle } = regions;
  const y = heightOf(props);
  const places = runs.map(({ mean, p99 }, at) => ({
    x: columnOf(at, runs.length),
    low: y(mean * 1000),
    high: y(p99 * 1000),
  }));
  const means = places.map(({ x, low }) => `M${x} ${low}h0`).join('');
  const tails = places.map(({ x, high }) => `M${x} ${high}h0`).join('');
  return (
    <section class="regions">
      <h2>
        {title} <small>{about}</small>
      </h2>
      <svg height={height + 20} role="img" aria-label={`${title}. ${about}`}>
        {[0, 5, 10, 15, 20]
          .filter((tick) => tick < topOf(props))
          .map((tick) => (
            <g class="tick" key={tick}>
              <line x2="100%" y1={y(tick)} y2={y(tick)} />
              {tick > 0 && (
                <text x="-8" y={y(tick) + 4} text-anchor="end">
                  {tick} ms
                </text>
              )}
            </g>
          ))}
        <Stretched height={height}>
          <path
            class="stem"
            d={places.map(({ x, low, high }) => `M${x} ${low}V${high}`).join('')}
          />
          <path d={means + tails} />
          <path class="hole" d={tails} />
        </Stretched>
        <Ends runs={runs} middle={middle} />
        {asked !== undefined && (
          <line class="asked" x2="100%" y1={y(asked * 1000)} y2={y(asked * 1000)} />
        )}
      </svg>
    </section>
  );
}

/** The quickest and the slowest region by name, and between them the median. */
function Ends({ runs, middle }: Pick<RegionSyncs, 'runs' | 'middle'>) {
  const [first, last] = [runs[0], runs.at(-1)];
  const y = height + 15;
  const place = (at: number) => columnOf(at, runs.length) / across;
  const [start, end] = [place(0), place(runs.length - 1)];
  return (
    <>
      <text x={percent(start)} dx="-4" y={y}>
        {first && `${first.region} ${ms(first.p99)}`}
      </text>
      <text x={percent((start + end) / 2)} y={y} text-anchor="middle">
        median {ms(middle)}
      </text>
      <text x={percent(end)} dx="6" y={y} text-anchor="end">
        {last && `${last.region} ${ms(last.p99)}`}
      </text>
    </>
  );
}
