/** The figures of a measurement, with or without the limits that they are compared with. */

import type { Readout } from '../../kit/index.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatFraction,
  formatIops,
  formatKib,
  formatNumber,
  formatOutstanding,
  formatSeconds,
  formatThroughput,
  formatThroughputAside,
  type Iops,
  type Outstanding,
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { Measured } from './measured.ts';
import type { Moment } from './series.ts';
import { syncOf } from './sync.ts';

type Figures = { readonly moment: Moment };

const untold = 'not in the text';

const seconds = (value: number) => formatSeconds(value as Seconds);

/** A figure of the moment that decides, or why there is none. */
const figure = (
  shown: Pick<Readout, 'id' | 'label' | 'kind' | 'unit'>,
  value: number | undefined,
  print: (value: number) => string,
  aside?: string,
): Readout => ({
  ...shown,
  ...present({ value }),
  text: value === undefined ? untold : print(value),
  ...(aside && value !== undefined ? { aside } : {}),
});

/**
 * What was measured when the level that is compared was reached.
 * @param unit in which throughput is shown
 * @param nearest the limit that is nearest; nothing where there is none, or none is judged yet
 */
export function readouts(
  { moment, samples, step, run }: Pick<Measured, 'samples' | 'step' | 'run'> & Figures,
  unit: ThroughputUnit,
  nearest?: { readonly ratio: number; readonly name: string },
): readonly Readout[] {
  const { iops, throughput, read, queue, latency } = moment;
  const size = iops && throughput !== undefined ? throughput / iops : undefined;
  const sync = syncOf(run);
  return [
    figure({ id: 'iops', label: 'Measured IOPS', kind: 'iops', unit: 'IOPS' }, iops, (value) =>
      formatIops(value as Iops),
    ),
    figure(
      { id: 'throughput', label: 'Measured throughput', kind: 'throughput', unit: 'B/s' },
      throughput,
      (value) => formatThroughput(value as BytesPerSecond, unit),
      formatThroughputAside((throughput ?? 0) as BytesPerSecond, unit),
    ),
    figure(
      { id: 'latency', label: sync ? 'Sync latency' : 'Latency', kind: 'latency', unit: 's' },
      latency,
      seconds,
      sync && 'mean, after each write',
    ),
    ...(sync?.p99 === undefined
      ? []
      : [
          figure(
            { id: 'sync-p99', label: 'Sync latency, p99', kind: 'latency', unit: 's' },
            sync.p99,
            seconds,
          ),
        ]),
    ...(nearest
      ? [
          figure(
            { id: 'utilisation', label: 'Nearest limit', kind: 'count', unit: '1' },
            nearest.ratio,
            (value) => formatFraction(value),
            nearest.name,
          ),
        ]
      : []),
    figure(
      { id: 'io-size', label: 'IO size', kind: 'count', unit: 'B' },
      size,
      (value) => formatKib(value as Bytes),
      'mean',
    ),
    figure({ id: 'read', label: 'Reads', kind: 'count', unit: '1' }, read, (value) =>
      formatFraction(value),
    ),
    figure({ id: 'queue-depth', label: 'In flight', kind: 'count', unit: 'IO' }, queue, (value) =>
      formatOutstanding(value as Outstanding),
    ),
    figure(
      { id: 'samples', label: run ? 'Runs' : 'Samples', kind: 'count', unit: '1' },
      samples,
      (value) => formatNumber(value),
      step === undefined ? undefined : `every ${formatSeconds(step as Seconds)}`,
    ),
  ];
}
