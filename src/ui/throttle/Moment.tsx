import type { Timeline } from '../../kit/index.ts';
import { formatFigure, formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { LimitBar } from '../shapes/LimitBar.tsx';

/** More than this can't be counted by eye; the figure beside says how many there are. */
const maxDots = 40;

/** One window in words, part by part. */
export type MomentWords = {
  /** “Window 22, from 1.05 s.” */
  readonly window: string;
  readonly limits: readonly string[];
  readonly workloads: readonly string[];
};

export function momentWords({ lanes, traces, every, windows }: Timeline, at: number): MomentWords {
  const what =
    windows === 1 ? `Window ${at + 1}` : `Windows ${at * windows + 1} to ${(at + 1) * windows}`;
  return {
    window: `${what}, from ${formatSeconds((at * every) as Seconds)}.`,
    limits: lanes.map(
      ({ label, passed, quota, unit, waiting }) =>
        `${label}: ${formatFigure(passed[at] ?? 0)} of ${formatFigure(quota)} ${unit}, ${formatNumber(waiting[at] ?? 0, 1)} waiting`,
    ),
    workloads: traces.map(({ label, done, latency }) => {
      const many = done[at] ?? 0;
      const time = many > 0 ? ` in ${formatSeconds((latency[at] ?? 0) as Seconds)}` : '';
      return `${label}: ${formatNumber(many)} completed${time}`;
    }),
  };
}

/** All of it as one sentence, for a screen reader. */
export const momentInWords = ({ window, limits, workloads }: MomentWords): string =>
  `${window} ${[...limits, ...workloads].join('; ')}.`;

/** One window: for each limit what passed against the quota, and its queue, a mark for each IO. */
export function Moment({ timeline, at }: { timeline: Timeline; at: number }) {
  return (
    <div class="moment" aria-hidden="true">
      {timeline.lanes.map(({ label, kind, passed, quota, unit, waiting }) => {
        const wait = waiting[at] ?? 0;
        const dots = Math.min(maxDots, Math.round(wait));
        return (
          <div class={kind} key={label}>
            <span class="limit-name">{label}</span>
            <LimitBar kind={kind} demand={passed[at] ?? 0} limit={quota} />
            <span class="num">
              {formatFigure(passed[at] ?? 0)} of {formatFigure(quota)} {unit}
            </span>
            <svg class="dots" width="100%" height="10" aria-hidden="true">
              {Array.from({ length: dots }, (_, dot) => (
                <rect x={`${dot * 2.5}%`} y="1" width="1.8%" height="8" key={dot} />
              ))}
            </svg>
            <span class="num">{formatNumber(wait, wait < 10 ? 1 : 0)} waiting</span>
          </div>
        );
      })}
    </div>
  );
}
