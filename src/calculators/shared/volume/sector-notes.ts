/** Direct IO is in whole sectors, and provisioned disks have larger ones unless they were created otherwise. */
import type { Check } from '../../../kit/index.ts';
import { elasticFacts } from '../../../limits/elastic-facts.ts';
import type { Disk } from '../../../limits/types.ts';
import { isProvisioned } from '../../../storage/path/path.ts';
import { type Bytes, bytes, formatBytes, formatNumber } from '../../../units/index.ts';
import { warning } from '../answer/checks-and-columns.ts';

/** A warning where IOs of this size are no whole sectors of the disk; none otherwise. */
export function sectorNotes(disk: Disk, size: Bytes): readonly Check[] {
  const sector = isProvisioned(disk) ? elasticFacts[disk.family].sectorSize?.value : undefined;
  if (sector === undefined || size % sector === 0) return [];
  return [
    warning(
      `${disk.family} has sectors of ${formatNumber(sector)} bytes, unless 512E was chosen when the disk was created: direct IO of ${formatBytes(size)} is refused there. Use a multiple of ${formatBytes(bytes(sector))}.`,
    ),
  ];
}
