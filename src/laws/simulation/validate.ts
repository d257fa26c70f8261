/** Which set-ups are simulated, so that the work is bounded before it begins. */
import { printNumber as many, milliseconds, share, seconds as time } from '../../units/index.ts';
import type { Demand, Limit, Load, Setup } from './types.ts';

/** The most that is simulated. A run at these bounds takes about ten seconds. */
export const bounds = {
  loads: 64,
  limits: 256,
  /** IOs in flight, all loads together. */
  outstanding: 65_536,
  /** IOs in all; what the loads could issue if nobody else held them up counts. */
  ios: 20_000_000,
  windows: 200_000,
  samples: 2000,
  size: 2 ** 30,
  /** Seconds. */
  windowLength: [0.001, 10],
  latency: [1e-6, 60],
  tolerance: [0.5, 2],
  limit: [1e-3, 1e12],
} as const;

/** Loads that arrive at a rate have at most so many in flight; more wait in the application. */
const openDepth = 1024;
/** What a set-up means where it says nothing; the window is the throttling article's (2017). */
export const defaults = {
  windowLength: milliseconds(50),
  warmUp: time(0),
  seed: 1,
  tolerance: 1,
  jitter: share(0),
  order: 'disks in turn',
  samples: 600,
} as const;

/** Why a set-up is not simulated, and in which of its parts the reason is. */
export type ValidationError = {
  /** Which load or limit, by its index. */
  readonly load?: number;
  readonly limit?: number;
  /** The name of the field as in `Setup`, `Load` or `Limit`. */
  readonly field: string;
  /** One sentence for the reader. */
  readonly message: string;
};
type Check = readonly [field: string, isValid: boolean, message: string];

function firstError(checks: readonly Check[]): ValidationError | undefined {
  const failed = checks.find(([, isValid]) => !isValid);
  return failed && { field: failed[0], message: failed[2] };
}

/** Written so that NaN is out of every range. */
const within = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max;
const isWhole = (value: number, min: number, max: number) =>
  Number.isInteger(value) && within(value, [min, max]);

export const depthOf = (demand: Demand) =>
  'rate' in demand ? openDepth : Math.floor(demand.outstanding);

export const windowsOf = ({ seconds, windowLength = defaults.windowLength }: Setup) =>
  Math.max(1, Math.round(seconds / windowLength));

/** The first reason not to simulate this, or nothing. Never throws, whatever the numbers. */
export function validate(setup: Setup): ValidationError | undefined {
  const { limits, loads } = setup;
  const error =
    firstError(checksOfTime(setup)) ??
    firstError([
      [
        'loads',
        loads.length >= 1 && loads.length <= bounds.loads,
        `Between 1 and ${bounds.loads} workloads can be simulated.`,
      ],
      [
        'limits',
        limits.length <= bounds.limits,
        `At most ${bounds.limits} limits can be simulated.`,
      ],
    ]);
  if (error) return error;
  for (const [limit, each] of limits.entries()) {
    const reason = firstError(checksOfLimit(each));
    if (reason) return { limit, ...reason };
  }
  for (const [load, each] of loads.entries()) {
    const reason = firstError(checksOfLoad(each, limits.length));
    if (reason) return { load, ...reason };
  }
  const outstanding = loads.reduce((sum, { demand }) => sum + depthOf(demand), 0);
  const ios = maxIos(setup);
  return firstError([
    [
      'loads',
      outstanding <= bounds.outstanding,
      `At most ${many(bounds.outstanding)} IOs can be in flight at once; a workload with a rate counts as ${many(openDepth)}.`,
    ],
    [
      'seconds',
      ios <= bounds.ios,
      `These workloads could issue ${many(Math.ceil(ios))} IOs in that time; at most ${many(bounds.ios)} are simulated: enter a shorter time.`,
    ],
  ]);
}

function checksOfTime(setup: Setup): readonly Check[] {
  const { windowLength, seconds, warmUp, seed, tolerance, jitter, samples } = {
    ...defaults,
    ...setup,
  };
  return [
    [
      'windowLength',
      within(windowLength, bounds.windowLength),
      'A window lasts between 1 ms and 10 s.',
    ],
    [
      'seconds',
      within(seconds, [windowLength, windowLength * bounds.windows]),
      `The simulated time is one window at least and ${many(bounds.windows)} windows at most.`,
    ],
    [
      'warmUp',
      warmUp >= 0 && warmUp <= seconds - windowLength,
      'The warm-up ends a window before the simulated time.',
    ],
    ['seed', isWhole(seed, 0, 2 ** 32 - 1), 'The seed is a whole number from 0 to 4,294,967,295.'],
    [
      'tolerance',
      within(tolerance, bounds.tolerance),
      'The tolerance is a factor between 0.5 and 2.',
    ],
    ['jitter', within(jitter, [0, 0.99]), 'The jitter is between 0 and 99 %.'],
    [
      'samples',
      isWhole(samples, 1, bounds.samples),
      `Between 1 and ${many(bounds.samples)} samples are kept.`,
    ],
  ];
}

const checksOfLimit = ({ iops, throughput, burst }: Limit): readonly Check[] =>
  (
    [
      ['iops', iops, burst?.iops],
      ['throughput', throughput, burst?.throughput],
    ] as const
  ).flatMap(([field, base, highest]): readonly Check[] => [
    [field, base === undefined || within(base, bounds.limit), 'A limit is a number above zero.'],
    [
      'burst',
      highest === undefined || (base !== undefined && within(highest, [base, bounds.limit[1]])),
      'A burst limit is at least the sustained limit.',
    ],
  ]);

function checksOfLoad(load: Load, limits: number): readonly Check[] {
  const { size, read, hit, demand, latency, all, past, disks, from = 0, to } = load;
  const isKnown = [...all, ...past, ...disks].every((limit) => isWhole(limit, 0, limits - 1));
  const route = [...all, ...past];
  const last = route.at(-1) ?? -1;
  const isOrdered = route.every((limit, at) => at === 0 || limit > (route[at - 1] ?? limit));
  return [
    [
      'size',
      isWhole(size, 1, bounds.size),
      'An IO has a whole number of bytes, from 1 B to 1 GiB.',
    ],
    [
      'read',
      within(read, [0, 1]) && within(hit, [0, 1]),
      'Read ratio and cache hit rate are between 0 and 100 %.',
    ],
    [
      'demand',
      'rate' in demand
        ? within(demand.rate, [1e-3, 1e9])
        : isWhole(demand.outstanding, 1, bounds.outstanding),
      `A workload has a whole queue depth from 1 to ${many(bounds.outstanding)}, or a rate above zero.`,
    ],
    [
      'latency',
      [latency.read, latency.write, latency.hit].every((each) => within(each, bounds.latency)),
      'A service time is between 1 µs and 60 s.',
    ],
    [
      'all',
      isKnown && isOrdered && disks.every((disk) => disk > last),
      'A workload crosses limits of the list, in the order of the list.',
    ],
    [
      'from',
      from >= 0 && (to === undefined || to > from),
      'A workload starts at zero or later, and ends after it starts.',
    ],
  ];
}

/**
 * How many IOs could these loads complete at most, if nobody else held them up? It bounds the work
 * before it begins.
 */
export const maxIos = (setup: Setup): number =>
  setup.loads.reduce((sum, load) => sum + maxIosOf(load, setup), 0);

/** By the queue depth or rate of the load, and by each limit on its route. */
function maxIosOf(load: Load, setup: Setup): number {
  const { demand, latency, read, hit } = load;
  const { jitter, tolerance } = { ...defaults, ...setup };
  const shortest = Math.min(latency.read, latency.write, latency.hit) * (1 - jitter);
  const rateAt = (at: number) => {
    const { iops, throughput, burst } = setup.limits[at] ?? {};
    const rate = burst?.iops ?? iops ?? Number.POSITIVE_INFINITY;
    const data = burst?.throughput ?? throughput ?? Number.POSITIVE_INFINITY;
    return tolerance * Math.min(rate, data / load.size);
  };
  const past = 1 - read * hit;
  const disks = load.disks.reduce((sum, disk) => sum + rateAt(disk), 0);
  const rate = Math.min(
    'rate' in demand ? demand.rate : demand.outstanding / shortest,
    ...load.all.map(rateAt),
    ...(past > 0 ? load.past.map((limit) => rateAt(limit) / past) : []),
    past > 0 && disks > 0 ? disks / past : Number.POSITIVE_INFINITY,
  );
  return rate * setup.seconds + depthOf(demand);
}
