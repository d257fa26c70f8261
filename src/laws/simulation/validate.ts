/** What the simulation refuses, so that its work is bounded and said before it begins. */
import { printNumber as many, milliseconds, share, seconds as time } from '../../units/index.ts';
import type { Demand, Limit, Load, Setup } from './types.ts';

/** The most that is simulated. A run at these bounds takes about ten seconds. */
export const bounds = {
  loads: 64,
  limits: 256,
  /** IOs on their way, all loads together. */
  outstanding: 65_536,
  /** IOs in all; what the loads could send if they were held up by nobody else counts. */
  ios: 20_000_000,
  windows: 200_000,
  samples: 2000,
  size: 2 ** 30,
  /** Seconds. */
  windowLength: [0.001, 10],
  latency: [1e-6, 60],
  tolerance: [0.5, 2],
  cap: [1e-3, 1e12],
} as const;

/** Loads that arrive at a rate have at most so many on their way; more wait in the application. */
const openDepth = 1024;
/** What a set-up that says nothing is taken to mean; the window is the throttling article's (2017). */
export const defaults = {
  windowLength: milliseconds(50),
  warmUp: time(0),
  seed: 1,
  tolerance: 1,
  jitter: share(0),
  order: 'disks in turn',
  samples: 600,
} as const;

/** Why a set-up is not simulated, and where the reason lies. */
export type ValidationError = {
  readonly load?: number;
  readonly limit?: number;
  /** The name of the field as in `Setup`, `Load` or `Limit`. */
  readonly field: string;
  /** One sentence for the reader. */
  readonly message: string;
};

/** Written so that NaN is out of every range. */
const within = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;
const whole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && within(value, [least, most]);

export const depthOf = (demand: Demand) =>
  'rate' in demand ? openDepth : Math.floor(demand.outstanding);

export const windowsOf = ({ seconds, windowLength = defaults.windowLength }: Setup) =>
  Math.max(1, Math.round(seconds / windowLength));

/** The first reason not to simulate this, or nothing. Never throws, whatever the numbers. */
export function validate(setup: Setup): ValidationError | undefined {
  const of = validateTime(setup);
  if (of) return of;
  const { limits, loads } = setup;
  if (loads.length < 1 || loads.length > bounds.loads)
    return { field: 'loads', message: `Between 1 and ${bounds.loads} workloads can be simulated.` };
  if (limits.length > bounds.limits)
    return { field: 'limits', message: `At most ${bounds.limits} limits can be simulated.` };
  for (const [limit, each] of limits.entries()) {
    const reason = validateLimit(each);
    if (reason) return { limit, ...reason };
  }
  for (const [load, each] of loads.entries()) {
    const reason = validateLoad(each, limits.length);
    if (reason) return { load, ...reason };
  }
  const outstanding = loads.reduce((sum, { demand }) => sum + depthOf(demand), 0);
  if (outstanding > bounds.outstanding)
    return {
      field: 'loads',
      message: `At most ${many(bounds.outstanding)} IOs can be in flight at once; a workload with a rate counts as ${many(openDepth)}.`,
    };
  const ios = maxIos(setup);
  if (!(ios <= bounds.ios))
    return {
      field: 'seconds',
      message: `These workloads could issue ${many(Math.ceil(ios))} IOs in that time; at most ${many(bounds.ios)} are simulated: enter a shorter time.`,
    };
  return undefined;
}

function validateTime(setup: Setup): ValidationError | undefined {
  const { windowLength, seconds, warmUp, seed, tolerance, jitter, samples } = {
    ...defaults,
    ...setup,
  };
  if (!within(windowLength, bounds.windowLength))
    return { field: 'windowLength', message: 'A window lasts between 1 ms and 10 s.' };
  if (!within(seconds, [windowLength, windowLength * bounds.windows]))
    return {
      field: 'seconds',
      message: `The simulated time is one window at least and ${many(bounds.windows)} windows at most.`,
    };
  if (!(warmUp >= 0 && warmUp <= seconds - windowLength))
    return { field: 'warmUp', message: 'The warm-up ends a window before the simulated time.' };
  if (!whole(seed, 0, 2 ** 32 - 1))
    return { field: 'seed', message: 'The seed is a whole number from 0 to 4,294,967,295.' };
  if (!within(tolerance, bounds.tolerance))
    return { field: 'tolerance', message: 'The tolerance is a factor between 0.5 and 2.' };
  if (!within(jitter, [0, 0.99]))
    return { field: 'jitter', message: 'The jitter is between 0 and 99 %.' };
  if (!whole(samples, 1, bounds.samples))
    return { field: 'samples', message: `Between 1 and ${many(bounds.samples)} samples are kept.` };
  return undefined;
}

function validateLimit({
  iops,
  throughput,
  burst,
}: Limit): Omit<ValidationError, 'limit'> | undefined {
  for (const [field, base, most] of [
    ['iops', iops, burst?.iops],
    ['throughput', throughput, burst?.throughput],
  ] as const) {
    if (base !== undefined && !within(base, bounds.cap))
      return {
        field,
        message: 'A limit is a number above zero.',
      };
    if (most !== undefined && !(base !== undefined && within(most, [base, bounds.cap[1]])))
      return { field: 'burst', message: 'A burst limit is at least the sustained limit.' };
  }
  return undefined;
}

function validateLoad(load: Load, limits: number): Omit<ValidationError, 'load'> | undefined {
  const { size, read, hit, demand, latency, all, past, disks, from = 0, to } = load;
  if (!whole(size, 1, bounds.size))
    return { field: 'size', message: 'An IO has a whole number of bytes, from 1 B to 1 GiB.' };
  if (!within(read, [0, 1]) || !within(hit, [0, 1]))
    return { field: 'read', message: 'Read ratio and cache hit rate are between 0 and 100 %.' };
  if (
    'rate' in demand
      ? !within(demand.rate, [1e-3, 1e9])
      : !whole(demand.outstanding, 1, bounds.outstanding)
  )
    return {
      field: 'demand',
      message: `A workload has a whole queue depth from 1 to ${many(bounds.outstanding)}, or a rate above zero.`,
    };
  if (![latency.read, latency.write, latency.hit].every((each) => within(each, bounds.latency)))
    return { field: 'latency', message: 'A service time is between 1 µs and 60 s.' };
  const known = [...all, ...past, ...disks].every((limit) => whole(limit, 0, limits - 1));
  const way = [...all, ...past];
  const last = way.at(-1) ?? -1;
  const ordered = way.every((limit, at) => at === 0 || limit > (way[at - 1] ?? limit));
  if (!known || !ordered || disks.some((disk) => disk <= last))
    return {
      field: 'all',
      message: 'A workload crosses limits of the list, in the order of the list.',
    };
  if (!(from >= 0 && (to === undefined || to > from)))
    return {
      field: 'from',
      message: 'A workload starts at zero or later, and ends after it starts.',
    };
  return undefined;
}

/** How many IOs could these loads complete at most, if nobody else held them up? Bounds the work before it begins. */
export const maxIos = (setup: Setup): number =>
  setup.loads.reduce((sum, load) => sum + mostOf(load, setup), 0);

/** How many IOs a load could complete at most: by its queue or rate, and by each limit on its way. */
function mostOf(load: Load, setup: Setup): number {
  const { demand, latency, read, hit } = load;
  const { jitter, tolerance } = { ...defaults, ...setup };
  const shortest = Math.min(latency.read, latency.write, latency.hit) * (1 - jitter);
  const capOf = (at: number) => {
    const { iops, throughput, burst } = setup.limits[at] ?? {};
    const rate = burst?.iops ?? iops ?? Number.POSITIVE_INFINITY;
    const data = burst?.throughput ?? throughput ?? Number.POSITIVE_INFINITY;
    return tolerance * Math.min(rate, data / load.size);
  };
  const past = 1 - read * hit;
  const disks = load.disks.reduce((sum, disk) => sum + capOf(disk), 0);
  const rate = Math.min(
    'rate' in demand ? demand.rate : demand.outstanding / shortest,
    ...load.all.map(capOf),
    ...(past > 0 ? load.past.map((limit) => capOf(limit) / past) : []),
    past > 0 && disks > 0 ? disks / past : Number.POSITIVE_INFINITY,
  );
  return rate * setup.seconds + depthOf(demand);
}
