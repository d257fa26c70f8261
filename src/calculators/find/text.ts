/** Names and phrases about set-ups. */

import { shownName } from '../../limits/name-keys.ts';
import type { Vm } from '../../limits/types.ts';
import type { Purpose } from '../../storage/find/kinds.ts';
import { type CachedSet, disksIn } from '../../storage/find/requirement.ts';
import type { Pair, Row } from '../../storage/find/rows.ts';
import type { Found } from '../../storage/find/search.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { isBilledByUse } from '../../storage/set-up/cost.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import { formatBytes, formatIops, formatThroughput } from '../../units/index.ts';
import { capital, list, plural } from '../shared/answer/text.ts';
import { checkName } from '../shared/set-up/limits.ts';
import { formatDollars, formatMoney, shownDifference } from '../shared/set-up/money.ts';

const ofLog = ({ log }: CachedSet): string => (log ? `, and for the log ${formatVolume(log)}` : '');

/** “4 × P30”; “4 × P30, and for the log P10”. */
export const formatSet = (set: CachedSet): string => `${formatVolume(set)}${ofLog(set)}`;

/** “4 × P30 and P10 for the log”, “4 × Premium SSD v2”. */
export function formatBrief({ log, ...data }: CachedSet): string {
  const brief = ({ disk, disks }: DiskSet) =>
    isProvisioned(disk)
      ? `${disks > 1 ? `${disks} × ` : ''}${disk.family}`
      : formatDisks(disk, disks);
  return `${brief(data)}${log ? ` and ${brief(log)} for the log` : ''}`;
}

/** “4 × P30, host cache ReadOnly, and for the log P10”. */
const formatCached = (set: CachedSet): string =>
  `${formatVolume(set)}${set.cache === 'None' ? '' : `, host cache ${set.cache}`}${ofLog(set)}`;

/** “2 × Premium SSD v2 of 512 GiB, 3,000 IOPS and 125 MB/s”. */
function formatVolume({ disk, disks }: DiskSet): string {
  if (!isProvisioned(disk)) return formatDisks(disk, disks);
  const { iops, throughput } = disk;
  const each = disks > 1 ? ' each' : '';
  return `${formatDisks(disk, disks)}, ${formatIops(iops)} and ${formatThroughput(throughput, disk.unit)}${each}`;
}

/** “E8bs_v5 with 4 × P30, host cache ReadOnly”. */
export const formatPair = ({ vm, set }: Pair): string =>
  `${shownName(vm)} with ${formatCached(set)}`;

/** “8 vCPUs, 64 GiB”, as far as they are published. */
export const formatSize = ({ vcpus, memory }: Pick<Vm, 'vcpus' | 'memory'>): string =>
  [
    ...(vcpus === undefined ? [] : [plural(vcpus, 'vCPU')]),
    ...(memory === undefined ? [] : [formatBytes(memory)]),
  ].join(', ') || 'size not published';

/** What a set-up is listed for: “Cheapest”, “One disk to manage, 64 GiB of memory”. */
export function formatPurposes(purposes: readonly Purpose[], { vm, set }: Pair): string {
  const disks = disksIn(set);
  const texts: Readonly<Record<Purpose, string>> = {
    cheapest: 'cheapest',
    'fewest disks': disks === 1 ? 'one disk to manage' : `${disks} disks to manage`,
    headroom: 'most headroom',
    memory: `${vm.memory ? formatBytes(vm.memory) : ''} of memory`,
    cores: `only ${plural(vm.vcpus ?? 0, 'vCPU')} to license`,
    'no GPU': 'no GPU',
    'local disk': 'a local disk',
    'local data': 'data on local disks',
    'managed disks': 'disks that keep the data',
    'host cache': `${set.disk.family} with host cache`,
    'no host cache': 'no host cache needed',
    generation: 'newer generation',
    premium: `${set.disk.family}, no zone needed`,
    zones: 'zone-redundant disks',
    latency: 'latency below 1 ms',
    NVMe: 'higher limits over NVMe: generation 2 and an NVMe image',
    SCSI: 'the same over SCSI, for any image',
    operations: isBilledByUse(set.disk)
      ? `${set.disk.family}, its operations included`
      : 'no operations billed',
    'not published': 'limit not published',
  };
  return capital(purposes.map((one) => texts[one]).join(', '));
}

/** What a set-up that was found costs a month, in a sentence: “$913”. */
export const moneyOf = ({ cents }: Pick<Found, 'cents'>): string => formatMoney(cents / 100);

/** What a set-up costs beside another one: “$120 more”, “$4.50 less”, “the same”. */
export function formatDifference({ cents }: Found, { cents: before }: Found): string {
  const more = shownDifference(cents / 100, before / 100);
  if (more === 0) return 'the same';
  return `$${formatDollars(Math.abs(more), cents / 100)} ${more > 0 ? 'more' : 'less'}`;
}

export const formatPercent = (percent: number): string => `${percent} %`;

/** “bottleneck is VM uncached IOPS (D8s_v5)”; “bottlenecks are …” of several. */
export function formatBottlenecks({ assessment, vm }: Row): string {
  const names = [...new Set(assessment.bottlenecks.map((check) => checkName(check, vm)))];
  if (names.length === 0) return '';
  return `${names.length > 1 ? 'bottlenecks are' : 'bottleneck is'} ${list(names)}`;
}
