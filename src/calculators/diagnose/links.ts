/** The measured load in other calculators. */
import type { DeepLink } from '../../kit/index.ts';
import {
  bytes,
  bytesPerSecond,
  fraction,
  gib,
  iops,
  serializeBytes,
  serializeFraction,
  serializeIops,
  serializeThroughput,
} from '../../units/index.ts';
import { listed } from '../shared/answer/parts.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import { serializeGroups } from '../shared/fields/groups-text.ts';
import type { Judged } from './judge.ts';
import type { Given } from './measured.ts';
import { syncOf, toCommit } from './sync.ts';

/** The defaults of the search, which a link leaves out. A test opens links and compares. */
const findDefaults: Readonly<Record<string, string>> = {
  'target-iops': '20000',
  'target-throughput': '400MB/s',
  capacity: '4TiB',
  'io-size': '8KiB',
  read: '70%',
  vcpus: '',
  memory: '',
  'max-disks': '4',
};

/** IOs that count as several at a disk are larger than this (`laws/ceiling.ts`). */
const countsOnce = 256 * 1024;

/** What was measured as a target: an IO size is whole KiB, and the other dimension follows from it. */
function measured({ moment: { iops: rate, throughput, read = 1 } }: Judged) {
  if (!rate || !throughput) return undefined;
  const mean = throughput / rate;
  const size = mean < 1024 ? 512 : Math.min(gib(1), Math.round(mean / 1024) * 1024);
  return {
    isOfLarge: size > countsOnce,
    size: serializeBytes(bytes(size)),
    iops: serializeIops(iops(Math.ceil(rate))),
    throughput: serializeThroughput(bytesPerSecond(Math.ceil(throughput))),
    read: serializeFraction(fraction(Math.round(read * 100) / 100)),
  };
}

/** The requirement that was measured, in the search for a VM and disks. */
function toFind({ vm, disks, limits }: Given, judged: Judged): DeepLink | undefined {
  const target = measured(judged);
  const data = disks.filter(({ role, disk }) => role !== 'os' && !disk.placement);
  const capacity = data.reduce((sum, { disk, count }) => sum + disk.size * count, 0);
  if (!target || capacity === 0 || limits !== 'current') return undefined;
  const { isOfLarge, size, read } = target;
  const count = data.reduce((sum, group) => sum + group.count, 0);
  const texts = {
    'target-iops': isOfLarge ? '0' : target.iops,
    'target-throughput': isOfLarge ? target.throughput : '0',
    capacity: serializeBytes(gib(Math.ceil(capacity / gib(1)))),
    'io-size': size,
    read,
    vcpus: vm.vcpus === undefined ? undefined : String(vm.vcpus),
    memory: vm.memory && serializeBytes(vm.memory),
    'max-disks': String(Math.max(4, count)),
  };
  const query = changedQuery(texts, findDefaults);
  return { text: 'Find a set-up for this', calculator: 'find', query };
}

/** The same VM and disks with the measured target, limit by limit. */
function toCheck({ vm, disks, limits }: Given, judged: Judged): DeepLink {
  const { isOfLarge, size, iops: rate, throughput, read } = measured(judged) ?? {};
  const texts = {
    ...{ vm: vm.name, disks: serializeGroups(disks), 'io-size': size },
    'target-throughput': isOfLarge ? throughput : undefined,
    'target-iops': isOfLarge ? undefined : rate,
    ...{ read, limits },
  };
  const query = changedQuery(texts, { ...targets['cap-check'].takes, read: '100%' });
  return { text: 'Check this VM and these disks', calculator: 'cap-check', query };
}

/** Where to go with this diagnosis. */
export const linksFor = (inputs: Given, judged: Judged): readonly DeepLink[] =>
  judged.verdict === 'invalid'
    ? []
    : listed([
        ...toCommit(syncOf(judged.run), judged.loads[0]?.disk.name),
        toFind(inputs, judged),
        toCheck(inputs, judged),
      ]);
