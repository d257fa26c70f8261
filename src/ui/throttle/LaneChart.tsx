import type { Lane, Trace } from '../../kit/index.ts';
import { formatNumber, formatSeconds, type Seconds } from '../../units/index.ts';
import { columns, laneShape, quotaInWords, Stretched } from '../shapes/columns.tsx';

/** In px: two lines of text, the queue, and below it what passed. */
const queue = { bottom: 62, height: 26 };
const pass = { bottom: 100, height: 34 };
const height = 104;

/** One limit in time: what each window let through, the line of its quota, and above it the IOs that wait. */
export function LaneChart({ lane, every }: { lane: Lane; every: number }) {
  const { longest, limit, ...paths } = laneShape(lane, queue, pass);
  return (
    <svg class={`lane ${lane.kind}`} width="100%" height={height} aria-hidden="true">
      <text x="0" y="13" class="name">
        {lane.label}
      </text>
      <text x="0" y="28">
        limit: {quotaInWords(lane, every)}
      </text>
      <text x="100%" y="13" text-anchor="end">
        {longest > 0 ? `queue up to ${formatNumber(longest, longest < 10 ? 1 : 0)}` : 'no queueing'}
      </text>
      <Stretched height={height}>
        {paths.queue && <path class="queue" d={paths.queue} />}
        <path class="passed" d={paths.passed} />
      </Stretched>
      <line class="limit" x1="0" x2="100%" y1={limit} y2={limit} />
    </svg>
  );
}

const latencyBand = { bottom: 50, height: 30 };
const latencyHeight = 52;

/** One workload in time: how long its IOs took. */
export function LatencyChart({ trace: { label, latency } }: { trace: Trace }) {
  const longest = Math.max(0, ...latency);
  const { bottom } = latencyBand;
  return (
    <svg class="lane latency" width="100%" height={latencyHeight} aria-hidden="true">
      <text x="0" y="13" class="name">
        {label}, latency
      </text>
      <text x="100%" y="13" text-anchor="end">
        {longest > 0 ? `up to ${formatSeconds(longest as Seconds)}` : 'nothing done'}
      </text>
      <Stretched height={latencyHeight}>
        <path class="passed" d={columns(latency, longest, latencyBand)} />
      </Stretched>
      <line class="ground" x1="0" x2="100%" y1={bottom} y2={bottom} />
    </svg>
  );
}
