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
import { type Bytes, type Fraction, formatBytes, isOk, type Result } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { inKib } from '../fields.ts';
import {
  type Options,
  serializeDemand,
  serializeOptions,
  serializePattern,
  serializeTarget,
  type Target,
  type Workload,
} from '../workload-text.ts';
import {
  parseDemand,
  parseName,
  parseOptions,
  parsePattern,
  parseTarget,
  problemOfOption,
  targetDisk,
} from './parse-workload.ts';
import {
  composeDemand,
  composeOptions,
  composePattern,
  composeTarget,
  demandCells,
  demandTexts,
  isTemp,
  optionCells,
  optionTexts,
  patternCells,
  targetCells,
  targetTexts,
} from './workload-cells.ts';

type Part<T> = {
  readonly label: string;
  readonly initial: string;
  readonly parse: (text: string, parseContext: ParseContext<CalculatorContext>) => Result<T>;
  readonly serialize: (value: T) => string;
  readonly compose: (
    text: string,
    part: string,
    typed: string,
    context: CalculatorContext,
  ) => string;
  readonly cells: (
    text: string,
    problem: string | undefined,
    parseContext: ParseContext<CalculatorContext>,
  ) => readonly Cell[];
};

/** A part of a workload that has boxes of its own. */
const partField = <T>({ cells, ...part }: Part<T>): Field<T, CalculatorContext> =>
  partsField({
    ...part,
    hint: '',
    cells: (text, parseContext) => {
      const read = part.parse(text, parseContext);
      return cells(text, isOk(read) ? undefined : read.problem, parseContext);
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
    compose: composeTarget,
    cells: (text, problem, parseContext) =>
      targetCells(text, (disk) => targetDisk.parse(disk, parseContext), parseContext, problem),
  }),
  size: textField<Bytes, CalculatorContext>({
    ...{ label: 'IO size', hint: '', initial: '8KiB', ...inKib },
  }),
  demand: partField<Demand>({
    label: 'Load',
    initial: 'q8',
    parse: parseDemand,
    serialize: serializeDemand,
    compose: composeDemand,
    cells: demandCells,
  }),
  pattern: partField<Fraction>({
    label: 'Reads',
    initial: 'read70',
    parse: parsePattern,
    serialize: serializePattern,
    compose: composePattern,
    cells: patternCells,
  }),
  more: partField<Options>({
    label: 'Options',
    initial: '',
    parse: parseOptions,
    serialize: serializeOptions,
    compose: composeOptions,
    cells: (text, problem, parseContext) =>
      optionCells(
        text,
        (name, value) => (name === undefined ? problem : problemOfOption(name, value ?? '')),
        parseContext,
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

/** “data” and “4 × P30 · ReadOnly · 8 KiB · QD 12”, whether or not it can be read. */
function lineOf(row: Row, parseContext: ParseContext<CalculatorContext>) {
  const { name = '', target = '', size = '', demand = '', pattern = '', more = '' } = row;
  const { disk, count, cache } = targetTexts(target);
  const [kind, number] = demandTexts(demand);
  const bytes = parts.size.parse(size, parseContext);
  const given = new Map(optionTexts(more));
  const [from, to] = [given.get('from'), given.get('to')];
  const until = to === undefined ? '' : ` to ${to}`;
  return {
    title: name,
    line: [
      ...(isTemp(target) ? ['temp disk'] : [`${count === '1' ? '' : `${count} × `}${disk}`, cache]),
      isOk(bytes) ? formatBytes(bytes.value) : size,
      kind === 'q' ? `QD ${number}` : `${number} IOPS`,
      ...(/^\s*write\s*$/i.test(pattern) ? ['writes'] : []),
      ...(from || to ? [`${from ? `from ${from}` : ''}${until}`.trim()] : []),
    ].join(' · '),
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
