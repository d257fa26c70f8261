/** A measurement that somebody has as numbers, from a chart or a mail, in place of a text. */
import {
  type Box,
  type Check,
  type Field,
  type ParseContext,
  partsField,
} from '../../kit/index.ts';
import type { Measure, Reading, Samples, Series } from '../../readers/reading.ts';
import { quote } from '../../units/decimal.ts';
import {
  err,
  type Fraction,
  isOk,
  type Outstanding,
  ok,
  outstanding,
  parseFraction,
  parseNumber,
  parseSeconds,
  type Result,
  type Seconds,
  seconds,
  serializeCount,
  serializeFraction,
  serializeSeconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { listed, warning } from '../shared/answer/checks-and-columns.ts';
import {
  inIops,
  inMbPerSecond,
  optionalField,
  type QuantityInput,
} from '../shared/fields/fields.ts';
import { numbersForm } from './example-names.ts';

type Context = ParseContext<CalculatorContext>;

const group = 'measurement';

/** A number takes the place of a text: what is entered last counts. */
const number = <T>(
  name: string,
  label: string,
  hint: string,
  quantity: QuantityInput<T>,
): Field<T | undefined, CalculatorContext> => ({
  ...optionalField<T>(label, hint, { ...quantity, group }),
  spread: (text: string) => (text.trim() === '' ? undefined : { [name]: text, text: '' }),
});

const depths = { min: outstanding(0.001), max: outstanding(100_000) };
const times = { min: seconds(1e-6), max: seconds(600) };

/** Shares of a limit as Azure Monitor has them: of which device, and of which of its limits. */
const metrics = {
  'vm-uncached-iops': ['VM uncached IOPS', 'VM uncached', 'consumedIops'],
  'vm-uncached-bandwidth': ['VM uncached bandwidth', 'VM uncached', 'consumedThroughput'],
  'vm-cached-iops': ['VM cached IOPS', 'VM cached', 'consumedIops'],
  'vm-cached-bandwidth': ['VM cached bandwidth', 'VM cached', 'consumedThroughput'],
  'data-disk-iops': ['Data disk IOPS', 'data disks', 'consumedIops'],
  'data-disk-bandwidth': ['Data disk bandwidth', 'data disks', 'consumedThroughput'],
  'os-disk-iops': ['OS disk IOPS', 'OS disk', 'consumedIops'],
  'os-disk-bandwidth': ['OS disk bandwidth', 'OS disk', 'consumedThroughput'],
} as const satisfies Record<string, readonly [label: string, device: string, measure: Measure]>;
type Metric = keyof typeof metrics;

/** More parts than a text of these metrics has: a pasted file is refused by its beginning. */
const tooMany = 100;

/** Each metric that is entered, with its text. */
const entriesOf = (text: string, most?: number) =>
  text.split(',', most).flatMap((part): (readonly [string, string])[] => {
    const [name = '', share = ''] = part.split(':');
    return share.trim() === '' ? [] : [[name.trim().toLowerCase(), share.trim()]];
  });

const parseShare = (text: string) =>
  parseNumber(text, { min: 0, max: 1000 }, 'a percentage, such as 98 %', ['%']);

/** Each metric that is entered, with its per cent. */
export type Shares = readonly (readonly [Metric, number])[];

function parseShares(text: string): Result<Shares> {
  const shares: [Metric, number][] = [];
  const parts = text.split(',', tooMany);
  const odd = parts.find((part) => part.trim() !== '' && !part.includes(':'));
  if (odd !== undefined)
    return err(`${quote(odd)} is no metric with its percentage, such as vm-uncached-iops:98%.`);
  for (const [name, typed] of entriesOf(text, tooMany)) {
    if (!Object.hasOwn(metrics, name))
      return err(`${quote(name)} is no metric. It can be ${Object.keys(metrics).join(', ')}.`);
    const share = parseShare(typed);
    if (!isOk(share)) return share;
    shares.push([name as Metric, share.value]);
  }
  if (parts.length === tooMany) return err('These are more parts than there are metrics.');
  return ok(shares);
}

const consumedName = 'measured-consumed';
const consumedField: Field<Shares, CalculatorContext> = {
  ...partsField<Shares, CalculatorContext>({
    label: 'Consumed percentage of Azure metrics',
    hint: 'VM Uncached IOPS Consumed Percentage and others.',
    initial: '',
    group,
    parse: parseShares,
    serialize: (shares) => shares.map(([name, share]) => `${name}:${share}%`).join(','),
    brief: (shares) => shares.map(([name, share]) => `${metrics[name][0]} ${share} %`).join(', '),
    boxes: (text) => {
      const entries = entriesOf(text, tooMany);
      const boxes = Object.entries(metrics).map(([part, [label]]): Box => {
        const [, typed = ''] = entries.find(([name]) => name === part) ?? [];
        const read = parseShare(typed);
        return {
          part,
          label,
          text: typed,
          unit: '%',
          ...(typed === '' || isOk(read) ? {} : read),
        };
      });
      const all = parseShares(text);
      // A problem of none of the boxes is shown at the first.
      return isOk(all) || boxes.some(({ problem }) => problem)
        ? boxes
        : boxes.map((box, at) => (at === 0 ? { ...box, ...all } : box));
    },
    compose: (text, part, typed) => {
      const share = typed.replace(/[,:]/g, '').trim();
      const others = entriesOf(text).filter(([name]) => name !== part);
      return [...others, ...(share ? [[part, share]] : [])].map((one) => one.join(':')).join(',');
    },
  }),
  spread: (text) => (text.trim() === '' ? undefined : { [consumedName]: text, text: '' }),
};

export const numberFields = {
  'measured-iops': number('measured-iops', 'IOPS', 'Reads and writes together.', inIops),
  'measured-throughput': number(
    'measured-throughput',
    'Throughput',
    'Reads and writes together.',
    inMbPerSecond,
  ),
  'measured-latency': number<Seconds>('measured-latency', 'Latency', 'The mean of an IO.', {
    parse: (text) => parseSeconds(text, times, 'ms'),
    serialize: serializeSeconds,
    unit: 'ms',
  }),
  'measured-queue-depth': number<Outstanding>(
    'measured-queue-depth',
    'Queue depth',
    'With two of IOPS, latency and queue depth the third follows.',
    {
      parse: (text) => parseNumber(text, depths, 'IOs in flight, such as 12.5'),
      serialize: serializeCount,
    },
  ),
  'measured-read': number<Fraction>('measured-read', 'Reads', 'Their share of the IOs, in %.', {
    parse: parseFraction,
    serialize: serializeFraction,
    unit: '%',
  }),
  [consumedName]: consumedField,
} as const;

export const numberNames = Object.keys(numberFields);

/** Is there a number in place of a text? */
export const hasNumbers = (text: (name: string) => string): boolean =>
  text('text').trim() === '' && numberNames.some((name) => text(name).trim() !== '');

const seriesOf = (
  device: string,
  figures: Partial<Record<Measure, number | undefined>>,
): Series => ({
  device,
  times: [Number.NaN],
  columns: Object.fromEntries(
    Object.entries(figures).flatMap(([measure, value]) =>
      value === undefined ? [] : [[measure, [value]]],
    ),
  ),
});

/** What the numbers say: one sample. @returns nothing where there are none, or one of them cannot be read */
export function readNumbers({ text }: Context): Samples | undefined {
  if (!hasNumbers(text)) return undefined;
  const numberIn = <T>(field: Field<T, CalculatorContext>, name: string) => {
    const read = field.parse(text(name), undefined as never);
    return isOk(read) ? read.value : undefined;
  };
  const fields = numberFields;
  const latency = numberIn(fields['measured-latency'], 'measured-latency');
  const queue = numberIn(fields['measured-queue-depth'], 'measured-queue-depth');
  const entered = numberIn(fields['measured-iops'], 'measured-iops');
  // Little’s law: what is in flight is IOPS × latency.
  const ios = entered ?? (latency && queue ? queue / latency : undefined);
  const read = numberIn(fields['measured-read'], 'measured-read');
  const isSplit = ios !== undefined && read !== undefined;
  const shares = numberIn(consumedField, consumedName) ?? [];
  // Of a VM without data disks they are of its OS disk.
  const own = /^\s*os:[^,]*$/i.test(text('disks')) ? 'OS disk' : 'data disks';
  const devices = [...new Set([own, ...shares.map(([name]) => metrics[name][1])])];
  const series = devices.map((device) =>
    seriesOf(device, {
      ...(device === own && {
        ...(isSplit ? { reads: ios * read, writes: ios * (1 - read) } : { ios }),
        latency,
        queue,
        bytes: numberIn(fields['measured-throughput'], 'measured-throughput'),
      }),
      ...Object.fromEntries(
        shares
          .filter(([name]) => metrics[name][1] === device)
          .map(([name, share]) => [metrics[name][2], share / 100]),
      ),
    }),
  );
  return {
    kind: 'samples',
    tool: 'Azure Monitor',
    form: numbersForm,
    notes: [],
    series: series.filter(({ columns }) => Object.keys(columns).length > 0),
  };
}

const has = ({ series }: Samples, ...names: readonly Measure[]) =>
  series.some(({ columns }) => names.some((name) => name in columns));
const hasIops = (numbers: Samples) => has(numbers, 'ios', 'reads', 'consumedIops');
const hasThroughput = (numbers: Samples) => has(numbers, 'bytes', 'consumedThroughput');

/** Is there nothing among them that a limit can be compared with? */
export const isTooLittle = (reading: Reading): boolean =>
  reading.kind === 'samples' && !hasIops(reading) && !hasThroughput(reading);

/** What numbers do not tell. */
export const checksOfNumbers = (numbers: Samples): readonly Check[] =>
  listed([
    warning('Charts mostly show means of a minute or more: 60 % can hide 100 %.'),
    !hasIops(numbers) && warning('Without IOPS no IOPS limit is compared.'),
    !hasThroughput(numbers) && warning('Without throughput no throughput limit is compared.'),
  ]);
