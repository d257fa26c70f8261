/** One IO at a time, and eight: the same wait for each, and eight times the rate. */
import { cross, range } from 'd3-array';
import { outstandingAt, rateAt } from '../../laws/index.ts';
import {
  formatIops,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  milliseconds,
  outstanding,
} from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits } from './figures.ts';
import { box, label } from './shapes.tsx';

const [latency, span] = [milliseconds(2), milliseconds(10)];
const [sku, top, step] = ['P30', 4, 15];
const trips = Math.round(span / latency);

function tickLabel(tick: number, y: number) {
  if (tick === trips) return label(1, y, formatSeconds(span), 'quiet', 'end');
  const text = formatNumber(tick * latency * 1000);
  return label(tick / trips, y, text, 'quiet', tick === 0 ? 'start' : 'middle');
}

function panel(title: string, lanes: number): Panel {
  const rate = rateAt(outstanding(lanes), latency);
  const line = `${formatNumber(lanes * trips)} IOs in ${formatSeconds(span)}, ${formatIops(rate)}`;
  const bottom = top + lanes * step;
  const { iops: limit } = diskLimits(sku);
  return {
    title,
    height: bottom + 44,
    words: [
      `Each IO takes ${formatSeconds(latency)}. With ${lanes} outstanding: ${line}.`,
      `A ${sku} allows ${formatIops(limit)}; to use them it takes ${formatOutstanding(outstandingAt(limit, latency))} outstanding.`,
    ],
    drawing: [
      cross(range(lanes), range(trips), (lane, trip) => {
        const [from, to] = [trip / trips + 0.004, (trip + 1) / trips - 0.004];
        return box(from, to, top + lane * step, step - 4, 'wait');
      }),
      range(trips + 1).map((tick) => tickLabel(tick, bottom + 14)),
      label(0, bottom + 36, line, 'strong'),
    ],
  };
}

export const timelineDiagram: Diagram = {
  title: `${formatSeconds(span)} of one IO at a time and of eight, ${formatSeconds(latency)} each`,
  panels: [panel('One thread that waits', 1), panel('Eight outstanding', 8)],
};
