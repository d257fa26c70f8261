/** Phrases about provisioned disks that headline, tables and explanation share. */
import type { Provisioned } from '../../limits/elastic.ts';
import type { TieredSet } from '../../storage/change/disk-sets.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import type { Configuration, DiskSet, Figure } from '../../storage/set-up/provisioning.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import { list } from '../shared/answer/text.ts';
import { formatMoney } from '../shared/set-up/money.ts';

const unitNames: Readonly<Record<Figure, string>> = { gib: 'GiB', iops: 'IOPS', mbps: 'MB/s' };

/** “1,024 GiB”, “20,000 IOPS”, “400 MB/s”. */
export const formatPart = (figure: Figure, value: number) =>
  `${formatNumber(value, 2)} ${unitNames[figure]}`;

/** “1,024 GiB, 20,000 IOPS and 400 MB/s”. */
export const formatParts = ({ gib, iops, mbps }: Provisioned) =>
  list([formatPart('gib', gib), formatPart('iops', iops), formatPart('mbps', mbps)]);

/** What is provisioned: “2 striped disks, each of 152 GiB, 3,000 IOPS and 213 MB/s”. */
export const described = ({ disks, provisioned }: Configuration) =>
  `${disks > 1 ? `${disks} striped disks, each of ` : ''}${formatParts(provisioned)}`;

/** What a set holds and does in all. */
export const totalsOf = ({ disk, disks }: DiskSet) => ({
  capacity: (disk.size * disks) as Bytes,
  iops: (disk.iops * disks) as Iops,
  throughput: (disk.throughput * disks) as BytesPerSecond,
});

/** “20,000 IOPS, 800 MB/s, 4 TiB”. */
export function formatTotals(set: DiskSet): string {
  const { capacity, iops, throughput } = totalsOf(set);
  return `${formatIops(iops)}, ${formatThroughput(throughput, set.disk.unit)}, ${formatBytes(capacity)}`;
}

/** A set with a higher tier for some days, as a sentence. */
export function formatTiered({ disk, disks, tier, cost, raised }: TieredSet): string {
  const each = disks > 1 ? ' each' : '';
  return `For some days, without moving data: ${formatDisks(disk, disks)} at performance tier ${tier.name}${each}, ${formatMoney(raised)} in place of ${formatMoney(cost)} a month.`;
}
