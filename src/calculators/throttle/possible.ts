/** The workloads of a simulation as groups of disks, so that what cannot be built is found by the same checks everywhere. */
import { type DiskGroup, type Fault, faultsOf } from '../../storage/set-up.ts';
import type { Workload } from '../workload-field.ts';
import { type Case, volumeKey } from './setup.ts';

/** By its name a workload runs on the OS disk: there is one, it can't be striped, and it is no data disk. */
export const isOs = ({ name }: Pick<Workload, 'name'>) => name === 'os' || name === 'boot';

const roleOf = (load: Workload): DiskGroup['role'] => {
  if (isOs(load)) return 'os';
  return load.name === 'log' || load.name === 'tempdb' ? load.name : 'data';
};

/** The disks of a case, those that several workloads share once; it is the OS disk if any of them is the OS. */
export function diskGroups(loads: readonly Workload[]): readonly DiskGroup[] {
  const keys = [...new Set(loads.map(volumeKey))];
  return keys.flatMap((key): DiskGroup[] => {
    const sharers = loads.filter((load) => volumeKey(load) === key);
    const first = sharers.find(isOs) ?? sharers[0];
    if (!first || first.target === 'temp') return [];
    const { disk, disks: count, cache } = first.target;
    return [{ role: roleOf(first), disk, count, cache }];
  });
}

/** Every reason why this set-up can't be built; none where it can. */
export const faultsIn = ({ vm, loads, edition }: Case): readonly Fault[] =>
  faultsOf(vm, diskGroups(loads), edition);
