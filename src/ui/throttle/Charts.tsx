import { scaleLinear } from 'd3-scale';
import { Component, type ComponentChildren } from 'preact';
import type { Lane, Timeline, Trace } from '../../kit/index.ts';
import { formatNumber } from '../../units/index.ts';
import { maxTicks, type Tick, ticksOf } from '../charts/ticks.ts';
import { Stretched } from '../shapes/stretched.tsx';
import { percent, tenth } from '../shapes/svg-attributes.ts';
import { type Plot, yAt } from './plot.ts';
import { areaLabels, type Label, lineLabels, stepsOf } from './shapes.ts';
import { areas } from './stacked.ts';
import { isQueue } from './words.ts';

/** In px: the upper line of a plot, and its height and that of a limit. */
const top = 8;
const bottom = 98;
const laneBottom = 82;
/** Above the highest value, so that no line runs along the edge. */
const room = 1.04;
/** Limits at which IOs wait that are drawn; the others are in the table of limits. */
const maxDrawn = 3;

/** Names that are longer have no room beside the drawing, and stand in it at its right edge. */
const longest = 13;

/** A drawing with its axis on the left; names are over the data and over whatever moves across it. */
function Panel({
  title,
  unit,
  kind,
  plot,
  ticks,
  labels,
  children,
}: {
  title: string;
  unit: string;
  kind: string;
  plot: Plot;
  ticks: readonly Tick[];
  labels: readonly Label[];
  children: ComponentChildren;
}) {
  return (
    <>
      <p class="plot-title">
        <b class={kind}>{title}</b> {unit}
      </p>
      <div class="plot">
        <svg width="100%" height={plot.bottom + 2} aria-hidden="true">
          {ticks.map(({ at, text }) => (
            <g class="tick" key={at}>
              <line x2="100%" y1={yAt(plot, at)} y2={yAt(plot, at)} />
              <text x="-8" y={tenth(yAt(plot, at) + 4)} text-anchor="end">
                {text}
              </text>
            </g>
          ))}
          {children}
        </svg>
        <svg class="names" width="100%" height={plot.bottom} aria-hidden="true">
          {labels.map(({ x, y, text, tone, inside }) => (
            <text
              class={`${tone} ${inside ? 'inside' : x < 1 || text.length > longest ? 'before' : 'end'}`}
              x={percent(x)}
              y={tenth(y)}
              key={text}
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}

/** A limit in time: what crossed it, stacked by workload, and the line of the limit. */
function LaneChart({ timeline, lane }: { timeline: Timeline; lane: Lane }) {
  const { label, kind, unit, limit } = lane;
  const plot = { top, bottom: laneBottom, max: Math.max(limit * room, ...lane.passed) };
  const y = yAt(plot, limit);
  return (
    <Panel
      title={label}
      unit={unit}
      kind={kind}
      plot={plot}
      ticks={[0, limit / 2, limit].map((at) => ({ at, text: formatNumber(at, 2) }))}
      labels={areaLabels(timeline, lane, plot)}
    >
      <Stretched height={laneBottom}>
        {areas(lane, plot).map((d, at) => (
          <path
            class={`area ${timeline.traces[lane.shares[at]?.of ?? 0]?.tone}`}
            d={d}
            key={lane.shares[at]?.of}
          />
        ))}
      </Stretched>
      <line class="limit" x2="100%" y1={y} y2={y} />
    </Panel>
  );
}

/** A quantity of all workloads in time, a line each. */
function LinesChart({
  timeline,
  title,
  unit,
  kind,
  valuesOf,
}: {
  timeline: Timeline;
  title: string;
  unit: string;
  kind: string;
  valuesOf: (trace: Trace) => readonly number[];
}) {
  const ticksTo = (end: number) =>
    ticksOf({ label: title, scale: 'linear', domain: [0, end], values: 'numbers' }, maxTicks.y);
  const highest = Math.max(0, ...timeline.traces.flatMap(valuesOf)) || 1;
  const [, { at: step } = { at: highest }] = ticksTo(highest);
  // To a round value, which has the uppermost tick.
  const max = Math.ceil(highest / step) * step;
  const ticks = ticksTo(max);
  const plot = { top, bottom, max };
  return (
    <Panel
      title={title}
      unit={unit}
      kind={kind}
      plot={plot}
      ticks={ticks}
      labels={lineLabels(timeline, valuesOf, plot)}
    >
      <Stretched height={bottom}>
        {timeline.traces.map((trace) => (
          <path
            class={`line ${trace.tone}`}
            d={stepsOf(valuesOf(trace), plot, kind === 'latency')}
            vector-effect="non-scaling-stroke"
            key={trace.label}
          />
        ))}
      </Stretched>
    </Panel>
  );
}

/** Values of the time axis, the last with its unit; one close to that has no room. */
function TimeAxis({ seconds }: Pick<Timeline, 'seconds'>) {
  const place = scaleLinear([0, seconds], [0, 1]);
  const ticks = place.ticks(4).filter((tick) => place(tick) < 0.88);
  return (
    <div class="plot">
      <svg width="100%" height="18" aria-hidden="true">
        {ticks.map((tick) => (
          <text x={percent(place(tick))} y="13" text-anchor="middle" key={tick}>
            {formatNumber(tick, 2)}
          </text>
        ))}
        <text x="100%" y="13" text-anchor="end">
          {formatNumber(seconds, 2)} s
        </text>
      </svg>
    </div>
  );
}

/** The limits that have a chart: the busiest even if nothing waits there. */
export const drawnLanes = (lanes: readonly Lane[]): readonly Lane[] =>
  lanes.filter((lane, at) => at === 0 || isQueue(lane)).slice(0, maxDrawn);

/** What the limits over time are folded into. */
export const limitsTitle = 'Limits over time';

type Props = {
  readonly timeline: Timeline;
  /** Limits are folded, and a text has what is completed alone. */
  readonly only?: 'completed' | 'limits' | undefined;
};

/** The whole run over one axis of time: the workloads, or the limits at which IOs wait. It stays as it is while the player moves over it. */
export class Charts extends Component<Props> {
  override shouldComponentUpdate({ timeline }: Props) {
    return timeline !== this.props.timeline;
  }

  override render({ timeline, only }: Props) {
    const { lanes, summary, seconds } = timeline;
    return (
      <div role="img" aria-label={only === 'limits' ? limitsTitle : summary}>
        {only === 'limits' &&
          drawnLanes(lanes).map((lane) => (
            <LaneChart timeline={timeline} lane={lane} key={lane.label} />
          ))}
        {only !== 'limits' && (
          <LinesChart
            timeline={timeline}
            title="Completed"
            unit="IOPS"
            kind="iops"
            valuesOf={({ iops }) => iops}
          />
        )}
        {!only && (
          <LinesChart
            timeline={timeline}
            title="Latency"
            unit="ms, mean"
            kind="latency"
            valuesOf={({ latency }) => latency.map((time) => time * 1000)}
          />
        )}
        <TimeAxis seconds={seconds} />
      </div>
    );
  }
}
