/** An experiment as the models take it, and what the simulation computes for it. */
import { diskNamed, vmNamed } from '../calculators/full-dataset.ts';
import { simulatedLimits, type Target } from '../calculators/throttle/limits.ts';
import { jitter } from '../calculators/throttle/setup.ts';
import { type Outcome, type Setup, simulate } from '../laws/simulation/index.ts';
import type { Vm } from '../limits/index.ts';
import { seconds } from '../units/index.ts';
import type { Experiment, Load } from './experiment.ts';

/** The VM's row, the disks' rows, and a target for each load. */
export type Given = {
  readonly vm: Vm;
  readonly targets: readonly Target[];
  readonly loads: readonly (Load & { readonly target: Target; readonly at: number })[];
  readonly disksUnknown: boolean;
};

/** @returns nothing where the experiment has no model */
export function givenOf(experiment: Experiment): Given | undefined {
  const { vm, targets = [], loads, disksUnknown = false } = experiment;
  if (vm === undefined || loads === undefined) return undefined;
  const edition = '2018-09';
  const all: readonly Target[] = [
    ...targets.map(({ disk, disks, cached }) => ({
      disk: diskNamed(disk, edition),
      disks,
      cached,
    })),
    'temp',
  ];
  return {
    vm: vmNamed(vm, edition),
    targets: loads.some(({ on }) => on === 'temp') ? all : all.slice(0, -1),
    loads: loads.map((load) => {
      const at = load.on === 'temp' ? targets.length : load.on;
      return { ...load, at, target: all[at] ?? 'temp' };
    }),
    disksUnknown,
  };
}

export function setupOf({ vm, targets, loads, disksUnknown }: Given): Setup {
  const { limits, routes } = simulatedLimits(vm, targets);
  return {
    limits,
    loads: loads.map(({ name, size, read, hit, outstanding, latency, at }) => {
      const route = routes[at] ?? { all: [], misses: [], disks: [] };
      return {
        name,
        size,
        read,
        hit,
        demand: { outstanding },
        latency,
        ...route,
        ...(disksUnknown ? { disks: [] } : {}),
      };
    }),
    // As long as the runs were, and five seconds to settle.
    seconds: seconds(35),
    warmUp: seconds(5),
    jitter,
  };
}

export function simulated(given: Given): Outcome {
  const outcome = simulate(setupOf(given));
  if ('error' in outcome) throw new Error(outcome.error.message);
  return outcome;
}
