/** Disks of other kinds in the place of one. */
import type { Catalogue, Disk } from '../../limits/types.ts';
import { type BytesPerSecond, gib, iops, mbPerSecond } from '../../units/index.ts';
import type { Given } from './case.ts';

/** Premium SSD v2 and Ultra Disk of the same size, with the limits of the disk and what the workload asks for. */
export function provisionedLike(
  { disk, limits }: Pick<Given, 'disk' | 'limits'>,
  min: BytesPerSecond | undefined,
  catalogue: Catalogue,
): readonly Disk[] {
  const size = Math.ceil(disk.size / gib(1));
  const rate = Math.ceil(Math.max(disk.iops, iops(3000)));
  const throughput = Math.ceil(
    Math.max(disk.throughput, min ?? 0, mbPerSecond(125)) / mbPerSecond(1),
  );
  return (['PremiumV2', 'Ultra'] as const).flatMap((prefix) => {
    const found = catalogue.disk(`${prefix}-${size}GiB-${rate}IOPS-${throughput}MBps`, limits);
    return 'row' in found && found.row.family !== disk.family ? [found.row] : [];
  });
}
