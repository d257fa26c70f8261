/**
 * The inputs that several calculators share: the same name means the same thing everywhere. Each
 * function takes the default text, which hints and problems name as an example.
 * `limitsField` and `optionalVmField` have the same default in every calculator.
 */
import { choiceField, type Field, textField } from '../../../kit/index.ts';
import type { Edition } from '../../../limits/types.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import {
  type Bytes,
  type Fraction,
  formatFraction,
  ok,
  parseCount,
  parseFraction,
  parseSeconds,
  type Seconds,
  seconds,
  serializeCount,
  serializeFraction,
  serializeSeconds,
} from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { type CalculatorContext, editionChoices } from '../../context.ts';
import { plural } from '../answer/text.ts';
import { isUncached, maxDisks } from './disk-parts.ts';
import { ioSizeInput, type QuantityInput } from './quantities.ts';

export * from './quantities.ts';

/** With the load, so that no cell of its own says “today”. */
export const limitsField: Field<Edition, CalculatorContext> = {
  ...choiceField<Edition, CalculatorContext>({
    label: 'Limits from',
    hint: 'Which tables are used.',
    initial: 'current',
    choices: editionChoices,
  }),
  brief: (edition) => (edition === 'current' ? '' : `limits of ${edition}`),
};

/** The same, where there are more choices that are seldom made. */
export const moreLimitsField = { ...limitsField, group: 'more' as const };

/** Choices whose labels are their values. */
export const asChoices = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));

/** Where the `disk` beside it can have none, there is nothing to choose. */
export const cacheField = (initial: Cache): Field<Cache, CalculatorContext> => {
  const label = 'Host cache';
  const field = choiceField<Cache, CalculatorContext>({
    label,
    hint: 'Host caching setting of the disks.',
    initial,
    choices: asChoices<Cache>(['None', 'ReadOnly', 'ReadWrite']),
    also: { 'read-only': 'ReadOnly', 'read-write': 'ReadWrite' },
    group: 'disks',
  });
  return {
    ...field,
    control: (text, parseContext) =>
      isUncached(parseContext.text('disk')) && /^none$/i.test(text)
        ? { kind: 'parts', boxes: [{ part: '', label, text, note: 'This type has none' }] }
        : field.control(text, parseContext),
  };
};

/** An input that may stay empty. */
export function optionalField<T>(
  label: string,
  hint: string,
  { parse, serialize, brief, ...shown }: QuantityInput<T>,
): Field<T | undefined, CalculatorContext> {
  return textField<T | undefined, CalculatorContext>({
    ...shown,
    label,
    hint,
    initial: '',
    parse: (text) => (text.trim() === '' ? ok(undefined) : parse(text)),
    serialize: (value) => (value === undefined ? '' : serialize(value)),
    brief: (value) => (value === undefined ? '' : (brief?.(value) ?? '')),
  });
}

export const disksField = (initial: string): Field<number, CalculatorContext> =>
  textField({
    label: 'Number of disks',
    hint: 'Identical disks, striped into one volume.',
    initial,
    stepped: true,
    group: 'disks',
    // The disk says how many there are.
    brief: (count, text) => (text?.('disk') ? '' : plural(count, 'disk')),
    parse: (text) => parseCount(text, { min: 1, max: maxDisks }, 'disks'),
    serialize: serializeCount,
  });

export const ioSizeField = (initial: string) =>
  textField<Bytes, CalculatorContext>({
    label: 'IO size',
    hint: 'Size of one request; a bare number is in KiB.',
    initial,
    ...ioSizeInput,
  });

/** A share from 0 to 1; a bare number is in %. */
export const fractionField = (
  label: string,
  hint: string,
  initial: string,
  brief?: (value: Fraction) => string,
) =>
  textField<Fraction, CalculatorContext>({
    label,
    hint,
    initial,
    unit: '%',
    ...defined({ brief }),
    parse: parseFraction,
    serialize: serializeFraction,
  });

export const readField = (initial: string) =>
  fractionField('Read ratio', 'Share of the IOs that read, in %.', initial, (read) =>
    read === 0 ? 'writes' : `${formatFraction(read)} reads`,
  );
/** Nothing is served by a cache that no disk has. */
export const hitField = (initial: string): Field<Fraction, CalculatorContext> => ({
  ...fractionField(
    'Cache hit rate',
    'Share of the reads that the host cache serves, in %.',
    initial,
  ),
  matters: (text) => /read|any/i.test(text('cache') + text('disks')),
});

/** Every latency that somebody can enter. */
export const latencyRange = { min: seconds(1e-6), max: seconds(60) } as const;

/** May stay empty: then the latency is the typical one of the disk, for these reads and writes. */
export const latencyField = optionalField<Seconds>(
  'Latency',
  'Of one request at queue depth 1, in ms; empty: typical for the disk.',
  {
    parse: (text) => parseSeconds(text, latencyRange, 'ms'),
    serialize: serializeSeconds,
    unit: 'ms',
  },
);
