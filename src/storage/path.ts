/**
 * The path of an IO through a VM: which of the VM's limits does it cross on its way to a disk?
 *
 *   temp disk of a VM up to v5     -> VM cached limit, and the local disk's own where it is published
 *   local NVMe disk (v6 and later) -> the local disk's own limit
 *   cached disk, read hit          -> VM cached limit
 *   cached disk, miss or write     -> VM cached limit -> VM uncached limit -> disk
 *   uncached disk                  -> VM uncached limit -> disk
 *
 * On sizes that publish a second column for them, Premium SSD v2 and Ultra Disk cross that limit in
 * place of the uncached one. (Disks-performance page, 2026-09; throttling article, 2017; size pages.)
 */
import type { Cap, Disk, Vm, VmGate } from '../limits/types.ts';

export type Kind = 'iops' | 'throughput';
export const kinds = ['iops', 'throughput'] as const satisfies readonly Kind[];

/** A limit of the VM: cached, uncached, the column for Premium SSD v2 and Ultra Disk, or the local disk's. */
export type VmPlace = 'cached' | 'uncached' | 'elastic' | 'local';
export type Place = VmPlace | 'disk';

/** One VM limit on the path, and the share of the application's IOs that cross it. */
export type Crossing = { readonly place: VmPlace; readonly caps: VmGate; readonly part: number };

/** How a limit is called wherever it is named, such as “VM uncached”. */
export const placeNames: Readonly<Record<VmPlace, string>> = {
  cached: 'VM cached',
  uncached: 'VM uncached',
  elastic: 'VM v2/Ultra',
  local: 'local disk',
};

/** Is its performance provisioned apart from its size? Premium SSD v2 and Ultra Disk are such disks. */
export const isProvisioned = ({ family }: Pick<Disk, 'family'>): boolean =>
  family === 'Premium SSD v2' || family === 'Ultra Disk';

/** Does it cross the VM's limit for Premium SSD v2 and Ultra Disk? Only sizes that publish one have it. */
export const hasOwnLimit = (disk: Pick<Disk, 'family'>, vm: Pick<Vm, 'elastic'>): boolean =>
  isProvisioned(disk) && vm.elastic !== undefined;

/** May one IO of this disk count as several? The pages say so of Premium and Standard SSD alone. */
export const countsInUnits = ({ family }: Pick<Disk, 'family'>): boolean =>
  family === 'Premium SSD' || family === 'Standard SSD';

/**
 * Which limits of the VM do IOs to this disk cross?
 * @param cached whether a host cache takes effect
 * @param past the share of its IOs that the cache does not answer, from 0 to 1
 * @returns the limits in the order of the path; a limit that no IO crosses is left out
 */
export function vmPath(vm: Vm, disk: Disk, cached: boolean, past: number): readonly Crossing[] {
  const path: Crossing[] = [];
  if (cached) path.push({ place: 'cached', caps: vm.cached, part: 1 });
  if (past > 0)
    path.push(
      vm.elastic && isProvisioned(disk)
        ? { place: 'elastic', caps: vm.elastic, part: past }
        : { place: 'uncached', caps: vm.uncached, part: past },
    );
  return path;
}

const unpublished: VmGate = { iops: 'not published', throughput: 'not published' };

/** Which limits does the traffic of the temp disk cross? None where the VM has no temp disk. */
export function tempPath(vm: Vm): readonly Crossing[] {
  if (vm.tempDisk === 'none') return [];
  // Where no cached limit holds the temp disk and none of its own is published, nobody can say what it gives.
  // The figures of local NVMe disks are of reads alone, and of writes alone to an empty disk: not of a load.
  const alone = vm.tempDisk === 'local NVMe' || vm.cached.iops === 'none';
  const figures = vm.tempDisk === 'local NVMe' ? undefined : vm.localDisk;
  const own = figures ?? (alone ? unpublished : undefined);
  const local: readonly Crossing[] = own ? [{ place: 'local', caps: own, part: 1 }] : [];
  const shares = vm.tempDisk === 'cached gate' && vm.cached.iops !== 'local disk only';
  return shares ? [...local, { place: 'cached', caps: vm.cached, part: 1 }] : local;
}

/** Is there a limit whose figure nobody has published? No limit at all is another thing. */
export const isUnpublished = (cap: Cap<number>): boolean =>
  cap === 'not published' || cap === 'local disk only';

/** Is a figure of this limit missing, in either dimension? */
export const lacksFigure = ({ iops, throughput }: VmGate): boolean =>
  isUnpublished(iops) || isUnpublished(throughput);
