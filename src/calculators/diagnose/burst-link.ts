/** The load of a measured day, or of a part of one, in the calculator of bursts. */
import type { DeepLink } from '../../kit/index.ts';
import { sumOf } from '../../storage/diagnosis/compare.ts';
import { serializeDuration } from '../../units/duration.ts';
import { seconds } from '../../units/index.ts';
import { changedQuery, targets } from '../shared/fields/deep-links.ts';
import type { Judged } from './judge.ts';
import type { Given } from './measured.ts';

/** Credits last for minutes: a shorter series shows nothing of them. */
const shortest = 600;
/** More steps than these make a link that nobody reads. */
const mostSteps = 24;

/** The mean of the values that there are. */
function meanOf(values: readonly number[]): number | undefined {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined;
}

/** “5min:3500IOPS:28MB/s”, for each stretch of the series. */
function stepsOf(
  { devices, samples, step = seconds(0) }: Judged,
  names: readonly string[],
): string {
  const counted = devices.filter(({ device }) => names.includes(device));
  const [rates, moved] = [
    sumOf(counted.flatMap(({ iops }) => (iops ? [iops] : []))),
    sumOf(counted.flatMap(({ throughput }) => (throughput ? [throughput] : []))),
  ];
  // Whole minutes, so that the times can be read.
  const every = Math.ceil((samples * step) / mostSteps / 60) * 60;
  const width = Math.max(1, Math.round(every / step));
  const steps: string[] = [];
  for (let from = 0; from + width <= samples; from += width) {
    const rate = meanOf(rates.slice(from, from + width));
    const mb = meanOf(moved.slice(from, from + width));
    const throughput = rate && mb ? `:${(mb / 1e6).toFixed(1)}MB/s` : '';
    const load = rate === undefined ? 'unknown' : `${Math.round(rate)}IOPS`;
    steps.push(`${serializeDuration(seconds(width * step))}:${load}${throughput}`);
  }
  return steps.join(',');
}

/** Nothing for runs, for a short series, or where nothing bursts. */
export function toBurst(judged: Judged, { region, os }: Given): readonly DeepLink[] {
  const { loads, units, setUp, first, samples, step, verdict, run } = judged;
  if (run || verdict === 'invalid' || step === undefined || samples * step < shortest) return [];
  const at = first?.groups.find((group) => loads[group]?.role !== 'os') ?? 0;
  const [load, unit] = [loads[at], units[at]];
  if (!load || !unit || !(load.disk.burst ?? setUp.vm.uncachedBurst)) return [];
  const same = units.filter(({ group }) => group === unit.group);
  const query = changedQuery(
    {
      disk: load.disk.name,
      vm: setUp.vm.name,
      ...{ region, os, limits: setUp.edition },
      disks: String(same.reduce((sum, { count }) => sum + count, 0)),
      ...(load.cache === 'None' ? {} : { cache: load.cache }),
      steps: stepsOf(
        judged,
        same.flatMap(({ devices }) => devices),
      ),
    },
    targets.burst.takes,
  );
  return [
    {
      text: 'How long do credits last with this load? Open it in Burst',
      calculator: 'burst',
      query,
    },
  ];
}
