import {
  latencyAt,
  meanWithin,
  normal99,
  type Sampled,
} from '../../calculators/commit/sampling.ts';
import type { CommitLane, Commits } from '../../kit/index.ts';
import { formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { Stretched } from '../shapes/stretched.tsx';
import { percent, tenth } from '../shapes/svg-attributes.ts';
import { app, base, chosenHeight, disk, headAt, heapOf, laneHeight, strokesOf } from './shape.ts';

/** As it was published; an estimate with two digits. */
const ms = (time: number, isMeasured = false) =>
  formatNumber(Number((time * 1000).toPrecision(isMeasured ? 3 : 2)), 2);

type Props = {
  readonly of: Commits;
  readonly lane: CommitLane;
  readonly commits: readonly Sampled[];
  /** How much of the time has passed, in seconds: the whole span where the run is done. */
  readonly until: number;
  readonly moves: boolean;
  /** Does every sync take as long as its mean? */
  readonly isMean: boolean;
  /** The syncs of single commits so far, in seconds, where commits are started one by one. */
  readonly landed?: readonly number[] | undefined;
};

/** The 99th percentile of a lane in seconds, and its words: as it was measured, or about that of its estimated heap. */
function tailOf({ p99, mean, width, isMeasured }: CommitLane) {
  if (p99 !== undefined) return { p99, text: `p99 ${ms(p99, isMeasured)}` };
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
  const anchor = place < 0.08 ? 'start' : place > 0.92 ? 'end' : 'middle';
  return (
    <>
      {!isBeyond && children}
      <text class={kind} x={percent(place)} y={chosenHeight - 7} text-anchor={anchor}>
        {isBeyond ? `${text} ms ›` : `${text} ms`}
      </text>
    </>
  );
}

/** Less between two marks leaves no room for the words of both. */
const room = 0.14;

/** How long the syncs of the case take: as a heap with mean and 99th percentile, the percentiles of other regions, and each that was started by itself. */
function Syncs({ of, lane, landed }: Props) {
  const { span, threshold, regions } = of;
  const x = (time: number) => percent(time / span);
  const heap = heapOf(lane, span);
  // Where sessions wait for each other, that is what the heap is compared with.
  const tail = lane.waits === undefined ? tailOf(lane) : undefined;
  // An estimate exceeds no threshold.
  const isOver = threshold?.isOfP99 && lane.p99 !== undefined && lane.p99 >= threshold.at;
  const kind = isOver ? 'over' : tail?.isEstimated ? 'estimated' : '';
  const other = tail?.p99 ?? lane.waits ?? span;
  return (
    <>
      <Stretched height={chosenHeight}>
        <path class="app" d={`M0 ${base}H1000`} vector-effect="non-scaling-stroke" />
        {heap && (
          <path
            class={lane.isMeasured ? 'heap' : 'heap estimated'}
            d={heap}
            vector-effect="non-scaling-stroke"
          />
        )}
        {regions && (
          <path
            class="region"
            d={regions.runs.map(({ p99 }) => `M${tenth((p99 / span) * 1000)} ${base}v-8`).join('')}
            vector-effect="non-scaling-stroke"
          />
        )}
      </Stretched>
      {landed?.map((time, at) => (
        <circle class="landed" cx={x(time)} cy={base - 3 - (at % 7) * 4.5} r="2.2" key={at} />
      ))}
      {heap && Math.abs(other - lane.mean) > room * span && (
        <Mark of={of} at={lane.mean} kind="" text={`mean ${ms(lane.mean, lane.isMeasured)}`}>
          <line class="p99 mean" x1={x(lane.mean)} x2={x(lane.mean)} y1={base - 12} y2={base} />
        </Mark>
      )}
      {lane.waits !== undefined && (
        <Mark of={of} at={lane.waits} kind="wait" text={`a session waits ${ms(lane.waits)}`}>
          <circle class="waits" cx={x(lane.waits)} cy={base} r="4" />
        </Mark>
      )}
      {tail && (
        <Mark of={of} at={tail.p99} kind={`first ${kind}`} text={tail.text}>
          <line class={`p99 ${kind}`} x1={x(tail.p99)} x2={x(tail.p99)} y1={base - 22} y2={base} />
        </Mark>
      )}
    </>
  );
}

/** A lane as a drawing: commits between application and disk, and in that of the case how long its syncs take. */
function Drawing(props: Props) {
  const { of, lane, commits, until, moves } = props;
  const { span, threshold } = of;
  const x = (time: number) => percent(time / span);
  const { down, up } = strokesOf(commits, span, until);
  const head = moves ? headAt(commits, until) : undefined;
  const height = lane.isChosen ? chosenHeight : laneHeight;
  return (
    <svg aria-hidden="true" width="100%" height={height}>
      <Stretched height={height}>
        <path class="app" d={`M0 ${app}H1000`} vector-effect="non-scaling-stroke" />
        <path class="disk" d={`M0 ${disk}H1000`} vector-effect="non-scaling-stroke" />
        <path class="down" d={down} vector-effect="non-scaling-stroke" />
        <path class="up" d={up} vector-effect="non-scaling-stroke" />
      </Stretched>
      {lane === of.lanes[0] &&
        (
          [
            ['app', app],
            ['disk', disk],
          ] as const
        ).map(([name, y]) => (
          <text class="side" x="-8" y={y + 4} text-anchor="end" key={name}>
            {name}
          </text>
        ))}
      {lane.isChosen && <Syncs {...props} />}
      {threshold && (
        <line class="threshold" x1={x(threshold.at)} x2={x(threshold.at)} y2={height} />
      )}
      {moves && <line class="sweep" x1={x(until)} x2={x(until)} y2={height} />}
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
    `one sync ${ms(lane.mean, lane.isMeasured)} ms on average`,
    ...(tail ? [`${tail.text} ms`] : []),
    ...(lane.waits === undefined ? [] : [`a session waits ${ms(lane.waits)} ms`]),
  ];
  const counted = (
    <span class="count">
      <b>{formatNumber(count, 1)}</b>{' '}
      <span class="unit">{isCounting ? 'commits so far' : `commits in ${time}`}</span>
    </span>
  );
  return (
    <>
      <span class="kind">
        <b>{lane.label}</b> <span class="basis">{lane.note}</span>
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
          <b>{lane.rate}</b> <span class="unit">a second</span>
        </span>
      )}
    </>
  );
}
