/**
 * The parts of a disk as a form asks for them: its type, its size and what is provisioned. The text in
 * links stays one name (`P30-plus`, `P50-4095GiB`, `PremiumV2-512GiB-8000IOPS-400MBps`); a size that is typed
 * for a type with tiers is the text `100 GiB Premium SSD`, which the catalogue reads as a disk of that size,
 * and so is `1024 GiB Premium SSD plus ZRS`.
 */

import { elasticFamilies } from '../../../limits/elastic.ts';
import { localNvme } from '../../../limits/local-disks.ts';
import type { Choices } from '../../../limits/tiered-disks.ts';
import type { Disk } from '../../../limits/types.ts';
import { formatDiskSize, tierOf } from '../../../storage/path/disk-names.ts';
import { formatNumber } from '../../../units/index.ts';
import { compact, defined } from '../../../units/omit-undefined.ts';

export type DiskParts = {
  /** A family with tiers, the prefix of a family that is provisioned, the placement of an ephemeral OS disk, or LocalNVMe. */
  readonly type: string;
  /** As typed; a bare number is in GiB. */
  readonly size: string;
  /** Only of what is provisioned. */
  readonly iops?: string;
  readonly mbps?: string;
  /** What a disk of a tier is bought with: `plus` or `tierP50`, and `ZRS`. */
  readonly performance?: string;
  readonly redundancy?: string;
};

/** No VM in the dataset takes more data disks. */
export const maxDisks = 64;

export const tieredFamilies = ['Premium SSD', 'Standard SSD', 'Standard HDD'] as const;

const known = (type: string) =>
  [...tieredFamilies, ...elasticFamilies.map(({ prefix }) => prefix)].find(
    (one) => one.toLowerCase() === type.toLowerCase(),
  ) ?? type;

/**
 * The parts of a text, whether or not they can be read: none that a reader has typed is lost.
 * @returns nothing where the text is not made of parts, as that of a tier is not
 */
export function partsOf(text: string): DiskParts | undefined {
  if (/^local[-_ ]?nvme$/i.test(text.trim())) return { type: localNvme.name, size: '' };
  const [, prefix, provisioned = '', iops = '', mbps = ''] =
    /^(premiumv2|ultra)-(.*?)gib-(.*?)iops-(.*)mbps$/is.exec(text.trim()) ?? [];
  if (prefix !== undefined) return { type: known(prefix), size: provisioned, iops, mbps };
  const [, size, type = '', performance, redundancy] =
    /^ephemeral-(.*?)gib-(.*)$/is.exec(text.trim()) ??
    /^(.*) (premium ssd|standard ssd|standard hdd)(?: (plus|tierp\d+))?(?: (zrs))?$/is.exec(
      ` ${text.trim()}`,
    ) ??
    [];
  return size === undefined
    ? undefined
    : {
        type: known(type),
        size: size.trim().replace(/ ?gib$/i, ''),
        ...defined({ performance, redundancy }),
      };
}

/** What a disk is bought with, in the words of its name. */
export const wordsOf = ({
  plus,
  raised,
  zrs,
}: Choices = {}): Pick<DiskParts, 'performance' | 'redundancy'> =>
  defined({
    performance: plus ? 'plus' : raised && `tier${raised}`,
    redundancy: zrs ? 'ZRS' : undefined,
  });

/** Several disks as people write them, `4xP30`, `4 × P30` or `P30 x4`: how many, and which. */
export function countedDisk(
  text: string,
): { readonly disk: string; readonly count: string } | undefined {
  const short = text.trim().slice(0, 60);
  const [, count, disk] = /^(\d{1,4}) ?[x×*] ?([a-z].*)$/i.exec(short) ?? [];
  if (count && disk) return { disk, count };
  const [, first, times] = /^([a-z]\S*) ?[x×*] ?(\d{1,4})$/i.exec(short) ?? [];
  return first && times ? { disk: first, count: times } : undefined;
}

/** Nothing that is provisioned freely, and no disk that is part of the VM, has a host cache. */
export const isUncached = (text: string) =>
  /^\s*(premiumv2|ultra|ephemeral|local[-_ ]?nvme)\b/i.test(text);

/** “P30 1,024 GiB”, “P30 1,024 GiB · plus · ZRS”, “Premium SSD v2 512 GiB · 8,000 IOPS, 400 MB/s” */
/** “4 × P30, ReadOnly” and “1,024 GiB”: the name first, since a cell may have no room for more. */
export function formatVolume(
  count: string | undefined,
  disk: Disk,
  cache = '',
): readonly [name: string, ...size: string[]] {
  const { name } = partsOf(disk.name) ? { name: disk.family } : disk;
  const size = formatDisk(disk).replace(`${name} `, '');
  return [
    (Number(count) > 1 ? `${count} × ` : '') + name + (/^read/i.test(cache) ? `, ${cache}` : ''),
    ...(size === name ? [] : [size]),
  ];
}

export function formatDisk(disk: Disk): string {
  if (disk.placement === 'LocalNVMe') return 'local NVMe';
  const size = formatDiskSize(disk);
  const parts = partsOf(disk.name);
  if (!parts) {
    const { plus, raised, zrs } = disk.bought ?? {};
    return [
      `${disk.bought?.of ?? tierOf(disk)} ${size}`,
      ...compact([plus && 'plus', raised && `tier ${raised}`, zrs && 'ZRS']),
    ].join(' · ');
  }
  return `${disk.family} ${size}${parts.iops ? ` · ${formatNumber(Number(parts.iops))} IOPS, ${formatNumber(Number(parts.mbps))} MB/s` : ''}`;
}
