/** What a workload would get by formula if no other workload ran (its isolated performance). */
import { ioUnits, latencyAt, rateAt } from '../../laws/index.ts';
import type { Limit, LimitFigures, Load, Setup } from '../../laws/simulation/index.ts';
import { type Iops, iops, type Seconds, seconds } from '../../units/index.ts';

export type Baseline = {
  readonly iops: Iops;
  readonly latency: Seconds;
  /** The rate after the burst credit is used up, where `iops` depends on a burst. */
  readonly sustained?: Iops;
};

/** The mean service time over its hits, other reads and writes. */
export const meanServiceTime = ({ read, hit, latency }: Load): Seconds =>
  seconds(read * hit * latency.hit + read * (1 - hit) * latency.read + (1 - read) * latency.write);

/** How many IOs of a workload do these figures of a limit allow in a second? */
export const allowedAt = (
  {
    iops: rate,
    throughput,
    countsIoUnits,
    writeCost = {},
  }: LimitFigures & Pick<Limit, 'countsIoUnits' | 'writeCost'>,
  { size, read }: Pick<Load, 'size' | 'read'>,
): number => {
  const meanCost = (ofWrite = 1) => 1 + (1 - read) * (ofWrite - 1);
  return Math.min(
    (rate ?? Number.POSITIVE_INFINITY) /
      (ioUnits(size, countsIoUnits === true) * meanCost(writeCost.iops)),
    (throughput ?? Number.POSITIVE_INFINITY) / (size * meanCost(writeCost.throughput)),
  );
};

/** How many IOs per second of this workload does one limit allow, if no other workload uses it? */
const allowed = ({ limits }: Setup, at: number, load: Load): number =>
  allowedAt({ ...limits[at], ...limits[at]?.burst }, load);

/** The same set-up without bursts. */
export const withoutBurst = (setup: Setup): Setup => ({
  ...setup,
  limits: setup.limits.map(({ burst: _, ...limit }) => limit),
});

/** The rate by Little’s law, or the lowest limit on the path, whichever is less. */
function isolated(setup: Setup, load: Load): Baseline {
  const { demand, all, misses, disks, read, hit } = load;
  const missRatio = 1 - read * hit;
  const serviceTime = meanServiceTime(load);
  const free = 'rate' in demand ? demand.rate : rateAt(demand.outstanding, serviceTime);
  const rates = (indices: readonly number[]) => indices.map((at) => allowed(setup, at, load));
  const volume = rates(disks).reduce((sum, rate) => sum + rate, 0);
  const lowest = Math.min(
    ...rates(all),
    ...(missRatio > 0 ? rates(misses).map((rate) => rate / missRatio) : []),
    missRatio > 0 && disks.length > 0 ? volume / missRatio : Number.POSITIVE_INFINITY,
  );
  const rate = iops(Math.min(free, lowest));
  const queues = free > lowest && 'outstanding' in demand;
  return {
    iops: rate,
    latency: queues ? seconds(latencyAt(demand.outstanding, rate)) : serviceTime,
  };
}

/** What would this workload get alone? Limits that burst do so here too, since their credits last longer than any run. */
export function baselineOf(setup: Setup, load: Load): Baseline {
  const found = isolated(setup, load);
  const sustained = isolated(withoutBurst(setup), load).iops;
  return sustained < found.iops ? { ...found, sustained } : found;
}
