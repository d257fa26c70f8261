/** What explains a measurement beside its limits: settings of a disk, throughput that was not measured, or the queue depth. */
import type { NextStep } from '../../kit/index.ts';
import { fourTib } from '../../limits/tiered-disks.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { isAbove } from '../../storage/diagnosis/diagnose.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import {
  bytes,
  formatIops,
  formatKib,
  formatOutstanding,
  formatSeconds,
} from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { capital, formatVmLimit, list } from '../shared/answer/text.ts';
import type { Causes, Judged } from './judge.ts';
import { loadOf } from './text.ts';

type Found = Omit<Judged, 'causes'>;
type Rates = Pick<Disk, 'iops' | 'throughput'>;

const lookUp: NextStep = {
  title: 'Look up what the disk is set to',
  text: 'DISK_ID is its resource ID. Then enter it so under Disks, such as P30-tierP40 or P30-plus.',
  command:
    'az disk show --ids "$DISK_ID" --query "{onDemandBursting: burstingEnabled, performancePlus: creationData.performancePlus, tier: tier}"',
};

/** Settings of the disk that allow all that its own limits do not; nothing where another limit is exceeded too. */
function settingsOf(found: Found, catalogue: Catalogue): Causes['settings'] {
  const { diagnosis, first } = found;
  const { finding, comparisons } = diagnosis;
  const load = first && loadOf(first, found);
  if (!load || finding?.verdict !== 'above-limit' || finding.by !== 'unknown') return undefined;
  const { disk, count } = load;
  const { family, size, bought, plus, onDemand } = disk;
  const own = comparisons.filter(
    ({ limit, groups }) => limit.id === 'disk' && groups[0] === first.groups[0],
  );
  if (comparisons.some((one) => isAbove(one) && !one.limit.burst && !own.includes(one)))
    return undefined;
  const isEnough = (rates: Rates | undefined) =>
    rates && own.every(({ limit, level }) => level <= atLimit.to * count * rates[limit.kind]);
  // Up to P50 where the disk has 4 TiB or less (`tiered-disks.ts`).
  const tier = catalogue
    .disks(disk.edition)
    .filter(
      (one) => one.family === family && one.size > size && (size > fourTib || one.size <= fourTib),
    )
    .toSorted((a, b) => a.size - b.size)
    .find(isEnough);
  const { kind } = first.limit;
  const named = (
    [
      [
        `performance tier ${tier?.name}`,
        family === 'Premium SSD' && !bought?.plus ? tier : undefined,
      ],
      ['performance plus', plus],
      ['billed on-demand bursting', onDemand],
    ] as const
  ).flatMap(([name, rates]) =>
    rates && isEnough(rates)
      ? [`${name} (${formatAmount(kind, count * rates[kind], disk.unit)})`]
      : [],
  );
  return named.length > 0
    ? {
        text: `${capital(list(named, 'or'))} allows it, where it is set. Look up what the disk has.`,
        step: lookUp,
      }
    : undefined;
}

/** The lowest throughput limit of the same disks, and from which IO size it is reached at the measured rate. */
function sizeOf({ by, moment, first, loads, setUp }: Found): string | undefined {
  if (by !== 'latency' || moment.throughput !== undefined || !moment.iops || !first)
    return undefined;
  const of = first.groups.flatMap((group) => loads[group] ?? []);
  const [lowest] = of
    .flatMap(({ path }) => path.filter(({ kind }) => kind === 'throughput'))
    .map(({ id, sustained = Number.POSITIVE_INFINITY }) => ({
      id,
      most: id === 'disk' ? sustained * of.length : sustained,
    }))
    .toSorted((a, b) => a.most - b.most);
  if (!lowest) return undefined;
  const { id, most } = lowest;
  const name = id === 'disk' ? 'the limit of the disks' : formatVmLimit(id, 'throughput');
  return `If IOs have ${formatKib(bytes(most / moment.iops))} or more, ${name}, ${formatAmount('throughput', most, setUp.vm.unit)}, explains the wait: add the throughput.`;
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
  defined({ settings: settingsOf(found, catalogue), size: sizeOf(found), depth: depthOf(found) });
