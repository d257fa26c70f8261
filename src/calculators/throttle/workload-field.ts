/** The workloads of a simulation as a list of inputs: the parts of each, the boxes that they are entered in, and its line. */
import {
  type Box,
  type Field,
  listField,
  maxItems,
  type ParseContext,
  partsField,
  type Row,
  textField,
} from '../../kit/index.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Bytes,
  formatBytes,
  formatIops,
  formatSeconds,
  isOk,
  type Result,
} from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { ioSizeInput } from '../shared/fields/fields.ts';
import { tiersOf, useOf } from '../shared/fields/name-fields.ts';
import {
  serializeDemand,
  serializeOptions,
  serializeReadRatio,
  serializeTarget,
  type Workload,
} from '../shared/fields/workload-text.ts';
import {
  parseDemand,
  parseName,
  parseOptions,
  parseReadRatio,
  parseTarget,
  problemOfOption,
  targetDisk,
} from './parse-workload.ts';

type Boxes = NonNullable<ReturnType<CalculatorContext['typing']>>;

type Context = ParseContext<CalculatorContext>;

/**
 * A part of a workload that has boxes of its own.
 * @param compose the name of the function that makes its text from them
 */
const boxedField = <T>(
  shown: Pick<Field<T, CalculatorContext>, 'label' | 'initial'>,
  parse: (text: string, parseContext: Context) => Result<T>,
  serialize: (value: T) => string,
  compose: Extract<keyof Boxes, `compose${string}`>,
  boxesOf: (
    boxes: Boxes,
    text: string,
    problem: string | undefined,
    parseContext: Context,
  ) => readonly Box[],
): Field<T, CalculatorContext> =>
  partsField({
    ...shown,
    hint: '',
    parse,
    serialize,
    compose: (text, part, typed, { typing }) => typing()?.[compose](text, part, typed) ?? text,
    boxes: (text, parseContext) => {
      const boxes = parseContext.context.typing();
      const read = parse(text, parseContext);
      return boxes ? boxesOf(boxes, text, isOk(read) ? undefined : read.problem, parseContext) : [];
    },
  });

const parts = {
  name: textField<string, CalculatorContext>({
    label: 'Name',
    hint: '',
    initial: '',
    parse: parseName,
    serialize: (name) => name,
  }),
  target: boxedField(
    { label: 'Disk', initial: 'P30/None' },
    parseTarget,
    serializeTarget,
    'composeTarget',
    ({ targetBoxes }, text, problem, parseContext) =>
      targetBoxes(
        text,
        (disk) => targetDisk.parse(disk, parseContext),
        useOf(parseContext),
        tiersOf(parseContext),
        problem,
      ),
  ),
  size: textField<Bytes, CalculatorContext>({
    label: 'IO size',
    hint: '',
    initial: '8KiB',
    ...ioSizeInput,
  }),
  demand: boxedField(
    { label: 'Load', initial: 'q8' },
    parseDemand,
    serializeDemand,
    'composeDemand',
    ({ demandBoxes }, text, problem) => demandBoxes(text, problem),
  ),
  read: boxedField(
    { label: 'Reads', initial: 'read70' },
    parseReadRatio,
    serializeReadRatio,
    'composeReadRatio',
    ({ readRatioBoxes }, text, problem) => readRatioBoxes(text, problem),
  ),
  options: boxedField(
    { label: 'Options', initial: '' },
    parseOptions,
    serializeOptions,
    'composeOptions',
    ({ optionBoxes }, text, problem, { text: textOf }) =>
      optionBoxes(
        text,
        (name, value) => (name === undefined ? problem : problemOfOption(name, value ?? '')),
        textOf('target'),
      ),
  ),
};

const sharedId = ({ target }: Workload) => (target === 'temp' ? undefined : target.id);

function conflict(workload: Workload, before: readonly Workload[]): string | undefined {
  const { name, target, options } = workload;
  if (before.some((other) => other.name === name))
    return `There are two workloads named ${name}: each needs a name of its own.`;
  if (options.hit !== undefined && (target === 'temp' || target.cache === 'None'))
    return 'Cache hits need a host cache: the target has none.';
  const id = sharedId(workload);
  const sharer = id === undefined ? undefined : before.find((other) => sharedId(other) === id);
  if (sharer && serializeTarget(sharer.target) !== serializeTarget(target))
    return `#${id} is ${serializeTarget(sharer.target)} for ${sharer.name}: enter the same disk for all workloads that share it.`;
  return undefined;
}

/** “QD 12”, “500 IOPS”. */
const briefDemand = (by: Workload['demand']) =>
  'rate' in by ? formatIops(by.rate) : `QD ${by.outstanding}`;

/** “data” and “4 × P30 · ReadOnly · 8 KiB · QD 12”; what cannot be read is shown as typed. */
function lineOf(row: Row, parseContext: Context) {
  const show = <T>(
    name: keyof typeof parts,
    field: Pick<Field<T, CalculatorContext>, 'parse'>,
    format: (value: T) => string,
  ) => {
    const text = row[name] ?? '';
    const read = field.parse(text, parseContext);
    return isOk(read) ? format(read.value) : text;
  };
  const shown = [
    show('target', parts.target, (on) =>
      on === 'temp' ? 'temp disk' : `${formatDisks(on.disk, on.disks)} · ${on.cache}`,
    ),
    show('size', parts.size, formatBytes),
    show('demand', parts.demand, briefDemand),
    show('read', parts.read, (read) => (read === 0 ? 'writes' : '')),
    show('options', parts.options, ({ from, to }) =>
      listed([!!from && `from ${formatSeconds(from)}`, !!to && `to ${formatSeconds(to)}`]).join(
        ' ',
      ),
    ),
  ];
  return { title: row['name'] ?? '', line: shown.filter(Boolean).join(' · ') };
}

const example = 'log:P30/None:4KiB:q1:write';

export const workloadsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Workloads',
    hint: 'Without from and to, a workload always runs. Several disks are one stripe.',
    initial,
    // Their names first; “QD 12 of 8 KiB” of each.
    brief: (workloads) => [
      workloads.map(({ name }) => name).join(', '),
      ...workloads.map(({ demand, size }) => `${briefDemand(demand)} of ${formatBytes(size)}`),
    ],
    parts,
    line: lineOf,
    marked: true,
    // The first of load-1, load-2 and so on that no workload has.
    added: (rows) => {
      const taken = rows.map(({ name = '' }) => name.trim().toLowerCase());
      let number = 1;
      while (taken.includes(`load-${number}`)) number++;
      return { name: `load-${number}` };
    },
    conflict,
    texts: {
      item: 'Workload',
      add: 'Add a workload',
      empty: `There is no workload. Add one, such as ${example}.`,
      tooLong: `Too long: enter up to ${maxItems} workloads, each like ${example}.`,
    },
  });
