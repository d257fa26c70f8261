/**
 * What the commands for a set-up are made of, as an answer carries it: plain data. It is checked where
 * commands are written (`checkedValues`), so that an answer loads no more than this.
 */
import { gib } from '../../units/index.ts';
import { present } from '../../units/present.ts';
import type { CachedSet } from '../find/requirement.ts';
import { isProvisioned } from '../path/path.ts';

/** What the resource API calls the family of a disk, with local redundancy. */
export const skus = {
  'Premium SSD': 'Premium_LRS',
  'Premium SSD v2': 'PremiumV2_LRS',
  'Ultra Disk': 'UltraSSD_LRS',
  'Standard SSD': 'StandardSSD_LRS',
  'Standard HDD': 'Standard_LRS',
} as const;
/** The same with zone redundancy. */
export const zonedSkus = {
  'Premium SSD': 'Premium_ZRS',
  'Standard SSD': 'StandardSSD_ZRS',
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
 * @throws where the disk is part of a VM, which no answer asks for
 */
export function plainValuesOf(
  vm: { readonly name: string },
  { disk, disks, cache }: CachedSet,
  region: string,
  log?: PlainValues['log'],
): PlainValues {
  const { family, bought } = disk;
  if (family === 'Ephemeral OS disk' || family === 'Local NVMe')
    throw new Error('a disk that is part of a VM cannot be created');
  const isZoned = bought?.zrs && (family === 'Premium SSD' || family === 'Standard SSD');
  return {
    region,
    disks,
    cache,
    size: `Standard_${vm.name.replace('/nvme', '')}`,
    nvme: vm.name.endsWith('/nvme'),
    sku: isZoned ? zonedSkus[family] : skus[family],
    ...present({ plus: bought?.plus, tier: bought?.raised, log }),
    gib: disk.size / gib(1),
    ...(isProvisioned(disk) && {
      provisioned: { iops: disk.iops, mbps: disk.throughput / 1e6 },
    }),
  };
}

/** Of transactions, and of scans (the page says when). */
export type StripeUnit = 64 | 256;

/** An IO over 64 KiB is a scan; smaller ones are transactions. */
export const stripeUnitFor = (ioSize: number): StripeUnit => (ioSize > 64 * 1024 ? 256 : 64);
