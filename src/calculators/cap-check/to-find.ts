/** The case as a requirement: which VM and disks do as much, and what is cheapest? */

import type { DeepLink } from '../../kit/index.ts';
import { dataDisks } from '../../storage/set-up/set-up.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import {
  gib,
  type Iops,
  kib,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { osField, paymentField, regionField } from '../shared/fields/cost-fields.ts';
import { changedQuery } from '../shared/fields/deep-links.ts';
import type { Place } from '../shared/set-up/cost.ts';

/** The defaults of the search, which a link leaves out. A test compares them with its fields. */
export const findDefaults: Readonly<Record<string, string>> = {
  'target-iops': '20000',
  'target-throughput': '400MB/s',
  capacity: '4TiB',
  'io-size': '8KiB',
  read: '70%',
  hit: '0%',
  vcpus: '',
  memory: '',
  'local-disk': 'no',
  'max-disks': '4',
  region: regionField.initial,
  os: osField.initial,
  payment: paymentField.initial,
};

/** IOs that count as several at a disk are larger than this (`laws/ceiling.ts`). */
const countsOnce = kib(256);

/**
 * What is demanded of the data, log and tempdb disks together, on as large a VM.
 * @returns nothing for limits of 2018, which have no prices, or where nothing is demanded
 */
export function toFind(
  { setUp, loads }: Assessment,
  { region, os, payment }: Place,
): readonly DeepLink[] {
  const { vm, edition, read, hit, size = kib(8), temp } = setUp;
  const data = loads.filter(({ role, disk }) => role !== 'os' && !disk.placement);
  const sum = (kind: 'iops' | 'throughput') =>
    data.reduce((all, { demand }) => all + (demand[kind] ?? 0), 0);
  const [rate, moved] = [Math.ceil(sum('iops')), Math.ceil(sum('throughput'))];
  const capacity = data.reduce((all, { disk, count }) => all + disk.size * count, 0);
  if (edition !== 'current' || capacity === 0 || rate + moved === 0) return [];
  // Where the two are not of the same IOs, IOPS × IO size may not be more than the throughput.
  const isOfLarge = size > countsOnce && moved > 0;
  const hasBoth = !isOfLarge && rate * size <= moved;
  const texts = {
    'target-iops': isOfLarge ? '0' : serializeIops(rate as Iops),
    'target-throughput': hasBoth || isOfLarge ? serializeThroughput(moved as never) : '0',
    capacity: serializeBytes(gib(Math.ceil(capacity / gib(1)))),
    'io-size': serializeBytes(size),
    read: serializeFraction(read),
    hit: serializeFraction(hit),
    vcpus: vm.vcpus === undefined ? undefined : String(vm.vcpus),
    memory: vm.memory && serializeBytes(vm.memory),
    'local-disk': temp === 'unused' ? 'no' : 'yes',
    'max-disks': String(Math.max(4, dataDisks(data))),
    region,
    payment,
    os,
  };
  return [
    {
      text: 'Find the cheapest VM and disks that do as much',
      calculator: 'find',
      query: changedQuery(texts, findDefaults),
    },
  ];
}
