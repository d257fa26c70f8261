/** The window of 50 ms: what a P30 passes in each, and what is left for the next. */
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
import { Box, Label } from './shapes.tsx';

const sku = 'P30';
const { iops: limit } = diskLimits(sku);
const room = perWindow(limit);
const [base, perIo, columns] = [196, 40 / 250, 4];

const start = (index: number) => formatSeconds(seconds(index * throttleWindow));

function Column({ index, passed, waiting }: { index: number; passed: number; waiting: number }) {
  const [from, to] = [(index + 0.12) / columns, (index + 0.88) / columns];
  const middle = (from + to) / 2;
  const [low, high] = [base - passed * perIo, base - (passed + waiting) * perIo];
  return (
    <>
      <Box from={from} to={to} y={base - room * perIo} height={room * perIo} kind="room" />
      {passed > 0 && <Box from={from} to={to} y={low} height={passed * perIo} kind="iops" />}
      {waiting > 0 && <Box from={from} to={to} y={high} height={waiting * perIo} kind="queue" />}
      <Label x={middle} y={base - 14} anchor="middle">
        {passed > 0 ? `${formatNumber(passed)} pass` : 'idle'}
      </Label>
      {waiting > 0 && (
        <Label x={middle} y={high - 6} anchor="middle" kind="over">
          {formatNumber(waiting)} wait
        </Label>
      )}
      <Label x={index / columns} y={base + 18} kind="quiet">
        {start(index)}
      </Label>
    </>
  );
}

function panel(title: string, atOnce: number): Panel {
  const windows = drain(atOnce, limit);
  const idle = { passed: 0, waiting: 0 };
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
    drawing: (
      <>
        {Array.from({ length: columns }, (_, index) => (
          <Column key={index} index={index} {...(windows[index] ?? idle)} />
        ))}
        <line class="limit" x1="0" x2="100%" y1={base - room * perIo} y2={base - room * perIo} />
      </>
    ),
  };
}

export const windowsDiagram: Diagram = {
  title: `A ${sku} passes ${formatNumber(room)} IOs in each window of ${formatSeconds(throttleWindow)}: the line across`,
  panels: [
    panel('500 at once: half of them wait', 500),
    panel('1,000 at once: the last are out after 200 ms', 1000),
  ],
};
