/** Operations of Standard SSD and Standard HDD, which are billed by the 10,000. */
import { hoursAMonth, type Prices } from '../../limits/prices/region.ts';
import type { Disk } from '../../limits/types.ts';
import type { DiskGroup } from './set-up.ts';

/** What the data disks do on average over the month, day and night. */
export type MeanLoad = { readonly iops: number; readonly size: number };

const isSsd = ({ family }: Pick<Disk, 'family'>) => family === 'Standard SSD';

/** Is a disk billed by the operation? */
export const isBilledByUse = (disk: Pick<Disk, 'family'>): boolean =>
  isSsd(disk) || disk.family === 'Standard HDD';

/** An IO over so many bytes counts as several operations (`disk-types`, 2026-08-11). */
const unitOf = (disk: Disk) => (isSsd(disk) ? 256 : 16) * 1024;

/**
 * More operations in an hour than these are free (`hdd-unit`, 2026-03-10), but for regions without a maximum
 * (`disk-billing`). There is one of each Standard SSD, too, whose figure is not published.
 */
const maxAnHour: Readonly<Record<string, number>> = {
  S4: 450_000,
  S6: 858_000,
  S70: 93_000_000,
  S80: 110_000_000,
};
/** Of these an IO counts as 16 operations at max. */
const maxAnIo: Readonly<Record<string, number>> = { S70: 16, S80: 16 };
const withoutMaximum: readonly string[] = ['northeurope', 'eastus'];

/** How many operations of a group of disks are billed in a month? The load is spread over its disks. */
export function billedOperations(
  { disk, count }: Pick<DiskGroup, 'disk' | 'count'>,
  { iops, size }: MeanLoad,
  { region }: Pick<Prices, 'region'>,
): number {
  const counted = Math.max(1, Math.ceil(size / unitOf(disk)));
  const units = Math.min(counted, maxAnIo[disk.name] ?? counted);
  const anHour = (iops / count) * units * 3600;
  const max = withoutMaximum.includes(region) ? undefined : maxAnHour[disk.name];
  return count * Math.min(anHour, max ?? anHour) * hoursAMonth;
}

/** USD for 10,000 operations: the meter of the smallest size, which bills show for every size (`disk-billing`). */
export function operationPrice(disk: Disk, { meters, operations }: Prices): number {
  const [meter, general] = isSsd(disk)
    ? (['E4', 'StandardSSD-operations'] as const)
    : (['S4', 'StandardHDD-operations'] as const);
  return operations.get(meter)?.lrs ?? meters[general];
}
