/** How a change of a volume is named. */
import type { Disk } from '../../../limits/types.ts';
import type { AnyChange } from '../../../storage/change/recommendations.ts';
import { diskName, formatDisks } from '../../../storage/path/disk-names.ts';
import { isProvisioned } from '../../../storage/path/path.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { bytesIn, formatIops, formatNumber } from '../../../units/index.ts';
import { offeredName } from '../answer/offered-size.ts';

/** “5,000 IOPS and 200 MB/s” */
const ratesOf = ({ iops, throughput }: Disk): string =>
  `${formatIops(iops)} and ${formatNumber(throughput / bytesIn['MB/s'])} MB/s`;

/** A change of a volume as text, and as changes of inputs. */
export function changeOf(
  change: AnyChange,
  { disk, vm: own }: Pick<Volume, 'disk'> & { readonly vm?: Volume['vm'] },
): [string, Readonly<Record<string, string>>] {
  if ('vm' in change) {
    const { vm, disks: count } = change;
    const name = offeredName(vm, own);
    if (count === undefined) return [`${name}, has room for these disks`, { vm: vm.name }];
    return [`${name}, with ${formatDisks(disk, count)}`, { vm: vm.name, disks: String(count) }];
  }
  if ('disks' in change)
    return [
      disk.placement
        ? `All ${change.disks} local NVMe disks of the VM, striped`
        : `One more ${diskName(disk)}, striped`,
      { disks: String(change.disks) },
    ];
  const { disk: other, way } = change;
  const texts: Readonly<Record<typeof way, () => string>> = {
    provision: () => `${ratesOf(other)} on the same disk`,
    tier: () => `${diskName(other)}${other.bought?.raised ? '' : ' at its own performance tier'}`,
    size: () => `${diskName(other)} instead of ${diskName(disk)}, which cannot be undone`,
    family: () =>
      `${diskName(other)}${isProvisioned(other) ? `, ${ratesOf(other)},` : ''} instead of ${diskName(disk)}`,
    plus: () => `${diskName(other)}, as a new disk`,
  };
  return [texts[way](), { disk: other.name }];
}
