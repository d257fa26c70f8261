/** The workloads of a simulation as one field: how `workload-text.ts` is read, and which boxes each is entered in. */
import {
  type Cell,
  type Field,
  listField,
  maxItems,
  type ParseContext,
  partsField,
  type Row,
  textField,
} from '../../kit/index.ts';
import type { Demand } from '../../laws/simulation/index.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import {
  type Bytes,
  type Fraction,
  formatBytes,
  formatIops,
  formatSeconds,
  isOk,
  type Result,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { inKib } from '../shared/fields/fields.ts';
import { useOf } from '../shared/fields/name-fields.ts';
import {
  type Options,
  serializeDemand,
  serializeOptions,
  serializePattern,
  serializeTarget,
  type Target,
  type Workload,
} from '../shared/fields/workload-text.ts';
import {
  parseDemand,
  parseName,
  parseOptions,
  parsePattern,
  parseTarget,
  problemOfOption,
  targetDisk,
} from './parse-workload.ts';

type Boxes = NonNullable<ReturnType<CalculatorContext['typing']>>;

type Part<T> = {
  readonly label: string;
  readonly initial: string;
  readonly parse: (text: string, parseContext: ParseContext<CalculatorContext>) => Result<T>;
  readonly serialize: (value: T) => string;
  readonly compose: (boxes: Boxes) => (text: string, part: string, typed: string) => string;
  readonly cells: (
    boxes: Boxes,
    text: string,
    problem: string | undefined,
    parseContext: ParseContext<CalculatorContext>,
  ) => readonly Cell[];
};

/** A part of a workload that has boxes of its own. */
const partField = <T>({ cells, compose, ...part }: Part<T>): Field<T, CalculatorContext> =>
  partsField({
    ...part,
    hint: '',
    compose: (text, name, typed, { typing }) => {
      const boxes = typing();
      return boxes ? compose(boxes)(text, name, typed) : text;
    },
    cells: (text, parseContext) => {
      const boxes = parseContext.context.typing();
      if (!boxes) return [];
      const read = part.parse(text, parseContext);
      return cells(boxes, text, isOk(read) ? undefined : read.problem, parseContext);
    },
  });

const parts = {
  name: textField<string, CalculatorContext>({
    ...{ label: 'Name', hint: '', initial: '', parse: parseName, serialize: (name) => name },
  }),
  target: partField<Target>({
    label: 'Disk',
    initial: 'P30/None',
    parse: parseTarget,
    serialize: serializeTarget,
    compose: ({ composeTarget }) => composeTarget,
    cells: ({ targetCells }, text, problem, parseContext) =>
      targetCells(
        text,
        (disk) => targetDisk.parse(disk, parseContext),
        useOf(parseContext),
        problem,
      ),
  }),
  size: textField<Bytes, CalculatorContext>({
    ...{ label: 'IO size', hint: '', initial: '8KiB', ...inKib },
  }),
  demand: partField<Demand>({
    label: 'Load',
    initial: 'q8',
    parse: parseDemand,
    serialize: serializeDemand,
    compose: ({ composeDemand }) => composeDemand,
    cells: ({ demandCells }, text, problem) => demandCells(text, problem),
  }),
  pattern: partField<Fraction>({
    label: 'Reads',
    initial: 'read70',
    parse: parsePattern,
    serialize: serializePattern,
    compose: ({ composePattern }) => composePattern,
    cells: ({ patternCells }, text, problem) => patternCells(text, problem),
  }),
  more: partField<Options>({
    label: 'Options',
    initial: '',
    parse: parseOptions,
    serialize: serializeOptions,
    compose: ({ composeOptions }) => composeOptions,
    cells: ({ optionCells }, text, problem, { text: textOf }) =>
      optionCells(
        text,
        (name, value) => (name === undefined ? problem : problemOfOption(name, value ?? '')),
        textOf('target'),
      ),
  }),
};

const sharedId = ({ target }: Workload) => (target === 'temp' ? undefined : target.id);

function conflict(workload: Workload, before: readonly Workload[]): string | undefined {
  const { name, target, more } = workload;
  if (before.some((other) => other.name === name))
    return `There are two workloads named ${name}: each needs a name of its own.`;
  if (more.hit !== undefined && (target === 'temp' || target.cache === 'None'))
    return 'Cache hits need a host cache: the target has none.';
  const id = sharedId(workload);
  const sharer = id === undefined ? undefined : before.find((other) => sharedId(other) === id);
  if (sharer && serializeTarget(sharer.target) !== serializeTarget(target))
    return `#${id} is ${serializeTarget(sharer.target)} for ${sharer.name}: enter the same disk for all workloads that share it.`;
  return undefined;
}

/** “data” and “4 × P30 · ReadOnly · 8 KiB · QD 12”; what cannot be read is shown as typed. */
function lineOf(row: Row, parseContext: ParseContext<CalculatorContext>) {
  const { name = '', target = '', size = '', demand = '', pattern = '', more = '' } = row;
  const show = <T>(read: Result<T>, text: string, format: (value: T) => string) =>
    isOk(read) ? format(read.value) : text;
  return {
    title: name,
    line: [
      show(parseTarget(target, parseContext), target, (on) =>
        on === 'temp' ? 'temp disk' : `${formatDisks(on.disk, on.disks)} · ${on.cache}`,
      ),
      show(parts.size.parse(size, parseContext), size, formatBytes),
      show(parseDemand(demand), demand, (by) =>
        'rate' in by ? formatIops(by.rate) : `QD ${by.outstanding}`,
      ),
      show(parsePattern(pattern), pattern, (read) => (read === 0 ? 'writes' : '')),
      show(parseOptions(more), more, ({ from, to }) =>
        [from && `from ${formatSeconds(from)}`, to && `to ${formatSeconds(to)}`]
          .filter(Boolean)
          .join(' '),
      ),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

const example = 'log:P30/None:4KiB:q1:write';

export const workloadsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Workloads',
    hint: 'Without from and to a workload runs all the time. Several disks are one striped volume.',
    initial,
    brief: (workloads) => workloads.map(({ name }) => name).join(', '),
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
