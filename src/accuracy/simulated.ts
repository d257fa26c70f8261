/** What the simulation computes for an experiment. */

import { jitter } from '../calculators/throttle/setup.ts';
import { simulatedLimits } from '../calculators/throttle/simulated-limits.ts';
import { type Outcome, type Setup, simulate } from '../laws/simulation/index.ts';
import { seconds } from '../units/index.ts';
import type { ModelInput } from './model-input.ts';

export function setupOf({ vm, targets, loads, disksUnknown }: ModelInput): Setup {
  const { limits, routes } = simulatedLimits(vm, targets);
  return {
    limits,
    loads: loads.map(({ name, size, read, hit, outstanding, latency, at }) => {
      const route = routes[at];
      if (!route) throw new Error(`${name} is on a disk that ${vm.name} does not have here.`);
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
    // As the throttling article ran DiskSpd: 30 s (`-d30`) after a warm-up of 5 s, its default. The other runs are computed for as long.
    seconds: seconds(35),
    warmUp: seconds(5),
    jitter,
  };
}

export function simulated(given: ModelInput): Outcome {
  const outcome = simulate(setupOf(given));
  if ('error' in outcome) throw new Error(outcome.error.message);
  return outcome;
}
