import type { Chart, Panel } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import { countsIoUnits } from '../../storage/path/path.ts';
import { limitsOf, smallestIo, type Volume } from '../../storage/set-up/volume.ts';
import {
  type Bytes,
  bytesIn,
  formatBytes,
  formatIops,
  formatKib,
  formatThroughput,
  kib,
  mib,
  serializeBytes,
  sorted,
  type ThroughputUnit,
} from '../../units/index.ts';
import { domainOf, logAxis, tickStops } from '../shared/answer/axes.ts';
import { unitOf } from '../shared/answer/checks-and-columns.ts';
import { limitLines, limitTexts } from '../shared/volume/limit-lines.ts';
import { model, type Result } from './model.ts';

/** The IO sizes at which another limit of the volume becomes the lowest: a throughput limit for one of IOPS. */
function bends(volume: Volume): readonly number[] {
  // At an IO size of one byte a throughput in bytes per second is a rate in IOPS.
  const limits = limitsOf({ ...volume, spread: 1 }, smallestIo);
  const rates = (kind: 'iops' | 'throughput') =>
    limits.filter((limit) => limit.kind === kind).map(({ allows }) => allows);
  return rates('throughput').flatMap((bytes) => rates('iops').map((rate) => bytes / rate));
}

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
  const sizes = sorted([low, ...marked, ...bends(volume), ...steps, size, high]).filter(inside);
  // Each line in IOPS; the second panel has the same in bytes.
  const lineOf = (label: string, rateAt: (found: Result) => number, secondary: boolean) => {
    const rates = sizes.map((each) => [each, rateAt(at(each))] as const);
    const data = rates.map(([each, rate]) => [each, (rate * each) / bytesIn[unit]] as const);
    return { label, secondary, rates, data };
  };
  const lines = [
    ...limitLines(result.limits).map(({ name }, side) =>
      lineOf(name, (found) => limitLines(found.limits)[side]?.allows ?? 0, true),
    ),
    lineOf('', (found) => found.iops, false),
  ];
  const panel = (
    kind: 'iops' | 'throughput',
    of: 'rates' | 'data',
    y: number,
    label: string,
  ): Panel => ({
    kind,
    y: logAxis(unitOf(kind, unit), domainOf(lines.flatMap((line) => line[of].map(([, y]) => y)))),
    lines: lines.map((line) => ({
      label: line.label,
      points: line[of],
      secondary: line.secondary,
    })),
    current: { x: size, y, label },
    marks: [],
  });
  const sizesSet = tickStops([low, high], 1024, [size]);
  return {
    title: 'IOPS and throughput by IO size',
    summary:
      crossover === undefined
        ? 'Where one of the limits is not published, only the other is drawn.'
        : `Up to the crossover size of ${formatKib(crossover)} IOPS are level and throughput rises; above it throughput is level and IOPS fall.`,
    x: logAxis('IO size', [low, high], 'sizes'),
    verticalLines: marked
      .filter(inside)
      .map((each) => ({ at: each, label: `crossover ${formatKib(each)}` })),
    samples: tickStops([low, high], 1024, [...marked, size]).map((each) => {
      const { iops: y, throughput: bytes, limits } = at(each);
      return {
        x: each,
        label:
          each === crossover && each !== size ? formatKib(crossover) : formatBytes(each as Bytes),
        values: [
          {
            y,
            text: formatIops(y),
            others: limitTexts(limitLines(limits)),
          },
          { y: bytes / bytesIn[unit], text: formatThroughput(bytes, unit) },
        ],
      };
    }),
    input: {
      name: 'io-size',
      label: 'IO size',
      values: sizesSet.map((x) => ({ x, text: serializeBytes(x as Bytes) })),
    },
    panels: [
      panel('iops', 'rates', iops, formatIops(iops)),
      panel('throughput', 'data', throughput / bytesIn[unit], formatThroughput(throughput, unit)),
    ],
  };
}
