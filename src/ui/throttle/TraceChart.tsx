import type { Trace } from '../../kit/index.ts';
import { printSeconds, type Seconds } from '../../units/index.ts';
import { across, columns } from '../charts/samples.ts';

const top = 20;
const height = 52;

/** One load in time: how long its IOs took. */
export function TraceChart({ trace: { label, latency } }: { trace: Trace }) {
  const most = Math.max(0, ...latency);
  return (
    <svg class="lane latency" width="100%" height={height} aria-hidden="true">
      <text x="0" y="13" class="name">
        {label}, latency
      </text>
      <text x="100%" y="13" text-anchor="end">
        {most > 0 ? `up to ${printSeconds(most as Seconds)}` : 'nothing done'}
      </text>
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${across} ${height}`}
        preserveAspectRatio="none"
      >
        <path class="passed" d={columns(latency, most, height - 2, height - top - 2)} />
      </svg>
      <line class="ground" x1="0" x2="100%" y1={height - 2} y2={height - 2} />
    </svg>
  );
}
