/** Which set-ups are simulated, so that the work is bounded before it begins. */
import { formatNumber as many } from '../../units/index.ts';
import type { Limit, Load, Setup } from './types.ts';
import { bounds, defaults, depthOf, maxHeldWrites, maxIos, openDepth, stepOf } from './work.ts';

/** Why a set-up is not simulated, and which of its fields is the reason. */
export type ValidationError = {
  /** Which load or limit, by its index. */
  readonly load?: number;
  readonly limit?: number;
  /** The name of the field as in `Setup`, `Load` or `Limit`. */
  readonly field: string;
  /** One sentence for the reader. */
  readonly message: string;
};
type Checks = readonly (readonly [field: string, isValid: boolean])[];

/** Pages only accept values in range, so this message need not explain what is accepted. */
function outOfRange(checks: Checks): ValidationError | undefined {
  const failed = checks.find(([, isValid]) => !isValid);
  return failed && { field: failed[0], message: `“${failed[0]}” is out of range.` };
}

/** Written so that NaN is out of every range. */
const within = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max;
const isWhole = (value: number, min: number, max: number) =>
  Number.isInteger(value) && within(value, [min, max]);

/** The first reason not to simulate this, or nothing. Never throws, whatever the numbers. */
export function validate(setup: Setup): ValidationError | undefined {
  const { limits, loads } = setup;
  const error = outOfRange(checksOfSetup(setup));
  if (error) return error;
  for (const [limit, each] of limits.entries()) {
    const reason = outOfRange(checksOfLimit(each));
    if (reason) return { limit, ...reason };
  }
  for (const [load, each] of loads.entries()) {
    const reason = outOfRange(checksOfLoad(each, limits.length));
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
      message: `These workloads could issue ${many(Math.ceil(ios))} IOs; at most ${many(bounds.ios)} can be simulated: enter a shorter time.`,
    };
  return undefined;
}

function checksOfSetup(setup: Setup): Checks {
  const { windowLength, seconds, warmUp, seed, jitter, samples, loads, limits } = {
    ...defaults,
    ...setup,
  };
  return [
    ['windowLength', within(windowLength, bounds.windowLength)],
    ['seconds', within(seconds, [windowLength, stepOf(setup) * bounds.windows])],
    ['warmUp', within(warmUp, [0, seconds - windowLength])],
    ['seed', isWhole(seed, 0, 2 ** 32 - 1)],
    ['jitter', within(jitter, [0, 0.99])],
    ['samples', isWhole(samples, 1, bounds.samples)],
    ['loads', within(loads.length, [1, bounds.loads])],
    ['limits', limits.length <= bounds.limits],
  ];
}

function checksOfLimit({ iops, throughput, burst, every }: Limit): Checks {
  const base = (value: number | undefined) => value === undefined || within(value, bounds.limit);
  const highest = (value: number | undefined, sustained: number | undefined) =>
    value === undefined || (sustained !== undefined && within(value, [sustained, bounds.limit[1]]));
  return [
    ['iops', base(iops)],
    ['throughput', base(throughput)],
    ['every', every === undefined || within(every, bounds.windowLength)],
    ['burst', highest(burst?.iops, iops) && highest(burst?.throughput, throughput)],
  ];
}

function checksOfLoad(load: Load, limits: number): Checks {
  const { size, read, hit, demand, latency, all, misses, disks, from = 0, to } = load;
  const { heldWrites = 0 } = load;
  const route = [...all, ...misses];
  const isOrdered = route.every((limit, at) => at === 0 || limit > (route[at - 1] ?? limit));
  const last = route.at(-1) ?? -1;
  return [
    ['size', isWhole(size, 1, bounds.size)],
    ['read', within(read, [0, 1]) && within(hit, [0, 1])],
    [
      'demand',
      'rate' in demand
        ? within(demand.rate, [1e-3, 1e9])
        : isWhole(demand.outstanding, 1, bounds.outstanding),
    ],
    [
      'latency',
      [latency.read, latency.write, latency.hit].every((each) => within(each, bounds.latency)),
    ],
    // A load crosses limits of the list, in the order of the list, and its disks come last.
    [
      'all',
      isOrdered &&
        [...route, ...disks].every((limit) => isWhole(limit, 0, limits - 1)) &&
        disks.every((disk) => disk > last),
    ],
    ['heldWrites', isWhole(heldWrites, 0, maxHeldWrites)],
    ['from', from >= 0 && (to === undefined || to > from)],
  ];
}
