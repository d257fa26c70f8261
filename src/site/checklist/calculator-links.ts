/** Links from the figures of a workload to calculators set to them. */
import { about as capCheck } from '../../calculators/cap-check/about.ts';
import { fields as capCheckFields } from '../../calculators/cap-check/fields.ts';
import { ioSizeRange } from '../../calculators/fields.ts';
import { about as ioSize } from '../../calculators/io-size/about.ts';
import { fields as ioSizeFields } from '../../calculators/io-size/fields.ts';
import { about as queueDepth } from '../../calculators/queue-depth/about.ts';
import { fields as queueDepthFields } from '../../calculators/queue-depth/fields.ts';
import { about as syncIo } from '../../calculators/sync-io/about.ts';
import { fields as syncIoFields } from '../../calculators/sync-io/fields.ts';
import { queryOf } from '../../kit/index.ts';
import {
  bytes,
  bytesPerSecond,
  iops,
  printNumber,
  printShare,
  seconds,
  share,
  writeBytes,
  writeCount,
  writeIops,
  writeSeconds,
  writeShare,
  writeThroughput,
} from '../../units/index.ts';
import {
  type Choice,
  type Entry,
  entryOf,
  growthOf,
  singleOf,
  type Workload,
} from './checklist.ts';
import { figure, keyOf, periods } from './figures.ts';

/** An input of a calculator, set: the exact text of the link, and the figure as the reader sees it. */
type Input = { readonly text: string; readonly words: string };
type Inputs = Readonly<Record<string, Input | undefined>>;

/** The largest targets that the calculators accept. */
const max = { iops: 10_000_000, throughput: 1e12 };

/** Rounds up to whole IOs or bytes, but not because of a floating-point error. */
const roundUp = (value: number) => Math.ceil(value * (1 - 1e-12));

/** The entries of a workload at the chosen period and percentile; a single has one entry for all of them. */
function entriesAt(workload: Workload, { period, percentile, grown }: Choice) {
  const growth = grown ? growthOf(workload) : undefined;
  const row = (id: string): Entry =>
    entryOf(workload, { key: keyOf(id, period, percentile), figure: figure(id) }, growth);
  return { growth, row, single: (id: string) => singleOf(workload, id) };
}

/** A target, with growth if chosen; none where it is 0, unknown, or more than a calculator accepts. */
function targetOf({ value, grown }: Entry, limit: number): number | undefined {
  const target = roundUp(grown?.value ?? value ?? 0);
  return target >= 1 && target <= limit ? target : undefined;
}

/** The IO size, if a calculator accepts it: as recorded, of the mix, or what IOPS and throughput determine. */
function sizeOf({ row, single }: ReturnType<typeof entriesAt>): number | undefined {
  const [rate, load] = [row('iops').value, row('throughput').value];
  const implied = rate && load ? Math.round(load / rate) : undefined;
  const size = row('io-size').value ?? single('mix').value ?? implied;
  return size && size >= ioSizeRange.least && size <= ioSizeRange.most ? size : undefined;
}

/** Every input that the figures can set. */
function inputsOf(workload: Workload, choice: Choice): Inputs {
  const entries = entriesAt(workload, choice);
  const { row, single } = entries;
  const queue = row('queue').value;
  const input = (
    value: number | undefined,
    id: string,
    serialize: (value: number) => string,
    words: (value: number) => string = figure(id).format,
  ): Input | undefined =>
    value === undefined ? undefined : { text: serialize(value), words: words(value) };
  return {
    'target-iops': input(targetOf(row('iops'), max.iops), 'iops', (n) => writeIops(iops(n))),
    'target-throughput': input(targetOf(row('throughput'), max.throughput), 'throughput', (n) =>
      writeThroughput(bytesPerSecond(n)),
    ),
    'io-size': input(sizeOf(entries), 'io-size', (n) => writeBytes(bytes(n))),
    read: input(
      row('read').value,
      'read',
      (n) => writeShare(share(n)),
      (n) => `${printShare(n)} reads`,
    ),
    // A latency under load includes the time in the queue, so one at queue depth 1 goes first.
    latency: input(single('idle-latency').value ?? row('latency').value, 'latency', (n) =>
      writeSeconds(seconds(n)),
    ),
    outstanding: input(
      queue === undefined ? undefined : Math.max(1, roundUp(queue)),
      'queue',
      writeCount,
      (n) => `queue depth ${printNumber(n)}`,
    ),
  };
}

type Target = {
  readonly calculator: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, { readonly initial: string }>>;
  /** What it takes of the figures. */
  readonly takes: readonly string[];
  /** Without one of each of these, the answer would not be about the reader's workload. */
  readonly needs: readonly (readonly [words: string, ...inputs: string[]])[];
};

const needsSize = ['the IO size', 'io-size'] as const;
const needsLatency = ['the latency', 'latency'] as const;

const targets: readonly Target[] = [
  {
    calculator: 'cap-check',
    title: capCheck.question,
    fields: capCheckFields,
    takes: ['target-iops', 'target-throughput', 'io-size', 'read'],
    needs: [['IOPS or throughput above 0', 'target-iops', 'target-throughput']],
  },
  {
    calculator: 'io-size',
    title: ioSize.question,
    fields: ioSizeFields,
    takes: ['io-size', 'read'],
    needs: [needsSize],
  },
  {
    calculator: 'queue-depth',
    title: queueDepth.question,
    fields: queueDepthFields,
    takes: ['latency', 'outstanding', 'io-size', 'read'],
    needs: [needsLatency, needsSize],
  },
  {
    calculator: 'sync-io',
    title: syncIo.question,
    fields: syncIoFields,
    takes: ['latency', 'io-size'],
    needs: [needsLatency, needsSize],
  },
];

/** A calculator set to the workload, or a sentence with what it still needs. */
export type CalculatorLink = { readonly calculator: string; readonly title: string } & (
  | { readonly query: string; readonly words: string }
  | { readonly missing: string }
);

/** The calculators set to this workload. A figure that can't be read, or is out of range, is never passed on. */
export function calculatorLinks(workload: Workload, choice: Choice): readonly CalculatorLink[] {
  const inputs = inputsOf(workload, choice);
  return targets.map(({ calculator, title, fields, takes, needs }) => {
    const missing = needs.filter(([, ...names]) => !names.some((name) => inputs[name]));
    if (missing.length > 0) {
      const words = missing.map(([what]) => what).join(' and ');
      return { calculator, title, missing: `Needs ${words}.` };
    }
    // IOPS and throughput together determine the IO size; a third figure could contradict them.
    const targetsBoth = ['target-iops', 'target-throughput'].every(
      (name) => takes.includes(name) && inputs[name],
    );
    const set = takes.flatMap((name) => {
      const input = targetsBoth && name === 'io-size' ? undefined : inputs[name];
      return input ? [{ name, ...input }] : [];
    });
    const changed = set.filter(({ name, text }) => fields[name]?.initial !== text);
    return {
      calculator,
      title,
      query: queryOf(Object.fromEntries(changed.map(({ name, text }) => [name, text]))),
      words: set.map(({ words }) => words).join(', '),
    };
  });
}

/** What the reader should know about the figures in the links, in sentences. */
export function remarksOn(workload: Workload, choice: Choice): readonly string[] {
  const inputs = inputsOf(workload, choice);
  const { growth, row, single } = entriesAt(workload, choice);
  const remarks: string[] = [];
  const [rate, load] = [inputs['target-iops'], inputs['target-throughput']];
  for (const id of ['iops', 'throughput', 'io-size', 'read', 'latency', 'queue']) {
    const { label } = figure(id);
    if (row(id).problem) remarks.push(`Left out because it can’t be read: ${label}.`);
    else if (row(id).value && ((id === 'iops' && !rate) || (id === 'throughput' && !load)))
      remarks.push(`Left out because it is more than a calculator accepts: ${label}, with growth.`);
  }
  if (growth && growth.factor === undefined)
    remarks.push(`The figures are passed on without growth. ${growth.sentence}`);
  else if (growth && (rate || load))
    remarks.push(`IOPS and throughput include growth: ${growth.sentence}`);
  if (row('io-size').text.trim() !== '' && rate && load)
    remarks.push('IOPS and throughput together determine the IO size, so no IO size is passed on.');
  if (inputs['latency'] && single('idle-latency').text.trim() === '')
    remarks.push(
      'The latency was recorded under load and includes queueing. Prefer one measured at queue depth 1.',
    );
  return remarks;
}

/** “Peak at 99 %”. */
export const choiceWords = ({ period, percentile }: Choice): string =>
  `${periods.find(({ id }) => id === period)?.label} at ${percentile} %`;
