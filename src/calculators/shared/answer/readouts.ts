/** Readouts that answers share: IOPS, and throughput in its unit. */
import type { Readout } from '../../../kit/index.ts';
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
