import { type ScaleLogarithmic, scaleLog } from 'd3-scale';
import type { LatencyRow, LatencyScale } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { percent } from '../shapes/svg-attributes.ts';
import type { OwnProps } from '../view/props.ts';

type Scale = ScaleLogarithmic<number, number>;

/** The middle of a row. */
const middle = 12;

export const scaleOf = (domain: readonly [number, number]): Scale => scaleLog(domain, [0, 1]);

const textOf = ({ name, marks, typical }: LatencyRow): string =>
  [name, ...marks.map(({ label }) => label), typical?.text].filter(Boolean).join(', ');

/** Latencies on a line: from the lowest to the highest, with a bar from the median to the 99th percentile, over what is typical. */
export function LatencyLine({
  row,
  at,
  threshold,
}: {
  readonly row: LatencyRow;
  readonly at: Scale;
  readonly threshold?: LatencyScale['threshold'] | undefined;
}) {
  const { ends, marks, typical } = row;
  const [first, second = first] = marks;
  const line = (kind: string | undefined, from: number, to: number) => (
    <line class={kind} x1={percent(at(from))} x2={percent(at(to))} y1={middle} y2={middle} />
  );
  return (
    <svg class="latencies" width="100%" height={2 * middle} role="img" aria-label={textOf(row)}>
      {typical && (
        <rect
          class="band"
          x={percent(at(typical.from))}
          y="2"
          width={percent(Math.max(0.005, at(typical.to) - at(typical.from)))}
          height={2 * middle - 4}
        />
      )}
      {ends && line('ends', ...ends)}
      {first && second && line(undefined, first.at, second.at)}
      {marks.map(({ at: time, label }, index) =>
        index === 0 ? (
          <circle cx={percent(at(time))} cy={middle} r="4.5" key={label} />
        ) : (
          <rect
            class="mark"
            x={percent(at(time))}
            y={index === 1 ? 5 : 8}
            width={index === 1 ? 2 : 1}
            height={index === 1 ? 14 : 8}
            key={label}
          />
        ),
      )}
      {threshold && (
        <line
          class="threshold"
          x1={percent(at(threshold.at))}
          x2={percent(at(threshold.at))}
          y2="100%"
        />
      )}
    </svg>
  );
}

/** The end of a text that is at its place, so that none is cut off; a number needs less room in the middle than words. */
const anchorAt = (share: number, room = 0.15) =>
  share < room ? 'start' : share > 1 - room ? 'end' : 'middle';

/** Measured latencies beside what is typical, and what a workload needs. */
export function LatencyFigure({
  scale,
  links,
}: {
  readonly scale: LatencyScale;
  readonly links: OwnProps['links'];
}) {
  const { title, domain, rows, threshold, reason, note, link } = scale;
  const isAlone = rows.length === 1 && !threshold;
  const at = scaleOf(domain);
  const round = at.ticks().filter((tick) => /^[0.]*[125]/.test(String(tick)));
  const last = round.at(-1) ?? 1;
  // The last one has the unit, and so much room.
  const ticks = round.filter((tick) => tick === last || at(last) - at(tick) > 0.15);
  return (
    <section class="typical">
      <h2>
        Latency{' '}
        <small>
          {title}
          {reason && `, ${reason}`}
        </small>
      </h2>
      {rows.map((row) => (
        <div key={row.name}>
          <p>
            {!isAlone && <b>{row.name}</b>} {row.marks.map(({ label }) => label).join(' · ')}
            {row.ends && ` · lowest ${formatNumber(row.ends[0], 2)} ms`}
            {row.typical && ' · '}
            {row.typical && <span class="band">{row.typical.text}</span>}
          </p>
          <LatencyLine row={row} at={at} threshold={row === rows[0] ? threshold : undefined} />
        </div>
      ))}
      <svg class="latencies" width="100%" height={threshold ? 38 : 20} aria-hidden="true">
        <line class="axis" x2="100%" y1="0" y2="0" />
        {ticks.map((tick) => (
          <text x={percent(at(tick))} y="15" text-anchor={anchorAt(at(tick), 0.07)} key={tick}>
            {`${formatNumber(tick, 6)}${tick === last ? ' ms' : ''}`}
          </text>
        ))}
        {threshold && (
          <text
            class="threshold"
            x={percent(at(threshold.at))}
            y="33"
            text-anchor={anchorAt(at(threshold.at))}
          >
            {threshold.label}
          </text>
        )}
      </svg>
      {(note || link) && (
        <p class="hint">
          {threshold && <span class="hidden">{threshold.label}. </span>}
          {note}{' '}
          {link && links && !links.alone && (
            <a href={links.to(link.calculator, link.query)}>{link.text}</a>
          )}
        </p>
      )}
    </section>
  );
}
