/** The map as numbers: all places are parts of the plot, across from 0 to 1 and down from 0 to 1. */
import { scaleLog } from 'd3-scale';
import type { Plane } from '../../kit/index.ts';
import { scaleOf } from '../../ui/charts/ticks.ts';
import { bytesIn, formatNumber } from '../../units/index.ts';
import type { Load } from './answer.ts';
import type { MapSize } from './sizes.ts';

export type Axes = Pick<Plane, 'x' | 'y'>;

const inMb = (throughput: number) => throughput / bytesIn['MB/s'];

/** Room around the lowest and the highest limit, as a factor. */
const room = 1.25;

/** Both axes over all sizes: IOPS, and throughput in MB/s. */
export function axesOf(sizes: readonly MapSize[]): Axes {
  const axis = (label: string, of: (size: MapSize) => number): Plane['x'] => {
    const values = sizes.map(of);
    return {
      label,
      scale: 'log',
      values: 'numbers',
      domain: [Math.min(...values) / room, Math.max(...values) * room],
    };
  };
  return {
    x: axis('IOPS', ({ iops }) => iops),
    y: axis('MB/s', ({ throughput }) => inMb(throughput)),
  };
}

/** Where a pair of limits or a load is. */
export function placeIn({ x, y }: Axes) {
  const [across, up] = [scaleOf(x), scaleOf(y)];
  return ({ iops, throughput }: Load) => ({ x: across(iops), y: 1 - up(inMb(throughput)) });
}

/** The values of an axis with a text: one and three of each power of ten. */
export const ticksOn = ({ domain }: Plane['x']) =>
  scaleLog(domain, [0, 1])
    .ticks(20)
    .filter((at) => /^[13]/.test(at.toExponential()))
    .map((at) => ({ at, text: formatNumber(at) }));

/** The IO sizes with a diagonal, in KiB; on phones every other one has its figure. */
const ioSizes = [8, 16, 32, 64, 128];

/** On a diagonal both limits are reached at once. */
export function diagonalsIn(axes: Axes) {
  const at = placeIn(axes);
  const [[left, right], [low, high]] = [axes.x.domain, axes.y.domain];
  return ioSizes.map((kib, index) => {
    const each = inMb(kib * 1024);
    const [start, end] = [Math.max(left, low / each), Math.min(right, high / each)].map((iops) =>
      at({ iops, throughput: iops * kib * 1024 }),
    );
    return { kib, start, end, isMinor: index % 2 === 1 };
  });
}
