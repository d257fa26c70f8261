/** The set-ups that an answer lists, every one of the front in its order and that with the fewest disks: what each is called, how the cap check opens it, and what its commands are made of. */

import type { DeepLink, SetUpCommands } from '../../kit/index.ts';
import type { Found } from '../../storage/find/front.ts';
import type { Row } from '../../storage/find/rows.ts';
import { notChecked } from '../../storage/find/use.ts';
import { stripeUnitFor, valuesOf } from '../../storage/find-commands/values.ts';
import { isUnlistedUltra } from '../../storage/verdict/cautions.ts';
import {
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import { serializeGroups } from '../shared/fields/disk-group-field.ts';
import type { Answered, Given } from './model.ts';
import { formatPair } from './text.ts';

export type Listed = {
  /** What it is called in the table, in the chart and in a comparison: A is the cheapest. */
  readonly letter: string;
  readonly row: Row;
  /** Headroom in whole per cent, or `notChecked`. */
  readonly left: number;
  /** What distinguishes it. */
  readonly why: string;
};

const isSame = (one: Found, other: Found) =>
  one.vm.vm === other.vm.vm &&
  one.set.disk.name === other.set.disk.name &&
  one.set.disks === other.set.disks &&
  one.set.cache === other.set.cache;

/** A to Z; a front has a dozen set-ups at most, so that more letters are not needed. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + (index % 26));

/** Which set-ups does this answer list? That with the fewest disks comes last, where it is another one. */
export function listedOf({ front, rows, fewest }: Answered): readonly Listed[] {
  const of = (row: Row, why: string) => ({
    row,
    why: `${why}${isUnlistedUltra(row.set.disk, row.vm) ? ', not on Microsoft’s list for Ultra Disk' : ''}`,
  });
  const listed = rows.map((row, index) => ({
    ...of(row, index === 0 ? 'cheapest' : 'more headroom'),
    letter: letterOf(index),
    left: front[index]?.left ?? notChecked,
  }));
  const isListed = fewest && front.some((one) => isSame(one, fewest.found));
  if (!fewest || isListed) return listed;
  const { row, found } = fewest;
  return [
    ...listed,
    { ...of(row, 'fewest disks'), letter: letterOf(rows.length), left: found.left },
  ];
}

/** The defaults of the cap check, which a link leaves out. A test opens links and compares. */
const defaults: Readonly<Record<string, string>> = {
  ...targets['cap-check'].takes,
  'target-iops': '',
  'target-throughput': '',
  read: '100%',
  hit: '0%',
  region: regionField.initial,
  os: osField.initial,
};

/** The same set-up with the same targets in the cap check. */
export function checkLink({ region, os }: Given, row: Row): DeepLink {
  const { vm, groups, size, targetIops, targetThroughput, read, hit } = row.assessment.setUp;
  const texts = {
    vm: vm.name,
    disks: serializeGroups(groups),
    'io-size': size && serializeBytes(size),
    'target-iops': targetIops && serializeIops(targetIops),
    'target-throughput': targetThroughput && serializeThroughput(targetThroughput),
    read: serializeFraction(read),
    hit: serializeFraction(hit),
    region,
    os,
  };
  return {
    text: `Check ${formatPair(row)}`,
    calculator: 'cap-check',
    query: changedQuery(texts, defaults),
  };
}

export function commandsFor(inputs: Given, { rows, fewest }: Answered): readonly SetUpCommands[] {
  const commands = (row: Row): SetUpCommands => ({
    label: formatPair(row),
    values: valuesOf(row.vm, row.set, inputs.region),
    stripeUnit: stripeUnitFor(inputs['io-size']),
  });
  const all = [...rows, ...(fewest ? [fewest.row] : [])].map(commands);
  return all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index);
}
