/**
 * The workloads of a simulation as one field, separated by commas:
 * `NAME:TARGET:SIZE:qN:PATTERN[:hit=..][:latency=..][:from=..][:to=..]`.
 */
import {
  type Field,
  type Inputs,
  listField,
  maxItems,
  type ParseContext,
  textField,
} from '../kit/index.ts';
import type { Demand } from '../laws/simulation/index.ts';
import { parseEphemeral } from '../limits/ephemeral.ts';
import type { Disk } from '../limits/types.ts';
import type { Cache } from '../storage/set-up.ts';
import {
  type Bytes,
  err,
  type Fraction,
  fraction,
  iops,
  isOk,
  ok,
  outstanding,
  type ParseError,
  parseBytes,
  parseCount,
  parseFraction,
  parseIops,
  parseSeconds,
  type Result,
  type Seconds,
  seconds,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeSeconds,
} from '../units/index.ts';
import type { CalculatorContext } from './dataset.ts';
import { cacheField, diskField, ioSizeRange, maxDisks } from './fields.ts';

/** Equal disks, striped into one volume. Workloads that name the same id share it. */
export type DiskTarget = {
  readonly disk: Disk;
  readonly disks: number;
  readonly cache: Cache;
  readonly id?: string;
};
export type Target = DiskTarget | 'temp';

type Option = {
  /** The cache hit rate. */
  readonly hit: Fraction;
  /** A service time that replaces that of its disk. */
  readonly latency: Seconds;
  /** When it starts and ends; by default it runs the whole time. */
  readonly from: Seconds;
  readonly to: Seconds;
};
/** What a workload may leave out. */
export type Options = Partial<Option>;

/** A part of a workload. The hint of the whole list explains it. */
const partField = <T>(
  label: string,
  initial: string,
  parse: (text: string, parseContext: ParseContext<CalculatorContext>) => Result<T>,
  serialize: (value: T) => string,
): Field<T, CalculatorContext> => textField({ label, hint: '', initial, parse, serialize });

const parseName = (text: string): Result<string> =>
  /^\s*[a-z0-9-]{1,24}\s*$/i.test(text)
    ? ok(text.trim().toLowerCase())
    : err('A name has up to 24 letters, digits and hyphens.');

/** The problem without its readings, since each would replace the whole text of the part. */
const problemOnly = ({ problem }: ParseError): ParseError => ({ problem });

function parseTarget(text: string, parseContext: ParseContext<CalculatorContext>): Result<Target> {
  const typed = text.trim();
  if (typed.toLowerCase() === 'temp') return ok('temp');
  const match = /^([^/#]{1,80}?)(?:x(\d{1,9}))?\/([a-z-]{1,12})(?:#(\w{1,24}))?$/i.exec(typed);
  if (!match)
    return err(
      'Enter temp, or a disk and its host cache such as P30/None, P30x4/ReadOnly or P30/None#a.',
    );
  const [, name = '', count = '1', setting = '', id] = match;
  const disk = diskField('P30', parseEphemeral).parse(name, parseContext);
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

/** “P30x4/ReadOnly#a”. */
const serializeTarget = (target: Target) =>
  target === 'temp'
    ? 'temp'
    : `${target.disk.name}${target.disks === 1 ? '' : `x${target.disks}`}/${target.cache}${target.id ? `#${target.id}` : ''}`;

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

/** “q8”, “r500”. */
const serializeDemand = (demand: Demand) =>
  'rate' in demand ? `r${serializeIops(demand.rate)}` : `q${demand.outstanding}`;

function parsePattern(text: string): Result<Fraction> {
  const [, word = '', rest = ''] = /^\s*(read|write)(.*)$/is.exec(text) ?? [];
  const ratio = rest.trim();
  if (word !== '' && ratio === '') return ok(fraction(word.toLowerCase() === 'read' ? 1 : 0));
  if (word.toLowerCase() !== 'read')
    return err('Enter read, write, or a read ratio in per cent: read70.');
  const read = parseFraction(ratio.endsWith('%') ? ratio : `${ratio}%`);
  return isOk(read) ? read : problemOnly(read);
}

/** “read”, “write”, “read70”. */
const serializePattern = (read: Fraction) =>
  read === 1 ? 'read' : read === 0 ? 'write' : `read${serializeFraction(read).replace('%', '')}`;

const parseTime = (text: string) => parseSeconds(text, { min: seconds(0), max: seconds(3600) });
const optionReaders: { readonly [Name in keyof Option]: (text: string) => Result<Option[Name]> } = {
  hit: parseFraction,
  latency: (text) => parseSeconds(text, { min: seconds(1e-6), max: seconds(60) }),
  from: parseTime,
  to: parseTime,
};
const isOption = (name: string): name is keyof Option => Object.hasOwn(optionReaders, name);

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

const serializeOptions = ({ hit, latency, from, to }: Options) =>
  [
    ...(hit === undefined ? [] : [`hit=${serializeFraction(hit)}`]),
    ...(latency === undefined ? [] : [`latency=${serializeSeconds(latency)}`]),
    ...(from === undefined ? [] : [`from=${serializeSeconds(from)}`]),
    ...(to === undefined ? [] : [`to=${serializeSeconds(to)}`]),
  ].join(':');

const parts = {
  name: partField('Name', '', parseName, (name) => name),
  target: partField('Target', 'P30/None', parseTarget, serializeTarget),
  size: partField<Bytes>(
    'IO size',
    '8KiB',
    (text) => parseBytes(text, ioSizeRange),
    serializeBytes,
  ),
  demand: partField('Demand', 'q8', parseDemand, serializeDemand),
  pattern: partField('Read/write', 'read70', parsePattern, serializePattern),
  more: partField('Options', '', parseOptions, serializeOptions),
};

export type Workload = Inputs<typeof parts>;

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

const example = 'log:P30/None:4KiB:q1:write';

export const workloadsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Workloads',
    hint: 'Target: temp, or a disk and its host cache: P30/None, P30x4/ReadOnly (a striped volume), P30/None#a (a disk shared by several workloads). Demand: q8 is queue depth 8, r500 is 500 IOPS. Options: hit=80%, latency=1ms, from=2s, to=5s.',
    initial,
    parts,
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

/** The text of workloads as links carry it. */
export const serializeWorkloads = workloadsField('').serialize;

/** The VM that the simulation opens with; a link leaves it out. */
export const initialVm = 'D16ds_v5';
