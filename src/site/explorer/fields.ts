/** What a reader may ask of a size in numbers. Each field reads its text as the calculators do, and bad text asks nothing. */
import {
  bytesPerSecond,
  gib,
  iops,
  type Read,
  readBytes,
  readCount,
  readIops,
  readThroughput,
} from '../../units/index.ts';

export type Field = {
  readonly name: string;
  readonly label: string;
  /** What the label leaves out, for who hears it alone. */
  readonly example: string;
  readonly column: string;
  readonly most?: true;
  /** Asked seldom, so folded away. */
  readonly more?: true;
  /** To the base unit. */
  readonly read: (text: string) => Read<number>;
};

const rate = (text: string) => readIops(text, { least: iops(0), most: iops(1e9) });
const speed = (text: string) =>
  readThroughput(text, { least: bytesPerSecond(0), most: bytesPerSecond(1e15) });
const size = (text: string) => readBytes(text, { least: gib(0), most: gib(1024 ** 2) });
const counted = (what: string) => (text: string) =>
  readCount(text, { least: 0, most: 10_000 }, what);

export const fields: readonly Field[] = [
  {
    name: 'min-vcpus',
    label: 'vCPUs from',
    example: '8',
    column: 'vcpus',
    read: counted('vCPUs'),
  },
  {
    name: 'min-uncached-iops',
    label: 'Uncached IOPS from',
    example: '20000',
    column: 'uncached-iops',
    read: rate,
  },
  {
    name: 'min-uncached-throughput',
    label: 'Uncached throughput from',
    example: '400 MB/s',
    column: 'uncached-throughput',
    read: speed,
  },
  {
    name: 'max-vcpus',
    label: 'vCPUs up to',
    example: '16',
    column: 'vcpus',
    most: true,
    more: true,
    read: counted('vCPUs'),
  },
  {
    name: 'min-memory',
    label: 'Memory from',
    example: '64 GiB',
    column: 'memory',
    more: true,
    read: size,
  },
  {
    name: 'min-cached-iops',
    label: 'Cached IOPS from',
    example: '20000',
    column: 'cached-iops',
    more: true,
    read: rate,
  },
  {
    name: 'min-cached-throughput',
    label: 'Cached throughput from',
    example: '400 MB/s',
    column: 'cached-throughput',
    more: true,
    read: speed,
  },
  {
    name: 'min-data-disks',
    label: 'Data disks from',
    example: '16',
    column: 'data-disks',
    more: true,
    read: counted('disks'),
  },
  {
    name: 'min-temp',
    label: 'Temp disk from',
    example: '300 GiB',
    column: 'temp',
    more: true,
    read: size,
  },
];

/** One thing asked of a row: its number in this column is at least, or at most, so much. */
export type Bound = { readonly column: string; readonly value: number; readonly most?: true };

/** What the texts ask, and a sentence for each that cannot be read. Empty fields ask nothing. */
export function readBounds(texts: Readonly<Record<string, string>>): {
  readonly bounds: readonly Bound[];
  readonly problems: Readonly<Record<string, string>>;
} {
  const bounds: Bound[] = [];
  const problems: Record<string, string> = {};
  for (const { name, column, most, read } of fields) {
    const typed = texts[name] ?? '';
    if (typed.trim() === '') continue;
    const found = read(typed);
    if ('value' in found) bounds.push({ column, value: found.value, ...(most ? { most } : {}) });
    else problems[name] = found.problem;
  }
  return { bounds, problems };
}
