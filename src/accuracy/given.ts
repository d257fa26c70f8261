/** An experiment with its names looked up: the VM's row, the disks' rows, a target for each load. */
import type { Target } from '../calculators/throttle/limits.ts';
import { catalogue, type Found, type Vm } from '../limits/index.ts';
import type { Experiment, Load } from './types.ts';

export type Given = {
  readonly vm: Vm;
  readonly targets: readonly Target[];
  readonly loads: readonly (Load & { readonly target: Target; readonly at: number })[];
  readonly disksUnknown: boolean;
};

/** The names stand in this folder: one that is not found is a mistake of the program. */
function rowOf<Row>(found: Found<Row>, name: string): Row {
  if ('row' in found) return found.row;
  throw new Error(`There is no “${name}” in the edition of 2018-09.`);
}

/** @returns nothing where the experiment has no model */
export function givenOf(experiment: Experiment): Given | undefined {
  const { vm, targets = [], loads, disksUnknown = false } = experiment;
  if (vm === undefined || loads === undefined) return undefined;
  const edition = '2018-09';
  const all: readonly Target[] = [
    ...targets.map(({ disk, disks, cached }) => ({
      disk: rowOf(catalogue.disk(disk, edition), disk),
      disks,
      cached,
    })),
    'temp',
  ];
  return {
    vm: rowOf(catalogue.vm(vm, edition), vm),
    targets: loads.some(({ on }) => on === 'temp') ? all : all.slice(0, -1),
    loads: loads.map((load) => {
      const at = load.on === 'temp' ? targets.length : load.on;
      return { ...load, at, target: all[at] ?? 'temp' };
    }),
    disksUnknown,
  };
}
