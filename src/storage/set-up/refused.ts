/** Can this set-up be built? What Azure refuses, with the rule that says so. */
import type { AnswerRuleId as RuleId } from '../../limits/rules/answer.ts';
import type { DiskFamily, Edition, Vm } from '../../limits/types.ts';
import { formatBytes } from '../../units/index.ts';
import { diskName, formatDiskSize } from '../path/disk-names.ts';
import { nvmeDisksIn, nvmeDisksTaken, placementNames, roomOf } from '../path/local.ts';
import { isProvisioned } from '../path/path.ts';
import { type DiskGroup, dataDisks, isLocalNvme } from './disk-group.ts';

/** Why a set-up cannot be built, as a sentence, and the rule of the dataset where one says so. */
export type Fault = {
  readonly text: string;
  readonly rule?: RuleId;
  /** The document that says so, where that is no rule, and not the page of the size. */
  readonly source?: string;
  /** Azure would build it, but it loses what it must keep. */
  readonly isLoss?: true;
};

const fourTiB = 4 * 1024 ** 4;

/** Why can this disk have no host cache? */
export function cacheFault({ role, disk, cache }: CachedDisk, edition: Edition): Fault | undefined {
  const fault = (rule: RuleId, why: string): Fault => ({
    text: `Host cache ${cache} on ${role}: ${why} has no host cache.`,
    rule,
  });
  if (disk.family === 'Premium SSD v2') return fault('cache-premium-v2', disk.family);
  if (disk.family === 'Ultra Disk') return fault('cache-ultra', disk.family);
  if (disk.hostCache === 'yes' || (disk.hostCache === 'below 4 TiB' && disk.size < fourTiB))
    return undefined;
  return edition === 'current'
    ? fault('cache-size', `${disk.name} is 4 TiB or larger, and such a disk`)
    : fault('cache-size-2018', `${disk.name} is larger than 4,095 GiB, and such a disk`);
}
export type CachedDisk = Pick<DiskGroup, 'role' | 'disk' | 'cache'>;

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

/** Why can this VM not have these local NVMe disks? An ephemeral OS disk takes some of them. */
function nvmeFaults(vm: Vm | undefined, groups: readonly DiskGroup[]): readonly Fault[] {
  const local = groups.filter(isLocalNvme);
  if (local.length === 0) return [];
  const rule = 'local-loss';
  const faults: Fault[] = [];
  if (local.some(({ role }) => role === 'os'))
    faults.push({
      text: 'An OS disk on local NVMe disks is ephemeral: enter Ephemeral-128GiB-NvmeDisk, say.',
      rule: 'ephemeral-place',
    });
  const has = vm && nvmeDisksIn(vm);
  if (vm && has === 0)
    faults.push({
      text: `${vm.name} has no local NVMe disks${vm.tempDisk === 'none' ? '.' : ' that a page names.'}`,
      rule,
    });
  else if (vm && has !== undefined) {
    const taken = nvmeDisksTaken(vm, groups);
    const isShared = taken > nvmeDisksTaken(vm, local);
    if (taken > has)
      faults.push({
        text: `${vm.name} has ${has} local NVMe ${has === 1 ? 'disk' : 'disks'}, and this set-up uses ${taken}${isShared ? ', with those of the OS disk' : ''}.`,
        rule,
      });
  }
  if (local.some(({ role }) => role === 'log'))
    faults.push({
      text: 'A log on local NVMe disks is lost when the VM stops or its host fails. They are for tempdb, caches and data with a copy elsewhere.',
      rule,
      isLoss: true,
    });
  return faults;
}

/** Which of these disks need Premium Storage on a size that has none? A reason for each family. */
function premiumFaults(vm: Vm | undefined, groups: readonly DiskGroup[]): readonly Fault[] {
  if (!vm || vm.premiumStorage) return [];
  const families = new Set(groups.map(({ disk }) => disk.family).filter(needsPremiumStorage));
  return [...families].map((family) => ({
    text: `${vm.name} has no Premium Storage, so it cannot have ${family}; Standard SSD and Standard HDD it can.`,
    rule: 'premium-storage',
  }));
}

const needsPremiumStorage = (family: DiskFamily) =>
  family === 'Premium SSD' || family === 'Premium SSD v2' || family === 'Ultra Disk';

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
  const faults: Fault[] = [...premiumFaults(vm, groups), ...nvmeFaults(vm, groups)];
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
      rule: 'os-one',
    });
  for (const { disk } of os) {
    // Where other pages say 4 TiB, two have the figure: 4,095 GiB (“Introduction to Azure managed disks”, Disk roles).
    if (disk.size >= fourTiB)
      faults.push({
        text: `An OS disk has 4,095 GiB or less, and ${diskName(disk)} has ${formatDiskSize(disk)}.`,
        rule: 'os-size',
      });
    if (isProvisioned(disk))
      faults.push({
        text: `${disk.family} cannot be an OS disk.`,
        rule: disk.family === 'Ultra Disk' ? 'os-ultra' : 'os-premium-v2',
      });
  }
  for (const group of groups) {
    if (group.disk.placement && !isLocalNvme(group)) faults.push(...ephemeralFaults(group, vm));
    const fault = group.disk.placement || group.cache === 'None' || cacheFault(group, edition);
    if (typeof fault === 'object') faults.push(fault);
  }
  return faults;
}
