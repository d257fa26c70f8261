/** How long syncs took in many regions: the mean and the 99th percentile of each, in columns. */
import type { RegionSyncs } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { across, Stretched } from '../shapes/stretched.tsx';
import { percent, tenth } from '../shapes/svg-attributes.ts';

const height = 96;
/** A time as a number of ms. */
const ms = (time: number) => formatNumber(time * 1000, 2);

type Props = {
  readonly regions: RegionSyncs;
  /** What the workload asks of a 99th percentile, in seconds, as are all times here. */
  readonly asked: number | undefined;
};

/** Where the column of a region is: the first has a little more than a gap to the scale at its left, the last half a gap to the edge. */
export const columnOf = (at: number, count: number) => tenth((across * (at + 1.1)) / (count + 0.6));

/** The longest time of the scale: a tenth above all that is drawn. */
const topOf = ({ regions, asked = 0 }: Props) =>
  Math.max(asked, ...regions.runs.map(({ p99 }) => p99)) * 1.1;

/** How far below the upper edge a time is, in px; 0 is at the foot. The whole d3-scale would be loaded for this line alone. */
export const yOf = (props: Props) => {
  const top = topOf(props);
  return (time: number) => tenth(height * (1 - time / top));
};

/** The times with a line: every 5 ms, of a longer scale every 10, 15 and so on, which are five at most. */
export function ticksOf(props: Props): readonly number[] {
  const top = topOf(props);
  const step = Math.ceil(top / 0.025) * 0.005;
  return Array.from({ length: Math.ceil(top / step) }, (_, at) => at * step);
}

/** “p99 from 5.6 ms (uaenorth) to 9.8 ms (northeurope), median 7.77 ms” */
function resultOf({ runs, middle }: RegionSyncs): string {
  const end = (run: RegionSyncs['runs'][number] | undefined) =>
    run ? `${formatNumber(run.p99 * 1000, 1)} ms (${run.region})` : '';
  return `p99 from ${end(runs[0])} to ${end(runs.at(-1))}, median ${ms(middle)} ms`;
}

export function Regions(props: Props) {
  const { regions, asked } = props;
  const { title, about, runs, middle } = regions;
  const y = yOf(props);
  const places = runs.map(({ mean, p99 }, at) => ({
    x: columnOf(at, runs.length),
    mean: y(mean),
    p99: y(p99),
  }));
  // A line of no length has round ends, which make a dot that stays round where the drawing is stretched.
  const means = places.map(({ x, mean }) => `M${x} ${mean}h0`).join('');
  const tails = places.map(({ x, p99 }) => `M${x} ${p99}h0`).join('');
  return (
    <details class="folded regions">
      <summary>
        <b>{title}</b> <span>{resultOf(regions)}</span>
      </summary>
      <p>{about}</p>
      <svg height={height + 20} role="img" aria-label={`${title}. ${about}`}>
        {ticksOf(props).map((tick) => (
          <g class="tick" key={tick}>
            <line x2="100%" y1={y(tick)} y2={y(tick)} />
            {tick > 0 && (
              <text x="-8" y={y(tick) + 4} text-anchor="end">
                {ms(tick)} ms
              </text>
            )}
          </g>
        ))}
        <Stretched height={height}>
          <path
            class="stem"
            d={places.map(({ x, mean, p99 }) => `M${x} ${mean}V${p99}`).join('')}
          />
          {/* A percentile is a ring: a smaller dot of the colour of the paper lies on it. */}
          <path d={means + tails} />
          <path class="hole" d={tails} />
        </Stretched>
        <Ends runs={runs} middle={middle} />
        {asked !== undefined && <line class="asked" x2="100%" y1={y(asked)} y2={y(asked)} />}
      </svg>
    </details>
  );
}

/** The regions with the lowest and the highest 99th percentile by name, and between them the median of all. */
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
