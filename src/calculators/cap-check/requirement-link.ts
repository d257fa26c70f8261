/** The case as a requirement: which VM and disks do as much, and what is cheapest? */

import { type DeepLink, queryOf } from '../../kit/index.ts';
import type { Kind } from '../../storage/path/path.ts';
import { dataDisks } from '../../storage/set-up/disk-group.ts';
import type { Load } from '../../storage/set-up/loads.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
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
import { setUpTexts } from '../shared/case/case-fields.ts';
import { osField, regionField } from '../shared/fields/cost-fields.ts';
import { changedQuery } from '../shared/fields/deep-links.ts';
import { paymentField } from '../shared/fields/payment-field.ts';
import type { Place } from '../shared/set-up/cost.ts';

/** The defaults of the search, which a link leaves out. A test compares them with its fields. */
export const findDefaults: Readonly<Record<string, string>> = {
  'target-iops': '20000',
  'target-throughput': '400MB/s',
  capacity: '4TiB',
  'io-size': '8KiB',
  read: '70%',
  hit: '0%',
  'log-iops': '',
  'log-throughput': '',
  'log-capacity': '',
  redundancy: 'LRS',
  vcpus: '',
  memory: '',
  'local-disk': 'no',
  'max-disks': '4',
  'os-disk': 'P10',
  region: regionField.initial,
  os: osField.initial,
  payment: paymentField.initial,
  now: '',
};

/** The IO size that a link carries where none was entered: that with which the search opens. */
export const sizeWithoutOne = kib(8);

/** IOs that count as several at a disk are larger than this (`laws/limit-pair.ts`). */
const countsOnce = kib(256);

/** What these disks hold, and what is demanded of them, as texts; a figure that follows from the other is left out. */
function volumeOf(loads: readonly Load[], size: number) {
  const sum = (kind: Kind) =>
    Math.ceil(loads.reduce((all, { demand }) => all + (demand[kind] ?? 0), 0));
  const [rate, moved] = [sum('iops'), sum('throughput')];
  const capacity = loads.reduce((all, { disk, count }) => all + disk.size * count, 0);
  // Where the two are not of the same IOs, IOPS × IO size may not be more than the throughput.
  const isOfLarge = size > countsOnce && moved > 0;
  const hasBoth = !isOfLarge && rate * size <= moved;
  return {
    isIdle: rate + moved === 0,
    ...(rate > 0 && !isOfLarge && { iops: serializeIops(rate as Iops) }),
    ...(moved > 0 && (hasBoth || isOfLarge) && { throughput: serializeThroughput(moved as never) }),
    ...(capacity > 0 && { capacity: serializeBytes(gib(Math.ceil(capacity / gib(1)))) }),
  };
}

/** The OS disk, so that costs are compared with the same one; nothing where the search cannot have it as it is. */
function osDiskOf(groups: SetUp['groups']): string | undefined {
  const [os, ...more] = groups.filter(({ role }) => role === 'os');
  if (!os) return 'none';
  const isPlain = /^(Premium SSD|Standard SSD)$/.test(os.disk.family) && !os.disk.bought;
  return isPlain && os.count === 1 && more.length === 0 ? os.disk.name : undefined;
}

/**
 * What is demanded of the data and tempdb disks together, and of those of a log, on as large a VM.
 * @returns nothing for limits of 2018, which have no prices, or where nothing is demanded
 */
export function toFind(
  { setUp, loads }: Assessment,
  { region, os, payment }: Place,
): readonly DeepLink[] {
  const { vm, edition, read, hit, size = sizeWithoutOne, temp } = setUp;
  const managed = loads.filter(({ role, disk }) => role !== 'os' && !disk.placement);
  const ofData = managed.filter(({ role }) => role !== 'log');
  const isApart = !volumeOf(ofData, size).isIdle;
  const [data, logs] = isApart
    ? [ofData, managed.filter(({ role }) => role === 'log')]
    : [managed, []];
  const [volume, log] = [volumeOf(data, size), volumeOf(logs, size)];
  if (edition !== 'current' || !volume.capacity || volume.isIdle) return [];
  const texts = {
    'target-iops': volume.iops ?? '0',
    'target-throughput': volume.throughput ?? '0',
    capacity: volume.capacity,
    'io-size': serializeBytes(size),
    read: serializeFraction(read),
    hit: serializeFraction(hit),
    'log-iops': log.iops,
    'log-throughput': log.throughput,
    'log-capacity': log.capacity,
    redundancy: managed.every(({ disk }) => disk.bought?.zrs) ? 'ZRS' : 'LRS',
    vcpus: vm.vcpus === undefined ? undefined : String(vm.vcpus),
    memory: vm.memory && serializeBytes(vm.memory),
    'local-disk': temp === 'unused' ? 'no' : 'yes',
    'max-disks': String(Math.max(4, dataDisks(data), dataDisks(logs))),
    'os-disk': osDiskOf(setUp.groups),
    region,
    payment,
    os,
    now: queryOf(setUpTexts(setUp)),
  };
  return [
    {
      text: 'Find the cheapest VM and disks that do as much',
      calculator: 'find',
      query: changedQuery(texts, findDefaults),
    },
  ];
}
