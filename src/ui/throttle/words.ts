/** A limit of a run in words: its figure, how much of it is used, and who waits. */
import { formatShare } from '../../calculators/throttle/format.ts';
import type { Lane, Timeline } from '../../kit/index.ts';
import { formatFigure, formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';

/** IOs are whole: half an IO on average and less is no queue. */
export const waitsIn = (waiting: readonly number[], at: number): number =>
  Math.round(waiting[at] ?? 0);

/** Do IOs ever wait at this limit? */
export const isQueue = ({ waiting }: Lane): boolean =>
  waiting.some((_, at) => waitsIn(waiting, at) > 0);

export const limitText = ({ limit, unit }: Lane): string => `${formatFigure(limit)} ${unit}`;

/** “9 s to 10 s”. */
export const timeText = ({ every, seconds }: Timeline, at: number): string => {
  const [from, to] = [at * every, Math.min(seconds, (at + 1) * every)];
  return `${formatSeconds(rounded3(from))} to ${formatSeconds(rounded3(to))}`;
};

/** Multiples of a window, without what the multiplication leaves behind the last digit. */
const rounded3 = (time: number) => (Math.round(time * 1e6) / 1e6) as Seconds;

/** Samples differ by a few IOs: rounded up, one would read as more than the rate beside it. */
function shareText(passed: number, limit: number): string {
  const part = passed / limit;
  return formatShare(part > 0.1 && part < 0.99 ? Math.floor(part * 100 + 1e-9) / 100 : part);
}

/** A limit in one sample: “72 IOs waiting: 60 tempdb, 12 data”. */
export function momentText({ lane, timeline, at }: LaneMoment): string {
  const { waiting, passed, limit, shares } = lane;
  const many = waitsIn(waiting, at);
  if (many === 0) return `no queue, ${shareText(passed[at] ?? 0, limit)} used`;
  const parts = shares.flatMap((share) => {
    const own = waitsIn(share.waiting, at);
    return own > 0 ? [`${formatNumber(own)} ${timeline.traces[share.of]?.label}`] : [];
  });
  return `${formatNumber(many)} IO${many === 1 ? '' : 's'} waiting: ${parts.join(', ')}`;
}

/** “VM cached, 1,000 MB/s: up to 72 IOs waiting” */
export const longestQueue = (lane: Lane): string => {
  const many = Math.max(...lane.waiting.map((_, at) => waitsIn(lane.waiting, at)));
  return `${lane.label}, ${limitText(lane)}: ${many === 0 ? 'no queue' : `up to ${formatNumber(many)} IO${many === 1 ? '' : 's'} waiting`}`;
};

/** A limit of a run in one sample. */
export type LaneMoment = {
  readonly lane: Lane;
  readonly timeline: Timeline;
  readonly at: number;
};
