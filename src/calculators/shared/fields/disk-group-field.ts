/** Groups of disks as one field: `ROLE:DISKxN:CACHE[:IOPS[:THROUGHPUT]]`, separated by commas. */
import {
  type ControlKind,
  choiceField,
  type Inputs,
  listField,
  maxItems,
  type ParseContext,
  type Row,
  textField,
} from '../../../kit/index.ts';
import { parseLocal } from '../../../limits/local-disks.ts';
import { roleName } from '../../../storage/path/disk-names.ts';
import type { Role } from '../../../storage/set-up/disk-group.ts';
import {
  type BytesPerSecond,
  type Iops,
  iops,
  isOk,
  parseCount,
  parseIops,
  serializeCount,
  serializeIops,
} from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import type { CalculatorContext } from '../../context.ts';
import { capital } from '../answer/text.ts';
import { countedDisk, formatDisk, formatVolume, isUncached, maxDisks } from './disk-parts.ts';
import { asChoices, cacheField, highestRate, inMbPerSecond, optionalField } from './fields.ts';
import { diskField } from './name-fields.ts';

const throughputField = optionalField<BytesPerSecond>('Target throughput', '', inMbPerSecond);

const parts = {
  role: choiceField<Role, CalculatorContext>({
    label: 'Role',
    hint: '',
    initial: 'data',
    choices: asChoices<Role>(['os', 'data', 'log', 'tempdb', 'other']),
  }),
  disk: diskField('P30', parseLocal),
  count: textField<number, CalculatorContext>({
    label: 'Count',
    hint: '',
    initial: '1',
    stepped: true,
    parse: (text) => parseCount(text, { min: 1, max: maxDisks }, 'disks'),
    serialize: serializeCount,
  }),
  cache: cacheField('None'),
  // Zero is a valid target: the disks are attached and idle.
  iops: optionalField<Iops>('Target IOPS', '', {
    parse: (text) => parseIops(text, { min: iops(0), max: iops(highestRate) }),
    serialize: serializeIops,
  }),
  // Only links have one that is not IOPS × IO size, so that it takes no room in a form without it.
  throughput: {
    ...throughputField,
    control: (text: string, parseContext: ParseContext<CalculatorContext>): ControlKind =>
      text === '' ? { kind: 'parts', boxes: [] } : throughputField.control(text, parseContext),
  },
};

/** Equal disks that do the same work, with the IOPS that they need together where those are known. */
export type Group = Inputs<typeof parts>;

/** “OS” and “1 × P10 128 GiB · ReadOnly” */
function lineOf(
  { role = '', disk = '', count, cache, iops: target, throughput }: Row,
  parseContext: ParseContext<CalculatorContext>,
) {
  const read = parts.disk.parse(disk, parseContext);
  return {
    title: capital(roleName(role)),
    line: [
      `${count} × ${isOk(read) ? formatDisk(read.value) : disk}`,
      ...(cache === 'None' ? [] : [cache]),
      ...(target
        ? [
            `target ${target}${/\d$/.test(target) ? ' IOPS' : ''}${throughput ? ` and ${throughput}` : ''}`,
          ]
        : []),
    ].join(' · '),
  };
}

export const diskGroupsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Disks',
    hint: 'Target IOPS of the whole group. Empty = its limits; with a target data disks share it, others are idle.',
    initial,
    group: 'disks',
    brief: (groups) => {
      const [first, ...others] = groups.toSorted(
        (a, b) => Number(b.role === 'data') - Number(a.role === 'data'),
      );
      const inWords = ({ count, disk, cache }: Group) => formatVolume(`${count}`, disk, cache)[0];
      return compact([
        first && inWords(first),
        ...others.map((one) => `${roleName(one.role)} ${inWords({ ...one, cache: 'None' })}`),
      ]);
    },
    parts,
    count: 'count',
    conflict: ({ iops: target, throughput }) =>
      throughput !== undefined && !target
        ? 'Enter target IOPS above 0 before the target throughput, or no throughput.'
        : undefined,
    line: lineOf,
    adjusted: (row, part) => {
      if (!part.startsWith('disk')) return row;
      const counted = { ...row, ...countedDisk(row['disk'] ?? '') };
      return isUncached(counted['disk'] ?? '') ? { ...counted, cache: 'None' } : counted;
    },
    texts: {
      item: 'Group',
      add: 'Add disks',
      empty: 'There are no disks. Add a group, such as data:P30x4:ReadOnly.',
      tooLong: `Too long: up to ${maxItems} groups, each like data:P30x4:ReadOnly.`,
    },
  });
