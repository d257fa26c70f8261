import type { Chart } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import { countsIoUnits } from '../../storage/path.ts';
import type { Volume } from '../../storage/volume.ts';
import {
  type Bytes,
  bytesIn,
  formatBytes,
  formatIops,
  formatKib,
  formatThroughput,
  kib,
  mib,
  type ThroughputUnit,
} from '../../units/index.ts';
import { logAxis, roundDomain, sizeAxis, tickStops } from '../axes.ts';
import { sorted } from '../volume-format.ts';
import { model, type Result } from './model.ts';

/** IOPS and throughput against IO size, both axes logarithmic, the crossover size marked. */
export function chart(volume: Volume, size: Bytes, result: Result, unit: ThroughputUnit): Chart {
  const low = Math.min(kib(2), size) as Bytes;
  const high = Math.max(mib(2), size) as Bytes;
  const { iops, throughput, crossover } = result;
  const marked = crossover === undefined ? [] : [crossover];
  // On logarithmic axes the lines are straight between the points where another limit becomes the
  // lowest, and where an IO starts to count as one more.
  const steps = countsIoUnits(volume.disk)
    ? [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [n * accountingUnit, n * accountingUnit + 1])
    : [];
  const inside = (each: number) => each >= low && each <= high;
  const at = (each: number) => model(volume, each as Bytes) ?? result;
  const sizes = sorted([low, ...marked, ...steps, size, high]).filter(inside);
  const rate = sizes.map((each) => [each, at(each).iops] as const);
  const data = sizes.map((each) => [each, at(each).throughput / bytesIn[unit]] as const);
  const domain = (line: readonly (readonly [number, number])[]) =>
    roundDomain(line.map(([, y]) => y));
  return {
    title: 'IOPS and throughput by IO size',
    summary:
      crossover === undefined
        ? 'Where one of the limits is not published, only the other is drawn.'
        : `Up to the crossover size of ${formatKib(crossover)} IOPS are level and throughput rises; above it throughput is level and IOPS fall.`,
    x: sizeAxis([low, high]),
    verticalLines: marked
      .filter((each) => each > low && each < high)
      .map((each) => ({ at: each, label: `crossover ${formatKib(each)}` })),
    samples: tickStops([low, high], 1024, [...marked, size]).map((each) => {
      const { iops: y, throughput: moved } = at(each);
      return {
        x: each,
        label:
          each === crossover && each !== size ? formatKib(crossover) : formatBytes(each as Bytes),
        values: [
          { y, text: formatIops(y) },
          { y: moved / bytesIn[unit], text: formatThroughput(moved, unit) },
        ],
      };
    }),
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', domain(rate)),
        lines: [{ label: 'IOPS', points: rate }],
        current: { x: size, y: iops, label: formatIops(iops) },
        marks: [],
      },
      {
        kind: 'throughput',
        y: logAxis(unit, domain(data)),
        lines: [{ label: 'Throughput', points: data }],
        current: {
          x: size,
          y: throughput / bytesIn[unit],
          label: formatThroughput(throughput, unit),
        },
        marks: [],
      },
    ],
  };
}
