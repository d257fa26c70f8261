/** What disks are called in sentences, tables and pictures. Links have the names of the dataset. */
import type { Disk } from '../../limits/types.ts';
import { formatNumber, gib } from '../../units/index.ts';
import { isProvisioned } from './path.ts';

/** In GiB, as disks are sold: “1,024 GiB”. */
export const formatDiskSize = ({ size }: Pick<Disk, 'size'>): string =>
  `${formatNumber(size / gib(1))} GiB`;

/** What a role is called in a sentence: “the OS disk”, “the data disks”. */
export const roleName = (role: string): string => (role === 'os' ? 'OS' : role);

type Named = Pick<Disk, 'name' | 'tier' | 'family' | 'size' | 'placement' | 'bought'>;

/**
 * “P30”, or “P50, 4,095 GiB” where the size is not that of the tier, and “P30 ZRS at performance tier P50”; what is
 * no tier goes by its type and size: “Premium SSD v2 of 512 GiB”, “Ephemeral OS disk of 128 GiB”; and “local NVMe disk”.
 */
export const diskName = (disk: Named): string => {
  if (disk.placement === 'LocalNVMe') return 'local NVMe disk';
  if (isProvisioned(disk) || disk.placement) return `${disk.family} of ${formatDiskSize(disk)}`;
  const { bought, tier } = disk;
  if (!bought) return tier ? `${tier}, ${formatDiskSize(disk)}` : disk.name;
  const { of, isWhole, plus, raised, zrs } = bought;
  return [
    `${of}${zrs ? ' ZRS' : ''}${isWhole ? '' : `, ${formatDiskSize(disk)}`}`,
    ...(plus ? ['with performance plus'] : []),
    ...(raised ? [`at performance tier ${raised}`] : []),
  ].join(' ');
};

/** The tier that a disk is billed as; the name of one that has no tiers. */
export const tierOf = ({ tier, name }: Pick<Disk, 'tier' | 'name'>): string => tier ?? name;

/** “P30”, “4 × P30”. */
export const formatDisks = (disk: Named, count: number): string => {
  const name = diskName(disk);
  return count === 1 ? name : `${count} × ${name}`;
};

/** “Premium SSD”, “Premium SSD ZRS”. */
export const kindOf = ({ family, bought }: Pick<Disk, 'family' | 'bought'>): string =>
  bought?.zrs ? `${family} ZRS` : family;
