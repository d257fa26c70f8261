import type { Timeline } from '../../kit/index.ts';
import { across, columns, quotaInWords } from '../../ui/charts/samples.ts';
import { ink, inkOf, toneInk } from './ink.ts';

/** One gate: its name, the queue above, what passed below, the line of the quota across it. */
const step = 128;
const queue = { bottom: 62, height: 34 };
const passed = { bottom: 108, height: 42 };
/** As in the page: the quota stands at five sixths. */
const room = 6 / 5;

/** The busiest gates of a run, window by window. */
export function TimelineDrawing({
  timeline,
  width,
  height,
}: {
  timeline: Timeline;
  width: number;
  height: number;
}) {
  const limit = passed.bottom - passed.height / room;
  return (
    <>
      {timeline.lanes.slice(0, Math.floor(height / step)).map((lane, at) => {
        const most = Math.max(0, ...lane.waiting);
        return (
          <g transform={`translate(0 ${at * step})`} key={lane.label}>
            <text y="20" font-size="20" fill={ink.quiet}>
              {lane.label}
            </text>
            <text x={width} y="20" font-size="20" text-anchor="end" fill={ink.text}>
              {quotaInWords(lane, timeline.every)}
            </text>
            <g transform={`scale(${width / across} 1)`}>
              <path
                d={columns(lane.waiting, most, queue.bottom, queue.height)}
                fill={toneInk.over}
              />
              <path
                d={columns(lane.passed, lane.quota * room, passed.bottom, passed.height)}
                fill={inkOf[lane.kind]}
              />
            </g>
            <path d={`M0 ${limit}H${width}`} stroke={ink.text} stroke-width="3" />
          </g>
        );
      })}
    </>
  );
}
