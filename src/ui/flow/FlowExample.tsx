import { tenth } from '../shapes/svg-attributes.ts';
import {
  type Dots,
  dotsBefore,
  dotsBehind,
  type Example,
  figure,
  mostOf,
  sentenceAt,
  textsAt,
} from './example.ts';
import { type DrawingProps, narrow, perLine, type Shape, shapeOf, wide } from './layout.ts';

/** A line as the script of the page moves it: `data-side` says on which side of the limits it is. */
const dotted = (side: string, { spacing }: Dots) => ({
  class: 'dots',
  'data-side': side,
  'stroke-dasharray': `0 ${tenth(spacing)}`,
});

/** A bend so far to the right and down, level at both ends. */
const bow = (dx: number, dy: number) => `c${dx / 2} 0 ${dx / 2} ${tenth(dy)} ${dx} ${tenth(dy)}`;

function Drawing(props: DrawingProps) {
  const shape = shapeOf(props);
  const { example, layout, isNarrow, demand } = shape;
  const { width, height } = layout;
  return (
    <div class={isNarrow ? 'narrow' : 'wide'} role="img" aria-label={sentenceAt(example, demand)}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Names {...shape} />
        <Ways {...shape} />
        <Walls {...shape} />
        <Disks {...shape} />
        <Figures {...shape} />
      </svg>
    </div>
  );
}

/** What each group is, at the left. */
const Names = ({ example, isNarrow, spanOf }: Shape) => (
  <>
    {example.groups.map(({ label, disks: names }, at) => {
      const [first, last] = spanOf(at);
      const y = (first + last) / 2 + (isNarrow ? 4 : 0);
      return (
        <g key={label}>
          <text x="0" y={tenth(y)} class="strong">
            {label}
          </text>
          {!isNarrow && (
            <text x="0" y={tenth(y + 15)}>
              {names}
            </text>
          )}
        </g>
      );
    })}
  </>
);

/** The lines of dots, before the limits and behind them. */
function Ways({ layout, all, got, demand, delivered, level, spanOf }: Shape) {
  const { start, bend, uncached, disks, thick } = layout;
  const ways = got.flatMap((value, group) => {
    const lines = Math.max(1, Math.round(value / perLine));
    const [first, last] = spanOf(group);
    return Array.from({ length: lines }, (_, at) => ({
      group,
      y: first + ((last - first) * (at + 0.5)) / lines,
    }));
  });
  const outLines = ways.map((way, at) => ({ ...way, level: level(at, ways.length) }));
  const [from, to] = [uncached + 8, disks - 6];
  return (
    <g stroke-width={thick}>
      <path
        {...dotted(`in ${all.length}`, dotsBefore(demand, delivered, all.length))}
        d={all
          .map(
            (y, at) =>
              `M${start} ${tenth(y)}H${bend}${bow(uncached - bend, level(at, all.length) - y)}`,
          )
          .join('')}
      />
      {got.map((value, group) => {
        const own = outLines.filter((one) => one.group === group);
        return (
          <path
            {...dotted(`out ${own.length} ${group}`, dotsBehind(value, own.length))}
            d={own.map(({ y, level: at }) => `M${from} ${at}${bow(to - from, y - at)}`).join('')}
            key={group}
          />
        );
      })}
    </g>
  );
}

/** The two limits, and the room before the second where what is too much waits. */
function Walls({ layout, isNarrow, places, all, head, middle, half, upper, lower, curve }: Shape) {
  const { step, bend, cached, uncached } = layout;
  const [cachedEnd = 0, uncachedStart = 0] = [places.at(-2)?.at(-1), places.at(-1)?.[0]];
  const excess = (edge: number, opening: number) =>
    `M${bend - 10} ${edge}H${uncached - 2}V${tenth(opening)}C${curve} ${tenth(opening)} ${curve} ${edge} ${bend - 10} ${edge}z`;
  return (
    <>
      <g class="excess">
        <path d={excess(upper, middle - half - 4)} />
        <path d={excess(lower, middle + half + 4)} />
      </g>
      <path
        class="wall"
        stroke-width={isNarrow ? 3.5 : 5}
        d={`M${cached} ${head[1] + 9}V${tenth((all[0] ?? 0) - step)}M${cached} ${tenth(cachedEnd + step)}V${tenth(uncachedStart - step * 0.8)}M${uncached} ${head[1] + 9}V${tenth(middle - half)}M${uncached} ${tenth(middle + half)}V${tenth(lower + 14)}`}
      />
    </>
  );
}

/** The disks, filled as far as they are used. */
const Disks = ({ example, layout: { step, disks, disk }, got, texts, spanOf }: Shape) => (
  <>
    {example.groups.map(({ label, limit }, at) => {
      const [first, last] = spanOf(at);
      const [y, high] = [first - step / 2, last - first + step];
      const part = (got[at] ?? 0) / limit;
      return (
        <g key={label}>
          <rect class="disk" x={disks} y={tenth(y)} width={disk} height={tenth(high)} rx="2" />
          <rect
            class="filled"
            data-disk={at}
            x={disks}
            y={tenth(y + high * (1 - part))}
            width={disk}
            height={tenth(high * part)}
          />
          <text
            x={disks + disk + 6}
            y={tenth(y + high / 2 + 4)}
            class="strong"
            data-text={`got-${at}`}
          >
            {texts[`got-${at}`]}
          </text>
        </g>
      );
    })}
  </>
);

/** What is demanded, the limits with what is used of them, and what is delivered. */
function Figures({
  example,
  layout: { width, height, cached, uncached },
  isNarrow,
  head,
  texts,
}: Shape) {
  const words = isNarrow
    ? ['Disks', 'VM cached', 'VM uncached', 'Delivered']
    : ['Demand', 'VM cached limit', 'VM uncached limit', 'Delivered'];
  return (
    <>
      {[
        { x: 0, anchor: 'start', text: texts['demand'], name: 'demand' },
        { x: cached, anchor: 'middle', text: figure(example.cached) },
        { x: uncached, anchor: 'middle', text: figure(example.uncached), over: true },
        { x: width, anchor: 'end', text: texts['delivered'], name: 'delivered' },
      ].map(({ x, anchor, text, name, over }, at) => (
        <g text-anchor={anchor} class={over ? 'limit-over' : undefined} key={x}>
          <text x={x} y={head[0]}>
            {words[at]}
          </text>
          <text x={x} y={head[1]} class="large" data-text={name}>
            {text}
          </text>
        </g>
      ))}
      <text
        class="limit-over strong"
        x={uncached}
        y={height - 8}
        text-anchor="middle"
        data-text="uncached"
      >
        {texts['uncached']}
      </text>
      {!isNarrow && (
        <text x={cached} y={height - 8} text-anchor="middle" data-text="cached">
          {texts['cached']}
        </text>
      )}
    </>
  );
}

/** Disks with a demand behind the two limits of a VM; a slider sets the demand once there is a script. */
export function FlowExample({ example, href }: { example: Example; href: string }) {
  const most = mostOf(example);
  const { verdict } = textsAt(example, most);
  return (
    <figure class="flow-example exceeds" data-example={JSON.stringify(example)}>
      <figcaption>
        <span class="tag">Example</span>{' '}
        <b>
          {example.vm} with {example.count} disks
        </b>{' '}
        <span class="small">each dot is the same amount of data</span>{' '}
        <span class="badge oversubscribed" data-text="verdict">
          {verdict}
        </span>
      </figcaption>
      <Drawing example={example} layout={wide} />
      <Drawing example={example} layout={narrow} isNarrow />
      <div class="flow-keys">
        <label class="live">
          Demand{' '}
          <input
            type="range"
            min="0"
            max={most}
            step="50"
            value={most}
            aria-valuetext={`${figure(most)} MB/s`}
          />
        </label>
        <button type="button" class="button live">
          Pause
        </button>
        <a class="button" href={href}>
          Edit
        </a>
      </div>
    </figure>
  );
}
