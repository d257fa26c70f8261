/** From the workloads as typed to limits and paths: what the simulation is given, or why not. */
import {
  maxIos,
  type Load as Sender,
  type ServiceTimes,
  type Setup,
  validate,
} from '../../laws/simulation/index.ts';
import type { Edition, Vm } from '../../limits/types.ts';
import type { VmPlace } from '../../storage/path.ts';
import {
  outstanding,
  printNumber,
  printSeconds,
  type Seconds,
  seconds,
  share,
} from '../../units/index.ts';
import { cacheTakesEffect } from '../volume.ts';
import { type Load, type Volume, volumeKey } from '../workloads.ts';
import { windowField } from './fields.ts';
import { gatesOf, type PathLimit, type Target } from './gates.ts';
import { jitter, ownLatencyOf } from './latencies.ts';

export type Case = {
  readonly vm: Vm;
  readonly loads: readonly Load[];
  readonly windowLength: Seconds;
  readonly seconds: Seconds;
  readonly seed: number;
  readonly edition: Edition;
};

/** What a page computes at most: IOs (about half a second of work), and windows times limits. */
const most = { ios: 2_000_000, windows: 2_000_000 };

/** Does the host cache that was chosen take effect on this disk and this VM? */
export const isCached = ({ disk, cache }: Volume, vm: Vm) =>
  cacheTakesEffect({ disk, vm }, cache, disk.edition);

/** How long IOs of a load take of their own: as said, or by what they go to. */
function ownLatency({ target, more: { latency } }: Load): ServiceTimes {
  const own = ownLatencyOf(target === 'temp' ? target : target.disk.family);
  if (latency === undefined) return own;
  return { read: latency, write: latency, hit: seconds(Math.min(latency, own.hit)) };
}

/**
 * The targets, each once, and the place of each load's own. Loads that name one id share a disk;
 * all others have one of their own, and all temp loads the one temp disk.
 */
function targetsOf({ loads, vm }: Case) {
  const targets: Target[] = [];
  const places = new Map<string, number>();
  const ofLoads = loads.map((load) => {
    const { target } = load;
    const key = volumeKey(load);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, targets.length);
    targets.push(
      target === 'temp'
        ? target
        : { disk: target.disk, disks: target.disks, cached: isCached(target, vm), whose: key },
    );
    return targets.length - 1;
  });
  return { targets, places: ofLoads };
}

/** Figures begin when queues have filled: after a tenth of the time, unless a load comes or goes. */
const settles = ({ loads, seconds: time }: Case): Seconds =>
  seconds(
    loads.some(({ more }) => more.from !== undefined || more.to !== undefined) ? 0 : time / 10,
  );

/**
 * A load that crosses no published limit meets none and disturbs no other, and what it gets is not
 * said: simulating its IOs would be work for nothing, so it sends next to none.
 */
const idle: Pick<Sender, 'demand' | 'latency'> = {
  demand: { outstanding: outstanding(1) },
  latency: { read: seconds(1), write: seconds(1), hit: seconds(1) },
};

/** A case as the simulation is given it, and what the simulation needs not know of its limits. */
export type Prepared = {
  readonly setup: Setup;
  readonly limits: readonly PathLimit[];
  /** The limits without a published figure that each load crosses. */
  readonly unpublished: readonly (readonly VmPlace[])[];
};

export function prepare(given: Case): Prepared {
  const { targets, places } = targetsOf(given);
  const { gates, limits, ways, unpublished } = gatesOf(given.vm, targets);
  const setup: Setup = {
    limits: gates,
    loads: given.loads.map((load, at): Sender => {
      const { name, size, demand, pattern, more } = load;
      const way = ways[places[at] ?? 0] ?? { all: [], past: [], disks: [] };
      return {
        ...{ name, size, demand, read: pattern, hit: more.hit ?? share(0) },
        latency: ownLatency(load),
        ...way,
        ...(way.all.length + way.past.length + way.disks.length === 0 ? idle : {}),
        ...(more.from === undefined ? {} : { from: more.from }),
        ...(more.to === undefined ? {} : { to: more.to }),
      };
    }),
    seconds: given.seconds,
    warmUp: settles(given),
    windowLength: given.windowLength,
    seed: given.seed,
    jitter,
  };
  return {
    setup,
    limits,
    unpublished: setup.loads.map(({ read, hit }, at) => {
      const { all = [], past = [] } = unpublished[places[at] ?? 0] ?? {};
      return read * hit < 1 ? [...all, ...past] : all;
    }),
  };
}

/** Why this run would be more than a page computes, by the bound that it exceeds. */
export function tooMuch(setup: Setup): { readonly ios: number } | { windows: number } | undefined {
  const ios = maxIos(setup);
  if (ios > most.ios) return { ios };
  const { windowLength = setup.seconds } = setup;
  const windows = (setup.seconds / windowLength) * Math.max(1, setup.limits.length);
  return windows > most.windows ? { windows } : undefined;
}

type Problems = Partial<Record<'vm' | 'loads' | typeof windowField | 'seconds' | 'seed', string>>;

const fieldOf: Readonly<Record<string, keyof Problems>> = {
  windowLength: windowField,
  seconds: 'seconds',
  warmUp: 'seconds',
  seed: 'seed',
};

/** Why this is not simulated, beside the input it lies in; the message includes the bound. */
export function problemsOf(given: Case, setup: Setup): Problems | undefined {
  const { vm, loads, seconds: time, windowLength } = given;
  if (windowLength > time)
    return {
      [windowField]: `Longer than the simulated time of ${printSeconds(time)}: enter at most that.`,
    };
  if (vm.tempDisk === 'none' && loads.some(({ target }) => target === 'temp'))
    return {
      loads: `${vm.name} has no temp disk: enter a disk such as P30/None as the target instead.`,
    };
  const late = loads.find(({ more }) => (more.from ?? 0) >= time);
  if (late)
    return {
      loads: `${late.name} starts after the end of the simulated time of ${printSeconds(time)}.`,
    };
  const error = validate(setup);
  const excess = tooMuch(setup);
  if (!error || (error.field === 'seconds' && excess && 'ios' in excess)) {
    if (!excess) return undefined;
    return 'ios' in excess
      ? {
          seconds: `These workloads could issue ${printNumber(Math.ceil(excess.ios))} IOs in that time; at most ${printNumber(most.ios)} can be simulated: enter a shorter time.`,
        }
      : {
          [windowField]: `That is ${printNumber(Math.ceil(excess.windows))} windows, counted at each limit; at most ${printNumber(most.windows)} can be simulated: enter a longer window.`,
        };
  }
  const who = error.load === undefined ? '' : `${loads[error.load]?.name}: `;
  return { [fieldOf[error.field] ?? 'loads']: `${who}${error.message}` };
}
