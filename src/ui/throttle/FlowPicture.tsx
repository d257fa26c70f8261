import type { Lane, Timeline } from '../../kit/index.ts';
import { tenth } from '../shapes/svg-attributes.ts';
import { type FlowPart, flowAt, funnel, pitch, type Row, slowMotion } from './flow-law.ts';
import { isQueue, limitText, momentText, timeText, waitsIn } from './words.ts';

/** More limits have no room side by side. */
const maxLanes = 4;
/** As many letters of names and counts have one line beside “72 IOs waiting”. */
const oneLine = 20;
/** In px: the height of a picture, and half the height of the opening in a limit. */
const height = 72;
const middle = height / 2;
const opening = 15;
/** Where the limit is. */
const wall = '74%';

/** The streams of several workloads pass the opening one above the other. */
const levelOf = (of: number, count: number) => (of - (count - 1) / 2) * Math.min(8, 22 / count);

/** A row of waiting dots as a path to the opening, just as long as its dots need. */
function rowPath({ dots, y }: Row, level: number): string {
  const length = dots * pitch - 0.5;
  const slope = Math.hypot(funnel, level - y);
  if (length <= slope) {
    const part = length / slope;
    return `M${tenth(-funnel * part)} ${tenth(level + (y - level) * part)}L0 ${tenth(level)}`;
  }
  return `M${tenth(slope - funnel - length)} ${tenth(y)}H${-funnel}L0 ${tenth(level)}`;
}

/** How a line of dots is drawn and how it moves: `data-v` in px a second, `data-p` from one dot to the next. */
const dotted = (tone: string | undefined, spacing: number, speed: number) => ({
  class: `dots ${tone}`,
  'stroke-dasharray': `0 ${tenth(spacing)}`,
  'data-v': tenth(speed),
  'data-p': tenth(spacing),
});

/** One limit: its walls, the IOs that wait before it, and those that it admits. */
function LaneFlow({
  lane,
  timeline,
  at,
  slow,
}: {
  lane: Lane;
  timeline: Timeline;
  at: number;
  slow: number;
}) {
  const { traces } = timeline;
  const parts = traces.map((_, of): FlowPart => {
    const share = lane.shares.find((one) => one.of === of);
    return share
      ? { waiting: waitsIn(share.waiting, at), rate: share.iops[at] ?? 0 }
      : { waiting: 0, rate: 0 };
  });
  const { rows, streams, each } = flowAt(parts, slow);
  const level = (of: number) => levelOf(of, traces.length);
  const isFull = rows.length > 0;
  /** The words below have room for the workloads that ever wait here, so that nothing moves. */
  const waiters = lane.shares
    .filter(({ waiting }) => waiting.some((_, sample) => waitsIn(waiting, sample) > 0))
    .map(({ of }) => `12 ${traces[of]?.label}`)
    .join();
  return (
    <div class={isQueue(lane) ? 'flow-lane' : 'flow-lane idle'}>
      <b>{lane.label}</b>
      <span>{limitText(lane)}</span>
      <svg width="100%" height={height} aria-hidden="true">
        {streams.map(({ of, spacing, speed }) => (
          <line
            {...dotted(traces[of]?.tone, spacing, speed)}
            x1={isFull ? wall : 4}
            x2="98%"
            y1={tenth(middle + level(of))}
            y2={tenth(middle + level(of))}
            key={of}
          />
        ))}
        <svg x={wall} y={middle} aria-hidden="true">
          {traces.map(({ tone }, of) => {
            const own = rows.filter((row) => row.of === of);
            return (
              own[0] && (
                <path
                  {...dotted(tone, pitch, own[0].speed)}
                  d={own.map((row) => rowPath(row, level(of))).join('')}
                  key={of}
                />
              )
            );
          })}
          <path class="wall" d={`M0 ${-middle}V${-opening}M0 ${opening}V${middle}`} />
        </svg>
      </svg>
      <span class={`now${isFull ? ' over' : ''}${waiters.length > oneLine ? ' many' : ''}`}>
        {momentText({ lane, timeline, at })}
        {each > 1 && ` (one dot is ${each} IOs)`}
      </span>
    </div>
  );
}

/** The limits of a run in one sample, as walls with an opening, and the IOs of each workload on their way through. */
export function FlowPicture({
  timeline,
  at,
  compact,
}: {
  timeline: Timeline;
  at: number;
  /** Beside the title of its page it says that it is simulated, and inside a text here. */
  compact?: boolean | undefined;
}) {
  const lanes = timeline.lanes.slice(0, maxLanes);
  const slow = slowMotion(
    Math.max(0, ...lanes.flatMap(({ shares }) => shares.flatMap(({ iops }) => iops))),
  );
  return (
    <>
      {/* One text, so that none of it counts as moved when the time becomes longer. */}
      <p class="scale">
        {`${compact ? 'Simulated, ' : ''}${timeText(timeline, at)}. Dots are IOs in slow motion, pale once past a limit.`}
      </p>
      <div
        class="flow"
        role="img"
        aria-label={lanes
          .map((lane) => `${lane.label}: ${momentText({ lane, timeline, at })}`)
          .join('; ')}
      >
        {lanes.map((lane) => (
          <LaneFlow lane={lane} timeline={timeline} at={at} slow={slow} key={lane.label} />
        ))}
      </div>
    </>
  );
}
