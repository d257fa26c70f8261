/** What the closed formulas give for an experiment, where they can. */
import { model } from '../calculators/sync-io/model.ts';
import { latencyAt, rateAt } from '../laws/index.ts';
import { lowestIops, ownLimits, vmLimit } from '../storage/path/path.ts';
import type { Volume } from '../storage/set-up/volume.ts';
import { type Bytes, iops, outstanding, seconds } from '../units/index.ts';
import type { Quantity } from './experiment.ts';
import type { Given } from './simulated.ts';
import { throughVm } from './through-vm.ts';

type Answer = Partial<Record<Quantity, number>>;
type Load = Given['loads'][number];

/**
 * What does a workload achieve, or all together? For one workload its own rate or the lowest limit,
 * whichever is less. For several only the sum, since no formula gives their shares.
 */
export function formula(given: Given, of: string): Answer | undefined {
  const [first, ...others] = given.loads;
  if (!first) return undefined;
  if (others.length === 0) return single(first, given);
  return of === 'all' ? total(given) : undefined;
}

function single(load: Load, given: Given): Answer {
  const { target, size, outstanding: queue, latency } = load;
  if (target === 'temp' || given.disksUnknown) return total(given);
  const volume: Volume = { ...target, vm: given.vm, read: load.read, hit: load.hit };
  const serviceTime = load.read > 0 ? latency.read : latency.write;
  const { iops: rate, throughput, latency: mean } = model(volume, size, queue, serviceTime);
  return { iops: rate, throughput, latency: mean };
}

/** All workloads together, all of one IO size, each demanding what its queue depth could issue. */
function total({ loads, vm, disksUnknown }: Given): Answer {
  const [{ size } = { size: 1 as Bytes }] = loads;
  // In the experiments a cache answers all reads or none.
  const misses = loads.some(({ hit }) => hit === 1) ? 0 : 1;
  const demand = (load: Load) => rateAt(load.outstanding, load.latency.write);
  const temp = loads
    .filter(({ target }) => target === 'temp')
    .reduce((sum, load) => sum + demand(load), 0);
  const groups = loads.flatMap((load) => {
    const { target } = load;
    if (target === 'temp') return [];
    const own = Object.values(ownLimits(target.disk, target.disks));
    const disks = disksUnknown ? Number.POSITIVE_INFINITY : lowestIops(own, size);
    return [{ demand: demand(load), cached: target.cached, disks }];
  });
  const rate = iops(
    throughVm(groups, temp, misses, {
      cached: lowestIops(vmLimit(vm, 'cached'), size),
      uncached: lowestIops(vmLimit(vm, 'uncached'), size),
    }),
  );
  const queue = outstanding(loads.reduce((sum, load) => sum + load.outstanding, 0));
  return {
    iops: rate,
    throughput: rate * size,
    latency: seconds(latencyAt(queue, rate)),
  };
}
