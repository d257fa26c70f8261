/** What was measured of a set-up, before it is judged. */
import type { Inputs } from '../../kit/index.ts';
import type { Vm } from '../../limits/types.ts';
import type { Run, Runs } from '../../readers/reading.ts';
import type { Comparison } from '../../storage/diagnosis/compare.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Bytes, fraction, type Seconds } from '../../units/index.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import type { Aligned, Moment } from '../shared/measured/series.ts';
import type { Spread } from './latency-percentiles.ts';
import type { Mapping, Unit } from './mapping.ts';
import type { fields } from './text-fields.ts';

/** What the reader has entered so far. */
export type Entered = Inputs<typeof fields> & {
  /** All outputs of a text that has several. */
  readonly outputs?: readonly Readable[];
};

/** A measurement with the set-up that it is judged by. */
export type Given = Entered & { readonly vm: Vm };

/** Nothing while the VM or the disks are not entered: no limit is then judged. */
export const withSetUp = (entered: Entered): Given | undefined =>
  entered.vm && entered.disks.length > 0 ? { ...entered, vm: entered.vm } : undefined;

/** One limit beside what was measured, with whose it is in the set-up that the reader entered. */
export type Compared = Comparison & {
  /** The devices that cross it. */
  readonly devices: readonly string[];
};

/** What a test that syncs after each write found of its syncs: the mean, and the time that 99 % of them stay within. */
export type Sync = {
  readonly mean: Seconds | undefined;
  readonly p99: Seconds | undefined;
  /** Both in words. */
  readonly text: string;
};

/** What was measured, before it is judged. */
export type Measured = {
  readonly units: readonly Unit[];
  readonly mapping?: Mapping;
  /** Which disks were measured is assumed, and may decide the verdict. */
  readonly isUnsure?: boolean;
  readonly setUp: SetUp;
  readonly compared: readonly Compared[];
  /** What these devices did when the level of this comparison was reached. */
  readonly momentOf: (compared: Compared | undefined) => Moment;
  readonly samples: number;
  /** What each device of a text with samples did. */
  readonly devices: readonly Aligned[];
  readonly step?: Seconds;
  readonly times?: readonly number[];
  readonly run?: Run;
  readonly sync?: Sync;
  /** How the latencies of the run are spread, those of most IOs first. */
  readonly spreads?: readonly Spread[];
};

/** A set-up of which each device is one group, so that one busy disk of a stripe is seen beside idle ones. */
export function setUpFor(
  { vm, disks, limits }: Given,
  units: readonly Unit[],
  { read = 1, size }: { readonly read?: number | undefined; readonly size?: number | undefined },
): SetUp {
  return {
    vm,
    temp: 'unused',
    edition: limits,
    targetIops: undefined,
    targetThroughput: undefined,
    groups: units.flatMap(({ group, count }) => {
      const of = disks[group];
      return of ? [{ ...of, count, iops: undefined }] : [];
    }),
    size: size === undefined || !(size > 0) ? undefined : (size as Bytes),
    read: fraction(read),
    // Which reads the cache answered, no tool of the guest tells.
    hit: fraction(0),
  };
}

/** Measures a run of a benchmark beside the limits of the disks that it was of. */
export type MeasureRun = (runs: Runs, inputs: Given) => Generator<void, Measured>;

/** Of a text that has no finished run. */
export const nothingMeasured = (inputs: Given): Measured => ({
  units: [],
  compared: [],
  samples: 0,
  devices: [],
  momentOf: () => ({}),
  setUp: setUpFor(inputs, [], {}),
});
