/** Texts for limits, workloads and simulated figures. */
import type { WorkloadTone } from '../../kit/index.ts';
import type { Setup } from '../../laws/simulation/index.ts';
import { type Kind, kinds, type VmLimitId, vmLimitNames } from '../../storage/path/path.ts';
import {
  type BytesPerSecond,
  bytesIn,
  bytesPerSecond,
  formatDuration,
  formatFraction,
  formatIops,
  formatNumber,
  formatSeconds,
  formatThroughput,
  type Iops,
  iops,
  type Seconds,
  seconds,
  type ThroughputUnit,
} from '../../units/index.ts';
import { formatVmLimit, list } from '../shared/answer/text.ts';
import { burstLasts } from './bursting.ts';
import type { LimitResult, Result, Wait } from './model.ts';
import type { UsedGroup } from './setup.ts';
import type { SimulatedLimit } from './simulated-limits.ts';

/** Two significant digits: the model is not more accurate than that. */
export const rounded = (value: number): number => Number(value.toPrecision(2));

/** Simulated figures in words. */
export const simulated = {
  iops: (value: Iops) => formatIops(iops(rounded(value))),
  time: (value: Seconds) => formatSeconds(seconds(rounded(value))),
  /** Rounded in the unit that it is printed in, since a conversion after rounding would add digits. */
  throughput: (value: BytesPerSecond, unit: ThroughputUnit) =>
    formatThroughput(bytesPerSecond(rounded(value / bytesIn[unit]) * bytesIn[unit]), unit),
  /** A rate or a count in a column whose heading has the unit. */
  figure: (value: number) => formatNumber(rounded(value), 2),
};

/** The name of a workload in a sentence, as it was typed. */
export const quoted = (name: string) => `“${name}”`;

/** How many colours there are for workloads; then they begin anew. */
const tones = 6;
/** The colour of a workload, by its place in the list. */
export const toneOf = (at: number): WorkloadTone => `w${(at % tones) + 1}`;

/** “the VM’s cached limit”, “the limit of its disks (2 × P30)”. */
export const formatLimit = ({ kind, owner, indices }: SimulatedLimit): string =>
  kind === 'disk'
    ? `the limit of its disk${indices.length > 1 ? 's' : ''} (${owner})`
    : formatVmLimit(kind);

/** A limit beside others of the same VM: “VM cached”, “4 × P30 (data)”. */
export const briefName = ({ kind, name }: SimulatedLimit): string =>
  kind === 'disk' ? name : vmLimitNames[kind];

/** The workloads on some disks: “a” and “log”. */
export const namesOf = (...groups: readonly UsedGroup[]) =>
  list(groups.flatMap(({ users }) => users.map(({ name }) => quoted(name))));

/** Which host cache for which workloads: “ReadOnly on “a” and “b”; None on “log””. */
export const formatCaching = (
  groups: readonly UsedGroup[],
  cacheOf: (group: UsedGroup) => string,
): string =>
  [...Map.groupBy(groups, cacheOf)]
    .map(([cache, some]) => `${cache} on ${namesOf(...some)}`)
    .join('; ');

/** Limits without a published figure: “the VM’s cached limit and the VM’s uncached limit”. */
export const formatUnpublished = (kinds: readonly VmLimitId[]) =>
  list(kinds.map((kind) => formatVmLimit(kind)));

/** A limit in each dimension that is used up, or above which it bursts. */
export function limitsIn({ kind: id, owner, burst, outcome: { by } }: LimitResult) {
  const usedUp: readonly Kind[] = by === 'both' ? kinds : [by ?? 'throughput'];
  const named = by === undefined && burst ? burst.uses.map(({ kind }) => kind) : usedUp;
  return named.map((kind) => ({ id, kind, owner }));
}

/** A share of a limit, never rounded to “100 %” or “0 %” where another workload has a part of it. */
export function formatShare(part: number): string {
  if (part > 0 && part < 0.01) return 'under 1 %';
  return part < 1 && part > 0.99 ? 'over 99 %' : formatFraction(part);
}

/** “about 20 IOPS (≈ 50 ms)”. */
export const formatGot = (got: {
  readonly iops: Iops;
  readonly latency?: Seconds | undefined;
}): string =>
  got.latency === undefined
    ? 'nothing'
    : `about ${simulated.iops(got.iops)} (≈ ${simulated.time(got.latency)})`;

/** From here on how long credits last says less than what is demanded. */
export const longBurst = seconds(86_400);

/** “for about 30 min”; of a VM, whose credits are not published, for days at most. */
export function formatLasts(limits: readonly LimitResult[], when = 'for'): string | undefined {
  const lasts = burstLasts(limits);
  if (lasts === undefined) return undefined;
  const isOfDisk = limits.some((limit) => limit.kind === 'disk' && burstLasts([limit]) === lasts);
  return `${when} ${lasts > longBurst && !isOfDisk ? 'days' : formatDuration(lasts, true)}`;
}

/** “P20 (data) bursts, for about 30 min from full credits”; nothing where no limit does. */
export function formatBursting({ limits }: Result): string {
  const names = limits.filter(({ burst }) => burst).map(({ name }) => name);
  if (names.length === 0) return '';
  const lasts = formatLasts(limits);
  const time = lasts ? `${lasts} from full credits` : 'on credits that come back as fast';
  return `${list(names)} ${names.length > 1 ? 'burst' : 'bursts'}, ${time}`;
}

/** Whose traffic uses up the limit that a workload waits at: “temp” has over 99 % of the traffic at the VM’s cached limit. */
export function formatCause({ ownShare, others, limit }: Wait): string {
  const [first, second] = others;
  const where = formatLimit(limit);
  if (!first || ownShare > 0.9) return `its own IOs use up ${where}`;
  const traffic = ` of the traffic at ${where}`;
  if (ownShare >= 0.5) return `its own IOs are ${formatShare(ownShare)}${traffic}`;
  if (others.length > 2 && first.share < 0.5)
    return `the other workloads have ${formatShare(1 - ownShare)}${traffic}`;
  const more =
    second && second.share > 0.1 ? ` and ${quoted(second.name)} ${formatShare(second.share)}` : '';
  return `${quoted(first.name)} has ${formatShare(first.share)}${more}${traffic}`;
}

/** Which time of a run counts: “from 1 s to 10 s”, “over 10 s”. */
export const formatCounted = ({ warmUp, seconds: end }: Setup): string =>
  `${warmUp ? `from ${formatSeconds(warmUp)} to` : 'over'} ${formatSeconds(end)}`;

/** A limit as it is published, followed by the one in force while it bursts, or by that of writes. */
export function formatLimitFigure(
  limit: number | undefined,
  burst: number | undefined,
  print: (value: number) => string,
  writeCost?: number,
): string {
  if (limit === undefined) return 'none';
  if (writeCost) return `${print(limit)}, writes ${print(limit / writeCost)}`;
  return burst === undefined ? print(limit) : `${print(limit)} (burst ${print(burst)})`;
}
