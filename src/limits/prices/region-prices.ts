/** Prices of one region at one date: what a VM size, a disk or a meter cost there, pay as you go. */

import { defined } from '../../units/omit-undefined.ts';
import type { ElasticZones } from '../elastic-regions.ts';
import type { DiskFamily, Source } from '../rows.ts';
import type { Os, Region } from './regions.ts';

/** What is billed by use or by what is provisioned, and what one of it is. */
export const meters = {
  'PremiumV2-capacity': 'GiB hour',
  'PremiumV2-IOPS': 'IOPS hour',
  'PremiumV2-throughput': 'MB/s hour',
  'Ultra-capacity': 'GiB hour',
  'Ultra-IOPS': 'IOPS hour',
  'Ultra-throughput': 'MB/s hour',
  'Ultra-reservation': 'vCPU hour',
  'Premium-burst-on-demand': 'month',
  'Premium-burst-IOs': '10,000 IOs',
  'Premium-burst-on-demand-ZRS': 'month',
  'Premium-burst-IOs-ZRS': '10,000 IOs',
  'StandardSSD-operations': '10,000 IOs',
  'StandardSSD-operations-ZRS': '10,000 IOs',
  'StandardHDD-operations': '10,000 IOs',
} as const;
export type MeterId = keyof typeof meters;

/** Prices with local and with zone redundancy, where the list has them. */
export type ByRedundancy = { readonly lrs?: number; readonly zrs?: number };

/** An hour of a VM size; `computed` where the list has the Windows price for Linux too, and the licence was taken off. */
export type SizePrice = { readonly [K in Os]?: number } & { readonly computed?: true };

/** With a savings plan of one year: which part of the price of pay as you go is paid. */
export type Saving = { readonly [K in Os]?: number };

/** All amounts are in US dollars, as the list has them. */
export type RegionPrices = {
  readonly region: Region;
  readonly currency: 'USD';
  /** The lists that the prices of VM sizes, and all others, were read from, each with its day. */
  readonly sources: { readonly vms: Source; readonly disks: Source };
  /** For an hour, by the name of the size without an interface. */
  readonly vms: ReadonlyMap<string, SizePrice>;
  /** By the same names; none where the list has no savings plans. */
  readonly savings: ReadonlyMap<string, Saving>;
  /** For a month. */
  readonly disks: ReadonlyMap<string, ByRedundancy>;
  /** For a month, for each VM that mounts a shared disk. */
  readonly mounts: ReadonlyMap<string, ByRedundancy>;
  /** For 10,000 IOs, by the meter that a disk size has of its own. */
  readonly operations: ReadonlyMap<string, ByRedundancy>;
  readonly meters: Readonly<Record<MeterId, number>>;
  /** In how many zones Microsoft lists Premium SSD v2 and Ultra Disk; missing where the region is not listed. */
  readonly zones: ElasticZones;
};

/** The prices that answers are made of. */
export type Prices = Omit<RegionPrices, 'mounts'>;

/** The day of the prices, or the days where those of VM sizes and of disks are of two lists. */
export const daysOf = ({ sources: { vms, disks } }: Pick<Prices, 'sources'>): string =>
  vms.date === disks.date ? vms.date : `${vms.date} (VM sizes) and ${disks.date} (disks)`;

/**
 * Can such a disk be had in the region? Premium SSD v2 is “currently only available in the following regions” (“Deploy a
 * Premium SSD v2”), and “Using Azure ultra disks” has a table of the regions with those; a price is listed for others too.
 */
export const isSoldIn = ({ zones }: Pick<Prices, 'zones'>, family: DiskFamily): boolean =>
  !/v2|Ultra/.test(family) || family in zones;

/** The hours of a month, as the vendor’s price pages and calculator count them. */
export const hoursAMonth = 730;

/** The name that a size is listed under: one with two interfaces has one price. */
export const listedName = (name: string): string => name.replace('/nvme', '');

/**
 * What does an hour of this VM size cost, in USD?
 * @returns nothing where the region has no price for it
 */
export const hourlyPrice = (prices: Prices, vm: string, os: Os): number | undefined =>
  prices.vms.get(listedName(vm))?.[os];

/** Is that price computed from the one for Windows, and not printed in the list? */
export const isComputed = (prices: Prices, vm: string, os: Os): boolean =>
  os === 'linux' && prices.vms.get(listedName(vm))?.computed === true;

/**
 * The same prices with a savings plan of one year for the VMs, where the list has one. It does not cover the licence of
 * Windows unless the list says so: then that is paid in full.
 */
export function underSavingsPlan(prices: Prices): Prices {
  const plan = [...prices.vms].flatMap(([name, { linux, windows, ...rest }]) => {
    const saving = prices.savings.get(name);
    if (saving?.linux === undefined || linux === undefined) return [];
    const less = linux * saving.linux;
    const licensed =
      windows && (saving.windows === undefined ? less + windows - linux : windows * saving.windows);
    return [[name, { ...rest, linux: less, ...defined({ windows: licensed }) }] as const];
  });
  return { ...prices, vms: new Map(plan) };
}
