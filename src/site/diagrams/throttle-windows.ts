/** The window of 50 ms: what a P30 passes in each, and what is left for the next. */
import { range } from 'd3-array';
import { drain, latencyAt, perWindow, throttleWindow } from '../../laws/index.ts';
import {
  formatIops,
  formatNumber,
  formatSeconds,
  outstanding,
  seconds,
} from '../../units/index.ts';
import type { Diagram, Panel } from './diagram.ts';
import { diskLimits } from './figures.ts';
import { across, box, label } from './shapes.tsx';

const sku = 'P30';
const { iops: limit } = diskLimits(sku);
const room = perWindow(limit);
const [base, perIo, columns] = [196, 40 / 250, 4];

const start = (index: number) => formatSeconds(seconds(index * throttleWindow));

function column(index: number, { passed, waiting } = { passed: 0, waiting: 0 }) {
  const [from, to] = [(index + 0.12) / columns, (index + 0.88) / columns];
  const middle = (from + to) / 2;
  const says = passed > 0 ? `${formatNumber(passed)} pass` : 'idle';
  const [low, high] = [base - passed * perIo, base - (passed + waiting) * perIo];
  return [
    box(from, to, base - room * perIo, room * perIo, 'room'),
    passed > 0 && box(from, to, low, passed * perIo, 'iops'),
    waiting > 0 && box(from, to, high, waiting * perIo, 'queue'),
    label(middle, base - 14, says, undefined, 'middle'),
    waiting > 0 && label(middle, high - 6, `${formatNumber(waiting)} wait`, 'over', 'middle'),
    label(index / columns, base + 18, start(index), 'quiet'),
  ];
}

function panel(title: string, atOnce: number): Panel {
  const windows = drain(atOnce, limit);
  /** The latency of the last of the IOs, by Little’s law. */
  const latency = formatSeconds(latencyAt(outstanding(atOnce), limit));
  const count = formatNumber(atOnce);
  return {
    title,
    height: base + 26,
    words: [
      ...windows.map(
        ({ passed, waiting }, index) =>
          `Window from ${start(index)}: ${formatNumber(passed)} pass, ${formatNumber(waiting)} wait.`,
      ),
      `${count} at once need ${windows.length} windows: ${count} ÷ ${formatIops(limit)} = ${latency}.`,
    ],
    drawing: [
      range(columns).map((index) => column(index, windows[index])),
      across(0, 1, base - room * perIo, 'limit'),
    ],
  };
}

export const windowsDiagram: Diagram = {
  title: `A ${sku} passes ${formatNumber(room)} IOs in each window of ${formatSeconds(throttleWindow)}: the line across`,
  panels: [
    panel('500 at once: half of them wait', 500),
    panel('1,000 at once: the last are out after 200 ms', 1000),
  ],
};
