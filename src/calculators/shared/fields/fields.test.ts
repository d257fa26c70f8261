/** The inputs that calculators share, with texts as readers type them. */
import { describe, expect, test } from 'vitest';
import { type Field, parseQuery, textField } from '../../../kit/index.ts';
import { type Iops, isOk } from '../../../units/index.ts';
import type { CalculatorContext } from '../../context.ts';
import { fullDataset } from '../../full-dataset.ts';
import { calculators } from '../../index.ts';
import { diskGroupsField } from './disk-group-field.ts';
import {
  disksField,
  fractionField,
  hitField,
  inIops,
  inMbPerSecond,
  ioSizeField,
  latencyField,
  limitsField,
  optionalField,
  readField,
} from './fields.ts';
import { diskField, optionalVmField, vmField } from './name-fields.ts';
import { outstandingField } from './outstanding-field.ts';

/** What a text is read as, in its usual spelling; or the problem. */
function spelled<T>(field: Field<T, CalculatorContext>, text: string, limits = 'current') {
  const read = field.parse(text, { context: fullDataset, text: () => limits });
  return isOk(read) ? field.serialize(read.value) : read;
}
const ioSize = ioSizeField('8KiB');
const vm = vmField('D16ds_v5');
const disk = diskField('P30');

describe('a bare number takes the unit of its field, and the field says so', () => {
  test.each([
    ['IO size', ioSize, '8', '8KiB', 'KiB'],
    ['IO size', ioSize, '1,024', '1MiB', 'KiB'],
    ['latency', latencyField, '2', '2ms', 'ms'],
    ['latency', latencyField, '0,5', '500us', 'ms'],
    ['read ratio', readField('100%'), '70', '70%', '%'],
    ['cache hit rate', hitField('0%'), '12.5', '12.5%', '%'],
    ['fraction', fractionField('Used', 'Share of the time, in %.', '50%'), '30', '30%', '%'],
    ['throughput', optionalField('Target', 'In MB/s.', inMbPerSecond), '100', '100MB/s', 'MB/s'],
  ] as const)('%s %s', (_, field, text, written, unit) => {
    expect(spelled(field as Field<unknown, CalculatorContext>, text)).toBe(written);
    expect(field.hint).toMatch(new RegExp(`(in|In) ${unit}[.;,]`));
  });

  test('a number up to 1 could be a fraction or per cent, so both are offered', () => {
    expect(spelled(readField('100%'), '0.7')).toMatchObject({ readings: ['70 %', '0.7 %'] });
  });

  test('fio’s letters keep their meaning', () => expect(spelled(ioSize, '8k')).toBe('8KiB'));
});

test('a demanded rate is above 0; where it is optional, it may stay empty', () => {
  const words = { label: 'Demand', hint: 'In IOPS.' };
  const demanded = textField<Iops, CalculatorContext>({ ...words, initial: '1000', ...inIops });
  const optional = optionalField(words.label, words.hint, inIops);
  expect(['2,500', '0', ''].map((text) => spelled(demanded, text))).toEqual([
    '2500',
    { problem: expect.stringContaining('IOPS') },
    { problem: expect.any(String) },
  ]);
  expect(['2,500', '0', ''].map((text) => spelled(optional, text))).toEqual([
    '2500',
    { problem: expect.stringContaining('IOPS') },
    '',
  ]);
});

describe('an unknown name', () => {
  test('is a problem with the names that may have been meant, each of which can be parsed', () => {
    const read = spelled(vm, 'D8');
    expect(read).toMatchObject({
      problem: expect.stringMatching(/^Unknown VM size “D8”; did you mean D8s_v\d, .* or .*\?$/),
    });
    const { readings = [] } = read as { readings?: readonly string[] };
    expect(readings).toHaveLength(4);
    for (const name of readings) expect(spelled(vm, name)).toBe(name);
    expect(spelled(optionalVmField, 'D8')).toEqual(read);
    expect(spelled(disk, 'P31')).toMatchObject({
      problem: expect.stringMatching(/^Unknown disk “P31”; did you mean P.*\?$/),
      readings: expect.arrayContaining(['P30']),
    });
  });

  test('and no question where all of them are other machines than the one that was named', () => {
    const [problem] = [spelled(vm, 'NV6')].map((read) => (read as { problem?: string }).problem);
    expect(problem).toMatch(
      /^Unknown VM size “NV6”: it is not in the dataset\. .*other machines: NV/,
    );
    // What is known to have been retired is named so.
    expect(spelled(vm, 'NC6s_v3')).toEqual({
      problem: expect.stringContaining('It was retired on 2025-09-30'),
    });
  });

  test('or with an example of a valid name, where none is similar', () => {
    expect(spelled(vm, 'FOO BAR BAZ')).toEqual({
      problem: 'Unknown VM size “FOO BAR BAZ”. Enter a valid VM size, such as D16ds_v5.',
    });
    expect(spelled(vm, ' ')).toEqual({ problem: 'Enter a valid VM size, such as D16ds_v5.' });
    expect(spelled(disk, '')).toMatchObject({
      problem: expect.stringMatching(/^Enter a valid disk/),
    });
  });
});

test('an example of what is accepted is the text that the field starts with', () => {
  const [p20, small] = [diskField('P20'), vmField('D2s_v3')];
  expect(p20.hint).toBe('Such as P20, E10 or 128 GB Premium.');
  expect(spelled(p20, '')).toEqual({
    problem: 'Enter a valid disk, such as P20, E10 or 128 GB Premium.',
  });
  expect(spelled(small, '')).toEqual({ problem: 'Enter a valid VM size, such as D2s_v3.' });
});

test('a name is written in its usual spelling, however it was typed', () => {
  for (const text of ['D8sv3', 'd8s v3', 'D8s-v3', 'Standard_D8s_v3', 'standard d8s v3'])
    expect(spelled(vm, text)).toBe('D8s_v3');
  expect(spelled(disk, '128GB Premium')).toBe('P10');
  expect(spelled(disk, '128 GB')).toMatchObject({ readings: ['P10', 'E10', 'S10'] });
  expect(spelled(disk, 'Premium 4 TiB', '2018-09')).toBe('P50');
});

test('a link with names and numbers as people type them has the answer of the usual spelling', () => {
  const [ioSizes] = calculators.filter(({ id }) => id === 'io-size');
  const open = (query: string) => ioSizes?.viewModel(parseQuery(query).lookup, fullDataset);
  const typed = open('vm=d8s v3&disk=1 TiB Premium&io-size=16&disks=2&read=70');
  expect(typed?.query).toBe('disks=2&vm=D8s_v3&io-size=16KiB&read=70%25');
  expect(typed?.answer?.readouts).toEqual(open(typed?.query ?? '')?.answer?.readouts);
  expect(typed?.answer).toBeDefined();
});

test('fields are called by their standard names', () => {
  expect(
    [
      limitsField,
      readField('100%'),
      hitField('0%'),
      outstandingField('1'),
      disksField('1'),
      ioSize,
    ].map(({ label }) => label),
  ).toEqual([
    'Limits from',
    'Read ratio',
    'Cache hit rate',
    'Queue depth',
    'Number of disks',
    'IO size',
  ]);
});

describe('what is pasted', () => {
  test('as the portal shows it is read as the size, whichever it is', () => {
    // “Standard D8s v5 (8 vcpus, 32 GiB memory)”: the overview of a VM.
    const shown = (name: string, vcpus = 8) =>
      `Standard ${name.replaceAll('_', ' ')} (${vcpus} vcpus, 32 GiB memory)`;
    expect(spelled(vm, shown('D8s_v5'))).toBe('D8s_v5');
    const read = fullDataset.catalogue
      .vms('current')
      .filter(({ name }) => !name.endsWith('/nvme'))
      .map(({ name, vcpus }) => [name, spelled(vm, shown(name, vcpus))]);
    expect(read.length).toBeGreaterThan(800);
    expect(read.filter(([name, other]) => name !== other)).toEqual([]);
  });

  test.each([
    ['D8s_v5 (old)', 'is unknown'],
    ['(8 vcpus, 32 GiB memory)', 'is unknown'],
  ])('%j %s', (text) => expect(spelled(vm, text)).toHaveProperty('problem'));

  const counted = calculators.filter(
    ({ names }) => names.includes('disk') && names.includes('disks'),
  );
  const screenOf = (id: string, texts: Readonly<Record<string, string>>) =>
    calculators.find((one) => one.id === id)?.viewModel((name) => texts[name], fullDataset);

  test.each(counted.map(({ id }) => id))(
    '“4xP20” in the disk of %s is a disk and a count',
    (id) => {
      const screen = screenOf(id, { disk: '4xP20' });
      expect(screen?.query).toBe(screenOf(id, { disk: 'P20', disks: '4' })?.query);
      expect(screen?.answer).toBeDefined();
      // Two counts that differ are not chosen between.
      expect(screenOf(id, { disk: '4xP20', disks: '2' })?.answer).toBeUndefined();
      expect(screenOf(id, { disk: '4xP20', disks: '4' })?.query).toBe(screen?.query);
    },
  );

  test('“4xP30” in a group of disks sets its count, and so does it in the disk of a workload', () => {
    const change = { kind: 'set', row: 0, text: '4xP30' } as const;
    const edited = (id: string, name: string, text: string, part: string) =>
      calculators.find((one) => one.id === id)?.edit(name, text, { ...change, part }, fullDataset);
    expect(edited('cap-check', 'disks', 'data:P10x1:ReadOnly', 'disk')).toBe('data:P30x4:ReadOnly');
    expect(edited('throttle', 'loads', 'a:P10/ReadOnly:8KiB:q1:read', 'target')).toBe(
      'a:P30x4/ReadOnly:8KiB:q1:read',
    );
  });
});

describe('a pause in typing', () => {
  const isComplete = (id: string, name: string, text: string, limits = 'current') =>
    calculators
      .find((one) => one.id === id)
      ?.isComplete(name, (other) => ({ [name]: text, limits })[other], fullDataset);

  test('ends the name of a size of the limits in use, not one of other limits', () => {
    for (const id of ['cap-check', 'io-size']) {
      expect(isComplete(id, 'vm', 'D4s v5')).toBe(true);
      expect(isComplete(id, 'vm', 'D4')).toBe(false);
      expect(isComplete(id, 'vm', 'D4', '2018-09')).toBe(true);
      expect(isComplete(id, 'vm', 'D4s')).toBe(false);
    }
    const { catalogue } = fullDataset;
    const today = new Set(catalogue.vms('current').map(({ name }) => name));
    const past = catalogue.vms('2018-09').filter(({ name }) => !today.has(name));
    expect(past.length).toBeGreaterThan(10);
    for (const { name } of past) expect(isComplete('io-size', 'vm', name), name).toBe(false);
  });

  test('ends a number that can be read', () => {
    expect(isComplete('provision', 'capacity', '128Gi')).toBe(true);
    expect(isComplete('provision', 'target-iops', '20 000')).toBe(true);
    expect(isComplete('provision', 'target-iops', '20.000')).toBe(false);
  });

  test.each([
    ['io-size', 'disk', ''],
    ['cap-check', 'disks', 'disk'],
  ])(
    'in %s words alone are no disk yet: “ultra”, “premium ssd”; a size or a name is',
    (id, name, part) => {
      const calculator = calculators.find((one) => one.id === id);
      const typed = (text: string) => {
        const change = { kind: 'set', row: 0, part, text } as const;
        const before = calculator?.initial(name) ?? '';
        const after = calculator?.edit(name, before, change, fullDataset);
        return calculator?.isComplete(
          name,
          (one) => (one === name ? after : undefined),
          fullDataset,
          change,
        );
      };
      for (const words of ['ultra', 'premium ssd']) expect(typed(words), words).toBe(false);
      for (const whole of ['P20', '1024', '512 GiB Premium'])
        expect(typed(whole), whole).toBe(true);
      expect(isComplete('provision', 'capacity', '0')).toBe(false);
    },
  );
});

test('A group takes its count before its disk as well, as people type it.', () => {
  const field = diskGroupsField('data:P30x1:None');
  for (const text of ['data:4xP30:None', 'data:4XP30:None', 'data:P30x4:None'])
    expect(spelled(field, text), text).toBe('data:P30x4:None');
});
