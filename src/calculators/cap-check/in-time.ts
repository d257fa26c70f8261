/** The same disks in time: each group as a workload that keeps its disks busy. */
import { type DeepLink, queryOf } from '../../kit/index.ts';
import { kib, outstanding, share } from '../../units/index.ts';
import { limitsField } from '../fields.ts';
import { initialVm, type Workload, writeWorkloads } from '../workload-field.ts';
import type { Case } from './load.ts';
import type { Result } from './model.ts';

/** Enough to fill a disk at the latencies that were measured, at the sizes that matter here. */
const queueForOne = 10;

export function toThrottle(given: Case, { loads }: Result): DeepLink {
  const size = given.size ?? kib(64);
  const taken = new Map<string, number>();
  const groups = loads.map(({ role, disk, count, effective }): Workload => {
    const before = taken.get(role) ?? 0;
    taken.set(role, before + 1);
    return {
      name: before === 0 ? role : `${role}-${before + 1}`,
      target: { disk, disks: count, cache: effective },
      size,
      demand: { outstanding: outstanding(count * queueForOne) },
      pattern: given.read,
      more: effective !== 'None' && given.hit > 0 ? { hit: given.hit } : {},
    };
  });
  const temp: Workload = {
    name: 'temp',
    target: 'temp',
    size,
    demand: { outstanding: outstanding(queueForOne) },
    pattern: share(0),
    more: {},
  };
  const used = given.temp !== 'unused' && given.vm.tempDisk !== 'none';
  return {
    text: 'Simulate which workload throttles which',
    calculator: 'throttle',
    query: queryOf({
      ...(given.vm.name === initialVm ? {} : { vm: given.vm.name }),
      loads: writeWorkloads(used ? [temp, ...groups] : groups),
      ...(given.edition === limitsField.initial ? {} : { limits: given.edition }),
    }),
  };
}
