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
import { parseEphemeral } from '../../limits/ephemeral.ts';
import {
  type Bytes,
  err,
  type Fraction,
  formatBytes,
  fraction,
  iops,
  isOk,
  ok,
  outstanding,
  type ParseError,
  parseCount,
  parseFraction,
  parseIops,
  parseSeconds,
  type Result,
  seconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { cacheField, diskField, inKib, maxDisks } from '../fields.ts';
import {
  type Option,
  type Options,
  type Target,
  type Workload,
  workloadTexts,
} from '../workload-text.ts';
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
  readonly compose: (text: string, part: string, typed: string) => string;
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

const parseName = (text: string): Result<string> =>
  /^\s*[a-z0-9-]{1,24}\s*$/i.test(text)
    ? ok(text.trim().toLowerCase())
    : err('A name has up to 24 letters, digits and hyphens.');

/** The problem without its readings, since each would replace the whole text of the part. */
const problemOnly = ({ problem }: ParseError): ParseError => ({ problem });

const targetDisk = diskField('P30', parseEphemeral);

function parseTarget(text: string, parseContext: ParseContext<CalculatorContext>): Result<Target> {
  const typed = text.trim();
  if (typed.toLowerCase() === 'temp') return ok('temp');
  const match = /^([^/#]{1,80}?)(?:x(\d{1,9}))?\/([a-z-]{1,12})(?:#(\w{1,24}))?$/i.exec(typed);
  if (!match)
    return err(
      'Enter temp, or a disk and its host cache such as P30/None, P30x4/ReadOnly or P30/None#a.',
    );
  const [, name = '', count = '1', setting = '', id] = match;
  const disk = targetDisk.parse(name, parseContext);
  if (!isOk(disk)) return problemOnly(disk);
  const disks = parseCount(count, { min: 1, max: maxDisks }, 'disks');
  if (!isOk(disks)) return problemOnly(disks);
  const cache = cacheField('None').parse(setting, parseContext);
  if (!isOk(cache)) return err('The host cache is None, ReadOnly or ReadWrite, as in P30/None.');
  return ok({
    disk: disk.value,
    disks: disks.value,
    cache: cache.value,
    ...(id === undefined ? {} : { id: id.toLowerCase() }),
  });
}

function parseDemand(text: string): Result<Demand> {
  const [, kind = '', rest = ''] = /^\s*([qr])(.*)$/is.exec(text) ?? [];
  if (kind.toLowerCase() === 'q') {
    const depth = parseCount(rest, { min: 1, max: 65_536 }, 'outstanding IOs');
    return isOk(depth) ? ok({ outstanding: outstanding(depth.value) }) : problemOnly(depth);
  }
  if (kind.toLowerCase() === 'r') {
    const rate = parseIops(rest, { min: iops(0.1), max: iops(1_000_000) });
    return isOk(rate) ? ok({ rate: rate.value }) : problemOnly(rate);
  }
  return err('Enter q and a queue depth, as in q8, or r and a rate in IOPS, as in r500.');
}

function parsePattern(text: string): Result<Fraction> {
  const [, word = '', rest = ''] = /^\s*(read|write)(.*)$/is.exec(text) ?? [];
  const ratio = rest.trim();
  if (word !== '' && ratio === '') return ok(fraction(word.toLowerCase() === 'read' ? 1 : 0));
  if (word.toLowerCase() !== 'read')
    return err('Enter read, write, or a read ratio in per cent: read70.');
  const read = parseFraction(ratio.endsWith('%') ? ratio : `${ratio}%`);
  return isOk(read) ? read : problemOnly(read);
}

const parseTime = (text: string) =>
  parseSeconds(text, { min: seconds(0), max: seconds(3600) }, 's');
const optionReaders: { readonly [Name in keyof Option]: (text: string) => Result<Option[Name]> } = {
  hit: parseFraction,
  latency: (text) => parseSeconds(text, { min: seconds(1e-6), max: seconds(60) }, 'ms'),
  from: parseTime,
  to: parseTime,
};
const isOption = (name: string): name is keyof Option => Object.hasOwn(optionReaders, name);

function problemOfOption(name: string, value: string): string | undefined {
  const read: Result<unknown> = isOption(name) ? optionReaders[name](value) : ok(value);
  return isOk(read) ? undefined : read.problem;
}

/** Parses an option and adds it to the others. @returns the problem, where it cannot be parsed */
function addOption<Name extends keyof Option>(
  options: { -readonly [N in keyof Option]?: Option[N] },
  name: Name,
  text: string,
): ParseError | undefined {
  const read = optionReaders[name](text);
  if (!isOk(read)) return { problem: `${name}: ${read.problem}` };
  options[name] = read.value;
  return undefined;
}

function parseOptions(text: string): Result<Options> {
  const options: Options = {};
  for (const option of text.split(':').filter((each) => each.trim() !== '')) {
    const [, key = '', value = ''] = /^\s*(\w+)\s*=(.*)$/s.exec(option) ?? [];
    const name = key.toLowerCase();
    if (!isOption(name))
      return err('Enter any of hit=80%, latency=1ms, from=2s and to=5s, separated by colons.');
    if (options[name] !== undefined) return err(`${name} is given twice.`);
    const problem = addOption(options, name, value);
    if (problem) return problem;
  }
  if (options.to !== undefined && options.to <= (options.from ?? 0))
    return err('A workload ends after it starts: enter a “to” later than “from”.');
  return ok(options);
}

const parts = {
  name: textField<string, CalculatorContext>({
    ...{ label: 'Name', hint: '', initial: '', parse: parseName, serialize: workloadTexts.name },
  }),
  target: partField<Target>({
    label: 'Disk',
    initial: 'P30/None',
    parse: parseTarget,
    serialize: workloadTexts.target,
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
    serialize: workloadTexts.demand,
    compose: composeDemand,
    cells: demandCells,
  }),
  pattern: partField<Fraction>({
    label: 'Reads',
    initial: 'read70',
    parse: parsePattern,
    serialize: workloadTexts.pattern,
    compose: composePattern,
    cells: patternCells,
  }),
  more: partField<Options>({
    label: 'Options',
    initial: '',
    parse: parseOptions,
    serialize: workloadTexts.more,
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
  if (sharer && workloadTexts.target(sharer.target) !== workloadTexts.target(target))
    return `#${id} is ${workloadTexts.target(sharer.target)} for ${sharer.name}: enter the same disk for all workloads that share it.`;
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
