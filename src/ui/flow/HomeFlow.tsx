import { tenth } from '../shapes/scale.ts';
import {
  type Dots,
  dotsBefore,
  dotsBehind,
  type Example,
  figure,
  mostOf,
  sentenceAt,
  stateAt,
  textsAt,
} from './example.ts';

/** The measures of a drawing, in px. */
type Layout = {
  readonly width: number;
  readonly height: number;
  /** The upper line of each line of dots, and from one to the next. */
  readonly top: number;
  readonly step: number;
  /** Room between groups, and above the last, which goes past the cached limit. */
  readonly gap: number;
  readonly lastGap: number;
  /** Where lines begin and bend, the two limits, and where the disks are. */
  readonly start: number;
  readonly bend: number;
  readonly cached: number;
  readonly uncached: number;
  readonly disks: number;
  readonly disk: number;
  readonly thick: number;
};

const wide: Layout = {
  ...{ width: 637, height: 334, top: 93.5, step: 15, gap: 9, lastGap: 32.4 },
  ...{ start: 104, bend: 369, cached: 261, uncached: 433, disks: 553, disk: 20, thick: 6 },
};
const narrow: Layout = {
  ...{ width: 300, height: 241, top: 67.5, step: 11, gap: 6, lastGap: 15.6 },
  ...{ start: 62, bend: 176, cached: 126, uncached: 210, disks: 250, disk: 14, thick: 4.5 },
};

/** One line of dots is so many MB/s when all disks are at their limits. */
const perLine = 100;

/** A line as the script of the page moves it: `data-side` says on which side of the limits it is. */
const dotted = (side: string, { spacing }: Dots) => ({
  class: 'dots',
  'data-side': side,
  'stroke-dasharray': `0 ${tenth(spacing)}`,
});

/** A bend so far to the right and down, level at both ends. */
const bow = (dx: number, dy: number) => `c${dx / 2} 0 ${dx / 2} ${tenth(dy)} ${dx} ${tenth(dy)}`;

/** Where each line of a group is. */
function placesOf({ groups }: Example, { top, step, gap, lastGap }: Layout) {
  let y = top - step;
  return groups.map(({ limit }, at) => {
    if (at > 0) y += at === groups.length - 1 ? lastGap : gap;
    return Array.from({ length: Math.round(limit / perLine) }, () => (y += step));
  });
}

function Drawing({
  example,
  layout,
  isNarrow = false,
}: {
  example: Example;
  layout: Layout;
  isNarrow?: boolean;
}) {
  const { width, height, step, start, bend, cached, uncached, disks, disk, thick } = layout;
  const demand = mostOf(example);
  const { delivered, got } = stateAt(example, demand);
  const texts = textsAt(example, demand);
  const places = placesOf(example, layout);
  const all = places.flat();
  const middle = ((all[0] ?? 0) + (all.at(-1) ?? 0)) / 2;
  const outs = Math.round(example.uncached / perLine);
  /** Within the opening, so many lines side by side. */
  const level = (at: number, of: number) => tenth(middle + ((at + 0.5) / of - 0.5) * outs * step);
  const half = (outs * step) / 2;
  const [upper, lower] = [(all[0] ?? 0) - 9, (all.at(-1) ?? 0) + 9];
  const curve = (bend + uncached) / 2;
  const ways = got.flatMap((value, group) => {
    const lines = Math.max(1, Math.round(value / perLine));
    const [first = 0, last = first] = [places[group]?.[0], places[group]?.at(-1)];
    return Array.from({ length: lines }, (_, at) => ({
      group,
      y: first + ((last - first) * (at + 0.5)) / lines,
    }));
  });
  const outLines = ways.map((way, at) => ({ ...way, level: level(at, ways.length) }));
  const [cachedEnd = 0, uncachedStart = 0] = [places.at(-2)?.at(-1), places.at(-1)?.[0]];
  const words = isNarrow
    ? ['Disks', 'VM cached', 'VM uncached', 'Delivered']
    : ['Demand', 'VM cached limit', 'VM uncached limit', 'Delivered'];
  const head = isNarrow ? ([14, 29] as const) : ([20, 37] as const);
  return (
    <div class={isNarrow ? 'narrow' : 'wide'} role="img" aria-label={sentenceAt(example, demand)}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {example.groups.map(({ label, disks: names }, at) => {
          const [first = 0, last = first] = [places[at]?.[0], places[at]?.at(-1)];
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
            const [from, to] = [uncached + 8, disks - 6];
            return (
              <path
                {...dotted(`out ${own.length} ${group}`, dotsBehind(value, own.length))}
                d={own
                  .map(({ y, level: at }) => `M${from} ${at}${bow(to - from, y - at)}`)
                  .join('')}
                key={group}
              />
            );
          })}
        </g>
        <g class="excess">
          <path
            d={`M${bend - 10} ${upper}H${uncached - 2}V${tenth(middle - half - 4)}C${curve} ${tenth(middle - half - 4)} ${curve} ${upper} ${bend - 10} ${upper}z`}
          />
          <path
            d={`M${bend - 10} ${lower}H${uncached - 2}V${tenth(middle + half + 4)}C${curve} ${tenth(middle + half + 4)} ${curve} ${lower} ${bend - 10} ${lower}z`}
          />
        </g>
        <path
          class="wall"
          stroke-width={isNarrow ? 3.5 : 5}
          d={`M${cached} ${head[1] + 9}V${tenth((all[0] ?? 0) - step)}M${cached} ${tenth(cachedEnd + step)}V${tenth(uncachedStart - step * 0.8)}M${uncached} ${head[1] + 9}V${tenth(middle - half)}M${uncached} ${tenth(middle + half)}V${tenth(lower + 14)}`}
        />
        {example.groups.map(({ label, limit }, at) => {
          const [first = 0, last = first] = [places[at]?.[0], places[at]?.at(-1)];
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
      </svg>
    </div>
  );
}

/** Disks with a demand behind the two limits of a VM; a slider sets the demand once there is a script. */
export function HomeFlow({ example, href }: { example: Example; href: string }) {
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
