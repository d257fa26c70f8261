/** An experiment as the models take it: with the rows of its VM and disks, and a target for each load. */
import { diskNamed, vmNamed } from '../calculators/full-dataset.ts';
import type { Target } from '../calculators/throttle/simulated-limits.ts';
import type { Vm } from '../limits/index.ts';
import { type Experiment, edition, type Load } from './experiment.ts';

export type ModelInput = {
  readonly vm: Vm;
  readonly targets: readonly Target[];
  readonly loads: readonly (Load & { readonly target: Target; readonly at: number })[];
  readonly disksUnknown: boolean;
};

/**
 * @returns nothing where the experiment has no model
 * @throws where a load is on a disk that the experiment does not have
 */
export function modelInputOf(experiment: Experiment): ModelInput | undefined {
  const { id, vm, targets = [], loads, disksUnknown = false } = experiment;
  if (vm === undefined || loads === undefined) return undefined;
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
      const target = all[at];
      if (!target || (target === 'temp') !== (load.on === 'temp'))
        throw new Error(`${id}: ${load.name} is on target ${load.on}, and there is none.`);
      return { ...load, at, target };
    }),
    disksUnknown,
  };
}
