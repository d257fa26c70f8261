/** Groups of disks as one field: `ROLE:DISKxN:CACHE[:IOPS]`, separated by commas. */
import { choiceField, type Inputs, listField, maxItems, textField } from '../kit/index.ts';
import { parseEphemeral } from '../limits/ephemeral.ts';
import type { Role } from '../storage/set-up.ts';
import {
  type Iops,
  iops,
  parseCount,
  parseIops,
  serializeCount,
  serializeIops,
} from '../units/index.ts';
import type { CalculatorContext } from './dataset.ts';
import { asChoices, cacheField, diskField, maxDisks, optionalField } from './fields.ts';

const parts = {
  role: choiceField<Role, CalculatorContext>({
    label: 'Role',
    hint: '',
    initial: 'data',
    choices: asChoices<Role>(['os', 'data', 'log', 'tempdb', 'other']),
  }),
  disk: diskField('P30', parseEphemeral),
  count: textField<number, CalculatorContext>({
    label: 'Count',
    hint: '',
    initial: '1',
    parse: (text) => parseCount(text, { min: 1, max: maxDisks }, 'disks'),
    serialize: serializeCount,
  }),
  cache: cacheField('None'),
  // Zero is a valid target: the disks are attached and idle.
  iops: optionalField<Iops>('Target', '', {
    parse: (text) => parseIops(text, { min: iops(0), max: iops(10_000_000) }),
    serialize: serializeIops,
  }),
};

/** Equal disks that do the same work, with the IOPS that they need together where those are known. */
export type Group = Inputs<typeof parts>;

export const diskGroupsField = (initial: string) =>
  listField<typeof parts, CalculatorContext>({
    label: 'Disks',
    hint: 'Target IOPS of the whole group; empty = its limits, 0 = idle.',
    initial,
    parts,
    count: 'count',
    texts: {
      item: 'Group',
      add: 'Add disks',
      empty: 'There are no disks. Add a group, such as data:P30x4:ReadOnly.',
      tooLong: `Too long: up to ${maxItems} groups, each like data:P30x4:ReadOnly.`,
    },
  });

/** The text of groups as links carry it. */
export const serializeGroups = diskGroupsField('').serialize;
