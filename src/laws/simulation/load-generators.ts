import type { Load } from './types.ts';
import { depthOf } from './validate.ts';

/**
 * When do loads send? One that keeps N outstanding sends again as soon as one is done. One that
 * arrives at a rate wants its k-th IO at a time that its number gives, so those that can't be sent
 * yet are no list but one number, however long it lasts.
 */
export class LoadGenerators {
  /** Numbers of IOs on their way: those of one load stand together, from its `first` on. */
  readonly total: number;
  readonly first: Int32Array;
  readonly depth: Int32Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** Nanoseconds between two arrivals; 0 where the load keeps so many outstanding. */
  readonly period: Float64Array;
  private readonly wanted: Float64Array;
  private readonly behind: Uint8Array;
  private readonly free: Int32Array;
  private readonly nextFree: Int32Array;

  constructor(loads: readonly Load[]) {
    this.depth = Int32Array.from(loads, ({ demand }) => depthOf(demand));
    let total = 0;
    this.first = this.depth.map((depth) => {
      total += depth;
      return total - depth;
    });
    this.total = total;
    this.from = Float64Array.from(loads, ({ from = 0 }) => Math.round(from * 1e9));
    this.to = Float64Array.from(loads, ({ to = Number.POSITIVE_INFINITY }) => Math.round(to * 1e9));
    this.period = Float64Array.from(loads, ({ demand }) =>
      'rate' in demand ? 1e9 / demand.rate : 0,
    );
    this.wanted = new Float64Array(loads.length);
    this.behind = new Uint8Array(loads.length);
    this.free = this.first.slice();
    this.nextFree = Int32Array.from({ length: total }, (_, io) => io + 1);
    for (const [load, first] of this.first.entries())
      this.nextFree[first + (this.depth[load] as number) - 1] = -1;
  }

  /** When the next arrival of a load is wanted; infinite after its end. */
  nextArrival(load: number): number {
    const time =
      (this.from[load] as number) +
      Math.round((this.wanted[load] as number) * (this.period[load] as number));
    return time < (this.to[load] as number) ? time : Number.POSITIVE_INFINITY;
  }

  /** The number for an IO that arrives now; -1 where too many are on their way, and it has to wait. */
  arrive(load: number): number {
    const io = this.free[load] as number;
    if (io === -1) this.behind[load] = 1;
    else {
      this.free[load] = this.nextFree[io] as number;
      this.wanted[load] = (this.wanted[load] as number) + 1;
    }
    return io;
  }

  /** An IO is done. @returns since when the one that takes its number is wanted, or -1 where none is */
  release(load: number, io: number): number {
    if (this.behind[load] === 0) {
      this.nextFree[io] = this.free[load] as number;
      this.free[load] = io;
      return -1;
    }
    const wanted = this.nextArrival(load);
    this.wanted[load] = (this.wanted[load] as number) + 1;
    return wanted;
  }

  /** Whether a load that had fallen behind has caught up: its next arrival lies ahead. */
  caughtUp(load: number, now: number): boolean {
    if (this.nextArrival(load) <= now) return false;
    this.behind[load] = 0;
    return true;
  }
}
