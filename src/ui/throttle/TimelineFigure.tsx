import type { Timeline } from '../../kit/index.ts';
import { LaneChart } from './LaneChart.tsx';
import { TraceChart } from './TraceChart.tsx';

/** The whole run, drawn still: a lane for each gate and each load over one axis of time. */
export function TimelineFigure({ timeline }: { timeline: Timeline }) {
  const { lanes, traces, every } = timeline;
  const count = traces[0]?.done.length ?? 0;
  return (
    <div role="img" aria-label={timeline.summary}>
      {lanes.map((lane) => (
        <LaneChart lane={lane} every={every} key={lane.label} />
      ))}
      {traces.map((trace) => (
        <TraceChart trace={trace} key={trace.label} />
      ))}
      <p class="axis-ends">
        <span>0 s</span>
        <span>{Math.round(count * every * 1000) / 1000} s</span>
      </p>
    </div>
  );
}
