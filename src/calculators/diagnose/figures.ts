/** The figures of a measurement, with or without the limits that they are compared with. */

import type { Readout } from '../../kit/index.ts';
import {
  bytes,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  formatThroughputAside,
  type ThroughputUnit,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { listed } from '../shared/answer/parts.ts';
import type { Moment } from '../shared/measured/series.ts';
import type { Measured } from './measured.ts';
import { type Sync, syncOf } from './sync.ts';

/** A figure of the moment that decides, or that the text does not tell it. */
const figure =
  (kind: Readout['kind'], unit: Readout['unit']) =>
  <T extends number>(
    id: string,
    label: string,
    value: T | undefined,
    print: (value: T) => string,
    aside?: string,
  ): Readout => ({
    ...{ id, label, kind, unit },
    ...present({ value }),
    text: value === undefined ? 'not in the text' : print(value),
    ...(aside && value !== undefined ? { aside } : {}),
  });

const [rate, moved, time] = [
  figure('iops', 'IOPS'),
  figure('throughput', 'B/s'),
  figure('latency', 's'),
];
const [share, size, inFlight] = [figure('count', '1'), figure('count', 'B'), figure('count', 'IO')];

const syncP99 = ({ p99 }: Sync) =>
  p99 !== undefined && time('sync-p99', 'Sync latency, p99', p99, formatSeconds);

/** The figures of a text that has no others. */
export const syncReadouts = (sync: Sync): readonly Readout[] =>
  listed([time('latency', 'Sync latency', sync.mean, formatSeconds, 'mean'), syncP99(sync)]);

/**
 * What was measured when the level that is compared was reached.
 * @param unit in which throughput is shown
 * @param nearest the limit that is nearest; nothing where there is none, or none is judged yet
 */
export function readouts(
  { moment, samples, step, run }: Pick<Measured, 'samples' | 'step' | 'run'> & { moment: Moment },
  unit: ThroughputUnit,
  nearest?: { readonly ratio: number; readonly name: string },
): readonly Readout[] {
  const { iops, throughput, read, queue, latency } = moment;
  const mean = iops && throughput !== undefined ? bytes(throughput / iops) : undefined;
  const aside = throughput === undefined ? '' : formatThroughputAside(throughput, unit);
  const sync = syncOf(run);
  return listed([
    rate('iops', 'Measured IOPS', iops, formatIops),
    moved(
      'throughput',
      'Measured throughput',
      throughput,
      (value) => formatThroughput(value, unit),
      aside,
    ),
    time(
      'latency',
      sync ? 'Sync latency' : 'Latency',
      latency,
      formatSeconds,
      sync && 'mean, after each write',
    ),
    sync && syncP99(sync),
    nearest && share('utilisation', 'Nearest limit', nearest.ratio, formatFraction, nearest.name),
    size('io-size', 'IO size', mean, formatKib, 'mean'),
    share('read', 'Reads', read, formatFraction),
    inFlight('queue-depth', 'In flight', queue, formatOutstanding),
    share(
      'samples',
      run ? 'Runs' : 'Samples',
      samples,
      (value) => formatNumber(value),
      step && `every ${formatSeconds(step)}`,
    ),
  ]);
}
