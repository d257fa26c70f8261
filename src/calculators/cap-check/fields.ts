import { type Cell, choiceField, type Field, type Look, textField } from '../../kit/index.ts';
import type { Disk } from '../../limits/types.ts';
import {
  type Bytes,
  type BytesPerSecond,
  bad,
  bytesPerSecond,
  good,
  type Iops,
  iops,
  isGood,
  mbPerSecond,
  type Read,
  readBytes,
  readCount,
  readIops,
  readThroughput,
  writeBytes,
  writeIops,
  writeThroughput,
} from '../../units/index.ts';
import {
  asChoices,
  type Cache,
  cacheField,
  caches,
  diskField,
  hitField,
  ioSizeRange,
  limitsField,
  mostDisks,
  readField,
  vmField,
} from '../fields.ts';
import type { World } from '../world.ts';
import { editGroups, joinGroups, mostRows, type Part, type Row, splitGroups } from './groups.ts';

export type Role = 'os' | 'data' | 'log' | 'tempdb' | 'other';
const roles = asChoices<Role>(['os', 'data', 'log', 'tempdb', 'other']);

/** Equal disks that do the same work. */
export type Group = {
  readonly role: Role;
  readonly disk: Disk;
  readonly count: number;
  readonly cache: Cache;
  /** What this group is asked for in all, where it is known. */
  readonly iops: Iops | undefined;
};

const mostIops = { least: iops(1), most: iops(10_000_000) };
const mostThroughput = { least: bytesPerSecond(1), most: mbPerSecond(1_000_000) };

const roleField = choiceField<Role, World>({
  label: 'Role',
  hint: '',
  initial: 'data',
  choices: roles,
});

/** Reads each cell of a row with the field it stands for. */
const readers: { readonly [P in Part]: (text: string, look: Look<World>) => Read<unknown> } = {
  role: roleField.read,
  disk: diskField.read,
  count: (text) => readCount(text, { least: 1, most: mostDisks }, 'disks'),
  cache: cacheField.read,
  iops: (text) => (text.trim() === '' ? good(undefined) : readIops(text, mostIops)),
};

const labels: Readonly<Record<Part, string>> = {
  role: 'Role',
  disk: 'Disk',
  count: 'Count',
  cache: 'Host cache',
  iops: 'IOPS',
};

function cells(row: Row, look: Look<World>): readonly Cell[] {
  return (Object.keys(readers) as Part[]).map((part) => {
    const read = readers[part](row[part], look);
    return {
      part,
      label: labels[part],
      text: row[part],
      ...(isGood(read) ? {} : { problem: read.problem }),
      ...(part === 'role' ? { choices: roles } : {}),
      ...(part === 'cache' ? { choices: caches } : {}),
      ...(part === 'disk' ? { names: 'disks' as const } : {}),
    };
  });
}

const tooMany = `Too long: up to ${mostRows} groups, each like data:P30x4:ReadOnly.`;

function readGroups(text: string, look: Look<World>): Read<readonly Group[]> {
  const rows = splitGroups(text);
  if (!rows) return bad(tooMany);
  if (rows.length === 0)
    return bad('There are no disks. Add a group, such as data:P30x4:ReadOnly.');
  const groups: Group[] = [];
  for (const [index, row] of rows.entries()) {
    const group: Record<string, unknown> = {};
    for (const part of Object.keys(readers) as Part[]) {
      const read = readers[part](row[part], look);
      if (!isGood(read))
        return bad(`Group ${index + 1}, ${labels[part].toLowerCase()}: ${read.problem}`);
      group[part] = read.value;
    }
    // Each part was read by the reader of its name.
    groups.push(group as Group);
  }
  return good(groups);
}

export const writeGroups = (groups: readonly Group[]) =>
  joinGroups(
    groups.map(({ role, disk, count, cache, iops: asked }) => ({
      role,
      disk: disk.name,
      count: String(count),
      cache,
      iops: asked === undefined ? '' : writeIops(asked),
    })),
  );

const groupsField: Field<readonly Group[], World> = {
  label: 'Disks',
  hint: 'IOPS is what you ask of the whole group; left empty, all it can do.',
  initial: 'os:P10x1:ReadOnly,data:P30x4:ReadOnly,log:P30x1:None',
  read: readGroups,
  write: writeGroups,
  show: (text, look) => {
    const rows = splitGroups(text);
    return rows
      ? { kind: 'list', rows: rows.map((row) => cells(row, look)), add: 'Add disks' }
      : { kind: 'text' };
  },
  edit: editGroups,
};

/** Nothing, an amount nobody knows, or a throughput. */
export type Temp = 'unused' | 'used' | BytesPerSecond;

const tempField = textField<Temp, World>({
  label: 'Temp disk',
  hint: 'unused, used, or a throughput such as 100 MB/s.',
  initial: 'unused',
  offers: ['unused', 'used'],
  read: (text): Read<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return good(word);
    if (!/^\d/.test(word)) return bad('Type unused, used, or a throughput such as 100 MB/s.');
    return readThroughput(text, mostThroughput);
  },
  write: (temp) => (typeof temp === 'string' ? temp : writeThroughput(temp)),
});

/** An input that may stay empty. */
function optional<T>(
  label: string,
  hint: string,
  read: (text: string) => Read<T>,
  write: (value: T) => string,
): Field<T | undefined, World> {
  return textField<T | undefined, World>({
    label,
    hint,
    initial: '',
    read: (text) => (text.trim() === '' ? good(undefined) : read(text)),
    write: (value) => (value === undefined ? '' : write(value)),
  });
}

export const fields = {
  vm: vmField('D16ds_v5'),
  disks: groupsField,
  temp: tempField,
  'io-size': optional<Bytes>(
    'IO size',
    'Left empty, IOPS and throughput are checked apart.',
    (text) => readBytes(text, ioSizeRange),
    writeBytes,
  ),
  'want-iops': optional<Iops>(
    'IOPS you want',
    'Of the data disks together; left empty, all they can do.',
    (text) => readIops(text, mostIops),
    writeIops,
  ),
  'want-throughput': optional<BytesPerSecond>(
    'Throughput you want',
    'Of the data disks together.',
    (text) => readThroughput(text, mostThroughput),
    writeThroughput,
  ),
  read: readField,
  hit: hitField,
  limits: limitsField,
};
