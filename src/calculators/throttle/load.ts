/** One workload: each part of its text read to what it means. */
import type { Look } from '../../kit/index.ts';
import type { Demand } from '../../laws/simulation/index.ts';
import {
  type Bytes,
  bad,
  bytes,
  gib,
  good,
  iops,
  isGood,
  outstanding,
  printIops,
  printNumber,
  type Range,
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
} from '../../units/index.ts';
import { cacheField, diskField, mostDisks } from '../fields.ts';
import type { Load, More, Part } from '../workloads.ts';
import type { World } from '../world.ts';

const mostOutstanding = 65_536;
const rates = { least: iops(0.1), most: iops(1_000_000) };
const sizes: Range<Bytes> = { least: bytes(512), most: gib(1) };
const times: Range<Seconds> = { least: seconds(0), most: seconds(3600) };
const latencies: Range<Seconds> = { least: seconds(1e-6), most: seconds(60) };

function readTarget(text: string, look: Look<World>): Read<Load['target']> {
  const typed = text.trim();
  if (typed.toLowerCase() === 'temp') return good('temp');
  const match = /^([^/#]{1,80}?)(?:x(\d{1,9}))?\/([a-z-]{1,12})(?:#(\w{1,24}))?$/i.exec(typed);
  if (!match)
    return bad(
      'Enter temp, or a disk and its host cache such as P30/None, P30x4/ReadOnly or P30/None#a.',
    );
  const [, sku = '', many = '1', setting = '', id] = match;
  const disk = diskField.read(sku, look);
  if (!isGood(disk)) return disk;
  const disks = readCount(many, { least: 1, most: mostDisks }, 'disks');
  if (!isGood(disks)) return disks;
  const cache = cacheField.read(setting, look);
  if (!isGood(cache)) return bad('The host cache is None, ReadOnly or ReadWrite, as in P30/None.');
  return good({
    disk: disk.value,
    disks: disks.value,
    cache: cache.value,
    ...(id === undefined ? {} : { id: id.toLowerCase() }),
  });
}

function readDemand(text: string): Read<Demand> {
  const [, kind = '', rest = ''] = /^\s*([qr])(.*)$/is.exec(text) ?? [];
  if (kind.toLowerCase() === 'q') {
    const many = readCount(rest, { least: 1, most: mostOutstanding }, 'outstanding IOs');
    return isGood(many) ? good({ outstanding: outstanding(many.value) }) : many;
  }
  if (kind.toLowerCase() === 'r') {
    const rate = readIops(rest, rates);
    return isGood(rate) ? good({ rate: rate.value }) : rate;
  }
  return bad('Enter q and a queue depth, as in q8, or r and a rate in IOPS, as in r500.');
}

function readPattern(text: string): Read<Share> {
  const [, word = '', rest = ''] = /^\s*(read|write)(.*)$/is.exec(text) ?? [];
  const part = rest.trim();
  if (word !== '' && part === '') return good(share(word.toLowerCase() === 'read' ? 1 : 0));
  if (word.toLowerCase() === 'read') return readShare(part.endsWith('%') ? part : `${part}%`);
  return bad('Enter read, write, or a read ratio in per cent: read70.');
}

const readers: { readonly [P in keyof Required<More>]: (text: string) => Read<unknown> } = {
  hit: readShare,
  latency: (text) => readSeconds(text, latencies),
  from: (text) => readSeconds(text, times),
  to: (text) => readSeconds(text, times),
};

function readMore(text: string): Read<More> {
  const more: Record<string, unknown> = {};
  for (const one of text.split(':').filter((each) => each.trim() !== '')) {
    const [, key = '', value = ''] = /^\s*(\w+)\s*=(.*)$/s.exec(one) ?? [];
    const name = key.toLowerCase();
    if (!Object.hasOwn(readers, name))
      return bad('Enter any of hit=80%, latency=1ms, from=2s and to=5s, separated by colons.');
    if (Object.hasOwn(more, name)) return bad(`${name} is given twice.`);
    const read = readers[name as keyof More](value);
    if (!isGood(read)) return bad(`${name}: ${read.problem}`);
    more[name] = read.value;
  }
  const found = more as More;
  if (found.to !== undefined && found.to <= (found.from ?? 0))
    return bad('A workload ends after it starts: enter a “to” later than “from”.');
  return good(found);
}

/** Reads each cell of a row. */
export const cellReaders: {
  readonly [P in Part]: (text: string, look: Look<World>) => Read<unknown>;
} = {
  name: (text) =>
    /^\s*[a-z0-9-]{1,24}\s*$/i.test(text)
      ? good(text.trim().toLowerCase())
      : bad('A name has up to 24 letters, digits and hyphens.'),
  target: readTarget,
  size: (text) => readBytes(text, sizes),
  demand: readDemand,
  pattern: readPattern,
  more: readMore,
};

/** “queue depth 8”, “500 IOPS”. */
export const demandInWords = (demand: Demand) =>
  'rate' in demand ? printIops(demand.rate) : `queue depth ${printNumber(demand.outstanding)}`;
