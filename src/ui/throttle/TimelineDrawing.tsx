import { Component } from 'preact';
import type { Timeline } from '../../kit/index.ts';
import { LaneChart, LatencyChart } from './LaneChart.tsx';

/** The whole run: each limit and each workload over one axis of time. It stays as it is while the player moves over it. */
export class TimelineDrawing extends Component<{ timeline: Timeline }> {
  override shouldComponentUpdate({ timeline }: { timeline: Timeline }) {
    return timeline !== this.props.timeline;
  }

  override render({ timeline: { lanes, traces, every, summary } }: { timeline: Timeline }) {
    const count = traces[0]?.done.length ?? 0;
    return (
      <div role="img" aria-label={summary}>
        {lanes.map((lane) => (
          <LaneChart lane={lane} every={every} key={lane.label} />
        ))}
        {traces.map((trace) => (
          <LatencyChart trace={trace} key={trace.label} />
        ))}
        <p class="axis-ends">
          <span>0 s</span>
          <span>{Math.round(count * every * 1000) / 1000} s</span>
        </p>
      </div>
    );
  }
}
