/** The figures of a measurement, with or without the limits that they are compared with. */

import type { Readout } from '../../kit/index.ts';
import type { Kind } from '../../storage/path/path.ts';
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
  type Seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { formatAbout } from '../shared/answer/latency-text.ts';
import type { Moment } from '../shared/measured/series.ts';
import { levels, type Spread } from './latency-percentiles.ts';
import type { Measured, Sync } from './measured.ts';
import type { OtherOutput } from './several-tools.ts';
import { timedOf } from './timed-ios.ts';

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
    id,
    label,
    kind,
    unit,
    ...defined({ value }),
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
  p99 !== undefined && time('sync-p99', 'Sync latency, p99', p99, formatAbout);

/** The figures of a text that has no others. */
export const syncReadouts = (sync: Sync): readonly Readout[] =>
  listed([time('latency', 'Sync latency', sync.mean, formatAbout, 'mean'), syncP99(sync)]);

/** The readouts that are folded behind the first three. */
const folded = 'more';

type Shown = Pick<Measured, 'samples' | 'step' | 'run' | 'sync'> & {
  readonly moment: Moment;
  readonly spreads: readonly Spread[];
};

/** The limit that is nearest, and the nearest one of each dimension as the end of a figure: “of 384 MB/s”. */
export type Nearest = { readonly ratio: number; readonly name: string } & {
  readonly [Of in Kind]?: string | undefined;
};

/**
 * What was measured when the level that is compared was reached.
 * @param unit in which throughput is shown
 * @param nearest nothing where there is no limit, or none is judged yet
 */
export function readouts(
  { moment, samples, step, run, sync, spreads: [spread] }: Shown,
  unit: ThroughputUnit,
  nearest?: Nearest,
  beside?: OtherOutput,
): readonly Readout[] {
  const { iops, throughput, read } = moment;
  // What the output does not tell is of another one of the same minutes.
  const { queue = beside?.queue, latency = beside?.latency } = moment;
  const by = (own: unknown) => (own === undefined && beside ? `by ${beside.form}` : '');
  const mean = iops && throughput !== undefined ? bytes(throughput / iops) : undefined;
  const both = throughput === undefined ? '' : formatThroughputAside(throughput, unit);
  /** Is it printed as the mean is? */
  const isMean = (of: Seconds) => latency !== undefined && formatAbout(of) === formatAbout(latency);
  const isApart = spread?.p99 !== undefined && !isMean(spread.p99);
  const ofLatency = listed([
    isApart && `p99 ${formatAbout(spread.p99)}`,
    isApart && spread.from && `by ${spread.from}`,
  ]).join(' ');
  const { timed, missing } = run ? timedOf(run) : { timed: [], missing: [] };
  const ofWhat = timed.length > 0 && missing.length > 0 ? ` of ${timed.join()}` : '';
  const [name, what] = sync
    ? ['Sync latency', 'mean, after each write']
    : ['Latency', `mean${ofWhat}`];
  const others = listed([
    ...levels.map(([id, , label]) => {
      const level = spread?.[id];
      if (level === undefined) return false;
      const of = spread?.name === 'samples' ? 'of the means of samples' : spread?.name;
      const from = spread?.from && `by ${spread.from}`;
      const one = time(id, `Latency, ${label}`, level, formatAbout, listed([of, from]).join(', '));
      // What is printed as the mean is there for programs.
      return isMean(level) ? { ...one, within: 'over' } : one;
    }),
    sync && syncP99(sync),
    nearest && share('utilisation', 'Nearest limit', nearest.ratio, formatFraction, nearest.name),
    size('io-size', 'IO size', mean, formatKib, 'mean'),
    share('read', 'Reads', read, formatFraction),
    inFlight(
      'queue-depth',
      'In flight',
      queue,
      formatOutstanding,
      moment.queue !== undefined && beside?.queue !== undefined
        ? `${formatOutstanding(beside.queue)} by ${beside.form}`
        : by(moment.queue),
    ),
    share(
      'samples',
      run ? 'Runs' : 'Samples',
      samples,
      (value) => formatNumber(value),
      step && `every ${formatSeconds(step)}`,
    ),
  ]);
  return [
    rate('iops', 'IOPS', iops, formatIops, nearest?.iops),
    moved(
      'throughput',
      'Throughput',
      throughput,
      (value) => formatThroughput(value, unit),
      nearest?.throughput ?? both,
    ),
    time(
      'latency',
      name,
      latency,
      formatAbout,
      listed([what, by(moment.latency), ofLatency]).join(', '),
    ),
    ...others.map((one) => ({ within: folded, ...one })),
  ];
}
