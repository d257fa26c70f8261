/** What would give a volume more, each tried before it is proposed. */
import type { Phrase } from '../kit/index.ts';
import type { Catalogue, Disk, Vm } from '../limits/types.ts';
import { type Bytes, type Iops, printIops } from '../units/index.ts';
import { binding, limitsOf, rateOf, type Volume } from './volume.ts';
import { inOrder } from './words.ts';

/** Smaller before larger: by vCPUs, then memory, then name. */
const bySize = (a: Vm, b: Vm) =>
  (a.vcpus ?? 0) - (b.vcpus ?? 0) || (a.memory ?? 0) - (b.memory ?? 0) || inOrder(a.name, b.name);

/** The sizes of a VM's own series first, then the others of its edition, each smallest first. */
export function sizesAround(vm: Vm, catalogue: Catalogue): readonly Vm[] {
  const all = catalogue.vms(vm.edition).filter(({ name }) => name !== vm.name);
  const own = all.filter(({ series }) => series === vm.series);
  const others = all.filter(({ series }) => series !== vm.series);
  return [...own.toSorted(bySize), ...others.toSorted(bySize)];
}

/** Says whether a size is of the same series, since changing the series can change more than the caps. */
export const seriesNote = (from: Vm, to: Vm) =>
  from.series === to.series ? 'the same series' : `another series, ${to.series}`;

/** The smallest size, of the same series if one will do, on which the VM no longer binds. */
function roomierVm(volume: Volume, size: Bytes, catalogue: Catalogue): Vm | undefined {
  const { vm } = volume;
  if (!vm) return undefined;
  return sizesAround(vm, catalogue).find(
    (other) =>
      typeof other.uncached.iops === 'number' &&
      other.maxDataDisks >= volume.disks &&
      (!volume.cached || (other.hostCache && typeof other.cached.iops === 'number')) &&
      binding(limitsOf({ ...volume, vm: other }, size)).by.every(({ place }) => place === 'disk'),
  );
}

function roomierDisk(
  volume: Volume,
  size: Bytes,
  catalogue: Catalogue,
  now: Iops,
): Disk | undefined {
  const { disk } = volume;
  return catalogue
    .disks(disk.edition)
    .filter(({ family, size: capacity }) => family === disk.family && capacity > disk.size)
    .toSorted((a, b) => a.size - b.size)
    .find((other) => rateOf({ ...volume, disk: other }, size) > now);
}

/** A change of inputs, and what it was found to give. */
export type Remedy = { readonly text: Phrase; readonly changes: Readonly<Record<string, string>> };

const gives = (rate: Iops): Phrase => [': ', { text: printIops(rate), tone: 'strong' }, '.'];

/**
 * What would raise the rate of this volume at this IO size?
 * @returns at most one change of each kind: a VM size, one disk more, a larger disk
 */
export function remediesFor(volume: Volume, size: Bytes, catalogue: Catalogue): readonly Remedy[] {
  const { iops: now, by } = binding(limitsOf(volume, size));
  const remedies: Remedy[] = [];
  const vmBinds = by.some(({ place }) => place !== 'disk');
  if (vmBinds && volume.vm) {
    const vm = roomierVm(volume, size, catalogue);
    if (vm)
      remedies.push({
        text: [
          `On ${vm.name} (${seriesNote(volume.vm, vm)}) the disks would bind`,
          ...gives(rateOf({ ...volume, vm }, size)),
        ],
        changes: { vm: vm.name },
      });
  }
  if (by.some(({ place }) => place === 'disk')) {
    const more = { ...volume, disks: volume.disks + 1 };
    const room = volume.vm ? volume.vm.maxDataDisks : Number.POSITIVE_INFINITY;
    if (more.disks <= room && rateOf(more, size) > now)
      remedies.push({
        text: [`One ${volume.disk.name} more, striped`, ...gives(rateOf(more, size))],
        changes: { disks: String(more.disks) },
      });
    const disk = roomierDisk(volume, size, catalogue, now);
    if (disk)
      remedies.push({
        text: [
          `${disk.name} instead of ${volume.disk.name}`,
          ...gives(rateOf({ ...volume, disk }, size)),
        ],
        changes: { disk: disk.name },
      });
  }
  return remedies;
}
