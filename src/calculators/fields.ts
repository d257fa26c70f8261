/** The inputs that several calculators share: the same name means the same thing everywhere. */
import { choiceField, type Field, textField } from '../kit/index.ts';
import type { Disk, Edition, Found, Vm } from '../limits/types.ts';
import {
  type Bytes,
  bad,
  bytes,
  gib,
  good,
  isGood,
  type Outstanding,
  outstanding,
  type Read,
  readBytes,
  readCount,
  readSeconds,
  readShare,
  type Seconds,
  type Share,
  seconds,
  writeBytes,
  writeCount,
  writeSeconds,
  writeShare,
} from '../units/index.ts';
import { editionOf, editions, type World } from './world.ts';

export const limitsField = choiceField<Edition, World>({
  label: 'Limits as of',
  hint: 'Edition of the vendor’s tables.',
  initial: 'current',
  choices: editions,
});

export type Cache = 'None' | 'ReadOnly' | 'ReadWrite';
/** Choices that are called what they are. */
export const asChoices = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));
export const caches = asChoices<Cache>(['None', 'ReadOnly', 'ReadWrite']);
const cacheAliases = {
  'read-only': 'ReadOnly',
  'read-write': 'ReadWrite',
} as const;

export const cacheField = choiceField<Cache, World>({
  label: 'Host cache',
  hint: 'The setting of the disks.',
  initial: 'None',
  choices: caches,
  also: cacheAliases,
});

/** Turns a look-up into a reading: the row, or a sentence with the nearest names. */
function readFound<Row>(found: Found<Row>, what: string): Read<Row> {
  if ('row' in found) return good(found.row);
  if ('refused' in found) return bad(found.refused);
  const { nearest } = found;
  if (nearest.length === 0) return bad(`There is no ${what} of that name in the dataset.`);
  const last = nearest.at(-1);
  const list = nearest.length > 1 ? `${nearest.slice(0, -1).join(', ')} or ${last}` : last;
  return bad(`There is no ${what} of that name in the dataset. Did you mean ${list}?`);
}

export const diskField: Field<Disk, World> = textField({
  label: 'Disk',
  hint: 'Such as P30, E10 or S40.',
  initial: 'P30',
  names: 'disks',
  read: (text, { world, text: beside }) =>
    text.trim() === ''
      ? bad('Nothing is given. Type a disk size such as P30.')
      : readFound(world.catalogue.disk(text, editionOf(beside('limits'))), 'disk'),
  write: (disk: Disk) => disk.name,
});

/** A VM size that may be left out: then no VM limit is counted. */
export const optionalVmField: Field<Vm | undefined, World> = textField({
  label: 'VM size',
  hint: 'Left empty, only the disks are counted.',
  initial: '',
  names: 'vms',
  read: (text, { world, text: beside }) =>
    /^\s*(none)?\s*$/i.test(text)
      ? good(undefined)
      : readFound(world.catalogue.vm(text, editionOf(beside('limits'))), 'VM size'),
  write: (vm: Vm | undefined) => vm?.name ?? '',
});

export const vmField = (initial: string): Field<Vm, World> =>
  textField({
    label: 'VM size',
    hint: 'With or without Standard_.',
    initial,
    names: 'vms',
    read: (text, { world, text: beside }) =>
      text.trim() === ''
        ? bad(`Nothing is given. Type a VM size such as ${initial}.`)
        : readFound(world.catalogue.vm(text, editionOf(beside('limits'))), 'VM size'),
    write: (vm: Vm) => vm.name,
  });

/** No VM in the dataset takes more data disks. */
export const mostDisks = 64;

export const disksField = (initial: string): Field<number, World> =>
  textField({
    label: 'How many',
    hint: 'Equal disks, striped.',
    initial,
    read: (text) => readCount(text, { least: 1, most: mostDisks }, 'disks'),
    write: writeCount,
  });

export const ioSizeRange = { least: bytes(512), most: gib(1) };

export const ioSizeField = (initial: string) =>
  textField<Bytes, World>({
    label: 'IO size',
    hint: 'What is sent at once, such as 8 KiB.',
    initial,
    read: (text) => readBytes(text, ioSizeRange),
    write: writeBytes,
  });

const shareField = (label: string, hint: string, initial: string) =>
  textField<Share, World>({
    label,
    hint,
    initial,
    read: readShare,
    write: writeShare,
  });
export const readField = shareField('Reads', 'Part of the IOs.', '100%');
export const hitField = shareField('Cache hits', 'Part of the reads that the cache answers.', '0%');

export const latencyField = textField<Seconds, World>({
  label: 'Latency of one IO',
  hint: 'Measured with nothing else going on.',
  initial: '2ms',
  read: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }),
  write: writeSeconds,
});

export const outstandingField = (initial: string) =>
  textField<Outstanding, World>({
    label: 'Outstanding IOs',
    hint: 'Sent and not yet answered: the queue depth.',
    initial,
    read: (text) => {
      const count = readCount(text, { least: 1, most: 100_000 }, 'outstanding IOs');
      return isGood(count) ? good(outstanding(count.value)) : count;
    },
    write: writeCount,
  });
