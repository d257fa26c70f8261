/** Can this set-up be built? What Azure refuses, with the rule that says so. */
import type { AnswerRuleId as RuleId } from '../limits/rules/answer.ts';
import type { Disk, Edition, Vm } from '../limits/types.ts';
import { formatBytes } from '../units/index.ts';
import { diskName } from './disk-names.ts';
import { nvmePartLeft, placementNames, roomOf } from './ephemeral.ts';
import { isProvisioned } from './path.ts';

export type Role = 'os' | 'data' | 'log' | 'tempdb' | 'other';
export type Cache = 'None' | 'ReadOnly' | 'ReadWrite';

/** The verdicts on a set-up in order of precedence: the first that applies counts. */
export type Verdict =
  | 'not-possible'
  | 'throttled'
  | 'oversubscribed'
  | 'not-checked'
  | 'unsafe'
  | 'tight'
  | 'fits';

/** Equal disks that do the same work. */
export type DiskGroup = {
  readonly role: Role;
  readonly disk: Disk;
  readonly count: number;
  readonly cache: Cache;
};

/** Why a set-up cannot be built, as a sentence, and the rule of the dataset where one says so. */
export type Fault = { readonly text: string; readonly rule?: RuleId };

/** How many disks count against the VM's data disks: all but the OS disk. */
export const dataDisks = (groups: readonly Pick<DiskGroup, 'role' | 'count'>[]): number =>
  groups.reduce((sum, { role, count }) => sum + (role === 'os' ? 0 : count), 0);

const fourTiB = 4 * 1024 ** 4;

/** Which rule forbids a host cache on this disk, if any? An OS disk may be cached on every VM size. */
function cacheRule(
  { disk, role }: Pick<DiskGroup, 'disk' | 'role'>,
  vm: Vm | undefined,
  edition: Edition,
): RuleId | undefined {
  if (disk.family === 'Premium SSD v2') return 'cache-premium-v2';
  if (disk.family === 'Ultra Disk') return 'cache-ultra';
  if (disk.hostCache === 'no' || (disk.hostCache === 'below 4 TiB' && disk.size >= fourTiB))
    return edition === 'current' ? 'cache-size' : 'cache-size-2018';
  if (vm && !vm.hostCache && role !== 'os') return 'cache-no-series';
  return undefined;
}

/**
 * Which host cache setting takes effect? None where Azure refuses the cache, and on an ephemeral OS
 * disk, which is local itself; and with today's limits None on an OS disk is treated as ReadOnly.
 */
export function effectiveCaching(
  { role, disk, cache }: Pick<DiskGroup, 'role' | 'disk' | 'cache'>,
  vm: Vm | undefined,
  edition: Edition,
): Cache {
  if (disk.placement || cacheRule({ disk, role }, vm, edition)) return 'None';
  return cache === 'None' && role === 'os' && edition === 'current' ? 'ReadOnly' : cache;
}

const cacheReasons: Partial<Record<RuleId, (group: DiskGroup, vm: Vm | undefined) => string>> = {
  'cache-premium-v2': () => 'Premium SSD v2 has no host cache',
  'cache-ultra': () => 'Ultra Disk has no host cache',
  'cache-size': ({ disk }) => `${disk.name} is 4 TiB or larger, and such a disk has no host cache`,
  'cache-size-2018': ({ disk }) =>
    `${disk.name} is larger than 4,095 GiB, and such a disk has no host cache`,
  'cache-no-series': (_, vm) => `data disks of ${vm?.name ?? 'this VM'} have no host cache`,
};

/** Why can this VM not have this ephemeral OS disk? */
function ephemeralFaults({ role, disk }: DiskGroup, vm: Vm | undefined): readonly Fault[] {
  const fault = (text: string): readonly Fault[] => [{ text, rule: 'ephemeral-place' }];
  if (role !== 'os')
    return fault(`${diskName(disk)} can only be the OS disk, with the role or name os.`);
  const room = vm && roomOf(vm, disk);
  const where = placementNames[disk.placement ?? 'ResourceDisk'];
  if (room === 'none') return fault(`${vm?.name} has no ${where} for an ephemeral OS disk.`);
  return room !== undefined && disk.size > room
    ? fault(
        `${diskName(disk)} does not fit: the ${where} of ${vm?.name} ${where.endsWith('s') ? 'have' : 'has'} ${formatBytes(room)}.`,
      )
    : [];
}

/** Why is there no temp disk left for a load? The OS disk can be on all local NVMe disks of a VM. */
export function faultsOfTemp(vm: Vm, groups: readonly Pick<DiskGroup, 'disk'>[]): readonly Fault[] {
  const os = groups.find(({ disk }) => disk.placement)?.disk;
  const isTaken = os && vm.tempDisk === 'local NVMe' && nvmePartLeft(vm, os) === 0;
  return isTaken
    ? [
        {
          text: `${diskName(os)} takes every local NVMe disk of ${vm.name}: none is left for the temp disk.`,
          rule: 'ephemeral-place',
        },
      ]
    : [];
}

/**
 * Why can this set-up not be built?
 * @param vm left out where only the disks are known
 * @returns every reason, the one for the headline first; none where the set-up can be built
 */
export function faultsOf(
  vm: Vm | undefined,
  groups: readonly DiskGroup[],
  edition: Edition,
): readonly Fault[] {
  const faults: Fault[] = [];
  const count = dataDisks(groups);
  if (vm && count > vm.maxDataDisks)
    faults.push({
      text: `${vm.name} takes ${vm.maxDataDisks} data disks, and this set-up has ${count}.`,
    });
  const os = groups.filter(({ role }) => role === 'os');
  const osDisks = os.reduce((sum, group) => sum + group.count, 0);
  if (osDisks > 1)
    faults.push({
      text: `A VM has one OS disk, which cannot be striped, and this set-up has ${osDisks}.`,
    });
  for (const { disk } of os)
    if (isProvisioned(disk))
      faults.push({
        text: `${disk.family} cannot be an OS disk.`,
        rule: disk.family === 'Ultra Disk' ? 'os-ultra' : 'os-premium-v2',
      });
  for (const group of groups) {
    if (group.disk.placement) faults.push(...ephemeralFaults(group, vm));
    if (group.disk.placement || group.cache === 'None') continue;
    const rule = cacheRule(group, vm, edition);
    const reasonOf = rule && cacheReasons[rule];
    if (rule && reasonOf)
      faults.push({
        text: `Host cache ${group.cache} on ${group.role}: ${reasonOf(group, vm)}.`,
        rule,
      });
  }
  return faults;
}

/** Can a crash of the host lose data of this group? ReadWrite acknowledges writes before they are on the disk. */
export const risksData = ({ role, cache }: Pick<DiskGroup, 'role' | 'cache'>): boolean =>
  cache === 'ReadWrite' && (role === 'data' || role === 'log');

/** The setting to use instead of ReadWrite, with which no data is lost. */
export const safeCaching = (role: Role): Cache => (role === 'log' ? 'None' : 'ReadOnly');
