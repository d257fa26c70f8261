/** The inputs that several calculators share: the same name means the same thing everywhere. */
import { choiceField, type Field, type Look, textField } from '../kit/index.ts';
import type { Disk, Edition, Found, Vm } from '../limits/types.ts';
import type { Cache } from '../storage/set-up.ts';
import { eitherOf, quote } from '../units/decimal.ts';
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
import { editionOf, editions, type CalculatorContext as World } from './dataset.ts';

export const limitsField = choiceField<Edition, World>({
  label: 'Limits from',
  hint: 'Which of the vendor’s published tables count.',
  initial: 'current',
  choices: editions,
});

export type { Cache } from '../storage/set-up.ts';
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
  hint: 'Host caching setting of the disks.',
  initial: 'None',
  choices: caches,
  also: cacheAliases,
});

/**
 * Turns a look-up into a reading: the row, or a sentence with the nearest names.
 * @param wanted what is accepted, as the end of a sentence
 */
function readFound<Row>(found: Found<Row>, text: string, what: string, wanted: string): Read<Row> {
  if ('row' in found) return good(found.row);
  if ('refused' in found) return bad(found.refused, found.readings);
  const { nearest } = found;
  const unknown = `Unknown ${what} ${quote(text)}`;
  return nearest.length === 0
    ? bad(`${unknown}. Enter ${wanted}.`)
    : bad(`${unknown}; did you mean ${eitherOf(nearest)}?`, nearest);
}

const wantedDisk = 'a valid disk, such as P30, E10 or 128 GB Premium';
const wantedVm = 'a valid VM size, such as D16ds_v5';

const readVm = (text: string, { world, text: beside }: Look<World>): Read<Vm> =>
  text.trim() === ''
    ? bad(`Enter ${wantedVm}.`)
    : readFound(world.catalogue.vm(text, editionOf(beside('limits'))), text, 'VM size', wantedVm);

export const diskField: Field<Disk, World> = textField({
  label: 'Disk',
  hint: 'Such as P30, E10 or 128 GB Premium.',
  initial: 'P30',
  names: 'disks',
  read: (text, { world, text: beside }) =>
    text.trim() === ''
      ? bad(`Enter ${wantedDisk}.`)
      : readFound(
          world.catalogue.disk(text, editionOf(beside('limits'))),
          text,
          'disk',
          wantedDisk,
        ),
  write: (disk: Disk) => disk.name,
});

/** A VM size that may be left out: then no VM limit is counted. */
export const optionalVmField: Field<Vm | undefined, World> = textField({
  label: 'VM size',
  hint: 'Leave empty to count only the disks.',
  initial: '',
  names: 'vms',
  read: (text, look) => (/^\s*(none)?\s*$/i.test(text) ? good(undefined) : readVm(text, look)),
  write: (vm: Vm | undefined) => vm?.name ?? '',
});

export const vmField = (initial: string): Field<Vm, World> =>
  textField({
    label: 'VM size',
    hint: `Such as ${initial}, with or without Standard_.`,
    initial,
    names: 'vms',
    read: readVm,
    write: (vm: Vm) => vm.name,
  });

/** No VM in the dataset takes more data disks. */
export const mostDisks = 64;

export const disksField = (initial: string): Field<number, World> =>
  textField({
    label: 'Number of disks',
    hint: 'Identical disks, striped into one volume.',
    initial,
    read: (text) => readCount(text, { least: 1, most: mostDisks }, 'disks'),
    write: writeCount,
  });

export const ioSizeRange = { least: bytes(512), most: gib(1) };

export const ioSizeField = (initial: string) =>
  textField<Bytes, World>({
    label: 'IO size',
    hint: 'Size of one request; a bare number is in KiB.',
    initial,
    read: (text) => readBytes(text, ioSizeRange, 'KiB'),
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
export const readField = shareField('Read ratio', 'Share of the IOs that read, in %.', '100%');
export const hitField = shareField(
  'Cache hit rate',
  'Share of the reads that the host cache serves, in %.',
  '0%',
);

export const latencyField = textField<Seconds, World>({
  label: 'Latency',
  hint: 'Of one request at queue depth 1; a bare number is in ms.',
  initial: '2ms',
  read: (text) => readSeconds(text, { least: seconds(1e-6), most: seconds(60) }, 'ms'),
  write: writeSeconds,
});

export const outstandingField = (initial: string) =>
  textField<Outstanding, World>({
    label: 'Queue depth',
    hint: 'Outstanding IOs: issued and not yet completed.',
    initial,
    read: (text) => {
      const count = readCount(text, { least: 1, most: 100_000 }, 'outstanding IOs');
      return isGood(count) ? good(outstanding(count.value)) : count;
    },
    write: writeCount,
  });
