/** What disks are called in sentences, tables and pictures. Links have the names of the dataset. */
import type { Disk } from '../limits/types.ts';
import { formatNumber, gib } from '../units/index.ts';
import { isProvisioned } from './path.ts';

/** In GiB, as disks are sold: “1,024 GiB”. */
export const formatDiskSize = ({ size }: Pick<Disk, 'size'>): string =>
  `${formatNumber(size / gib(1))} GiB`;

type Named = Pick<Disk, 'name' | 'family' | 'size' | 'placement'>;

/** “P30”; what is no tier goes by its type and size: “Premium SSD v2 of 512 GiB”, “Ephemeral OS disk of 128 GiB”. */
export const diskName = (disk: Named): string =>
  isProvisioned(disk) || disk.placement ? `${disk.family} of ${formatDiskSize(disk)}` : disk.name;

/** “P30”, “4 × P30”. */
export const formatDisks = (disk: Named, count: number): string => {
  const name = diskName(disk);
  return count === 1 ? name : `${count} × ${name}`;
};
