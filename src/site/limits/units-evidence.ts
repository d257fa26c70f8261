/** The four P30 rows of the design guide, and what each convention makes of them. */
import { throughputOf } from '../../laws/index.ts';
import { bytes, bytesIn, iops, printFigure } from '../../units/index.ts';

/** As printed: IO size in KB, IOPS, MB a second. Quotations, read from the guide's table of IO sizes. */
const printed = [
  [8, 5000, 40],
  [32, 5000, 160],
  [64, 3200, 200],
  [1024, 200, 200],
] as const;

export const evidence = printed.map(([size, rate, throughput]) => {
  const decimal = throughputOf(iops(rate), bytes(size * 1000)) / bytesIn['MB/s'];
  const binary = throughputOf(iops(rate), bytes(size * 1024)) / bytesIn['MiB/s'];
  const column = (value: number) => ({ text: printFigure(value), exact: value === throughput });
  return { size, rate, throughput, decimal: column(decimal), binary: column(binary) };
});
