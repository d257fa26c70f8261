import type { Chart } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import {
  type Bytes,
  bytesIn,
  kib,
  mib,
  printBytes,
  printIops,
  printKib,
  printThroughput,
  type ThroughputUnit,
} from '../../units/index.ts';
import { logAxis, roundDomain, sizeAxis, stops } from '../axes.ts';
import { sorted } from '../say.ts';
import { countsInUnits, type Volume } from '../volume.ts';
import { model, type Result } from './model.ts';

/** IOPS and throughput against IO size, both axes logarithmic, the knee marked. */
export function chart(volume: Volume, size: Bytes, result: Result, unit: ThroughputUnit): Chart {
  const low = Math.min(kib(2), size) as Bytes;
  const high = Math.max(mib(2), size) as Bytes;
  const { iops, throughput, knee } = result;
  // On logarithmic axes the lines are straight between the points where another limit takes over,
  // and where IOs start to count as one more.
  const steps = countsInUnits(volume.disk)
    ? [1, 2, 3, 4, 5, 6, 7].flatMap((n) => [n * accountingUnit, n * accountingUnit + 1])
    : [];
  const sizes = sorted([low, knee, ...steps, size, high]).filter(
    (each) => each >= low && each <= high,
  );
  const given = sizes.map((each) => model(volume, each as Bytes));
  const rate = given.map((one, index) => [sizes[index] ?? low, one.iops] as const);
  const data = given.map(
    (one, index) => [sizes[index] ?? low, one.throughput / bytesIn[unit]] as const,
  );
  const domain = (line: typeof rate | typeof data) => roundDomain(line.map(([, y]) => y));
  return {
    title: 'IOPS and throughput against IO size',
    summary: `Up to the knee at ${printKib(knee)} IOPS are level and throughput rises; beyond it throughput is level and IOPS fall.`,
    x: sizeAxis([low, high]),
    uprights: knee > low && knee < high ? [{ at: knee, label: `knee ${printKib(knee)}` }] : [],
    readings: stops([low, high], 1024, [knee, size]).map((each) => {
      const at = model(volume, each as Bytes);
      return {
        x: each,
        label: each === knee && each !== size ? printKib(knee) : printBytes(each as Bytes),
        values: [
          { y: at.iops, text: printIops(at.iops) },
          { y: at.throughput / bytesIn[unit], text: printThroughput(at.throughput, unit) },
        ],
      };
    }),
    panels: [
      {
        kind: 'iops',
        y: logAxis('IOPS', domain(rate)),
        lines: [{ label: 'IOPS', points: rate }],
        here: { x: size, y: iops, label: printIops(iops) },
        marks: [],
      },
      {
        kind: 'throughput',
        y: logAxis(unit, domain(data)),
        lines: [{ label: 'Throughput', points: data }],
        here: { x: size, y: throughput / bytesIn[unit], label: printThroughput(throughput, unit) },
        marks: [],
      },
    ],
  };
}
