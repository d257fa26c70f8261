import type { Lane } from '../../kit/index.ts';
import { printNumber } from '../../units/index.ts';
import { across, columns, quotaInWords } from '../charts/samples.ts';

/** In CSS pixels: the queue stands above the window's quota. */
const queueHeight = 26;
const passHeight = 34;
const passTop = 34 + queueHeight + 6;
const height = passTop + passHeight + 4;
/** The limit stands at five sixths, so that what a window gave too much has room. */
const room = 6 / 5;

/** One gate in time: what each window let through, the line of its quota, and above it the IOs that wait. */
export function LaneChart({ lane, every }: { lane: Lane; every: number }) {
  const { label, kind, passed, quota, waiting } = lane;
  const most = Math.max(0, ...waiting);
  const bottom = passTop + passHeight;
  const limit = bottom - passHeight / room;
  return (
    <svg class={`lane ${kind}`} width="100%" height={height} aria-hidden="true">
      <text x="0" y="13" class="name">
        {label}
      </text>
      <text x="0" y="28">
        limit: {quotaInWords(lane, every)}
      </text>
      <text x="100%" y="13" text-anchor="end">
        {most > 0 ? `queue up to ${printNumber(most, most < 10 ? 1 : 0)}` : 'no queueing'}
      </text>
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 ${across} ${height}`}
        preserveAspectRatio="none"
      >
        {most > 0 && <path class="queue" d={columns(waiting, most, passTop - 4, queueHeight)} />}
        <path class="passed" d={columns(passed, quota * room, bottom, passHeight)} />
      </svg>
      <line class="limit" x1="0" x2="100%" y1={limit} y2={limit} />
    </svg>
  );
}
