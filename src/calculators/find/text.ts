/** Names and phrases about set-ups that headline, tables and explanation share. */

import { throughputOf } from '../../laws/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import type { Vm } from '../../limits/types.ts';
import type { Purpose } from '../../storage/find/kinds.ts';
import { arePeaks } from '../../storage/find/required-rates.ts';
import {
  type CachedSet,
  disksIn,
  type Exclusion,
  type Requirement,
} from '../../storage/find/requirement.ts';
import { type Part, type Without, withShare } from '../../storage/find/requirement-costs.ts';
import type { Pair, Row } from '../../storage/find/rows.ts';
import type { Found } from '../../storage/find/search.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { placementNames } from '../../storage/path/local.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { isBilledByUse } from '../../storage/set-up/cost.ts';
import type { DiskSet } from '../../storage/set-up/provisioning.ts';
import {
  type Bytes,
  type BytesPerSecond,
  formatBytes,
  formatIops,
  formatThroughput,
  type Iops,
} from '../../units/index.ts';
import { compact } from '../../units/omit-undefined.ts';
import { capital, list, plural } from '../shared/answer/text.ts';
import { checkName } from '../shared/set-up/limits.ts';
import { formatDollars, formatMoney, shownDifference } from '../shared/set-up/money.ts';
import { type Given, requirementOf } from './model.ts';

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

/**
 * What a set-up is listed for: “Cheapest”, “One disk to manage, 64 GiB of memory”.
 * @param own in place of that
 */
export function formatPurposes(
  purposes: readonly Purpose[],
  { vm, set }: Pair,
  own?: string,
): string {
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
  return own ?? capital(purposes.map((one) => texts[one]).join(', '));
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

/** What may be left out of the search. */
export const excludedNames = {
  retiring: 'sizes that retire or are restricted',
  preview: 'sizes in preview, or not in the resource API',
  arm: 'Arm sizes',
  burstable: 'burstable sizes',
  gpu: 'sizes with GPUs or FPGAs',
  unpublished: 'set-ups with an unpublished limit',
} as const satisfies Readonly<Record<Exclusion, string>>;

/** The parts of a requirement that are amounts: the figure, and of what it is. */
const amounts: Partial<Record<Part, readonly [(of: Requirement) => string, of: string]>> = {
  'target-iops': [({ iops = 0 as Iops }) => formatIops(iops), ''],
  'target-throughput': [
    ({ throughput = 0 as BytesPerSecond }) => formatThroughput(throughput, 'MB/s'),
    '',
  ],
  capacity: [({ capacity }) => formatBytes(capacity), ' of capacity'],
  vcpus: [({ vcpus }) => plural(vcpus, 'vCPU'), ''],
  memory: [({ memory }) => formatBytes(memory), ' of memory'],
  headroom: [({ headroom }) => formatPercent(headroom), ' of headroom'],
};

/** “320,000 IOPS instead of 400,000 IOPS”, “252 TiB of capacity instead of 600 TiB”. */
export function formatShare(part: Part, share: number, inputs: Given): string {
  const requirement = requirementOf(inputs);
  const less = withShare({ part }, requirement, share);
  const [print, of] = amounts[part] ?? [];
  if (!print || !less) throw new Error(`There is no share of ${part}.`);
  return `${print(less)}${of} instead of ${print(requirement)}`;
}

/** “900,000 IOPS and 30,000 MB/s”, “2,000 IOPS and 64 GiB”: what is asked for, as far as it is given. */
export const formatTargets = ({
  iops,
  throughput,
  capacity,
}: Pick<Requirement, 'iops' | 'throughput'> & { capacity?: Bytes | undefined }): string =>
  list(
    compact([
      iops && formatIops(iops),
      throughput && formatThroughput(throughput, 'MB/s'),
      capacity && formatBytes(capacity),
    ]),
  );

/** “the OS disk in the temp disk” */
export const formatPlace = (disk: Requirement['osDisk']): string =>
  disk?.placement ? `the OS disk in the ${placementNames[disk.placement]}` : '';

/** A part of a requirement, as a phrase after “without”. */
export function partOf({ part, exclusion }: Pick<Without, 'part' | 'exclusion'>, inputs: Given) {
  const requirement = requirementOf(inputs);
  const [print, of] = amounts[part] ?? [];
  if (print) return `${print(requirement)}${of}`;
  const texts: Partial<Record<Part, string>> = {
    'latency-class': `latency ${requirement.latencyClass === 'sub-ms' ? 'below 1 ms' : 'of single-digit ms'}`,
    types: `only ${requirement.families.join(', ')}`,
    redundancy: 'zone redundancy',
    log: `a log of ${formatTargets({ iops: inputs['log-iops'], throughput: inputs['log-throughput'], capacity: inputs['log-capacity'] })}`,
    'max-vcpus': `at most ${plural(requirement.maxVcpus ?? 0, 'vCPU')}`,
    'local-disk': 'a local disk',
    cache: `host cache ${requirement.cache}`,
    'max-disks': `at most ${plural(requirement.maxDisks, 'data disk')}`,
    'os-disk': formatPlace(requirement.osDisk),
    exclude: exclusion ? `leaving out ${excludedNames[exclusion]}` : 'leaving out sizes',
  };
  return texts[part] ?? part;
}

/** Why two targets are compared with the limits separately; nothing where they are of the same IOs. */
export function peaksText(inputs: Given): string | undefined {
  const requirement = requirementOf(inputs);
  const { iops, throughput, size } = requirement;
  if (iops === undefined || throughput === undefined || !arePeaks(requirement)) return undefined;
  const [moved, target] = [throughputOf(iops, size), throughput].map((one) =>
    formatThroughput(one, 'MB/s'),
  );
  if (moved === target) return undefined;
  return `${formatIops(iops)} of ${formatBytes(size)} are ${moved}, less than the target of ${target}, which needs larger IOs. So each target is compared with the limits separately.`;
}

/** “bottleneck is VM uncached IOPS (D8s_v5)”; “bottlenecks are …” of several. */
export function formatBottlenecks({ assessment, vm }: Row): string {
  const names = [...new Set(assessment.bottlenecks.map((check) => checkName(check, vm)))];
  if (names.length === 0) return '';
  return `${names.length > 1 ? 'bottlenecks are' : 'bottleneck is'} ${list(names)}`;
}
