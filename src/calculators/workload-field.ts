/**
 * The workloads of a simulation as one field, separated by commas:
 * `NAME:TARGET:SIZE:qN:PATTERN[:hit=..][:latency=..][:from=..][:to=..]`.
 */
import {
  type Field,
  type Inputs,
  listField,
  mostItems,
  type ParseContext,
  textField,
} from '../kit/index.ts';
import type { Demand } from '../laws/simulation/index.ts';
import type { Disk } from '../limits/types.ts';
import type { Cache } from '../storage/set-up.ts';
import {
  type Bad,
  type Bytes,
  bad,
  bytes,
  gib,
  good,
  iops,
  isGood,
  outstanding,
  type Read,
  readBytes,
  readCount,
  readIops,
  readSeconds,
  readShare,
  type Seconds,
  type Share,
  seconds,
  share,
  writeBytes,
  writeIops,
  writeSeconds,
  writeShare,
} from '../units/index.ts';
import type { CalculatorContext } from './dataset.ts';
import { cacheField, diskField, mostDisks } from './fields.ts';

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
  readonly hit: Share;
  /** A service time that takes the place of the one of its disk. */
  readonly latency: Seconds;
  /** When it starts and ends; the whole time where nothing is said. */
  readonly from: Seconds;
  readonly to: Seconds;
};
/** What a workload may leave out. */
export type Options = Partial<Option>;

/** A part of a workload. The hint of the whole list explains it. */
const partField = <T>(
  label: string,
  initial: string,
  read: (text: string, context: ParseContext<CalculatorContext>) => Read<T>,
  write: (value: T) => string,
): Field<T, CalculatorContext> => textField({ label, hint: '', initial, read, write });

const readName = (text: string): Read<string> =>
  /^\s*[a-z0-9-]{1,24}\s*$/i.test(text)
    ? good(text.trim().toLowerCase())
    : bad('A name has up to 24 letters, digits and hyphens.');

/** The problem without its readings, which would replace a piece of the part and not the part. */
const problemOnly = ({ problem }: Bad): Bad => ({ problem });

function readTarget(text: string, context: ParseContext<CalculatorContext>): Read<Target> {
  const typed = text.trim();
  if (typed.toLowerCase() === 'temp') return good('temp');
  const match = /^([^/#]{1,80}?)(?:x(\d{1,9}))?\/([a-z-]{1,12})(?:#(\w{1,24}))?$/i.exec(typed);
  if (!match)
    return bad(
      'Enter temp, or a disk and its host cache such as P30/None, P30x4/ReadOnly or P30/None#a.',
    );
  const [, name = '', count = '1', setting = '', id] = match;
  const disk = diskField('P30').read(name, context);
  if (!isGood(disk)) return problemOnly(disk);
  const disks = readCount(count, { least: 1, most: mostDisks }, 'disks');
  if (!isGood(disks)) return problemOnly(disks);
  const cache = cacheField('None').read(setting, context);
  if (!isGood(cache)) return bad('The host cache is None, ReadOnly or ReadWrite, as in P30/None.');
  return good({
    disk: disk.value,
    disks: disks.value,
    cache: cache.value,
    ...(id === undefined ? {} : { id: id.toLowerCase() }),
  });
}

/** “P30x4/ReadOnly#a”. */
const writeTarget = (target: Target) =>
  target === 'temp'
    ? 'temp'
    : `${target.disk.name}${target.disks === 1 ? '' : `x${target.disks}`}/${target.cache}${target.id ? `#${target.id}` : ''}`;

function readDemand(text: string): Read<Demand> {
  const [, kind = '', rest = ''] = /^\s*([qr])(.*)$/is.exec(text) ?? [];
  if (kind.toLowerCase() === 'q') {
    const depth = readCount(rest, { least: 1, most: 65_536 }, 'outstanding IOs');
    return isGood(depth) ? good({ outstanding: outstanding(depth.value) }) : problemOnly(depth);
  }
  if (kind.toLowerCase() === 'r') {
    const rate = readIops(rest, { least: iops(0.1), most: iops(1_000_000) });
    return isGood(rate) ? good({ rate: rate.value }) : problemOnly(rate);
  }
  return bad('Enter q and a queue depth, as in q8, or r and a rate in IOPS, as in r500.');
}

/** “q8”, “r500”. */
const writeDemand = (demand: Demand) =>
  'rate' in demand ? `r${writeIops(demand.rate)}` : `q${demand.outstanding}`;

function readPattern(text: string): Read<Share> {
  const [, word = '', rest = ''] = /^\s*(read|write)(.*)$/is.exec(text) ?? [];
  const ratio = rest.trim();
  if (word !== '' && ratio === '') return good(share(word.toLowerCase() === 'read' ? 1 : 0));
  if (word.toLowerCase() !== 'read')
    return bad('Enter read, write, or a read ratio in per cent: read70.');
  const read = readShare(ratio.endsWith('%') ? ratio : `${ratio}%`);
  return isGood(read) ? read : problemOnly(read);
}

/** “read”, “write”, “read70”. */
const writePattern = (read: Share) =>
  read === 1 ? 'read' : read === 0 ? 'write' : `read${writeShare(read).replace('%', '')}`;

const readTime = (text: string) => readSeconds(text, { least: seconds(0), most: seconds(3600) });
const optionReaders: { readonly [Name in keyof Option]: (text: string) => Read<Option[Name]> } = {
  hit: readShare,
  latency: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }),
  from: readTime,
  to: readTime,
};
const isOption = (name: string): name is keyof Option => Object.hasOwn(optionReaders, name);

/** Adds an option to those that were read. @returns why not, where it can't be read */
function addOption<Name extends keyof Option>(
  options: { -readonly [N in keyof Option]?: Option[N] },
  name: Name,
  text: string,
): Bad | undefined {
  const read = optionReaders[name](text);
  if (!isGood(read)) return { problem: `${name}: ${read.problem}` };
  options[name] = read.value;
  return undefined;
}

function readOptions(text: string): Read<Options> {
  const options: Options = {};
  for (const option of text.split(':').filter((each) => each.trim() !== '')) {
    const [, key = '', value = ''] = /^\s*(\w+)\s*=(.*)$/s.exec(option) ?? [];
    const name = key.toLowerCase();
    if (!isOption(name))
      return bad('Enter any of hit=80%, latency=1ms, from=2s and to=5s, separated by colons.');
    if (options[name] !== undefined) return bad(`${name} is given twice.`);
    const problem = addOption(options, name, value);
    if (problem) return problem;
  }
  if (options.to !== undefined && options.to <= (options.from ?? 0))
    return bad('A workload ends after it starts: enter a “to” later than “from”.');
  return good(options);
}

const writeOptions = ({ hit, latency, from, to }: Options) =>
  [
    ...(hit === undefined ? [] : [`hit=${writeShare(hit)}`]),
    ...(latency === undefined ? [] : [`latency=${writeSeconds(latency)}`]),
    ...(from === undefined ? [] : [`from=${writeSeconds(from)}`]),
    ...(to === undefined ? [] : [`to=${writeSeconds(to)}`]),
  ].join(':');

const parts = {
  name: partField('Name', '', readName, (name) => name),
  target: partField('Target', 'P30/None', readTarget, writeTarget),
  size: partField<Bytes>(
    'IO size',
    '8KiB',
    (text) => readBytes(text, { least: bytes(512), most: gib(1) }),
    writeBytes,
  ),
  demand: partField('Demand', 'q8', readDemand, writeDemand),
  pattern: partField('Read/write', 'read70', readPattern, writePattern),
  more: partField('Options', '', readOptions, writeOptions),
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
  if (sharer && writeTarget(sharer.target) !== writeTarget(target))
    return `#${id} is ${writeTarget(sharer.target)} for ${sharer.name}: enter the same disk for all workloads that share it.`;
  return undefined;
}

const example = 'log:P30/None:4KiB:q1:write';

export const workloadsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Workloads',
    hint: 'Target: temp, or a disk and its host cache: P30/None, P30x4/ReadOnly (a striped volume), P30/None#a (a disk shared by several workloads). Demand: q8 is queue depth 8, r500 is 500 IOPS. Options: hit=80%, latency=1ms, from=2s, to=5s.',
    initial,
    parts,
    // The first name that is free.
    added: (rows) => {
      const taken = rows.map(({ name = '' }) => name.trim().toLowerCase());
      let number = 1;
      while (taken.includes(`load-${number}`)) number++;
      return { name: `load-${number}` };
    },
    conflict,
    words: {
      item: 'Workload',
      add: 'Add a workload',
      empty: `There is no workload. Add one, such as ${example}.`,
      tooLong: `Too long: enter up to ${mostItems} workloads, each like ${example}.`,
    },
  });

/** The text of workloads as links carry it. */
export const writeWorkloads = workloadsField('').write;

/** The VM that the simulation opens with; a link leaves it out. */
export const initialVm = 'DS13_v2';
