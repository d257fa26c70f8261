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
  formatFraction,
  formatNumber,
  fraction,
  iops,
  seconds,
  serializeBytes,
  serializeCount,
  serializeFraction,
  serializeIops,
  serializeSeconds,
  serializeThroughput,
} from '../../units/index.ts';
import type { Choice, Entry, Report } from './checklist.ts';
import { periods } from './figures.ts';

/** The entry of a figure: of a row at the chosen period and percentile, of any other figure its only one. */
type Look = (id: string) => Entry;

const lookIn =
  ({ rows, singles }: Report, { period, percentile, grown }: Choice): Look =>
  (id) => {
    const { entries = [] } = [...rows, ...singles].find(({ figure }) => figure.id === id) ?? {};
    const chosen = entries.find((e) => e.period?.id === period && e.percentile === percentile);
    const entry = chosen ?? entries[0];
    if (!entry) throw new Error(`There is no figure ${id}.`);
    return grown ? entry : { ...entry, grown: undefined };
  };

/** Rounds up to whole IOs or bytes, but not because of a floating-point error. */
const roundUp = (value: number) => Math.ceil(value * (1 - 1e-12));

/** A target, with growth if chosen; none where it is 0, unknown, or more than a calculator accepts. */
function targetOf({ value, grown }: Entry, max: number): number | undefined {
  const target = roundUp(grown?.value ?? value ?? 0);
  return target >= 1 && target <= max ? target : undefined;
}

/** The IO size, if a calculator accepts it: as recorded, of the mix, or what IOPS and throughput determine. */
function sizeOf(look: Look): number | undefined {
  const [rate, load] = [look('iops').value, look('throughput').value];
  const implied = rate && load ? Math.round(load / rate) : undefined;
  const size = look('io-size').value ?? look('mix').value ?? implied;
  return size && size >= ioSizeRange.min && size <= ioSizeRange.max ? size : undefined;
}

/** An input of a calculator, set: the exact text of the link, and the figure as the reader sees it. */
type Input = { readonly text: string; readonly words: string };

/** Every input that the figures set, in the order of the links. */
function inputsOf(look: Look): Readonly<Record<string, Input | undefined>> {
  const input = (
    value: number | undefined,
    serialize: (value: number) => string,
    format: (value: number) => string,
  ): Input | undefined =>
    value === undefined ? undefined : { text: serialize(value), words: format(value) };
  const [rate, load, queue] = [look('iops'), look('throughput'), look('queue').value];
  // A latency under load includes the time in the queue, so one at queue depth 1 goes first.
  const latency = look('idle-latency').value ?? look('latency').value;
  const reads = (n: number) => `${formatFraction(n)} reads`;
  const inFlight = queue === undefined ? undefined : Math.max(1, roundUp(queue));
  return {
    'target-iops': input(targetOf(rate, 1e7), (n) => serializeIops(iops(n)), rate.figure.format),
    'target-throughput': input(
      targetOf(load, 1e12),
      (n) => serializeThroughput(bytesPerSecond(n)),
      load.figure.format,
    ),
    latency: input(latency, (n) => serializeSeconds(seconds(n)), look('latency').figure.format),
    outstanding: input(inFlight, serializeCount, (n) => `queue depth ${formatNumber(n)}`),
    'io-size': input(sizeOf(look), (n) => serializeBytes(bytes(n)), look('io-size').figure.format),
    read: input(look('read').value, (n) => serializeFraction(fraction(n)), reads),
  };
}

type Target = {
  readonly id: string;
  readonly question: string;
  readonly fields: Readonly<Record<string, { readonly initial: string }>>;
  /** A field that the figures don't set, although it is in their list. */
  readonly leavesOut?: string;
  /** Without one of each of these, the answer would not be about the reader's workload. */
  readonly needs: readonly (readonly [words: string, ...inputs: string[]])[];
};

const needsRate = ['IOPS or throughput above 0', 'target-iops', 'target-throughput'] as const;
const needsSize = ['the IO size', 'io-size'] as const;
const needsLatency = ['the latency', 'latency'] as const;

const targets: readonly Target[] = [
  { ...capCheck, id: 'cap-check', fields: capCheckFields, needs: [needsRate] },
  { ...ioSize, id: 'io-size', fields: ioSizeFields, needs: [needsSize] },
  { ...queueDepth, id: 'queue-depth', fields: queueDepthFields, needs: [needsLatency, needsSize] },
  {
    ...{ ...syncIo, id: 'sync-io', fields: syncIoFields, needs: [needsLatency, needsSize] },
    leavesOut: 'outstanding',
  },
];

/** A calculator set to the workload, or a sentence with what it still needs. */
export type CalculatorLink = { readonly calculator: string; readonly title: string } & (
  | { readonly query: string; readonly words: string }
  | { readonly missing: string }
);

/** The calculators set to this workload. A figure that can't be read, or is out of range, is never passed on. */
export function calculatorLinks(report: Report, choice: Choice): readonly CalculatorLink[] {
  const inputs = inputsOf(lookIn(report, choice));
  return targets.map(({ id: calculator, question: title, fields, leavesOut, needs }) => {
    const missing = needs.filter(([, ...names]) => !names.some((name) => inputs[name]));
    if (missing.length > 0) {
      const words = missing.map(([what]) => what).join(' and ');
      return { calculator, title, missing: `Needs ${words}.` };
    }
    // IOPS and throughput together determine the IO size; a third figure could contradict them.
    const targetsBoth = ['target-iops', 'target-throughput'].every(
      (name) => fields[name] && inputs[name],
    );
    const omitted = [leavesOut, ...(targetsBoth ? ['io-size'] : [])];
    const set = Object.entries(inputs).flatMap(([name, input]) =>
      input && fields[name] && !omitted.includes(name) ? [{ name, ...input }] : [],
    );
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
export function remarksOn(report: Report, choice: Choice): readonly string[] {
  const look = lookIn(report, choice);
  const inputs = inputsOf(look);
  const [rate, load] = [inputs['target-iops'], inputs['target-throughput']];
  const remarks: string[] = [];
  const leftOut = (why: string, ids: readonly string[]) => {
    for (const id of ids) remarks.push(`Left out because it ${why}: ${look(id).figure.label}.`);
  };
  const rows = ['iops', 'throughput', 'io-size', 'read', 'latency', 'queue'];
  const unread = rows.filter((id) => look(id).problem);
  leftOut('can’t be read', unread);
  leftOut('is more than a calculator accepts, with growth', [
    ...(look('iops').value && !rate ? ['iops'] : []),
    ...(look('throughput').value && !load ? ['throughput'] : []),
  ]);
  if (look('io-size').text.trim() !== '' && rate && load)
    remarks.push('IOPS and throughput together determine the IO size, so no IO size is passed on.');
  if (inputs['latency'] && look('idle-latency').text.trim() === '')
    remarks.push(
      'The latency was recorded under load and includes queueing. Prefer one measured at queue depth 1.',
    );
  return remarks;
}

/** “Peak at 99 %”. */
export const choiceWords = ({ period, percentile }: Choice): string =>
  `${periods.find(({ id }) => id === period)?.label} at ${percentile} %`;
