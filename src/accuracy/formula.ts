/** What the closed formulas say of an experiment, and where they say nothing. */
import { model } from '../calculators/sync-io/model.ts';
import type { Volume } from '../calculators/volume.ts';
import { achieved, ceiling, ioUnits, type LimitPair, latencyAt, rateAt } from '../laws/index.ts';
import type { VmLimit } from '../limits/index.ts';
import { countsInUnits } from '../storage/path.ts';
import { type Bytes, bytesPerSecond, iops, outstanding, seconds } from '../units/index.ts';
import type { Given } from './given.ts';
import type { Quantity } from './types.ts';

type Answer = Partial<Record<Quantity, number>>;
type Load = Given['loads'][number];

const figure = (cap: number | string) => (typeof cap === 'number' ? cap : Number.POSITIVE_INFINITY);
const capsOf = ({ iops: rate, throughput }: VmLimit): LimitPair => ({
  iops: iops(figure(rate)),
  throughput: bytesPerSecond(figure(throughput)),
});

/** Of one load: its own rate or the tightest limit, whichever is less. Of several: the sum alone, since no formula says who gets it. */
export function formula(given: Given, of: string): Answer | undefined {
  const [first, ...others] = given.loads;
  if (!first) return undefined;
  if (others.length === 0) return alone(first, given);
  return of === 'all' ? inAll(given) : undefined;
}

function alone(load: Load, given: Given): Answer {
  const { target, size, outstanding: queue, latency } = load;
  if (target === 'temp' || given.disksUnknown) return inAll(given);
  const volume: Volume = { ...target, vm: given.vm, read: load.read, hit: load.hit };
  const own = load.read > 0 ? latency.read : latency.write;
  const { iops: rate, throughput, latency: mean } = model(volume, size, queue, own);
  return { iops: rate, throughput, latency: mean };
}

/** All loads at once, all of one IO size, each asking what its queue could send. */
function inAll({ loads, vm, disksUnknown }: Given): Answer {
  const [{ size } = { size: 1 as Bytes }] = loads;
  // A cache is warm or it is none: what hits it goes no further, all else goes on.
  const past = loads.some(({ hit }) => hit === 1) ? 0 : 1;
  const demand = (load: Load) => rateAt(load.outstanding, load.latency.write);
  const temp = loads
    .filter(({ target }) => target === 'temp')
    .reduce((sum, load) => sum + demand(load), 0);
  const demands = loads.flatMap((load) => {
    const { target } = load;
    if (target === 'temp') return [];
    const units = ioUnits(size, countsInUnits(target.disk));
    const disks = disksUnknown
      ? Number.POSITIVE_INFINITY
      : ceiling(target.disk, size, units).iops * target.disks;
    return [{ demand: demand(load), cached: target.cached, disks }];
  });
  const rate = iops(
    achieved(demands, temp, past, {
      cached: ceiling(capsOf(vm.cached), size).iops,
      uncached: ceiling(capsOf(vm.uncached), size).iops,
    }).total,
  );
  const queue = outstanding(loads.reduce((sum, load) => sum + load.outstanding, 0));
  return {
    iops: rate,
    throughput: rate * size,
    latency: seconds(latencyAt(queue, rate)),
  };
}
