/** What the closed formulas say of a load that has all limits to itself. */
import { ioUnits, latencyAt, rateAt } from '../../laws/index.ts';
import type { Load, Setup } from '../../laws/simulation/index.ts';
import { type Iops, iops, type Seconds, seconds } from '../../units/index.ts';

export type Alone = {
  readonly iops: Iops;
  readonly latency: Seconds;
  /** What is left of it once the burst credit is used up, where it rests on a burst. */
  readonly sustained?: Iops;
};

/** The mean own latency of its mix of hits, reads and writes. */
export const meanLatency = ({ read, hit, latency }: Load): Seconds =>
  seconds(read * hit * latency.hit + read * (1 - hit) * latency.read + (1 - read) * latency.write);

/** How many IOs of this load one limit allows, if no other load uses it. */
function allowed({ limits }: Setup, at: number, { size }: Load): number {
  const limit = limits[at];
  const rate = limit?.burst?.iops ?? limit?.iops ?? Number.POSITIVE_INFINITY;
  const throughput = limit?.burst?.throughput ?? limit?.throughput;
  const data = throughput === undefined ? Number.POSITIVE_INFINITY : throughput / size;
  return Math.min(rate / ioUnits(size, limit?.countsIoUnits === true), data);
}

/**
 * Alone: its own rate by Little’s law, or the lowest limit on its path, whichever is less. Disks that
 * burst do so here as in the run beside it, whose credit lasts longer than any run.
 */
export function alone(setup: Setup, load: Load): Alone {
  const found = held(setup, load);
  const lasting = held(withoutBurst(setup), load).iops;
  return lasting < found.iops ? { ...found, sustained: lasting } : found;
}

/** The same run with no disk that bursts. */
export const withoutBurst = (setup: Setup): Setup => ({
  ...setup,
  limits: setup.limits.map(({ burst: _, ...limit }) => limit),
});

function held(setup: Setup, load: Load): Alone {
  const { demand, all, past, disks, read, hit } = load;
  const beyond = 1 - read * hit;
  const own = meanLatency(load);
  const free = 'rate' in demand ? demand.rate : rateAt(demand.outstanding, own);
  const inAll = disks.reduce((sum, at) => sum + allowed(setup, at, load), 0);
  const most = Math.min(
    ...all.map((at) => allowed(setup, at, load)),
    ...(beyond > 0 ? past.map((at) => allowed(setup, at, load) / beyond) : []),
    beyond > 0 && disks.length > 0 ? inAll / beyond : Number.POSITIVE_INFINITY,
  );
  const rate = iops(Math.min(free, most));
  const queues = free > most && !('rate' in demand);
  return {
    iops: rate,
    latency: queues ? seconds(latencyAt(demand.outstanding, rate)) : own,
  };
}
