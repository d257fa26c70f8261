/** The link from a set-up to the simulation. */
import { type DeepLink, queryOf } from '../../kit/index.ts';
import { isCached } from '../../storage/set-up/loads.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { fraction, kib, outstanding } from '../../units/index.ts';
import { limitsField } from '../shared/fields/fields.ts';
import { initialVm, serializeWorkloads, type Workload } from '../shared/fields/workload-text.ts';

/** In flight for each disk: keeps it busy at the latencies and IO sizes that occur here. */
const queuePerDisk = 10;

/** Each group of disks becomes a workload that keeps its disks busy, and a temp disk in use becomes one too. */
export function toThrottle({ setUp, loads }: Assessment): DeepLink {
  const { vm, edition, read, hit } = setUp;
  const size = setUp.size ?? kib(64);
  const taken = new Map<string, number>();
  const groups = loads.map((group): Workload => {
    const { role, disk, count, effectiveCaching: cache } = group;
    const before = taken.get(role) ?? 0;
    taken.set(role, before + 1);
    return {
      name: before === 0 ? role : `${role}-${before + 1}`,
      target: { disk, disks: count, cache },
      size,
      demand: { outstanding: outstanding(count * queuePerDisk) },
      read,
      options: isCached(group) && hit > 0 ? { hit } : {},
    };
  });
  const temp: Workload = {
    name: 'temp',
    target: 'temp',
    size,
    demand: { outstanding: outstanding(queuePerDisk) },
    read: fraction(0),
    options: {},
  };
  const used = setUp.temp !== 'unused' && vm.tempDisk !== 'none';
  return {
    text: 'Simulate which workload throttles which',
    calculator: 'throttle',
    query: queryOf({
      ...(vm.name === initialVm ? {} : { vm: vm.name }),
      loads: serializeWorkloads(used ? [temp, ...groups] : groups),
      ...(edition === limitsField.initial ? {} : { limits: edition }),
    }),
  };
}
