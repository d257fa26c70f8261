/** The link from a set-up to the simulation. */
import { type DeepLink, queryOf } from '../../kit/index.ts';
import { outstandingAt } from '../../laws/index.ts';
import type { PathLimit } from '../../storage/path/path.ts';
import { isCached, type Load, type TempLoad } from '../../storage/set-up/loads.ts';
import type { Assessment } from '../../storage/verdict/assess.ts';
import { type Bytes, iops, milliseconds, outstanding } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { type Bought, placeTexts } from '../shared/fields/cost-fields.ts';
import { limitsField } from '../shared/fields/fields.ts';
import { initialVm, serializeWorkloads, type Workload } from '../shared/fields/workload-text.ts';
import { bounds, initialSeconds } from '../shared/simulation/bounds.ts';
import { sizeWithoutOne } from './requirement-link.ts';

/** What a typical small read of an SSD takes and a third more, since limit × latency gives only 92 % of a limit. */
const busyAt = milliseconds(3);
/** In flight for each disk at least, for hard disks and larger IOs; and at most for a workload, of which 64 are simulated. */
const [minPerDisk, maxOfGroup] = [10, 1000];

/** The limit of the disks themselves is the first on a path. */
const ofDisks = (path: readonly PathLimit[]) => path.find(({ kind }) => kind === 'iops');

/** What keeps these disks busy. */
function busy({ path, count }: Load): Workload['demand'] {
  const needed = Math.ceil(outstandingAt(iops(ofDisks(path)?.sustained ?? 0), busyAt));
  return { outstanding: outstanding(Math.min(maxOfGroup, Math.max(minPerDisk * count, needed))) };
}

/** The load that was entered; where nothing says how large it is, a small one. */
function tempDemand({ iops: rate, throughput = 0 }: TempLoad['demand'], size: Bytes) {
  const entered = iops(rate ?? throughput / size);
  return entered > 0 ? { rate: entered } : { outstanding: outstanding(minPerDisk) };
}

/** So many seconds as a page can simulate at the highest rates of these disks; the usual ones where they are no more. */
function secondsFor(paths: readonly (readonly PathLimit[])[]): string | undefined {
  const rates = paths.map(ofDisks).map((limit) => limit?.burst ?? limit?.sustained ?? 0);
  const all = bounds.ios / rates.reduce((sum, rate) => sum + rate);
  // A tenth is left for the IOs in flight.
  return all * 0.9 < initialSeconds ? String(Math.max(0.1, Math.floor(all * 9) / 10)) : undefined;
}

/**
 * Each group of disks becomes a workload that keeps its disks busy, and the load of a temp disk becomes one too. NVMe
 * disks beside a temp disk are no target of the simulation, so that their load is left out.
 */
export function toThrottle({ setUp, loads, temp }: Assessment, at: Bought): DeepLink {
  const { vm, edition, read, hit } = setUp;
  const size = setUp.size ?? sizeWithoutOne;
  const taken = new Map<string, number>();
  const groups = loads.map((group): Workload => {
    const { role, disk, count, effectiveCaching: cache } = group;
    const before = taken.get(role) ?? 0;
    taken.set(role, before + 1);
    return {
      name: before === 0 ? role : `${role}-${before + 1}`,
      target: { disk, disks: count, cache },
      size,
      demand: busy(group),
      read,
      options: isCached(group) && hit > 0 ? { hit } : {},
    };
  });
  const isSimulated = (temp.on === 'NVMe') === (vm.tempDisk === 'local NVMe');
  if (temp.path.length > 0 && isSimulated) {
    const demand = tempDemand(temp.demand, size);
    groups.unshift({ name: 'temp', target: 'temp', size, demand, read, options: {} });
  }
  const seconds = secondsFor([...loads, temp].map(({ path }) => path));
  return {
    text: 'Simulate which workload throttles which',
    calculator: 'throttle',
    query: queryOf({
      ...(vm.name === initialVm ? {} : { vm: vm.name }),
      loads: serializeWorkloads(groups),
      ...defined({ seconds }),
      ...placeTexts(at),
      ...(edition === limitsField.initial ? {} : { limits: edition }),
    }),
  };
}
