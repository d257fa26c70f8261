/** What explains a measurement beside its limits: settings of a disk, throughput that was not measured, or the queue depth. */
import type { NextStep } from '../../kit/index.ts';
import { boughtDisk } from '../../limits/bought-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { isAbove } from '../../storage/diagnosis/diagnose.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import {
  bytes,
  formatIops,
  formatKib,
  formatOutstanding,
  formatSeconds,
  gib,
} from '../../units/index.ts';
import { present } from '../../units/present.ts';
import { formatAmount } from '../shared/answer/parts.ts';
import { capital, formatVmLimit, list } from '../shared/answer/text.ts';
import type { Causes, Judged } from './judge.ts';
import type { Compared } from './measured.ts';
import { loadOf } from './words.ts';

type Found = Omit<Judged, 'causes'>;
type Rates = Pick<Disk, 'iops' | 'throughput'>;

const lookUp: NextStep = {
  title: 'Look up what the disk is set to',
  text: 'DISK_ID is the resource ID of the disk. Then enter it under Disks as it is, such as P30-tierP40 or P30-plus.',
  command:
    'az disk show --ids "$DISK_ID" --query "{onDemandBursting: burstingEnabled, performancePlus: creationData.performancePlus, tier: tier}"',
};

/** What this disk can be set to, with its limits then: the lowest tier first. */
function settingsFor(disk: Disk, catalogue: Catalogue): readonly (readonly [string, Rates])[] {
  const all = catalogue.disks(disk.edition);
  const { bought, onDemand } = disk;
  const base = all.find(({ name }) => name === (bought?.of ?? disk.tier ?? disk.name));
  const set = (of: object) => {
    const found =
      base && boughtDisk(base, { size: disk.size / gib(1), zrs: bought?.zrs, ...of }, all);
    return found && 'row' in found ? [found.row] : [];
  };
  const tiers = all
    .toSorted((a, b) => a.size - b.size)
    .flatMap(({ name: raised }) => set({ raised }));
  return [
    ...(bought?.plus ? [] : tiers).map((row) => [`performance tier ${row.tier}`, row] as const),
    ...(bought ? [] : set({ plus: true })).map((row) => ['performance plus', row] as const),
    ...(onDemand ? [['billed on-demand bursting', onDemand] as const] : []),
  ];
}

/** Settings of the disk that allow all that its own limits do not; nothing where another limit is exceeded too. */
function settingsOf(found: Found, catalogue: Catalogue): Causes['settings'] {
  const { diagnosis, first } = found;
  const { finding } = diagnosis;
  const load = first && loadOf(first, found);
  if (!load || finding?.verdict !== 'above-limit' || finding.by !== 'unknown') return undefined;
  const isOwn = ({ limit, groups }: Compared) =>
    limit.id === 'disk' && groups[0] === first.groups[0];
  const above = diagnosis.comparisons.filter((one) => isAbove(one) && !one.limit.burst);
  if (!above.every(isOwn)) return undefined;
  const { disk, count } = load;
  const allows = (rates: Rates) =>
    diagnosis.comparisons
      .filter(isOwn)
      .every(({ limit, level }) => level <= atLimit.to * count * rates[limit.kind]);
  const all = settingsFor(disk, catalogue).filter(([, rates]) => allows(rates));
  const [lowest] = all.filter(([name]) => name.includes('tier'));
  const enough = all.filter((one) => one === lowest || !one[0].includes('tier'));
  const { kind } = first.limit;
  const named = enough.map(
    ([name, rates]) => `${name} (${formatAmount(kind, count * rates[kind], disk.unit)})`,
  );
  return named.length > 0
    ? {
        text: `${capital(list(named, 'or'))} allows it, where it is set. Look up what the disk has.`,
        step: lookUp,
      }
    : undefined;
}

/** The lowest throughput limit of the same disks, and from which IO size it is reached at the measured rate. */
function sizeOf(found: Found): string | undefined {
  const { by, moment, first, loads, setUp } = found;
  if (by !== 'latency' || moment.throughput !== undefined || !moment.iops || !first)
    return undefined;
  const of = first.groups.flatMap((group) => loads[group] ?? []);
  const limits = of.flatMap(({ path }) =>
    path.flatMap(({ id, kind, sustained }) =>
      kind === 'throughput' && sustained !== undefined ? [{ id, sustained }] : [],
    ),
  );
  const sums = limits.map(({ id, sustained }) => ({
    id,
    most:
      id === 'disk'
        ? limits.filter((one) => one.id === id).reduce((sum, one) => sum + one.sustained, 0)
        : sustained,
  }));
  const [lowest] = sums.toSorted((a, b) => a.most - b.most);
  if (!lowest) return undefined;
  const { id, most } = lowest;
  const name =
    id === 'disk' ? 'the throughput limit of the disks' : formatVmLimit(id, 'throughput');
  const size = formatKib(bytes(most / moment.iops));
  return `From ${size} an IO ${name}, ${formatAmount('throughput', most, setUp.vm.unit)}, explains the wait: add the throughput.`;
}

/** An IO that waits at a limit waits for the next window of 50 ms: a p99 of half of that shows such waits. */
const waitsAtLimit = 0.025;
/** With so short a tail, beside the mean, next to none waited. */
const shortTail = 2;

/** Do so many IOs in flight give this rate without any wait at a limit? */
function depthOf({ verdict, moment, typical, spreads }: Found): Causes['depth'] {
  const { latency, queue, iops } = moment;
  const isUsual =
    latency && typical?.isMeasured && latency <= Math.max(typical.seconds, typical.high);
  if (verdict !== 'at-limit' || !latency || !queue || !iops || !isUsual) return undefined;
  // A mean of samples says nothing of single IOs.
  const tails = spreads.flatMap(({ name, p99 }) => (name === 'samples' || !p99 ? [] : [p99]));
  if (tails.some((p99) => p99 >= waitsAtLimit)) return undefined;
  const isSure = tails.length > 0 && tails.every((p99) => p99 <= shortTail * latency);
  return {
    isSure,
    text: `QD ${formatOutstanding(queue)} at the usual ${formatSeconds(latency)} gives ${formatIops(iops)} as well: raise it too, or ${isSure ? 'nothing changes' : 'little may change'}.`,
  };
}

/** @param found what was judged by its limits alone */
export const causesOf = (found: Found, catalogue: Catalogue): Causes =>
  present({ settings: settingsOf(found, catalogue), size: sizeOf(found), depth: depthOf(found) });
