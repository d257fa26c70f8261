/** What each requirement costs, as a picture: the cheapest set-up without it, and the inputs that no longer ask for it. */

import { queryFor } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import { notChecked } from '../../storage/find/limit-use.ts';
import type { Exclusion } from '../../storage/find/requirement.ts';
import { type Part, usualFamilies, type Without } from '../../storage/find/requirement-costs.ts';
import { type Pair, pairOf } from '../../storage/find/rows.ts';
import type { Found } from '../../storage/find/search.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import {
  type Bytes,
  formatBytes,
  formatIops,
  formatNumber,
  formatThroughput,
} from '../../units/index.ts';
import { plural } from '../shared/answer/text.ts';
import { shownDifference } from '../shared/set-up/money.ts';
import { fields } from './fields.ts';
import { type Compared, type Given, requirementOf } from './model.ts';
import type { RequirementCosts } from './parts.ts';
import { partOf } from './requirement-text.ts';
import { formatBrief, formatPercent, moneyOf } from './text.ts';

const excluded: Readonly<Record<Exclusion, string>> = {
  retiring: 'no retiring size',
  preview: 'no preview size',
  arm: 'no Arm size',
  burstable: 'no burstable size',
  gpu: 'no GPU size',
  unpublished: 'limits published',
};

/** What is required, in the few words that a bar has room for. */
function labelOf({ part, exclusion }: Without, inputs: Given): string {
  const { capacity, memory, headroom, maxDisks, maxVcpus = 0 } = requirementOf(inputs);
  const labels: Partial<Record<Part, string>> = {
    capacity: formatBytes(capacity),
    memory: `${formatBytes(memory)} of memory`,
    headroom: `${formatPercent(headroom)} headroom`,
    log: 'the log',
    types: 'the disk types',
    'latency-class': 'the latency',
    'max-vcpus': `at most ${plural(maxVcpus, 'vCPU')}`,
    'max-disks': `at most ${plural(maxDisks, 'disk')}`,
    ...(exclusion ? { exclude: excluded[exclusion] } : {}),
  };
  return labels[part] ?? partOf({ part }, inputs);
}

/** “same VM with 4 × 25 GiB”, “F8als_v7, 4 × 3,000 IOPS”: what is different then. */
function changedTo({ vm, set }: Pair, first: Pair): string {
  const { disk, disks } = set;
  const before = first.set.disk;
  const size = vm === first.vm ? 'same VM' : shownName(vm);
  const isAlike =
    disk.family === before.family && disks === first.set.disks && set.cache === first.set.cache;
  if (!isAlike || !isProvisioned(disk) || !isProvisioned(before) || set.log || first.set.log)
    return `${size}, ${formatBrief(set)}${set.cache === 'None' ? '' : ', host cache'}`;
  const each = [
    ...(disk.size === before.size ? [] : [formatBytes(disk.size as Bytes)]),
    ...(disk.iops === before.iops ? [] : [formatIops(disk.iops)]),
    ...(disk.throughput === before.throughput
      ? []
      : [formatThroughput(disk.throughput, disk.unit)]),
  ];
  if (each.length === 0) return size;
  const count = disks > 1 ? `${disks} × ` : '';
  return `${size}${vm === first.vm ? ' with' : ','} ${count}${each.join(', ')}`;
}

type Changes = Partial<Record<keyof typeof fields, string>>;

/** How the inputs are without a part of the requirement, as the search without it has them. */
export function droppedFrom(
  { part, requirement }: Pick<Without, 'part' | 'requirement'>,
  { now }: Pick<Given, 'now'>,
): Changes {
  const { iops, throughput, families, exclude, capacity, maxDisks, osDisk } = requirement;
  // One target may be the load of both: without it the other one follows.
  const targets: Changes = {
    'target-iops': fields['target-iops'].serialize(iops),
    'target-throughput': fields['target-throughput'].serialize(throughput),
  };
  const changes: Readonly<Record<Part, Changes>> = {
    'target-iops': targets,
    'target-throughput': targets,
    capacity: { capacity: fields.capacity.serialize(capacity) },
    log: { 'log-iops': '', 'log-throughput': '', 'log-capacity': '' },
    'latency-class': { 'latency-class': 'any' },
    types: {
      types: families.every((one) => usualFamilies.includes(one))
        ? ''
        : fields.types.serialize(families),
    },
    redundancy: { redundancy: 'LRS' },
    // Left empty, they follow from the set-up of today.
    vcpus: { vcpus: now ? '1' : '' },
    'max-vcpus': { 'max-vcpus': '' },
    memory: { memory: now ? '0.5GiB' : '' },
    'local-disk': { 'local-disk': 'no' },
    headroom: { headroom: '0%' },
    cache: { cache: 'any' },
    'max-disks': { 'max-disks': String(maxDisks) },
    'os-disk': { 'os-disk': fields['os-disk'].serialize(osDisk) },
    exclude: { exclude: fields.exclude.serialize(exclude) },
  };
  return changes[part];
}

/** The cheapest set-up without each requirement that changes it: what costs most comes first. */
export function cheapestWithout(withouts: Compared['withouts'], first: Found | undefined) {
  const all = withouts.flatMap((without) => {
    // Where nothing fits, what is not checked is no way out.
    const [cheapest] = first
      ? without.front
      : without.front.filter(({ left }) => left !== notChecked);
    return cheapest && cheapest.cents !== first?.cents ? [{ without, cheapest }] : [];
  });
  return first ? all.toSorted((a, b) => a.cheapest.cents - b.cheapest.cents) : all;
}

/** In USD a month, as amounts that are shown. */
export const savedBy = (cheapest: Found, first: Found) =>
  shownDifference(first.cents / 100, cheapest.cents / 100);

export function costsOf(inputs: Given, { withouts }: Compared, first: Found): RequirementCosts {
  return {
    total: first.cents / 100,
    bars: cheapestWithout(withouts, first)
      .filter(({ cheapest }) => cheapest.cents < first.cents)
      .map(({ without, cheapest }) => ({
        label: labelOf(without, inputs),
        cost: cheapest.cents / 100,
        saving: `−${formatNumber(savedBy(cheapest, first))}`,
        setUp: `${moneyOf(cheapest)}: ${changedTo(pairOf(cheapest), pairOf(first))}${cheapest.left === notChecked ? ', not checked' : ''}`,
        query: queryFor(fields, inputs, droppedFrom(without, inputs)),
      })),
  };
}
