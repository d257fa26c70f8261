/** What the set-up of today lacks of what is required, and what another VM lacks of today’s. */
import type { Vm } from '../../limits/types.ts';
import { sizeOn } from '../../storage/path/local.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { type Bytes, formatBytes } from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { list, plural } from '../shared/answer/text.ts';
import type { requirementOf } from './model.ts';

/** All but that of the OS. */
export const dataOf = (groups: readonly Group[]) => groups.filter(({ role }) => role !== 'os');

/** What data disks, or those of a log, do not hold. */
export function lacksOf(
  vm: Vm,
  groups: readonly Group[],
  { capacity, log }: ReturnType<typeof requirementOf>,
): string | undefined {
  const ofLog = groups.filter(({ role }) => log && role === 'log');
  if (log && ofLog.length === 0) return 'It has no disks for a log';
  const held = (some: readonly Group[]) =>
    some.reduce((sum, { disk, count }) => sum + sizeOn(vm, disk) * count, 0) as Bytes;
  const others = held(groups.filter((group) => !ofLog.includes(group)));
  if (others < capacity)
    return `Its data disks hold ${formatBytes(others)} of ${formatBytes(capacity)}`;
  return log && held(ofLog) < log.capacity
    ? `Its log disks hold ${formatBytes(held(ofLog))} of ${formatBytes(log.capacity)}`
    : undefined;
}

/** “8 vCPUs and 64 GiB”: what a size lacks that another has. */
export const lessOf = (vm: Vm, own: Vm): string => {
  const [fewer, less] = [(own.vcpus ?? 0) - (vm.vcpus ?? 0), (own.memory ?? 0) - (vm.memory ?? 0)];
  return list(
    compact([fewer > 0 && plural(fewer, 'vCPU'), less > 0 && formatBytes(less as Bytes)]),
  );
};
