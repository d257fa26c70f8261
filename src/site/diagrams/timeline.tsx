/** One IO at a time, and eight: the same wait for each, and eight times the rate. */
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
import { Box, Label } from './shapes.tsx';

const [latency, span] = [milliseconds(2), milliseconds(10)];
const [sku, top, step] = ['P30', 4, 15];
const trips = Math.round(span / latency);

function panel(title: string, lanes: number): Panel {
  const rate = rateAt(outstanding(lanes), latency);
  const done = lanes * trips;
  const line = `${formatNumber(done)} IOs in ${formatSeconds(span)}, ${formatIops(rate)}`;
  const bottom = top + lanes * step;
  const { iops: limit } = diskLimits(sku);
  return {
    title,
    height: bottom + 44,
    words: [
      `Each IO takes ${formatSeconds(latency)}. With ${lanes} outstanding: ${line}.`,
      `A ${sku} allows ${formatIops(limit)}; to use them it takes ${formatOutstanding(outstandingAt(limit, latency))} outstanding.`,
    ],
    drawing: (
      <>
        {Array.from({ length: lanes }, (_, lane) =>
          Array.from({ length: trips }, (__, trip) => (
            <Box
              key={`${lane}-${trip}`}
              from={trip / trips + 0.004}
              to={(trip + 1) / trips - 0.004}
              y={top + lane * step}
              height={step - 4}
              kind="wait"
            />
          )),
        )}
        {Array.from({ length: trips + 1 }, (_, tick) => (
          <Label
            key={tick}
            x={tick / trips}
            y={bottom + 14}
            anchor={tick === 0 ? 'start' : tick === trips ? 'end' : 'middle'}
            kind="quiet"
          >
            {tick === trips ? formatSeconds(span) : formatNumber(tick * latency * 1000)}
          </Label>
        ))}
        <Label x={0} y={bottom + 36} kind="strong">
          {line}
        </Label>
      </>
    ),
  };
}

export const timelineDiagram: Diagram = {
  title: `${formatSeconds(span)} of one IO at a time and of eight, ${formatSeconds(latency)} each`,
  panels: [panel('One thread that waits', 1), panel('Eight outstanding', 8)],
};
