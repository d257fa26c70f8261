/** From the loads as typed to gates and ways: what the simulation is given, or why not. */
import {
  mostIos,
  type OwnLatency,
  refusalOf,
  type Load as Sender,
  type Setup,
} from '../../laws/throttle/index.ts';
import type { Edition, Vm } from '../../limits/types.ts';
import { printNumber, printSeconds, type Seconds, seconds, share } from '../../units/index.ts';
import { cacheTakesEffect } from '../volume.ts';
import { windowField } from './fields.ts';
import { gatesOf, type Target } from './gates.ts';
import { jitter, ownLatencyOf } from './latencies.ts';
import type { Load, Volume } from './load.ts';

export type Case = {
  readonly vm: Vm;
  readonly loads: readonly Load[];
  readonly windowLength: Seconds;
  readonly seconds: Seconds;
  readonly seed: number;
  readonly edition: Edition;
};

/** What a page computes at most: IOs (about half a second of work), and windows times gates. */
const most = { ios: 2_000_000, windows: 2_000_000 };

/** Does the host cache that was chosen take effect on this disk and this VM? */
export const isCached = ({ disk, cache }: Volume, vm: Vm) => cacheTakesEffect({ disk, vm }, cache);

/** How long IOs of a load take of their own: as said, or by what they go to. */
function ownLatency({ target, more: { latency } }: Load): OwnLatency {
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
  const ofLoads = loads.map(({ target }, at) => {
    const key =
      target === 'temp' ? 'temp' : target.id === undefined ? `own ${at}` : `#${target.id}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, targets.length);
    targets.push(
      target === 'temp'
        ? target
        : { disk: target.disk, disks: target.disks, cached: isCached(target, vm) },
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

export function setupOf(given: Case): Setup {
  const { targets, places } = targetsOf(given);
  const { gates, ways } = gatesOf(given.vm, targets);
  return {
    gates,
    loads: given.loads.map((load, at): Sender => {
      const { name, size, demand, pattern, more } = load;
      return {
        ...{ name, size, demand, read: pattern, hit: more.hit ?? share(0) },
        latency: ownLatency(load),
        ...(ways[places[at] ?? 0] ?? { all: [], past: [], disks: [] }),
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
}

type Problems = Partial<Record<'vm' | 'loads' | typeof windowField | 'seconds' | 'seed', string>>;

const fieldOf: Readonly<Record<string, keyof Problems>> = {
  windowLength: windowField,
  seconds: 'seconds',
  warmUp: 'seconds',
  seed: 'seed',
};

/** Why this is not simulated, beside the input it lies in; the bound is said with it. */
export function problemsOf(given: Case, setup: Setup): Problems | undefined {
  const { vm, loads, seconds: time, windowLength } = given;
  if (windowLength > time)
    return {
      [windowField]: `Longer than the ${printSeconds(time)} that are simulated: it can be as long at most.`,
    };
  if (vm.tempDisk === 'none' && loads.some(({ target }) => target === 'temp'))
    return { loads: `${vm.name} has no temp disk: send the load to a disk such as P30/None.` };
  const late = loads.find(({ more }) => (more.from ?? 0) >= time);
  if (late)
    return { loads: `${late.name} starts after the ${printSeconds(time)} that are simulated.` };
  const refused = refusalOf(setup);
  const ios = mostIos(setup);
  if (!refused || (refused.field === 'seconds' && ios > most.ios)) {
    if (ios > most.ios)
      return {
        seconds: `These loads could send ${printNumber(Math.ceil(ios))} IOs in that time; at most ${printNumber(most.ios)} are simulated here: shorten the time.`,
      };
    const windows = (time / windowLength) * Math.max(1, setup.gates.length);
    return windows > most.windows
      ? {
          [windowField]: `That are ${printNumber(Math.ceil(windows))} windows, all gates counted; at most ${printNumber(most.windows)} are simulated here: make it longer.`,
        }
      : undefined;
  }
  const who = refused.load === undefined ? '' : `${loads[refused.load]?.name}: `;
  return { [fieldOf[refused.field] ?? 'loads']: `${who}${refused.because}` };
}
