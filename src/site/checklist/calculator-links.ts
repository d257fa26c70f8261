/** Links from the figures of a workload to calculators set to them. */

import { about as aboutCapCheck } from '../../calculators/cap-check/about.ts';
import { about as aboutFind } from '../../calculators/find/about.ts';
import { loadFields } from '../../calculators/find/load-fields.ts';
import { about as aboutIoSize } from '../../calculators/io-size/about.ts';
import { fields as ioSize } from '../../calculators/io-size/fields.ts';
import { about as aboutProvision } from '../../calculators/provision/about.ts';
import { askedFields as provision } from '../../calculators/provision/requirement-fields.ts';
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

/** The figures of which the first that has a value sets this input, by the input. */
const figuresFor = {
  'target-iops': ['iops'],
  'target-throughput': ['throughput'],
  // A latency under load includes the time in the queue, so one at queue depth 1 goes first.
  latency: ['idle-latency', 'latency'],
  outstanding: ['queue'],
  'io-size': ['io-size', 'mix'],
  capacity: ['capacity'],
  read: ['read'],
} as const;

/** Every input that the figures set, in the order of the links, and the figures whose values no calculator accepts. */
function inputsOf(report: Report, choice: Choice) {
  const entryOf = entryIn(report, choice);
  const amountOf = (id: string) => entryOf(id)?.value;
  const [rate, load] = [amountOf('iops'), amountOf('throughput')];
  const implied = rate && load ? Math.round(load / rate) : undefined;
  const fields: AnyFields = { ...queueDepth, ...provision, ...capCheck };
  const refused: string[] = [];
  const inputs = Object.entries(figuresFor).flatMap(([name, [first, ...others]]): Input[] => {
    const id = [first, ...others].find((one) => amountOf(one) !== undefined) ?? first;
    const { value = name === 'io-size' ? implied : undefined, grown } = entryOf(id) ?? {};
    const field = fields[name];
    if (value === undefined || !field) return [];
    const amount = (choice.grown ? grown?.value : undefined) ?? value;
    const exact = name.startsWith('target') || name === 'capacity' ? roundedUp(amount) : amount;
    const set = name === 'outstanding' ? Math.max(1, roundedUp(amount)) : exact;
    const parsed = field.parse(field.serialize(set), { context: undefined, text: () => '' });
    if (!isOk(parsed)) {
      if (amountOf(id)) refused.push(id);
      return [];
    }
    // A capacity is rounded up to whole GiB.
    return [{ name, text: field.serialize(parsed.value), words: wordsOf(name, first, set) }];
  });
  return { inputs, refused };
}

function wordsOf(name: string, id: string, value: number): string {
  if (name === 'outstanding') return `queue depth ${formatNumber(value)}`;
  return name === 'read' ? `${formatFraction(value)} reads` : figure(id).format(value);
}

/** What an answer needs: in words, and the inputs of which one is enough. */
type Need = readonly [words: string, ...names: string[]];
const someRate: Need = ['IOPS or throughput above 0', 'target-iops', 'target-throughput'];
const size: Need = ['the IO size', 'io-size'];
const latency: Need = ['the latency', 'latency'];
const capacity: Need = ['the data on disk', 'capacity'];

/** How many IOs are in flight is the question there, so the queue depth is not one of its inputs. */
const syncIoInputs = { latency: syncIo.latency, 'io-size': syncIo['io-size'], read: syncIo.read };
/** The calculators, and what each needs so that its answer is about the workload. */
const calculators: readonly {
  id: string;
  about: About;
  fields: AnyFields;
  needs: readonly Need[];
  /** Inputs that are 0 where the figures have none, since they do not start empty. */
  zero?: readonly string[];
}[] = [
  {
    id: 'find',
    about: aboutFind,
    // What else it takes is a wish of the reader.
    fields: loadFields,
    zero: ['target-iops', 'target-throughput'],
    needs: [someRate, capacity],
  },
  { id: 'cap-check', about: aboutCapCheck, fields: capCheck, needs: [someRate] },
  { id: 'io-size', about: aboutIoSize, fields: ioSize, needs: [size] },
  { id: 'queue-depth', about: aboutQueueDepth, fields: queueDepth, needs: [latency, size] },
  { id: 'sync-io', about: aboutSyncIo, fields: syncIoInputs, needs: [latency, size] },
  {
    id: 'provision',
    about: aboutProvision,
    fields: provision,
    needs: [['IOPS', 'target-iops'], ['throughput', 'target-throughput'], capacity],
  },
];

/** A calculator set to the workload, or what it still needs. */
type CalculatorLink = { readonly calculator: string; readonly about: About } & (
  | { readonly query: string; readonly words: readonly string[] }
  | { readonly missing: readonly Need[] }
);

/** The calculators set to this workload. A figure that can't be read, or is out of range, is never passed on. */
export function calculatorLinks(report: Report, choice: Choice): readonly CalculatorLink[] {
  const { inputs } = inputsOf(report, choice);
  const isSet = (name = '') => inputs.some((input) => input.name === name);
  return calculators.map(({ id, about, fields, needs, zero = [] }) => {
    const link = { calculator: id, about };
    const missing = needs.filter(([, ...names]) => !names.some(isSet));
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
  const missing = links.flatMap((link) => ('missing' in link ? link.missing : []));
  if (missing.length === 0) return '';
  // Without a rate most are shut, and what else they need would be a long list.
  if (missing.includes(someRate)) return 'Type IOPS or throughput';
  return `Type ${list([...new Set(missing.map(([words]) => words))])}`;
}

/** What the reader should know about the figures in the links, in sentences. */
export function remarksOn(report: Report, choice: Choice): readonly string[] {
  const entryOf = entryIn(report, choice);
  const { inputs, refused } = inputsOf(report, choice);
  const isSet = (name: string) => inputs.some((input) => input.name === name);
  const unread = Object.values(figuresFor)
    .flat()
    .filter((id) => entryOf(id)?.problem);
  const grown = (id: string) => (choice.grown && entryOf(id)?.grown ? ', growth included' : '');
  const leftOut = (id: string, why: string) => `Left out because it ${why}: ${figure(id).label}.`;
  const remarks = [
    ...unread.map((id) => leftOut(id, 'can’t be read')),
    ...refused.map((id) => leftOut(id, `is out of the range of the calculators${grown(id)}`)),
  ];
  const isSized = ['io-size', 'mix'].some((id) => entryOf(id)?.value);
  if (isSized && isSet('target-iops') && isSet('target-throughput')) {
    const without = calculators.filter(({ fields }) => fields['target-iops'] && fields['io-size']);
    remarks.push(
      `IOPS and throughput together determine the IO size, so ${list(without.map(({ about }) => about.title))} get no IO size.`,
    );
  }
  if (isSet('latency') && entryOf('idle-latency')?.value === undefined)
    remarks.push(
      'The latency was recorded under load and includes queueing. Prefer one measured at queue depth 1.',
    );
  return remarks;
}
