/** What the closed formulas say of a load that has all gates to itself. */
import { countedAs, latencyAt, rateAt } from '../../laws/index.ts';
import type { Load, Setup } from '../../laws/throttle/index.ts';
import { type Iops, iops, type Seconds, seconds } from '../../units/index.ts';

export type Alone = { readonly iops: Iops; readonly latency: Seconds };

/** The mean own latency of its mix of hits, reads and writes. */
export const meanLatency = ({ read, hit, latency }: Load): Seconds =>
  seconds(read * hit * latency.hit + read * (1 - hit) * latency.read + (1 - read) * latency.write);

/** What one gate lets through of IOs of this load, if nobody else passes. */
function allowed({ gates }: Setup, at: number, { size }: Load): number {
  const { iops: rate = Number.POSITIVE_INFINITY, throughput, inUnits = false } = gates[at] ?? {};
  const data = throughput === undefined ? Number.POSITIVE_INFINITY : throughput / size;
  return Math.min(rate / countedAs(size, inUnits), data);
}

/** Alone, without bursts: its own rate by Little’s law, or the tightest gate on its way, whichever is less. */
export function alone(setup: Setup, load: Load): Alone {
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
  const held = free > most && !('rate' in demand);
  return {
    iops: rate,
    latency: held ? seconds(latencyAt(demand.outstanding, rate)) : own,
  };
}
