/** Readouts that answers share: IOPS, throughput in its unit, and none. */
import type { Readout, Shown } from '../../../kit/index.ts';
import {
  type BytesPerSecond,
  formatIops,
  formatThroughput,
  formatThroughputAside,
  type Iops,
  type ThroughputUnit,
} from '../../../units/index.ts';

export const iopsReadout = (value: Iops, label = 'IOPS'): Readout => ({
  id: 'iops',
  label,
  kind: 'iops',
  value,
  unit: 'IOPS',
  text: formatIops(value),
});

export const throughputReadout = (
  value: BytesPerSecond,
  unit: ThroughputUnit,
  label = 'Throughput',
): Readout => ({
  id: 'throughput',
  label,
  kind: 'throughput',
  value,
  unit: 'B/s',
  text: formatThroughput(value, unit),
  aside: formatThroughputAside(value, unit),
});

/** The parts of an answer that are empty where there is nothing to compute; recommendations are added separately. */
export const withoutFigures = {
  boundBy: [],
  readouts: [],
  limits: [],
  tables: [],
  steps: [],
  deepLinks: [],
} as const satisfies Partial<Shown>;
