/** What a text says before any limit is judged: its figures at the level that is to be compared, and its devices. */
import type { Table } from '../../kit/index.ts';
import type { Samples } from '../../readers/reading.ts';
import { percentile, sumOf } from '../../storage/diagnosis/compare.ts';
import { defined } from '../../units/omit-undefined.ts';
import { isNoDisk, leavesOf } from '../shared/measured/devices.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import {
  type Aligned,
  momentOf,
  type Steps,
  stepLength,
  stepsOf,
} from '../shared/measured/series.ts';
import { numbersForm } from './example-names.ts';
import { uses } from './fields.ts';
import { spreadOfSamples } from './latency-percentiles.ts';
import type { Entered } from './measured.ts';
import { chosenRun, momentOfRun, spreadsOf } from './runs.ts';
import { syncOf } from './sync.ts';
import { figureTable } from './tables.ts';
import type { Found } from './validity.ts';

export type Figures = {
  readonly found: Found;
  readonly at?: number;
  readonly steps?: Steps;
  /** The devices that are counted. */
  readonly counted?: readonly Aligned[];
};

const nothing = { diagnosis: { comparisons: [] }, first: undefined, loads: [] } as const;

/** By throughput, which more tools count; by IOPS where there is none. */
const kindOf = (devices: readonly Aligned[]) =>
  devices.some(({ throughput }) => throughput) ? 'throughput' : 'iops';

/** What all disks did together, or the device that is asked for, at the level that is to be compared. */
function* figuresOf(
  samples: Samples,
  { device, interval, use }: Entered,
): Generator<void, Figures> {
  const steps = yield* stepsOf(samples);
  const names = device ? [device] : leavesOf(samples.series).map((one) => one.device);
  const counted = steps.devices.filter((one) => names.includes(one.device));
  const kind = kindOf(counted);
  const values = sumOf(counted.map((one) => one[kind] ?? []));
  yield;
  const at = values.indexOf(percentile(values, uses[use]) ?? Number.NaN);
  const step = stepLength(samples, interval);
  return {
    found: {
      ...nothing,
      samples: steps.length,
      ...defined({ step }),
      moment: at < 0 ? {} : momentOf(counted, at),
      spreads: yield* spreadOfSamples(counted, steps.length),
    },
    at,
    steps,
    counted,
  };
}

/** What was measured, in slices of a few milliseconds. */
export function* figuring(reading: Readable, entered: Entered): Generator<void, Figures> {
  if (reading.kind === 'samples') return yield* figuresOf(reading, entered);
  const run = chosenRun(reading, entered);
  const moment = run ? momentOfRun(run) : {};
  return {
    found: {
      ...nothing,
      ...defined({ run, sync: syncOf(run) }),
      spreads: run ? spreadsOf(run) : [],
      moment,
      samples: reading.runs.length,
    },
  };
}

/** Which devices did what, the busiest first. */
export function tableOfSamples(
  reading: Readable,
  entered: Entered,
  { found, at = -1, steps }: Figures,
): readonly Table[] {
  if (at < 0 || !steps || reading.form === numbersForm) return [];
  const devices = steps.devices.filter(({ device }) => !isNoDisk(device));
  const kind = kindOf(devices);
  const rows = devices
    .map((one) => ({
      before: [one.device],
      moment: momentOf([one], at),
      values: one[kind] ?? [],
      value: one.device,
      current: one.device === entered.device,
    }))
    .toSorted((a, b) => (b.moment[kind] ?? 0) - (a.moment[kind] ?? 0))
    .slice(0, 40);
  const columns = { before: ['Device'], chooses: 'device' };
  return [figureTable('What was read', columns, rows, found, kind)];
}
