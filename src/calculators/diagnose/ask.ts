/** A measurement before the VM and its disks are entered: what was read, and the question. No limit is judged. */

import type { NextStep, Phrase, Shown, Table } from '../../kit/index.ts';
import type { Reading, Samples } from '../../readers/reading.ts';
import { percentile, sumOf } from '../../storage/diagnosis/levels.ts';
import {
  type BytesPerSecond,
  formatFraction,
  formatIops,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { strong, withoutFigures } from '../shared/answer/format.ts';
import { bySeverity } from '../shared/answer/notes.ts';
import { list } from '../shared/answer/text.ts';
import { isNoDisk, leavesOf } from './devices.ts';
import { uses } from './fields.ts';
import { readouts } from './figures.ts';
import type { Entered } from './measured.ts';
import { formatReading } from './reading-text.ts';
import { chosenRun, momentOfRun } from './runs.ts';
import { type Aligned, type Moment, momentOf, type Steps, stepsOf } from './series.ts';
import { formatSync, syncOf, toCommit } from './sync.ts';
import { cellsOf, figureColumns, sparksOf } from './tables.ts';
import { type Found, validityOf } from './validity.ts';

type Readable = Exclude<Reading, { kind: 'refused' }>;
type Figures = { readonly found: Found; readonly at?: number; readonly steps?: Steps };

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
  const step = interval ?? samples.step;
  const length = { samples: steps.length, ...present({ step }) };
  if (at < 0) return { found: { ...nothing, moment: {}, ...length }, steps };
  return { found: { ...nothing, moment: momentOf(counted, at), ...length }, at, steps };
}

/** What was measured, in slices of a few milliseconds; nothing for a text without figures. */
function* figuring(entered: Entered): Generator<void, Figures | undefined> {
  const { text, device } = entered;
  const { reading } = text;
  if (reading.kind === 'refused') return undefined;
  if (reading.kind === 'samples') return yield* figuresOf(reading, entered);
  const run = chosenRun(reading, device);
  return {
    found: {
      ...nothing,
      ...present({ run }),
      ...{ moment: run ? momentOfRun(run) : {}, samples: reading.runs.length },
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
function figureText({ use }: Entered, { found: { moment, run }, steps }: Figures): string {
  const { throughput, iops } = moment;
  const sync = syncOf(run);
  if (sync) return `Syncs take ${formatSync(sync)}`;
  const parts = [
    ...(throughput === undefined ? [] : [formatThroughput(throughput as BytesPerSecond, 'MB/s')]),
    ...(iops === undefined ? [] : [formatIops(iops as Iops)]),
  ];
  const share = steps && highestShare(steps, uses[use]);
  return parts.length > 0 ? parts.join(', ') : (share ?? 'The text has no rates');
}

/** Which of them did what, the busiest first. */
function table(reading: Readable, { found, at, steps }: Figures): readonly Table[] {
  const label = reading.kind === 'runs' ? 'Run' : 'Device';
  const columns = [{ label, numeric: false }, ...figureColumns];
  const rowsOf = (rows: readonly (readonly [string, Moment])[]) =>
    rows.map(([name, moment]) => [name, ...cellsOf(moment)]);
  if (reading.kind === 'runs') {
    const runs = reading.runs.map((run) => [run.name || '–', momentOfRun(run)] as const);
    return [{ caption: 'What was read', columns, rows: rowsOf(runs).map((cells) => ({ cells })) }];
  }
  if (at === undefined || !steps) return [];
  const devices = steps.devices.filter(({ device }) => !isNoDisk(device));
  const kind = kindOf(devices);
  const rows = devices
    .map((one) => ({ one, moment: momentOf([one], at) }))
    .toSorted((a, b) => (b.moment[kind] ?? 0) - (a.moment[kind] ?? 0))
    .slice(0, 40);
  const series = rows.map(({ one }) => ({ values: one[kind] ?? [] }));
  const sparks = sparksOf(kind, found, series);
  const cells = rowsOf(rows.map(({ one, moment }) => [one.device, moment]));
  return [
    {
      caption: 'What was read, at the level that is compared',
      columns,
      ...(sparks ? { sparks: { label: sparks.label, after: 1, note: sparks.note } } : {}),
      rows: cells.map((row, index) => {
        const spark = sparks?.rows[index];
        return { cells: row, ...present({ spark }) };
      }),
    },
  ];
}

const lookUp: NextStep = {
  title: 'Look up the VM and its disks',
  text: 'Set VM_ID to the resource ID of the VM (az vm show, with its name and resource group, and --query id --output tsv). The answer has the size of the VM, and of each disk its size, type and host cache.',
  command:
    'az vm show --ids "$VM_ID" --query "{vm: hardwareProfile.vmSize, os: storageProfile.osDisk, data: storageProfile.dataDisks}"',
};

/** What was read, and which inputs are missing before it can be judged. */
export function* question(entered: Entered): Generator<void, Shown> {
  const { vm, disks, text } = entered;
  const { reading } = text;
  const figures = yield* figuring(entered);
  if (reading.kind === 'refused' || !figures) throw new Error('A text with figures was expected.');
  const { found } = figures;
  const missing = [...(vm ? [] : ['the VM size']), ...(disks.length > 0 ? [] : ['the disks'])];
  const checks = validityOf(reading, found, undefined);
  const [failed] = checks.filter(({ severity }) => severity === 'failed');
  const headline: Phrase = [
    strong(figureText(entered, figures)),
    `. ${vm ? 'Which disks are they?' : 'Which VM is it?'}`,
  ];
  return {
    ...withoutFigures,
    headline,
    why: `Enter ${list(missing)}: no limit is judged before that.${failed ? ` ${failed.text}` : ''}`,
    readouts: readouts(found, 'MB/s'),
    tables: table(reading, figures),
    nextSteps: [lookUp],
    deepLinks: toCommit(syncOf(found.run), undefined),
    checks: bySeverity([...checks, { severity: 'info', text: formatReading(reading, found.step) }]),
    citations: [],
  };
}
