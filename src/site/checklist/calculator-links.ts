/** Links from the figures of a workload to calculators set to them. */

import { about as aboutCapCheck } from '../../calculators/cap-check/about.ts';
import { about as aboutFind } from '../../calculators/find/about.ts';
import { loadFields } from '../../calculators/find/load-fields.ts';
import { about as aboutIoSize } from '../../calculators/io-size/about.ts';
import { fields as ioSize } from '../../calculators/io-size/fields.ts';
import { about as aboutProvision } from '../../calculators/provision/about.ts';
import { askedFields as provision } from '../../calculators/provision/asked-fields.ts';
import { about as aboutQueueDepth } from '../../calculators/queue-depth/about.ts';
import { fields as queueDepth } from '../../calculators/queue-depth/fields.ts';
import { list } from '../../calculators/shared/answer/text.ts';
import { caseFields as capCheck } from '../../calculators/shared/case/case-fields.ts';
import { about as aboutSyncIo } from '../../calculators/sync-io/about.ts';
import { fields as syncIo } from '../../calculators/sync-io/fields.ts';
import { type About, type AnyFields, serializeQuery } from '../../kit/index.ts';
import { formatFraction, formatNumber, isOk, roundedUp } from '../../units/index.ts';
import type { Choice, Entry, Report } from './checklist.ts';
import { figure } from './figures.ts';

/** The entry of a figure: of a row at the chosen period and percentile, of any other figure its only one. */
const entryIn =
  ({ entriesOf }: Report, { period, percentile }: Choice) =>
  (id: string): Entry | undefined =>
    entriesOf(figure(id)).find(
      (entry) => !entry.period || (entry.period.id === period && entry.percentile === percentile),
    );

/** An input of a calculator, set: the exact text of the link, and the figure as the reader sees it. */
type Input = { readonly name: string; readonly text: string; readonly words: string };

/** Every input that the figures set, in the order of the links. What the calculators do not accept is left out. */
function inputsOf(report: Report, choice: Choice): readonly Input[] {
  const entryOf = entryIn(report, choice);
  const amountOf = (id: string) => entryOf(id)?.value;
  const targetOf = (id: string) => {
    const { value, grown } = entryOf(id) ?? {};
    const target = (choice.grown ? grown?.value : undefined) ?? value;
    return target === undefined ? undefined : roundedUp(target);
  };
  const [rate, load, queue] = [amountOf('iops'), amountOf('throughput'), amountOf('queue')];
  const implied = rate && load ? Math.round(load / rate) : undefined;
  const inFlight = queue === undefined ? undefined : Math.max(1, roundedUp(queue));
  type Words = (value: number) => string;
  const values: Readonly<Record<string, readonly [number | undefined, Words]>> = {
    'target-iops': [targetOf('iops'), figure('iops').format],
    'target-throughput': [targetOf('throughput'), figure('throughput').format],
    // A latency under load includes the time in the queue, so one at queue depth 1 goes first.
    latency: [amountOf('idle-latency') ?? amountOf('latency'), figure('latency').format],
    outstanding: [inFlight, (depth) => `queue depth ${formatNumber(depth)}`],
    'io-size': [amountOf('io-size') ?? amountOf('mix') ?? implied, figure('io-size').format],
    capacity: [targetOf('capacity'), figure('capacity').format],
    read: [amountOf('read'), (ratio) => `${formatFraction(ratio)} reads`],
  };
  const fields: AnyFields = { ...queueDepth, ...provision, ...capCheck };
  return Object.entries(values).flatMap(([name, [value, words]]) => {
    const field = fields[name];
    if (value === undefined || !field) return [];
    const parsed = field.parse(field.serialize(value), { context: undefined, text: () => '' });
    // A capacity is rounded up to whole GiB.
    return isOk(parsed) ? [{ name, text: field.serialize(parsed.value), words: words(value) }] : [];
  });
}

const rate = ['IOPS or throughput above 0', 'target-iops', 'target-throughput'] as const;
const size = ['the IO size', 'io-size'] as const;
const latency = ['the latency', 'latency'] as const;

/** How many IOs are in flight is the question there, so the queue depth is not one of its inputs. */
const syncIoInputs = {
  latency: syncIo.latency,
  'io-size': syncIo['io-size'],
  read: syncIo.read,
};
/** The calculators, and what each needs so that its answer is about the workload: words, and the inputs of which one is enough. */
const targets: readonly {
  id: string;
  about: About;
  fields: AnyFields;
  needs: readonly (readonly [words: string, ...names: string[]])[];
  /** Inputs that are 0 where the figures have none, since they do not start empty. */
  zero?: readonly string[];
}[] = [
  { id: 'cap-check', about: aboutCapCheck, fields: capCheck, needs: [rate] },
  {
    id: 'find',
    about: aboutFind,
    // What else it takes is a wish of the reader.
    fields: loadFields,
    zero: ['target-iops', 'target-throughput'],
    needs: [rate, ['the capacity', 'capacity']],
  },
  { id: 'io-size', about: aboutIoSize, fields: ioSize, needs: [size] },
  { id: 'queue-depth', about: aboutQueueDepth, fields: queueDepth, needs: [latency, size] },
  { id: 'sync-io', about: aboutSyncIo, fields: syncIoInputs, needs: [latency, size] },
  {
    id: 'provision',
    about: aboutProvision,
    fields: provision,
    needs: [
      ['IOPS', 'target-iops'],
      ['throughput', 'target-throughput'],
      ['the capacity', 'capacity'],
    ],
  },
];

/** A calculator set to the workload, or what it still needs; either in words. */
type CalculatorLink = { readonly calculator: string; readonly about: About } & (
  | { readonly query: string; readonly words: readonly string[] }
  | { readonly missing: readonly string[] }
);

/** The calculators set to this workload. A figure that can't be read, or is out of range, is never passed on. */
export function calculatorLinks(report: Report, choice: Choice): readonly CalculatorLink[] {
  const inputs = inputsOf(report, choice);
  const isSet = (name = '') => inputs.some((input) => input.name === name);
  return targets.map(({ id, about, fields, needs, zero = [] }) => {
    const link = { calculator: id, about };
    const missing = needs.filter(([, ...names]) => !names.some(isSet)).map(([words]) => words);
    if (missing.length > 0) return { ...link, missing };
    // IOPS and throughput together determine the IO size; a third figure could contradict them.
    const hasBoth = fields['target-iops'] && isSet('target-iops') && isSet('target-throughput');
    const set = inputs.filter(({ name }) => fields[name] && !(hasBoth && name === 'io-size'));
    const changed = set.filter(({ name, text }) => text !== fields[name]?.initial);
    const unknown = zero.filter((name) => !isSet(name));
    const query = serializeQuery([
      ...changed.map(({ name, text }): [string, string] => [name, text]),
      ...unknown.map((name): [string, string] => [name, '0']),
    ]);
    return { ...link, query, words: set.map(({ words }) => words) };
  });
}

/** What opens the calculators that are not open yet, as an order to the reader; nothing where all are open. */
export function openingOf(links: readonly CalculatorLink[]): string {
  const missing = [...new Set(links.flatMap((link) => ('missing' in link ? link.missing : [])))];
  if (missing.length === 0) return '';
  // Without a rate most are shut, and what else they need would be a long list.
  if (missing.includes(rate[0])) return 'Type IOPS or throughput';
  return `Type ${list(missing)}`;
}

/** What the reader should know about the figures in the links, in sentences. */
export function remarksOn(report: Report, choice: Choice): readonly string[] {
  const entryOf = entryIn(report, choice);
  const inputs = inputsOf(report, choice).map(({ name }) => name);
  const ids = ['iops', 'throughput', 'io-size', 'read', 'latency', 'queue'];
  const unread = ids.filter((id) => entryOf(id)?.problem);
  const targets = ['iops', 'throughput'].filter((id) => entryOf(id)?.value);
  const tooLarge = targets.filter((id) => !inputs.includes(`target-${id}`));
  const isTyped = (id: string) => entryOf(id)?.text.trim();
  const leftOut = (why: string) => (id: string) =>
    `Left out because it ${why}: ${figure(id).label}.`;
  const remarks = [
    ...unread.map(leftOut('can’t be read')),
    ...tooLarge.map(leftOut('is more than a calculator accepts, with growth')),
  ];
  if (isTyped('io-size') && targets.length === 2 && tooLarge.length === 0)
    remarks.push('IOPS and throughput together determine the IO size, so no IO size is passed on.');
  if (inputs.includes('latency') && !isTyped('idle-latency'))
    remarks.push(
      'The latency was recorded under load and includes queueing. Prefer one measured at queue depth 1.',
    );
  return remarks;
}
