import { Random, range } from './random.ts';
import type { Load, Setup } from './types.ts';
import { defaults } from './validate.ts';

/** What an IO is to the limits: answered by the cache, or one that goes on. */
const kinds = { hit: 0, read: 1, write: 2 } as const;

/**
 * The loads, laid out for the run: what kind each IO is, which limits it passes, how long it takes.
 * Chance enters the simulation here and nowhere else.
 */
export class Routes {
  private readonly random: Random;
  /** Gates by load and way (hits, all others), one way in a row of `width`. */
  private readonly limits: Int32Array;
  private readonly lengths: Int32Array;
  private readonly width: number;
  private readonly disks: readonly Int32Array[];
  private readonly nextDisk: Int32Array;
  private readonly atRandom: Uint8Array;
  /** Thresholds for the random numbers: below the first a hit, below the second a read. */
  private readonly hits: Float64Array;
  private readonly reads: Float64Array;
  /** In nanoseconds, by load and kind: the shortest, and how much it varies for one step of chance. */
  private readonly shortest: Float64Array;
  private readonly varies: Float64Array;

  constructor(setup: Setup) {
    const { loads, seed, jitter } = { ...defaults, ...setup };
    this.random = new Random(seed);
    this.width = Math.max(1, ...loads.map(({ all, past }) => all.length + past.length));
    this.limits = new Int32Array(loads.length * 2 * this.width);
    this.lengths = new Int32Array(loads.length * 2);
    this.disks = loads.map(({ disks }) => Int32Array.from(disks));
    this.nextDisk = new Int32Array(loads.length);
    this.atRandom = Uint8Array.from(loads, ({ pick }) => (pick === 'at random' ? 1 : 0));
    this.hits = Float64Array.from(loads, ({ read, hit }) => read * hit * range);
    this.reads = Float64Array.from(loads, ({ read }) => read * range);
    const latencies = loads.flatMap(({ latency: { hit, read, write } }) => [hit, read, write]);
    this.shortest = Float64Array.from(latencies, (each) => Math.round(each * 1e9 * (1 - jitter)));
    this.varies = Float64Array.from(latencies, (each) => (each * 1e9 * 2 * jitter) / range);
    for (const [load, each] of loads.entries()) this.buildRoutes(load, each);
  }

  private buildRoutes(load: number, { all, past }: Load) {
    for (const [row, way] of [all, [...all, ...past]].entries()) {
      this.limits.set(way, (load * 2 + row) * this.width);
      this.lengths[load * 2 + row] = way.length;
    }
  }

  kindOf(load: number): number {
    const reads = this.reads[load] as number;
    // Where there is nothing to choose, no chance is used up.
    if (reads === 0) return kinds.write;
    if (reads === range && this.hits[load] === 0) return kinds.read;
    const chance = this.random.next();
    if (chance < (this.hits[load] as number)) return kinds.hit;
    return chance < reads ? kinds.read : kinds.write;
  }

  /** The disk an IO is for, by its limit; -1 where the load has none. */
  diskOf(load: number): number {
    const own = this.disks[load] as Int32Array;
    const count = own.length;
    if (count <= 1) return count === 0 ? -1 : (own[0] as number);
    if (this.atRandom[load] === 1)
      return own[Math.floor((this.random.next() / range) * count)] as number;
    const turn = this.nextDisk[load] as number;
    this.nextDisk[load] = turn + 1 === count ? 0 : turn + 1;
    return own[turn] as number;
  }

  /** The limit at a step of the way; -1 where the way has ended. */
  limitAt(load: number, kind: number, disk: number, step: number): number {
    const row = load * 2 + (kind === kinds.hit ? 0 : 1);
    const length = this.lengths[row] as number;
    if (step < length) return this.limits[row * this.width + step] as number;
    return step === length && kind !== kinds.hit ? disk : -1;
  }

  /** How long an IO takes of its own, in whole nanoseconds. */
  latencyOf(load: number, kind: number): number {
    const shortest = this.shortest[load * 3 + kind] as number;
    const varies = this.varies[load * 3 + kind] as number;
    return varies === 0 ? shortest : Math.round(shortest + varies * this.random.next());
  }
}
