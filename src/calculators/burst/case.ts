import type { Inputs } from '../../kit/index.ts';
import { effectiveCaching } from '../../storage/set-up/host-cache.ts';
import type { fields } from './fields.ts';
import { type Case, stepOf } from './model.ts';

/** What was entered, with the steps that were. */
export function caseOf(inputs: Inputs<typeof fields>): Case {
  const { disk, disks, vm, cache, mode, credit, limits, 'io-size': size } = inputs;
  const cached = effectiveCaching({ role: 'data', disk, cache }, vm, limits) !== 'None';
  return {
    volume: { disk, disks, vm, cached, read: 1, hit: 0 },
    size,
    mode,
    credit,
    steps: inputs.steps.map((step) => stepOf(step, size)),
    repeats: inputs.repeat === 'yes',
  };
}
