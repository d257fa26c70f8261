/** What the closed formulas give for an experiment, where they can. */
import { model } from '../calculators/sync-io/model.ts';
import { achieved, latencyAt, rateAt } from '../laws/index.ts';
import { lowestIops, ownLimits, vmLimit } from '../storage/path/path.ts';
import type { Volume } from '../storage/set-up/volume.ts';
import { type Bytes, iops, outstanding, seconds } from '../units/index.ts';
import type { ModelInput } from './model-input.ts';
import type { Quantity } from './row.ts';

type Answer = Partial<Record<Quantity, number>>;
type Load = ModelInput['loads'][number];

/**
 * What does a workload achieve, or all together? For one workload its own rate or the lowest limit,
 * whichever is less. For several only the sum, since no formula gives their shares.
 */
export function formula(given: ModelInput, of: string): Answer | undefined {
  const [first, ...others] = given.loads;
  if (!first) return undefined;
  if (others.length === 0) return single(first, given);
  return of === 'all' ? total(given) : undefined;
}

function single(load: Load, given: ModelInput): Answer {
  const { target, size, outstanding: queue, latency } = load;
  if (target === 'temp' || given.disksUnknown) return total(given);
  const volume: Volume = { ...target, vm: given.vm, read: load.read, hit: load.hit };
  const serviceTime = load.read > 0 ? latency.read : latency.write;
  const { iops: rate, throughput, latency: mean } = model(volume, size, queue, serviceTime);
  return { iops: rate, throughput, latency: mean };
}

/** All workloads together, all of one IO size, each demanding what its queue depth could issue. */
function total({ loads, vm, disksUnknown }: ModelInput): Answer {
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
  return { iops: rate, throughput: rate * size, latency: seconds(latencyAt(queue, rate)) };
}

/** A group of disks in one dimension; `disks` is the limit of all of them together. */
export type GroupDemand = {
  readonly demand: number;
  readonly cached: boolean;
  readonly disks: number;
};

/**
 * What equal disks behind the two limits of a VM achieve, put to the law as sources and limits.
 * @param temp traffic of a temp disk that shares the cached limit
 * @param misses the share of a cached group's IOs that the cache does not serve
 */
export function throughVm(
  groups: readonly GroupDemand[],
  temp: number,
  misses: number,
  limits: { readonly cached: number; readonly uncached: number },
): number {
  const local = { demand: temp, cached: true, disks: Number.POSITIVE_INFINITY };
  const flowOf = (source: GroupDemand) => ({ source, share: source.cached ? misses : 1 });
  const whole = (source: GroupDemand) => ({ source, share: 1 });
  const hasHits = ({ cached }: GroupDemand) => cached && misses < 1;
  const amounts = achieved(
    [[local], groups.filter(hasHits), groups.filter((group) => !hasHits(group))],
    ({ demand }) => demand,
    [
      ...groups.map((group) => ({ allows: group.disks, flows: [flowOf(group)] })),
      {
        allows: limits.cached,
        flows: [local, ...groups.filter(({ cached }) => cached)].map(whole),
      },
      { allows: limits.uncached, flows: groups.map(flowOf) },
    ],
  );
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
