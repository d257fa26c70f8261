/** What the closed formulas say of an experiment, and where they say nothing. */
import { model } from '../calculators/sync-io/model.ts';
import { latencyAt, rateAt, through } from '../laws/index.ts';
import { diskPath, mostIops, vmLimit } from '../storage/path.ts';
import type { Volume } from '../storage/volume.ts';
import { type Bytes, iops, outstanding, seconds } from '../units/index.ts';
import type { Given } from './given.ts';
import type { Quantity } from './types.ts';

type Answer = Partial<Record<Quantity, number>>;
type Load = Given['loads'][number];

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
  const asked = (load: Load) => rateAt(load.outstanding, load.latency.write);
  const temp = loads
    .filter(({ target }) => target === 'temp')
    .reduce((sum, load) => sum + asked(load), 0);
  const demands = loads.flatMap((load) => {
    const { target } = load;
    if (target === 'temp') return [];
    const own = diskPath(undefined, target, 1);
    const disks = disksUnknown ? Number.POSITIVE_INFINITY : mostIops(own, size);
    return [{ asked: asked(load), cached: target.cached, disks }];
  });
  const rate = iops(
    through(demands, temp, past, {
      cached: mostIops(vmLimit(vm, 'cached'), size),
      uncached: mostIops(vmLimit(vm, 'uncached'), size),
    }),
  );
  const queue = outstanding(loads.reduce((sum, load) => sum + load.outstanding, 0));
  return {
    iops: rate,
    throughput: rate * size,
    latency: seconds(latencyAt(queue, rate)),
  };
}
