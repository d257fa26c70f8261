import { type Dealt, latencyAt, meanWithin, normal99 } from '../../calculators/commit/dealing.ts';
import type { CommitLane, Commits } from '../../kit/index.ts';
import { formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { Stretched } from '../shapes/columns.tsx';
import { percent, tenth } from '../shapes/scale.ts';
import { app, base, disk, headAt, heapOf, laneHeight, strokesOf } from './shape.ts';

/** Estimates have two digits. */
const ms = (time: number) => formatNumber(Number((time * 1000).toPrecision(2)), 2);

type Props = {
  readonly of: Commits;
  readonly lane: CommitLane;
  readonly commits: readonly Dealt[];
  /** How much of the time has passed, in seconds: the whole span where the run is done. */
  readonly until: number;
  readonly moves: boolean;
  /** Does every sync take as long as its mean? */
  readonly isMean: boolean;
  /** The syncs of single commits so far, in seconds, where commits are started one by one. */
  readonly landed?: readonly number[] | undefined;
};

/** The 99th percentile of a lane in seconds, and its words: as it was measured, or about that of its estimated heap. */
function tailOf({ p99, mean, width }: CommitLane) {
  if (p99 !== undefined) return { p99, text: `p99 ${ms(p99)}` };
  if (width === 0) return undefined;
  const estimated = latencyAt(mean, width, normal99);
  return { p99: estimated, text: `p99 ≈ ${ms(estimated)}`, isEstimated: true };
}

/** A mark at a time, or at the right edge where that is later than the picture goes. */
function Mark({
  at,
  of: { span },
  kind,
  text,
  children,
}: {
  at: number;
  of: Commits;
  kind: string;
  text: string;
  children?: preact.ComponentChildren;
}) {
  const isBeyond = at > span;
  const place = Math.min(1, at / span);
  // Below the heap, where no line crosses it, and never beyond an edge.
  const anchor = place < 0.15 ? 'start' : place > 0.85 ? 'end' : 'middle';
  return (
    <>
      {!isBeyond && children}
      <text class={kind} x={percent(place)} y={laneHeight - 3} text-anchor={anchor}>
        {isBeyond ? `${text} ms ›` : text}
      </text>
    </>
  );
}

/** A lane as a drawing: commits between application and disk, and below them how long syncs take. */
function Drawing({ of, lane, commits, until, moves, landed }: Props) {
  const { span, threshold } = of;
  const x = (time: number) => percent(time / span);
  const { down, up } = strokesOf(commits, span, until);
  const heap = heapOf(lane, span);
  const head = moves ? headAt(commits, until) : undefined;
  // Where sessions wait for each other, that is what the heap is compared with.
  const isAlone = lane.waits === undefined;
  const tail = isAlone ? tailOf(lane) : undefined;
  // An estimate exceeds no threshold.
  const isOver = threshold?.isOfP99 && lane.p99 !== undefined && lane.p99 >= threshold.at;
  const kind = isOver ? 'over' : tail?.isEstimated ? 'estimated' : '';
  return (
    <svg aria-hidden="true" width="100%" height={laneHeight}>
      <Stretched height={laneHeight}>
        <path class="app" d={`M0 ${app}H1000M0 ${base}H1000`} vector-effect="non-scaling-stroke" />
        <path class="disk" d={`M0 ${disk}H1000`} vector-effect="non-scaling-stroke" />
        {heap && (
          <path
            class={lane.isMeasured ? 'heap' : 'heap estimated'}
            d={heap}
            vector-effect="non-scaling-stroke"
          />
        )}
        <path class="down" d={down} vector-effect="non-scaling-stroke" />
        <path class="up" d={up} vector-effect="non-scaling-stroke" />
      </Stretched>
      {landed?.map((time, at) => (
        <circle class="landed" cx={x(time)} cy={base - 3 - (at % 5) * 3.5} r="2.2" key={at} />
      ))}
      {threshold && (
        <line class="threshold" x1={x(threshold.at)} x2={x(threshold.at)} y1="0" y2={base} />
      )}
      {lane.waits !== undefined && (
        <Mark of={of} at={lane.waits} kind="wait" text={`a session waits ${ms(lane.waits)}`}>
          <circle class="waits" cx={x(lane.waits)} cy={base} r="4" />
        </Mark>
      )}
      {tail && (
        <Mark of={of} at={tail.p99} kind={kind} text={tail.text}>
          <line class={`p99 ${kind}`} x1={x(tail.p99)} x2={x(tail.p99)} y1={base - 14} y2={base} />
        </Mark>
      )}
      {moves && <line class="sweep" x1={x(until)} x2={x(until)} y1="0" y2={laneHeight} />}
      {head &&
        Array.from({ length: Math.min(4, Math.round(lane.sharing)) }, (_, at) => (
          <circle
            class={head.isBack ? 'head back' : 'head'}
            cx={percent(until / span - at * 0.006)}
            cy={head.y}
            r="4.5"
            key={at}
          />
        ))}
    </svg>
  );
}

/** What the columns of a lane say: what it is, the drawing, and its rate, or how many commits there are while they are counted. */
export function Lane(props: Props) {
  const { of, lane, commits, until, moves, isMean, landed } = props;
  const count =
    landed?.length ??
    (isMean
      ? Number(meanWithin(lane, of.span).toPrecision(2))
      : Math.floor(strokesOf(commits, of.span, until).count * lane.sharing));
  const isCounting = moves || landed !== undefined;
  const time = formatSeconds(of.span as Seconds);
  const tail = tailOf(lane);
  const words = [
    `one sync ${ms(lane.mean)} ms on average`,
    ...(tail ? [`${tail.text} ms`] : []),
    ...(lane.waits === undefined ? [] : [`a session waits ${ms(lane.waits)} ms`]),
  ];
  const counted = (
    <span class="count">
      <b>{formatNumber(count, 1)}</b> {isCounting ? 'commits so far' : `commits in ${time}`}
    </span>
  );
  return (
    <>
      <span class="kind">
        <b>{lane.label}</b> {lane.note}
        <span class="hidden">
          , {words.join(', ')}
          {!isCounting && <>, {counted}</>}:{' '}
        </span>
      </span>
      <Drawing {...props} />
      {isCounting ? (
        counted
      ) : (
        <span class="rate">
          <b>{lane.rate}</b> a second
        </span>
      )}
    </>
  );
}

/** The times below the lanes. */
export function Times({ of: { span } }: { of: Commits }) {
  const marks = Array.from({ length: 7 }, (_, at) => at / 6);
  return (
    <svg aria-hidden="true" class="times" width="100%" height="22">
      {marks.map((part) => (
        <text
          x={percent(part)}
          y="15"
          text-anchor={part === 0 ? undefined : part === 1 ? 'end' : 'middle'}
          key={part}
        >
          {formatNumber(tenth(part * span * 1000), 1)}
          {part === 1 && ' ms'}
        </text>
      ))}
    </svg>
  );
}
