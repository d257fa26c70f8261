import { type Cell, choiceField, type Field, type Look, textField } from '../../kit/index.ts';
import type { Group } from '../../storage/demand.ts';
import type { Temp } from '../../storage/loads.ts';
import type { Role } from '../../storage/set-up.ts';
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
import type { CalculatorContext as World } from '../dataset.ts';
import {
  editGroups,
  mostRows,
  type Part,
  type Row,
  splitGroups,
  writeGroups,
} from '../disk-groups.ts';
import {
  asChoices,
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

const roles = asChoices<Role>(['os', 'data', 'log', 'tempdb', 'other']);

const mostIops = { least: iops(1), most: iops(10_000_000) };
/** A group may need nothing: its disks are attached and idle. */
const groupIops = { least: iops(0), most: mostIops.most };
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
  iops: (text) => (text.trim() === '' ? good(undefined) : readIops(text, groupIops)),
};

const labels: Readonly<Record<Part, string>> = {
  role: 'Role',
  disk: 'Disk',
  count: 'Count',
  cache: 'Host cache',
  iops: 'Target',
};

function cells(row: Row, look: Look<World>): readonly Cell[] {
  return (Object.keys(readers) as Part[]).map((part) => {
    const read = readers[part](row[part], look);
    return {
      part,
      label: labels[part],
      text: row[part],
      ...(isGood(read)
        ? {}
        : { problem: read.problem, ...(read.readings ? { readings: read.readings } : {}) }),
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

const groupsField: Field<readonly Group[], World> = {
  label: 'Disks',
  hint: 'Target IOPS of the whole group; empty = its limits, 0 = idle.',
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

const tempWords = 'Type unused, used, a throughput such as 100 MB/s, or a rate such as 2000 IOPS.';

const tempField = textField<Temp, World>({
  label: 'Temp disk',
  hint: 'unused, used, or its load: 100 MB/s, 2000 IOPS.',
  initial: 'unused',
  offers: ['unused', 'used'],
  read: (text): Read<Temp> => {
    const word = text.trim().toLowerCase();
    if (word === 'unused' || word === 'used') return good(word);
    if (!/^\d/.test(word)) return bad(tempWords);
    if (word.includes('iops')) {
      const rate = readIops(text, mostIops);
      return isGood(rate) ? good({ iops: rate.value }) : rate;
    }
    const throughput = readThroughput(text, mostThroughput);
    return isGood(throughput) ? good({ throughput: throughput.value }) : throughput;
  },
  write: (temp) => {
    if (typeof temp === 'string') return temp;
    return 'iops' in temp ? `${writeIops(temp.iops)}IOPS` : writeThroughput(temp.throughput);
  },
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
    'Optional, in KiB. Without it IOPS and throughput are checked separately.',
    (text) => readBytes(text, ioSizeRange, 'KiB'),
    writeBytes,
  ),
  'target-iops': optional<Iops>(
    'Target IOPS',
    'Of all data disks together; empty = their limits.',
    (text) => readIops(text, mostIops),
    writeIops,
  ),
  'target-throughput': optional<BytesPerSecond>(
    'Target throughput',
    'Of all data disks together, in MB/s.',
    (text) => readThroughput(text, mostThroughput, 'MB/s'),
    writeThroughput,
  ),
  read: readField,
  hit: hitField,
  limits: limitsField,
};
