/** A measurement before the VM and its disks are entered: what was read, and the question. No limit is judged. */

import type { Begun, NextStep, Phrase, Table } from '../../kit/index.ts';
import type { Samples } from '../../readers/reading.ts';
import { percentile, sumOf } from '../../storage/diagnosis/compare.ts';
import { formatFraction, formatIops, formatThroughput } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { strong } from '../shared/answer/format.ts';
import { bySeverity } from '../shared/answer/notes.ts';
import { listed } from '../shared/answer/parts.ts';
import { list } from '../shared/answer/text.ts';
import { isNoDisk, leavesOf } from '../shared/measured/devices.ts';
import type { Readable } from '../shared/measured/reading-text.ts';
import {
  type Aligned,
  momentOf,
  type Steps,
  stepLength,
  stepsOf,
} from '../shared/measured/series.ts';
import { checksOf } from './checks-of.ts';
import { numbersForm } from './example-names.ts';
import { uses } from './fields.ts';
import { readouts } from './figures.ts';
import type { Entered } from './measured.ts';
import { askedPlane } from './measured-plane.ts';
import type { Asked } from './offers.ts';
import { runTable } from './run-table.ts';
import { chosenRun, measureRun, momentOfRun, spreadsOf } from './runs.ts';
import { spreadOfSamples } from './spread.ts';
import { syncOf, toCommit } from './sync.ts';
import { figureTable } from './tables.ts';
import { type Found, readAs, validityOf } from './validity.ts';

const ofRuns = { checksOf, measureRun };

type Figures = {
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
      ...{ ...nothing, samples: steps.length, ...present({ step }) },
      moment: at < 0 ? {} : momentOf(counted, at),
      spreads: yield* spreadOfSamples(counted, steps.length),
    },
    ...{ at, steps, counted },
  };
}

/** What was measured, in slices of a few milliseconds. */
function* figuring(reading: Readable, entered: Entered): Generator<void, Figures> {
  if (reading.kind === 'samples') return yield* figuresOf(reading, entered);
  const run = chosenRun(reading, entered);
  const moment = run ? momentOfRun(run) : {};
  return {
    found: {
      ...nothing,
      ...present({ run, sync: syncOf(run) }),
      spreads: run ? spreadsOf(run) : [],
      moment,
      samples: reading.runs.length,
    },
  };
}

/** “VM uncached at 100 % of its IOPS limit”, where a text has shares of limits and no rates. */
function highestShare({ devices }: Steps, use: number): string | undefined {
  const shares = devices.flatMap(({ device, columns }) =>
    (['consumedIops', 'consumedThroughput'] as const).flatMap((name) => {
      const level = columns[name] && percentile(columns[name], use);
      const kind = name === 'consumedIops' ? 'IOPS' : 'throughput';
      return level === undefined ? [] : [{ device, kind, level }];
    }),
  );
  const [most] = shares.toSorted((one, other) => other.level - one.level);
  return most && `${most.device} at ${formatFraction(most.level)} of its ${most.kind} limit`;
}

/** “145 MB/s, 2,896 IOPS” */
function figureText({ use }: Entered, { found: { moment, sync }, steps }: Figures): string {
  const { throughput, iops } = moment;
  if (sync) return `Syncs take ${sync.text}`;
  const parts = listed([
    throughput !== undefined && formatThroughput(throughput, 'MB/s'),
    iops !== undefined && formatIops(iops),
  ]);
  const share = steps && highestShare(steps, uses[use]);
  return parts.length > 0 ? parts.join(', ') : (share ?? 'The text has no rates');
}

/** Which of them did what, the busiest first. */
function table(
  reading: Readable,
  entered: Entered,
  { found, at = -1, steps }: Figures,
): readonly Table[] {
  if (reading.kind === 'runs') return runTable(reading, entered, undefined, ofRuns);
  if (at < 0 || !steps || reading.form === numbersForm) return [];
  const devices = steps.devices.filter(({ device }) => !isNoDisk(device));
  const kind = kindOf(devices);
  const rows = devices
    .map((one) => ({
      ...{ before: [one.device], moment: momentOf([one], at), values: one[kind] ?? [] },
      ...{ value: one.device, current: one.device === entered.device },
    }))
    .toSorted((a, b) => (b.moment[kind] ?? 0) - (a.moment[kind] ?? 0))
    .slice(0, 40);
  const columns = { before: ['Device'], chooses: 'device' };
  return [figureTable('What was read', columns, rows, found, kind)];
}

const lookUp: NextStep = {
  title: 'Look up the VM and its disks',
  text: 'Set VM_ID to the resource ID of the VM (az vm show, with its name and resource group, and --query id --output tsv). The answer has the size of the VM, and of each disk its size, type and host cache.',
  command:
    'az vm show --ids "$VM_ID" --query "{vm: hardwareProfile.vmSize, os: storageProfile.osDisk, data: storageProfile.dataDisks}"',
};

/** What was read, and which inputs are missing before it can be judged. */
export function* question(reading: Readable, entered: Entered): Generator<void, Begun> {
  const { vm, disks } = entered;
  const figures = yield* figuring(reading, entered);
  const { found } = figures;
  const missing = listed([!vm && 'the VM size', disks.length === 0 && 'the disks']);
  const checks = validityOf(reading, found, () => checksOf(reading, found, undefined));
  const failed = checks.find(({ severity }) => severity === 'failed');
  const read = figureText(entered, figures);
  const ask = vm ? 'Which disks are they?' : 'Which VM is it?';
  const headline: Phrase = [strong(read), `. ${ask}`];
  return {
    ...{ boundBy: [], headline, readouts: readouts(found, 'MB/s') },
    ...present({
      plane: askedPlane(
        found.moment,
        reading.kind === 'runs' ? reading : (figures.counted ?? []),
        entered.use,
      ),
    }),
    found: {
      asked: `${read}. ${ask}`,
      devices: reading.kind === 'samples' ? reading.series.map(({ device }) => device) : [],
    } satisfies Asked,
    details: () => ({
      ...{ limits: [], steps: [], recommendations: [] },
      why: `Enter ${list(missing)}: no limit is judged before that.${failed ? ` ${failed.text}` : ''}`,
      tables: table(reading, entered, figures),
      parts: [
        { kind: 'asks', data: vm ? 'disks' : 'vm' },
        { kind: 'next-steps', data: [lookUp] },
      ],
      deepLinks: toCommit(found.sync),
      checks: bySeverity([...checks, ...readAs(reading, found.step)]),
      citations: [],
    }),
  };
}
