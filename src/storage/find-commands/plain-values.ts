/**
 * What the commands for a set-up are made of, as an answer carries it: plain data. It is checked where
 * commands are written (`checkedValues`), so that an answer loads no more than this.
 */

import { gib } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { CachedSet } from '../find/requirement.ts';
import { isProvisioned } from '../path/path.ts';

/** What the resource API calls the family of a disk, without its redundancy. */
export const skus = {
  'Premium SSD': 'Premium',
  'Premium SSD v2': 'PremiumV2',
  'Ultra Disk': 'UltraSSD',
  'Standard SSD': 'StandardSSD',
  'Standard HDD': 'Standard',
} as const;

/** The values of a command before they are checked. */
export type PlainValues = {
  /** `Standard_D8s_v5`. */
  readonly size: string;
  /** The limits are those of its NVMe interface; the size has another one too. */
  readonly nvme: boolean;
  readonly sku: string;
  readonly region: string;
  readonly disks: number;
  readonly gib: number;
  /** Only where they are provisioned apart from the size. */
  readonly provisioned?: { readonly iops: number; readonly mbps: number };
  readonly cache: string;
  /** With performance plus. */
  readonly plus?: true;
  /** A performance tier above that of the size: `P50`. */
  readonly tier?: string;
  /** The disks are those of a log: the LUN of the first, after those of the data. */
  readonly log?: { readonly firstLun: number };
};

/**
 * The values of a set-up in a region.
 * @param log where the disks are those of a log
 */
export function plainValuesOf(
  vm: { readonly name: string },
  { disk, disks, cache }: CachedSet,
  region: string,
  log?: PlainValues['log'],
): PlainValues {
  const { family, bought } = disk;
  return {
    region,
    disks,
    cache,
    size: `Standard_${vm.name.replace('/nvme', '')}`,
    nvme: vm.name.endsWith('/nvme'),
    // A disk that is part of a VM has no name here, and no command.
    sku: `${skus[family as keyof typeof skus]}_${bought?.zrs ? 'ZRS' : 'LRS'}`,
    ...defined({ plus: bought?.plus, tier: bought?.raised, log }),
    gib: disk.size / gib(1),
    ...(isProvisioned(disk) && { provisioned: { iops: disk.iops, mbps: disk.throughput / 1e6 } }),
  };
}

/** Of transactions, and of scans (the page says when). */
export type StripeUnit = 64 | 256;

/** An IO over 64 KiB is a scan; smaller ones are transactions. */
export const stripeUnitFor = (ioSize: number): StripeUnit => (ioSize > 64 * 1024 ? 256 : 64);
