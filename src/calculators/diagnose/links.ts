/** The measured load in other calculators. */
import { type DeepLink, queryOf } from '../../kit/index.ts';
import { accountingUnit } from '../../laws/index.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import {
  bytesPerSecond,
  gib,
  iops,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import { serializeGroups } from '../shared/fields/disk-groups-text.ts';
import type { Judged } from './judge.ts';
import type { Given } from './measured.ts';
import { measuredSetUp } from './measured-set-up.ts';

/** The defaults of the search, which a link leaves out. A test opens links and compares. */
const findDefaults: Readonly<Record<string, string>> = {
  'target-iops': '20000',
  'target-throughput': '400MB/s',
  capacity: '4TiB',
  'io-size': '8KiB',
  read: '70%',
  'max-disks': '4',
  region: 'westeurope',
  os: 'linux',
};

/** The requirement that was measured, in the search for a VM and disks, beside the set-up that it was measured on. */
function toFind({ disks, region, os }: Given, { vm, groups, size, read, edition, ...all }: SetUp) {
  const data = groups.filter(({ role, disk }) => role !== 'os' && !disk.placement);
  const sum = (of: (group: (typeof data)[number]) => number | undefined) =>
    data.reduce((total, group) => total + (of(group) ?? 0), 0);
  const capacity = sum(({ disk, count }) => disk.size * count);
  const rate = sum((group) => group.iops);
  const moved = all.targetThroughput ?? sum((group) => group.throughput);
  // The other dimension follows from the IO size.
  const isByRate = rate > 0 && (size ?? 0) <= accountingUnit;
  if (capacity === 0 || rate + moved === 0 || edition !== 'current') return undefined;
  const texts = {
    'target-iops': isByRate ? serializeIops(iops(rate)) : '0',
    'target-throughput': isByRate ? '0' : serializeThroughput(bytesPerSecond(moved)),
    capacity: serializeBytes(gib(Math.ceil(capacity / gib(1)))),
    'io-size': size && serializeBytes(size),
    read: serializeFraction(read),
    vcpus: vm.vcpus ? String(vm.vcpus) : undefined,
    memory: vm.memory && serializeBytes(vm.memory),
    'max-disks': String(
      Math.max(
        4,
        sum(({ count }) => count),
      ),
    ),
    region,
    os,
    now: queryOf({ vm: vm.name, disks: serializeGroups(disks) }),
  };
  const query = changedQuery(texts, findDefaults);
  return { text: 'Find a cheaper set-up', calculator: 'find', query };
}

/** The same VM and disks with the measured load, limit by limit. */
function toCheck(
  { region, os }: Given,
  { vm, groups, size, targetThroughput, read, edition }: SetUp,
): DeepLink {
  const texts = {
    vm: vm.name,
    disks: serializeGroups(groups),
    'io-size': size && serializeBytes(size),
    'target-throughput': targetThroughput && serializeThroughput(targetThroughput),
    read: serializeFraction(read),
    region,
    os,
    limits: edition,
  };
  const query = changedQuery(texts, { ...targets['cap-check'].takes, read: '100%' });
  return { text: 'Check this VM and these disks', calculator: 'cap-check', query };
}

/** Where to go with this diagnosis. */
export function linksFor(inputs: Given, judged: Judged): readonly DeepLink[] {
  if (judged.verdict === 'invalid') return [];
  const setUp = measuredSetUp(inputs, judged);
  return listed([toFind(inputs, setUp), toCheck(inputs, setUp)]);
}
