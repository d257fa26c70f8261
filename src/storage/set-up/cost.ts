/** What does a VM with its disks cost a month, at the prices of one region on one day, pay as you go? */
import { elasticFamilies } from '../../limits/elastic.ts';
import {
  hourlyPrice,
  hoursAMonth,
  isComputed,
  type MeterId,
  type Prices,
} from '../../limits/prices/region-prices.ts';
import type { Os } from '../../limits/prices/regions.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { bytesIn, gib } from '../../units/index.ts';
import { tierOf } from '../path/disk-names.ts';
import type { DiskGroup } from './disk-group.ts';

/** One line of a bill; its amount is the product of its figures. */
export type CostLine = {
  /** The group of disks that is billed; without it the line is the VM’s. */
  readonly group?: DiskGroup;
  /** What of a disk is billed where its size, IOPS and throughput are billed separately. */
  readonly provisioned?: { readonly quantity: number; readonly unit: ProvisionedUnit };
  /** What of on-demand bursting is billed: that it is switched on, or so many IOs in the month. */
  readonly bursting?: 'fee' | { readonly ios: number };
  /** How many operations in the month are billed. */
  readonly operations?: number;
  /** USD for an hour, for a month, or for 10,000 IOs. */
  readonly price: number;
  readonly per: 'hour' | 'month' | '10,000 IOs';
  /** The list has no right price of the VM for Linux; this one follows from that for Windows. */
  readonly computed?: true;
  /** USD a month. */
  readonly amount: number;
};
type ProvisionedUnit = 'GiB' | 'IOPS' | 'MB/s';

/** Disks that are also billed by the operation: USD for 10,000 of them, by each meter of the list. */
export type Transactions = { readonly group: DiskGroup; readonly prices: readonly number[] };

/** On-demand bursting of a group of disks, and the IOs in a month that it bills. */
type OnDemand = { readonly group: DiskGroup; readonly ios: number };

/** What is billed by use, where it is known. */
export type Use = {
  /** On-demand bursting that is switched on. */
  readonly onDemand?: OnDemand;
  /** What all data disks together do on average, and those of a log that is not part of them. */
  readonly load?: MeanLoad;
  readonly logLoad?: MeanLoad;
};

export type Cost = {
  readonly lines: readonly CostLine[];
  /** What the region has no price for; then there is no total. */
  readonly unpriced: readonly ('vm' | DiskGroup)[];
  /** Billed by a use that is not known, and so in no total. */
  readonly transactions: readonly Transactions[];
  /** USD a month. */
  readonly total?: {
    readonly all: number;
    readonly vm: number;
    readonly disks: number;
    readonly bursting: number;
  };
};

/**
 * The lines of disks whose size, IOPS and throughput are billed separately. A Premium SSD v2 includes
 * 3,000 IOPS and 125 MB/s; of an Ultra Disk everything is billed. Source: “Understand Azure Disk
 * Storage billing”, 2025-10-28.
 */
function provisionedLines(group: DiskGroup, { meters }: Prices): readonly CostLine[] | undefined {
  const { disk, count } = group;
  const elastic = elasticFamilies.find(({ family }) => family === disk.family);
  if (!elastic) return undefined;
  const { prefix, rules, leastIncluded } = elastic;
  const included = leastIncluded ? 1 : 0;
  const billed: readonly [MeterId, ProvisionedUnit, number][] = [
    [`${prefix}-capacity`, 'GiB', disk.size / gib(1)],
    [`${prefix}-IOPS`, 'IOPS', disk.iops - included * rules.leastIops.value],
    [
      `${prefix}-throughput`,
      'MB/s',
      disk.throughput / bytesIn['MB/s'] - included * rules.leastThroughput.value,
    ],
  ];
  return billed
    .filter(([, , quantity]) => quantity > 0)
    .map(([meter, unit, quantity]) => ({
      group,
      provisioned: { quantity, unit },
      price: meters[meter],
      per: 'hour',
      amount: count * quantity * meters[meter] * hoursAMonth,
    }));
}

/** The lines of a group of disks; nothing where the region has no price for them. */
function diskLines(group: DiskGroup, prices: Prices): readonly CostLine[] | undefined {
  const { disk, count } = group;
  if (disk.placement) return [];
  const price = prices.disks.get(tierOf(disk))?.[disk.bought?.zrs ? 'zrs' : 'lrs'];
  return price === undefined
    ? provisionedLines(group, prices)
    : [{ group, price, per: 'month', amount: count * price }];
}

/** Standard SSD and Standard HDD are billed by the operation too: the list has one meter for all sizes, and one of most sizes. */
function transactionsOf(group: DiskGroup, prices: Prices): readonly Transactions[] {
  const { disk } = group;
  return isBilledByUse(disk)
    ? [{ group, prices: operationPrices(disk, tierOf(disk), prices) }]
    : [];
}

/**
 * On-demand bursting is billed for each disk by the month, and for the IOs above its limits by the
 * 10,000 (managed disks bursting page, 2025-01).
 */
function burstingLines({ group, ios }: OnDemand, { meters }: Prices): readonly CostLine[] {
  const [fee, each] = group.disk.bought?.zrs
    ? [meters['Premium-burst-on-demand-ZRS'], meters['Premium-burst-IOs-ZRS']]
    : [meters['Premium-burst-on-demand'], meters['Premium-burst-IOs']];
  return [
    { group, bursting: 'fee', price: fee, per: 'month', amount: group.count * fee },
    { group, bursting: { ios }, price: each, per: '10,000 IOs', amount: (ios / 10_000) * each },
  ];
}

/** Operations of data disks, where it is known what these do. */
function operationLines(group: DiskGroup, load: MeanLoad, prices: Prices): readonly CostLine[] {
  // The meter of the smallest size, which bills show for every size (`disk-billing`).
  const [price] = operationPrices(group.disk, isSsd(group.disk) ? 'E4' : 'S4', prices);
  const operations = billedOperations(group, load, prices);
  return [{ group, operations, price, per: '10,000 IOs', amount: (operations / 10_000) * price }];
}

const sum = (lines: readonly CostLine[]) => lines.reduce((all, { amount }) => all + amount, 0);

/**
 * The cost of a set-up in USD a month of 730 hours, with the redundancy of each disk. A disk is billed as the
 * tier that its name says, whatever is stored on it; local disks, and ephemeral OS disks on them, are
 * part of the price of the VM. Snapshots are not part.
 * @param vm left out where only the disks are known
 * @param use what is billed by use; without it, operations of Standard SSD and Standard HDD are not part
 * @returns no total where one part has no price in the region
 */
export function costOf(
  { vm, groups }: { readonly vm: Vm | undefined; readonly groups: readonly DiskGroup[] },
  os: Os,
  prices: Prices,
  { onDemand, load, logLoad }: Use = {},
): Cost {
  const hourly = vm && hourlyPrice(prices, vm.name, os);
  const computed = vm && isComputed(prices, vm.name, os) ? { computed: true as const } : {};
  const ofVm: readonly CostLine[] =
    hourly === undefined
      ? []
      : [{ price: hourly, per: 'hour', amount: hourly * hoursAMonth, ...computed }];
  const ofDisks = groups.map((group) => ({ group, lines: diskLines(group, prices) }));
  const loadOf = ({ role, disk }: DiskGroup) =>
    role !== 'os' && isBilledByUse(disk) ? (role === 'log' && logLoad) || load : undefined;
  const ofOperations = groups.flatMap((group) => {
    const its = loadOf(group);
    return its ? operationLines(group, its, prices) : [];
  });
  const diskCost = [...ofDisks.flatMap(({ lines = [] }) => lines), ...ofOperations];
  const ofBursting = onDemand ? burstingLines(onDemand, prices) : [];
  const unpriced = [
    ...(vm && hourly === undefined ? ['vm' as const] : []),
    ...ofDisks.flatMap(({ group, lines }) => (lines ? [] : [group])),
  ];
  const [vmTotal, disks, bursting] = [sum(ofVm), sum(diskCost), sum(ofBursting)];
  return {
    lines: [...ofVm, ...diskCost, ...ofBursting],
    unpriced,
    transactions: groups.flatMap((group) => (loadOf(group) ? [] : transactionsOf(group, prices))),
    ...(!(unpriced.length > 0) && {
      total: { all: vmTotal + disks + bursting, vm: vmTotal, disks, bursting },
    }),
  };
}

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
function billedOperations(
  { disk, count }: Pick<DiskGroup, 'disk' | 'count'>,
  { iops, size }: MeanLoad,
  { region }: Pick<Prices, 'region'>,
): number {
  const counted = Math.max(1, Math.ceil(size / unitOf(disk)));
  const units = Math.min(counted, maxAnIo[tierOf(disk)] ?? counted);
  const anHour = (iops / count) * units * 3600;
  const max = withoutMaximum.includes(region) ? undefined : maxAnHour[tierOf(disk)];
  return count * Math.min(anHour, max ?? anHour) * hoursAMonth;
}

/** USD for 10,000 operations: by the meter of a size, where it has one, and by that of all sizes. */
function operationPrices(
  disk: Disk,
  size: string,
  { meters, operations }: Prices,
): readonly [number, ...number[]] {
  const isZoned = disk.bought?.zrs;
  const ofSsd = isZoned ? 'StandardSSD-operations-ZRS' : 'StandardSSD-operations';
  const general = meters[isSsd(disk) ? ofSsd : 'StandardHDD-operations'];
  const ofSize = operations.get(size)?.[isZoned ? 'zrs' : 'lrs'];
  return ofSize === undefined ? [general] : [ofSize, general];
}
