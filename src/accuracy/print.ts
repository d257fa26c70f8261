/** The figures of a row, in the unit of its source. */
import {
  type BytesPerSecond,
  type Iops,
  printIops,
  printSeconds,
  printThroughput,
  type Seconds,
} from '../units/index.ts';
import type { Quantity, Row } from './types.ts';

const print: Readonly<Record<Quantity, (value: number, like: string) => string>> = {
  iops: (value) => printIops(value as Iops),
  throughput: (value, like) =>
    printThroughput(value as BytesPerSecond, like.endsWith('MB/s') ? 'MB/s' : 'MiB/s'),
  latency: (value) => printSeconds(value as Seconds),
};

const percent = (error: number | undefined) =>
  error === undefined ? '' : `${error < 0 ? '−' : '+'}${Math.abs(error * 100).toFixed(1)} %`;

/** What is computed for a row, as text; empty where nothing is. */
export const figuresOf = ({ what, printed, formula, simulated, ...row }: Row) => ({
  formula: formula === undefined ? '' : print[what](formula, printed),
  formulaError: percent(row.formulaError),
  simulated: simulated === undefined ? '' : print[what](simulated, printed),
  simulatedError: percent(row.simulatedError),
});
