/** How the parts of a workload are read, as `workload-text.ts` writes them. */
import type { ParseContext } from '../../kit/index.ts';
import type { Demand } from '../../laws/simulation/index.ts';
import { parseLocal } from '../../limits/local-disks.ts';
import {
  err,
  type Fraction,
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
import type { CalculatorContext } from '../context.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { cacheField, latencyRange } from '../shared/fields/fields.ts';
import { diskField } from '../shared/fields/name-fields.ts';
import type { Option, Options, Target } from '../shared/fields/workload-text.ts';

export const parseName = (text: string): Result<string> =>
  /^\s*[a-z0-9-]{1,24}\s*$/i.test(text)
    ? ok(text.trim().toLowerCase())
    : err('A name has up to 24 letters, digits and hyphens.');

/** The problem without its readings, since each would replace the whole text of the part. */
const problemOnly = ({ problem }: ParseError): ParseError => ({ problem });

export const targetDisk = diskField('P30', parseLocal);

export function parseTarget(
  text: string,
  parseContext: ParseContext<CalculatorContext>,
): Result<Target> {
  const typed = text.trim();
  if (typed.toLowerCase() === 'temp') return ok('temp');
  const match = /^([^/#]{1,80}?)(?:x(\d{1,9}))?\/([a-z-]{1,12})(?:#(\w{1,24}))?$/i.exec(typed);
  if (!match)
    return err(
      'Enter temp, or a disk and its host cache such as P30/None, P30x4/ReadOnly or P30/None#a.',
    );
  const [, name = '', count = '1', setting = '', id] = match;
  const disk = targetDisk.parse(name, parseContext);
  const disks = parseCount(count, { min: 1, max: maxDisks }, 'disks');
  if (!isOk(disk)) return problemOnly(disk);
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

export function parseDemand(text: string): Result<Demand> {
  const [, kind = '', rest = ''] = /^\s*([qr])(.*)$/is.exec(text) ?? [];
  if (kind === '')
    return err('Enter q and a queue depth, as in q8, or r and a rate in IOPS, as in r500.');
  if (kind.toLowerCase() === 'q') {
    const depth = parseCount(rest, { min: 1, max: 65_536 }, 'outstanding IOs');
    return isOk(depth) ? ok({ outstanding: outstanding(depth.value) }) : problemOnly(depth);
  }
  const rate = parseIops(rest, { min: iops(0.1), max: iops(1_000_000) });
  return isOk(rate) ? ok({ rate: rate.value }) : problemOnly(rate);
}

export function parseReadRatio(text: string): Result<Fraction> {
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
  latency: (text) => parseSeconds(text, latencyRange, 'ms'),
  from: parseTime,
  to: parseTime,
};
const isOption = (name: string): name is keyof Option => Object.hasOwn(optionReaders, name);

export function problemOfOption(name: string, value: string): string | undefined {
  const read: Result<unknown> = isOption(name) ? optionReaders[name](value) : ok(value);
  return isOk(read) ? undefined : read.problem;
}

export function parseOptions(text: string): Result<Options> {
  const options: Record<string, unknown> = {};
  for (const option of text.split(':').filter((each) => each.trim() !== '')) {
    const [, key = '', value = ''] = /^\s*(\w+)\s*=(.*)$/s.exec(option) ?? [];
    const name = key.toLowerCase();
    if (!isOption(name))
      return err('Enter any of hit=80%, latency=1ms, from=2s and to=5s, separated by colons.');
    if (options[name] !== undefined) return err(`${name} is given twice.`);
    const read: Result<unknown> = optionReaders[name](value);
    if (!isOk(read)) return err(`${name}: ${read.problem}`);
    options[name] = read.value;
  }
  // Each was read as what an option of its name is.
  const read = options as Options;
  if (read.to !== undefined && read.to <= (read.from ?? 0))
    return err('A workload ends after it starts: enter a “to” later than “from”.');
  return ok(read);
}
