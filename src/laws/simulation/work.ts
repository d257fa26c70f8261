/** How much work a simulation is: its windows, the IOs in flight, and how many IOs there can be. */
import { fraction, milliseconds, seconds as time } from '../../units/index.ts';
import type { Demand, Load, Setup } from './types.ts';

/** The most that is simulated. A run at these bounds takes about ten seconds. */
export const bounds = {
  loads: 64,
  limits: 256,
  /** IOs in flight, all loads together. */
  outstanding: 65_536,
  /** IOs in all that the loads could issue if none of them had to wait for another. */
  ios: 20_000_000,
  windows: 200_000,
  samples: 2000,
  size: 2 ** 30,
  /** Seconds. */
  windowLength: [0.001, 10],
  latency: [1e-6, 60],
  limit: [1e-3, 1e12],
} as const;

/** A load with a rate has at most so many IOs in flight; further ones wait in the application. */
export const openDepth = 1024;
/** The most writes that the cache of one load holds. */
export const maxHeldWrites = 1024;
/** The values of what a set-up leaves out; the window is the throttling article's (2017). */
export const defaults = {
  windowLength: milliseconds(50),
  warmUp: time(0),
  seed: 1,
  jitter: fraction(0),
  samples: 600,
} as const;

export const depthOf = (demand: Demand) =>
  'rate' in demand ? openDepth : Math.floor(demand.outstanding);

/** How many steps a window has: the step is the shortest window of the set-up and its limits. */
export const stepsIn = (length: number, step: number) => Math.max(1, Math.round(length / step));
export const stepOf = ({ limits, windowLength = defaults.windowLength }: Setup): number =>
  Math.min(windowLength, ...limits.flatMap(({ every }) => every ?? []));

export const windowsOf = (setup: Setup) => Math.max(1, Math.round(setup.seconds / stepOf(setup)));

/**
 * How many IOs could these loads complete at most, if none had to wait for another? This bounds the
 * work before it begins.
 */
export const maxIos = (setup: Setup): number =>
  setup.loads.reduce((sum, load) => sum + maxIosOf(load, setup), 0);

/** By the queue depth or rate of the load, and by each limit on its route. */
function maxIosOf(load: Load, setup: Setup): number {
  const { demand, latency, read, hit, heldWrites = 0 } = load;
  const { jitter } = { ...defaults, ...setup };
  // A queue completes as many as its mean time allows, however the times vary.
  const shortest = Math.min(latency.read, latency.write, latency.hit) * (1 - jitter);
  const rateAt = (at: number) => {
    const { iops, throughput, burst } = setup.limits[at] ?? {};
    const rate = burst?.iops ?? iops ?? Number.POSITIVE_INFINITY;
    const data = burst?.throughput ?? throughput ?? Number.POSITIVE_INFINITY;
    return Math.min(rate, data / load.size);
  };
  const missRatio = 1 - read * hit;
  const disks = load.disks.reduce((sum, disk) => sum + rateAt(disk), 0);
  const rate = Math.min(
    'rate' in demand ? demand.rate : demand.outstanding / shortest,
    ...load.all.map(rateAt),
    ...(missRatio > 0 ? load.misses.map((limit) => rateAt(limit) / missRatio) : []),
    missRatio > 0 && disks > 0 ? disks / missRatio : Number.POSITIVE_INFINITY,
  );
  return rate * setup.seconds + depthOf(demand) + heldWrites;
}
