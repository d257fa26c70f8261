/** A text with the outputs of several tools: which one is judged, and what another one tells of the same minutes. */
import type { Check, Table } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { Run, Samples } from '../../readers/reading.ts';
import { percentile } from '../../storage/diagnosis/compare.ts';
import { formatIops, type Iops, type Outstanding, type Seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { info, listed } from '../shared/answer/checks-and-columns.ts';
import { list, plural } from '../shared/answer/text.ts';
import { leavesOf } from '../shared/measured/devices.ts';
import { deviceName, outputFor } from '../shared/measured/outputs.ts';
import { outputsOf, type Readable } from '../shared/measured/reading-text.ts';
import { latencyAt, stepsOf } from '../shared/measured/series.ts';
import type { OfRuns } from './judge.ts';
import type { Spread } from './latency-percentiles.ts';
import type { Entered } from './measured.ts';
import { runTable } from './run-table.ts';
import { chosenRun, figuresOf, spreadsOf } from './runs.ts';
import { figuring, tableOfSamples } from './text-figures.ts';

/** What was entered, of the output that is asked for; with all of them, where the text has several. */
export function chosenOf(entered: Entered): Entered {
  const outputs = outputsOf(entered.text.reading);
  const { output, run, device } = outputFor(outputs, entered);
  if (!output || outputs.length < 2) return entered;
  return { ...entered, text: { ...entered.text, reading: output }, outputs, run, device };
}

/** What another output tells of the load that is judged, and of which tool it is. */
export type OtherOutput = {
  readonly form: string;
  /** How the latencies are spread, where a benchmark counted them IO by IO. */
  readonly spreads?: readonly Spread[];
  readonly queue?: Outstanding;
  readonly latency?: Seconds;
};

/** A device that did what a run did; the time is known to be the same, or the text does not tell. */
type Match = {
  readonly device: string;
  readonly rate: Iops;
  readonly isSameTime: boolean;
  readonly queue: number | undefined;
  readonly latency: number | undefined;
};

/** Two tools round and begin a moment apart. */
const tolerance = 0.1;
const day = 86_400;

/** The devices that a run may have been of, by its file or by what the tool counts. */
function devicesFor({ target = '', devices = [] }: Run, samples: Samples): readonly string[] {
  const names = samples.series.map(({ device }) => device);
  const told = [target.replace(/^\/dev\//, ''), ...devices].filter((name) => names.includes(name));
  if (told.length > 0) return told;
  // Other devices than those of the text: the run was elsewhere.
  return devices.length > 0 ? [] : leavesOf(samples.series).map(({ device }) => device);
}

/** The device that did what a run did, at the same minutes where both have times. */
function* matching(run: Run, samples: Samples): Generator<void, Match | undefined> {
  const { iops, throughput } = figuresOf(run);
  const steps = yield* stepsOf(samples);
  const names = devicesFor(run, samples);
  const { begin } = samples;
  const { end, runtime } = run;
  const isTimed =
    begin !== undefined && end !== undefined && runtime !== undefined && steps.times !== undefined;
  const isWithin = (step: number) => {
    if (!isTimed) return true;
    const time = (steps.times?.[step] ?? Number.NaN) - (end - runtime - begin);
    // One of them may have begun before midnight.
    return [time, time - day, time + day].some((each) => each >= 0 && each <= runtime);
  };
  const isNear = (value: number | undefined, of: number) =>
    value !== undefined && Math.abs(value / of - 1) <= tolerance;
  const found = steps.devices.flatMap((one): Match[] => {
    if (!names.includes(one.device)) return [];
    const at = [...Array(steps.length).keys()].filter(
      (step) => isWithin(step) && (one.iops?.[step] ?? 0) > 0,
    );
    const same = at.filter(
      (step) => isNear(one.iops?.[step], iops) && isNear(one.throughput?.[step], throughput),
    );
    if (same.length < 3 || same.length < at.length / 2) return [];
    const middle = (of: (step: number) => number | undefined) =>
      percentile(
        same.map((step) => of(step) ?? Number.NaN),
        0.5,
      );
    return [
      {
        device: one.device,
        isSameTime: isTimed,
        rate: middle((step) => one.iops?.[step]) as Iops,
        queue: middle((step) => one.columns.queue?.[step]),
        latency: middle((step) => latencyAt([one], step)),
      },
    ];
  });
  // Where several did the same, none of them is known to be the one.
  return found.length === 1 ? found[0] : undefined;
}

/** Each other output that may be of the same load. */
function* matchesOf(entered: Entered, device: string | undefined) {
  const { reading } = entered.text;
  const found: { form: string; run: Run; match: Match }[] = [];
  for (const other of entered.outputs ?? []) {
    const [runs, samples] = reading.kind === 'runs' ? [reading, other] : [other, reading];
    if (other === reading || runs.kind !== 'runs' || samples.kind !== 'samples') continue;
    const chosen = reading.kind === 'runs' && chosenRun(reading, entered);
    for (const run of chosen ? [chosen] : runs.runs) {
      const match = yield* matching(run, samples);
      const isOf = reading.kind === 'runs' || match?.device === device;
      if (match && isOf) found.push({ form: other.form, run, match });
    }
  }
  return found;
}

/** What the text has besides, in words. */
function checksOn(
  { text: { reading }, outputs = [] }: Entered,
  found: readonly { readonly form: string; readonly run: Run; readonly match: Match }[],
): readonly Check[] {
  if (reading.kind === 'refused') return [];
  const others = outputs.filter((one) => one !== reading).map(({ form }) => form);
  const [best] = found;
  const pair = best && `${best.match.device} and the run ${best.run.name || 'of the benchmark'}`;
  return listed([
    `The text has ${plural(outputs.length, 'output')}. This answer is of ${reading.form}; a row of the tables chooses what ${list(others)} measured.`,
    best?.match.isSameTime &&
      `${pair} are of the same minutes, with the same rate. What ${reading.form} does not count is of ${best.form}, and marked so.`,
    best &&
      !best.match.isSameTime &&
      `${pair} have the same rate, ${formatIops(best.match.rate)}. The text does not tell whether at the same time, so no figure of ${best.form} is in this answer.`,
    !best &&
      `No figure of ${list(others)} is in this answer: nothing shows that it is of the same load.`,
  ]).map((text) => info(text));
}

/**
 * What other outputs tell of the load that is judged.
 * @param devices those that the answer is about
 */
export function* otherOutputOf(
  entered: Entered,
  devices: readonly string[],
): Generator<void, { readonly beside?: OtherOutput; readonly checks: readonly Check[] }> {
  if (!entered.outputs) return { checks: [] };
  const found = yield* matchesOf(entered, devices.length === 1 ? devices[0] : undefined);
  const [best] = found;
  const checks = checksOn(entered, found);
  if (!best?.match.isSameTime) return { checks };
  const { form, run, match } = best;
  const isRun = entered.text.reading.kind === 'runs';
  const spreads = spreadsOf(run).map((spread) => ({ ...spread, from: form }));
  return {
    beside: {
      form,
      ...(isRun
        ? defined({ queue: match.queue as Outstanding, latency: match.latency as Seconds })
        : defined({ spreads: spreads.length > 0 ? spreads : undefined })),
    },
    checks,
  };
}

/**
 * A table of each output, in the order of the text: devices of each tool, and the runs of all benchmarks together.
 * @param own the tables of the output that is judged
 */
export function* tablesOf(
  entered: Entered,
  own: readonly Table[],
  of: OfRuns,
  catalogue?: Catalogue,
): Generator<void, readonly Table[]> {
  const { outputs, text } = entered;
  if (!outputs) return own;
  const firstRuns = outputs.find(({ kind }) => kind === 'runs');
  const tables: Table[] = [];
  for (const output of outputs) {
    if (output.kind === 'runs') {
      if (output === firstRuns) tables.push(...runTable(entered, catalogue, of));
    } else {
      const isOwn = output === text.reading;
      const plain = { ...entered, device: undefined, text: { ...text, reading: output } };
      const found = isOwn ? own : tableOfSamples(output, plain, yield* figuring(output, plain));
      tables.push(...found.map((table) => named(table, output, outputs, isOwn)));
    }
    yield;
  }
  return tables;
}

/** A table of one output among several: its rows set the names that devices have in the whole text. */
const named = (
  { caption, rows, ...table }: Table,
  output: Readable,
  outputs: readonly Readable[],
  isOwn: boolean,
): Table => ({
  ...table,
  caption: `${output.form}: ${caption.charAt(0).toLowerCase()}${caption.slice(1)}`,
  rows: rows.map((row) => ({
    ...row,
    value: row.value ? deviceName(outputs, output, row.value) : output.form,
    current: isOwn && row.current === true,
  })),
});
