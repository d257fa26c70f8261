/**
 * The boxes that the parts of a workload are entered in, and the text of a part after a change to one of
 * them. A text of a link is taken apart here whether or not it can be read, so that nothing is lost.
 */

import type { Box, Choice } from '../../../kit/index.ts';
import type { Disk } from '../../../limits/types.ts';
import type { Result } from '../../../units/index.ts';
import { defined } from '../../../units/omit-undefined.ts';
import { composeDisk, type DiskUse, diskBoxes } from './disk-boxes.ts';
import { countedDisk, isUncached, maxDisks } from './disk-parts.ts';

/** A disk as a link writes it in a target, `P30x4/ReadOnly#a`, taken apart. */
type TargetTexts = {
  readonly disk: string;
  readonly count: string;
  readonly cache: string;
  readonly id: string;
};

const isTemp = (text: string) => /^\s*temp\s*$/i.test(text);

function targetTexts(text: string): TargetTexts {
  const match = /^([^/#x]*)(?:x([^/#]*))?(?:\/([^#]*))?(?:#(.*))?$/is.exec(text.trim());
  const [, disk = text, count = '1', cache = 'None', id = ''] = match ?? [];
  return { disk, count, cache, id };
}

const targetText = ({ disk, count, cache, id }: TargetTexts) =>
  `${disk}${count === '1' ? '' : `x${count}`}/${cache}${id && `#${id}`}`;

/** @param parseDisk reads the disk of a target */
export function targetBoxes(
  text: string,
  parseDisk: (text: string) => Result<Disk>,
  use: DiskUse,
  disks: readonly Disk[],
  problem: string | undefined,
): readonly Box[] {
  const texts = targetTexts(isTemp(text) ? 'P30' : text);
  const read = parseDisk(texts.disk);
  const [type, size, ...provisioned] = diskBoxes(texts.disk, read, use, disks);
  const ofDisk = (disk: string): string => targetText({ ...texts, disk });
  const choices: readonly Choice[] = [
    { value: 'temp', label: 'Temp disk' },
    ...(type?.choices ?? []).map(({ value, label }) => ({ value: ofDisk(value), label })),
  ];
  const typeBox: Box = {
    part: 'type',
    label: 'Disk',
    choices,
    text: isTemp(text) ? 'temp' : ofDisk(texts.disk),
  };
  const cacheLabel = 'Host cache';
  if (isTemp(text) || !size)
    return [typeBox, { part: 'cache', label: cacheLabel, text: '', note: 'Counts as cached' }];
  const count: Box = {
    part: 'count',
    label: 'Count',
    text: texts.count,
    stepped: true,
    ...(!(/^0*[1-9]\d*$/.test(texts.count) && Number(texts.count) <= maxDisks) && {
      problem: `Enter 1 to ${maxDisks}.`,
    }),
  };
  const id: Box = {
    part: 'id',
    label: 'Same volume as',
    text: texts.id,
    hint: 'Equal letters share it',
    ...(/^\w{0,24}$/.test(texts.id) ? {} : { problem: 'Enter letters or digits.' }),
  };
  // What is wrong with no other box is wrong with the disk.
  const isUnread = problem && ![size, ...provisioned, count, id].some((box) => box.problem);
  return [
    typeBox,
    { ...size, ...(isUnread ? { problem } : {}) },
    ...provisioned,
    count,
    isUncached(texts.disk) && texts.cache === 'None'
      ? { part: 'cache', label: cacheLabel, text: '', note: 'This type has none' }
      : {
          part: 'cache',
          label: cacheLabel,
          text: texts.cache,
          choices: ['None', 'ReadOnly', 'ReadWrite'].map((value) => ({ value, label: value })),
        },
    id,
  ];
}

export function composeTarget(text: string, part: string, typed: string): string {
  if (isTemp(typed) || (part === '' && /[/#]/.test(typed))) return typed;
  const texts = targetTexts(part === 'type' ? typed : isTemp(text) ? 'P30' : text);
  if (part === 'count' || part === 'cache' || part === 'id')
    return targetText({ ...texts, [part]: typed.trim() });
  const ofDisk = part === 'type' ? texts.disk : typed;
  const counted = part === '' ? countedDisk(typed) : undefined;
  const disk = counted?.disk ?? composeDisk(texts.disk, part, ofDisk);
  return targetText({ ...texts, ...counted, disk, ...(isUncached(disk) ? { cache: 'None' } : {}) });
}

/** `q8` as `q` and `8`. */
const demandTexts = (text: string): readonly [kind: string, number: string] => {
  const [, kind = 'q', number = text] = /^\s*([qr])(.*)$/is.exec(text) ?? [];
  return [kind.toLowerCase(), number];
};

export function demandBoxes(text: string, problem: string | undefined): readonly Box[] {
  const [kind, number] = demandTexts(text);
  const isRate = kind === 'r';
  return [
    {
      part: 'kind',
      label: 'Load',
      text: `${kind}${number}`,
      choices: [
        { value: `q${number}`, label: 'Fixed QD' },
        { value: `r${number}`, label: 'Fixed rate' },
      ],
    },
    {
      part: '',
      label: isRate ? 'Rate' : 'Queue depth',
      text: number,
      ...(isRate ? { unit: 'IOPS' } : {}),
      ...defined({ problem: problem || undefined }),
    },
  ];
}

export const composeDemand = (text: string, part: string, typed: string): string =>
  part === 'kind' || /^\s*[qr]/i.test(typed) ? typed : `${demandTexts(text)[0]}${typed}`;

/** `read70` as 70, `write` as 0. */
export function readRatioBoxes(text: string, problem: string | undefined): readonly Box[] {
  const [, word = '', ratio = ''] = /^\s*(read|write)\s*(.*)$/is.exec(text) ?? [];
  const isRead = word.toLowerCase() === 'read';
  const shown = word === '' ? text : ratio || (isRead ? '100' : '0');
  return [
    {
      part: '',
      label: 'Reads',
      text: shown,
      unit: '%',
      ...defined({ problem: problem || undefined }),
    },
  ];
}

export const composeReadRatio = (_: string, part: string, typed: string): string =>
  part === '' && /^\s*\d/.test(typed) ? `read${typed.trim()}` : typed;

/** The options of a text, in its order: `hit=80%:from=2s`. */
const optionTexts = (text: string): readonly (readonly [name: string, value: string])[] =>
  text
    .split(':')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, name = one, value = ''] = /^\s*(\w+)\s*=(.*)$/s.exec(one) ?? [];
      return [name.toLowerCase(), value];
    });

const options = [
  { part: 'hit', label: 'Cache hits', unit: '%' },
  { part: 'from', label: 'From', unit: 's' },
  { part: 'to', label: 'To', unit: 's' },
  { part: 'latency', label: 'Service time', unit: 'ms' },
] as const;

/**
 * @param problemOf what is wrong with the value of an option, or (without a name) with all of them together
 * @param target the text of the workload's target, since only a cached disk has cache hits
 */
export function optionBoxes(
  text: string,
  problemOf: (name?: string, value?: string) => string | undefined,
  target: string,
): readonly Box[] {
  const given = new Map(optionTexts(text));
  const cached = !isTemp(target) && targetTexts(target).cache.trim().toLowerCase() !== 'none';
  const own = options.map((option) => {
    const value = given.get(option.part) ?? '';
    const problem = value === '' ? undefined : problemOf(option.part, value);
    return { ...option, text: value, ...defined({ problem: problem || undefined }) };
  });
  // A problem of no single box, such as an end before the start, is shown under the end.
  const together = own.some(({ problem }) => problem) ? undefined : problemOf();
  return own.map((box) => {
    if (box.part === 'to' && together) return { ...box, problem: together };
    return box.part === 'hit' && !cached && box.text === ''
      ? { ...box, note: 'No host cache' }
      : box;
  });
}

export function composeOptions(text: string, part: string, typed: string): string {
  if (part === '') return typed;
  const others = optionTexts(text).filter(([name]) => name !== part);
  const all = typed.trim() === '' ? others : [...others, [part, typed.trim()] as const];
  return all.map(([name, value]) => (value === '' ? name : `${name}=${value}`)).join(':');
}
