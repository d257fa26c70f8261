/** What was measured as the load of the set-up that was entered, each group with its part of it. */
import { type Kind, ownLimits } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { bytes, bytesPerSecond, fraction, gib, iops } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import type { Judged } from './judge.ts';
import type { Compared, Given } from './measured.ts';

/** What crossed a limit at the step that the diagnosis is about. */
function valueAt(
  { compared, first }: Pick<Judged, 'compared' | 'first'>,
  is: (one: Compared) => boolean,
): number {
  const at = first?.values.indexOf(first.level) ?? -1;
  return compared.find(is)?.values[at] ?? Number.NaN;
}

/**
 * What the disks of a group did, of which some may not be in the text: never more than was measured.
 * @returns nothing where no disk of it was measured
 */
function ofDisks({ run, moment, ...judged }: Judged, at: number, kind: Kind): number | undefined {
  const values = judged.units.flatMap(({ group }, index) => {
    const isOwn = ({ limit, groups }: Compared) =>
      limit.id === 'disk' && limit.kind === kind && groups[0] === index;
    const value = run ? (moment[kind] ?? Number.NaN) : valueAt(judged, isOwn);
    return group !== at || Number.isNaN(value) ? [] : [value];
  });
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

/** Where only the VM’s own metrics were measured: what crossed its limit, over the groups that cross it by their limits. */
function ofVm(judged: Judged, groups: readonly Group[], kind: Kind) {
  const id = judged.first?.limit.id;
  const total = valueAt(judged, ({ limit }) => limit.id === id && limit.kind === kind);
  const limits = groups.map(({ disk, count, cache }) =>
    id === 'cached' && cache === 'None' ? 0 : ownLimits(disk, count)[kind].sustained,
  );
  const all = limits.reduce((sum, limit) => sum + limit, 0);
  return all > 0 ? limits.map((limit) => (total * limit) / all) : [];
}

/** The mean size of the IOs, in whole KiB. */
function sizeOf({ moment: { iops: rate, throughput } }: Judged) {
  const mean = rate && throughput ? throughput / rate : 0;
  if (mean === 0) return undefined;
  return bytes(mean < 1024 ? 512 : Math.min(gib(1), Math.round(mean / 1024) * 1024));
}

/** Whole IOPS, and tenths of a MB/s, which a link has in few letters; nothing of what was not measured. */
const wholeIops = (value = 0) => iops(Math.round(value) || 0);
const tenths = (value = 0) => bytesPerSecond(Math.round(value / 1e5) * 1e5) || undefined;

/**
 * Is this an OS disk beside others that does next to nothing, a twentieth of its limits at most? Then it demands nothing:
 * its few IOs are no target, by which a cached limit that is not published would leave every option unchecked.
 */
const isIdleOs = ({ role, disk, count }: Group, rate: number, moved: number): boolean =>
  role === 'os' &&
  rate <= idle * ownLimits(disk, count).iops.sustained &&
  moved <= idle * ownLimits(disk, count).throughput.sustained;
const idle = 0.05;

/** The VM and disks that were entered, with what was measured as their load. */
export function measuredSetUp({ vm, disks, limits }: Given, judged: Judged): SetUp {
  const amountsOf = (kind: Kind) => {
    const amounts = disks.map((_, at) => ofDisks(judged, at, kind));
    return amounts.some((amount) => amount !== undefined) ? amounts : ofVm(judged, disks, kind);
  };
  const [rates, moved] = [amountsOf('iops'), amountsOf('throughput')];
  const hasRates = rates.some((rate) => rate);
  return {
    vm,
    temp: 'unused',
    edition: limits,
    hit: fraction(0),
    targetIops: undefined,
    read: fraction(Math.round((judged.moment.read ?? 1) * 100) / 100),
    size: sizeOf(judged),
    groups: disks.map((group, at) => {
      const isIdle = disks.length > 1 && isIdleOs(group, rates[at] ?? 0, moved[at] ?? 0);
      const rate = hasRates ? wholeIops(isIdle ? 0 : rates[at]) : undefined;
      return {
        ...group,
        iops: rate,
        ...defined({ throughput: rate ? tenths(moved[at]) : undefined }),
      };
    }),
    // A group has a throughput only beside its IOPS.
    targetThroughput: hasRates
      ? undefined
      : tenths(moved.reduce((sum: number, amount = 0) => sum + amount, 0)),
  };
}
