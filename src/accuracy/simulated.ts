/** What the simulation says of an experiment. */
import { gatesOf } from '../calculators/throttle/gates.ts';
import { jitter } from '../calculators/throttle/latencies.ts';
import { type Outcome, type Setup, simulate } from '../laws/simulation/index.ts';
import { seconds } from '../units/index.ts';
import type { Given } from './given.ts';

export function setupOf({ vm, targets, loads, disksUnknown }: Given): Setup {
  const { gates, ways } = gatesOf(vm, targets);
  return {
    limits: gates,
    loads: loads.map(({ name, size, read, hit, outstanding, latency, at }) => {
      const way = ways[at] ?? { all: [], past: [], disks: [] };
      return {
        name,
        size,
        read,
        hit,
        demand: { outstanding },
        latency,
        ...way,
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
