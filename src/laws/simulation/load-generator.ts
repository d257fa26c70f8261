import type { Bytes } from '../../units/index.ts';
import type { TailRatios } from '../tail.ts';
import { Crossing } from './crossing.ts';
import { Histogram } from './histogram.ts';
import type { LimitState } from './limit-state.ts';
import { type Random, range } from './random.ts';
import { multiplesOf } from './service-times.ts';
import type { Load } from './types.ts';
import { depthOf } from './work.ts';
import { WriteCache } from './write-cache.ts';

/** A cache hit, a read miss, a write, or the way of a held write to its disk: the limits it crosses, and its service time in nanoseconds. */
type Kind = {
  readonly route: readonly Crossing<InFlight>[];
  /** Whether it also crosses the limit of a disk. */
  readonly reachesDisk: boolean;
  readonly shortest: number;
  /** How much the service time varies for one step of the random number. */
  readonly varies: number;
  /** The times of equally many IOs each, from the shortest to the longest; nothing where they vary evenly. */
  readonly times: readonly number[] | undefined;
};

/** An IO in flight, or a write that the cache holds. When it has completed, its load reuses the object for another one. */
export class InFlight {
  readonly load: LoadGenerator;
  /** When it completes. */
  time = 0;
  turn = 0;
  kind: Kind;
  disk: Crossing<InFlight> | undefined;
  /** The step of the route at which it waits, and since when. */
  step = 0;
  waitsSince = 0;
  /** When it arrived: its latency counts from here, even if it could not be issued yet. */
  arrivedAt = 0;
  /** The next in the queue in which it waits, or in the list of those not in use. */
  next: InFlight | undefined;
  /** Whether it is a write that the cache has acknowledged, for which no workload waits. */
  readonly isHeld: boolean;

  constructor(load: LoadGenerator, isHeld = false) {
    this.load = load;
    this.isHeld = isHeld;
    this.kind = isHeld ? load.flush : load.write;
  }

  /** The limit at a step of the route; nothing at the end of the route. */
  crossingAt(step: number): Crossing<InFlight> | undefined {
    const { route, reachesDisk } = this.kind;
    if (step < route.length) return route[step];
    return reachesDisk && step === route.length ? this.disk : undefined;
  }
}

/**
 * A load while the simulation runs: when it issues IOs, what each of them is, and what is counted.
 *
 * A load with a queue depth issues an IO as soon as one has completed. With a rate, the time at which
 * the k-th IO arrives follows from k, so that one number is enough for any backlog of IOs that cannot
 * be issued yet. Times are in nanoseconds. Random numbers are used here and nowhere else.
 */
export class LoadGenerator {
  /** Every limit that its IOs cross, by the index of the limit. */
  readonly crossings = new Map<number, Crossing<InFlight>>();
  readonly size: Bytes;
  private readonly random: Random;
  private readonly hit: Kind;
  private readonly read: Kind;
  readonly write: Kind;
  /** From the cache to the disk. */
  readonly flush: Kind;
  /** Thresholds for the random numbers: below the first a hit, below the second a read. */
  private readonly hitsBelow: number;
  private readonly readsBelow: number;
  private readonly disks: readonly Crossing<InFlight>[];
  private nextDisk = 0;
  private readonly isDealtAtRandom: boolean;

  readonly from: number;
  readonly to: number;
  /** Between two arrivals; 0 where the load keeps a queue depth. */
  readonly period: number;
  readonly slots: readonly InFlight[];
  /** The event of the next arrival, or of the start. */
  readonly arrival: InFlight;
  private arrivals = 0;
  private isBehind = false;
  private free: InFlight | undefined;
  /** The cache that acknowledges its writes before they reach their disk; nothing where they wait for it. */
  readonly cache: WriteCache<InFlight> | undefined;

  completed = 0;
  latency = 0;
  /** How long IOs waited before they could be issued at all. */
  unsent = 0;
  readonly histogram = new Histogram();
  /** The sample that is recorded now, and those before it. */
  sample = { completed: 0, latency: 0 };
  readonly samples: (typeof this.sample)[] = [];

  constructor(
    load: Load,
    limits: readonly LimitState<InFlight>[],
    { random, jitter }: { readonly random: Random; readonly jitter: number },
  ) {
    const { size, read, hit, demand, latency, from = 0, to = Number.POSITIVE_INFINITY } = load;
    const { heldWrites = 0, tails = {}, dealing } = load;
    this.isDealtAtRandom = dealing === 'random' && load.disks.length > 1;
    this.size = size;
    this.random = random;
    this.hitsBelow = read * hit * range;
    this.readsBelow = read * range;
    const all = this.route(load.all, limits);
    const behindCache = this.route(load.misses, limits);
    const beyondCache = [...all, ...behindCache];
    this.disks = this.route(load.disks, limits);
    const kind = (
      time: number,
      route: readonly Crossing<InFlight>[],
      reachesDisk: boolean,
      tail?: TailRatios,
    ): Kind => ({
      route,
      reachesDisk,
      shortest: Math.round(time * 1e9 * (1 - jitter)),
      varies: (time * 1e9 * 2 * jitter) / range,
      times: tail && multiplesOf(tail).map((part) => Math.round(time * 1e9 * part)),
    });
    this.hit = kind(latency.hit, all, false, tails.hit);
    this.read = kind(latency.read, beyondCache, true, tails.read);
    const isHeld = heldWrites > 0;
    this.write = kind(latency.write, isHeld ? all : beyondCache, !isHeld, tails.write);
    this.flush = kind(0, behindCache, true);

    this.from = Math.round(from * 1e9);
    this.to = Math.round(to * 1e9);
    this.period = 'rate' in demand ? 1e9 / demand.rate : 0;
    this.arrival = new InFlight(this);
    this.slots = Array.from({ length: depthOf(demand) }, () => new InFlight(this));
    for (const slot of this.slots.toReversed()) this.putBack(slot);
    const room = Array.from({ length: heldWrites }, () => new InFlight(this, true));
    this.cache = isHeld ? new WriteCache(room) : undefined;
  }

  private route(indices: readonly number[], limits: readonly LimitState<InFlight>[]) {
    return indices.flatMap((index) => {
      const limit = limits[index];
      const crossing =
        this.crossings.get(index) ?? (limit && new Crossing(limit, index, this.size));
      if (crossing) this.crossings.set(index, crossing);
      return crossing ?? [];
    });
  }

  /** Draws whether the next IO is a hit, a read miss or a write. */
  nextKind(): Kind {
    // Where all IOs are of one kind, no random number is drawn.
    if (this.readsBelow === 0) return this.write;
    if (this.readsBelow === range && this.hitsBelow === 0) return this.read;
    const chance = this.random.next();
    if (chance < this.hitsBelow) return this.hit;
    return chance < this.readsBelow ? this.read : this.write;
  }

  /** The disk of the next IO: at random, or in turn. Nothing where the load has none. */
  chooseDisk(): Crossing<InFlight> | undefined {
    const { disks } = this;
    if (this.isDealtAtRandom) return disks[this.random.next() % disks.length];
    const turn = this.nextDisk;
    this.nextDisk = turn + 1 >= disks.length ? 0 : turn + 1;
    return disks[turn];
  }

  /** The service time of an IO, in whole nanoseconds. */
  serviceTime({ shortest, varies, times }: Kind): number {
    // There are 1,024 of them: the remainder is the last bits, which are found without a division.
    if (times) return times[this.random.next() & (times.length - 1)] ?? shortest;
    return varies === 0 ? shortest : Math.round(shortest + varies * this.random.next());
  }

  /** When the next arrival is due; infinite after the end of the load. */
  nextArrival(): number {
    const time = this.from + Math.round(this.arrivals * this.period);
    return time < this.to ? time : Number.POSITIVE_INFINITY;
  }

  /** A slot for an IO that arrives now; nothing where all are in flight, so that it has to wait. */
  arrive(): InFlight | undefined {
    const io = this.free;
    if (io) {
      this.free = io.next;
      this.arrivals++;
    } else this.isBehind = true;
    return io;
  }

  /** An IO has completed. @returns when the IO that takes its slot arrived; nothing where none waits */
  release(io: InFlight): number | undefined {
    if (!this.isBehind) {
      this.putBack(io);
      return undefined;
    }
    const arrivedAt = this.nextArrival();
    this.arrivals++;
    return arrivedAt;
  }

  private putBack(io: InFlight) {
    io.next = this.free;
    this.free = io;
  }

  /** Whether a load that had fallen behind has caught up: its next arrival is in the future. */
  caughtUp(now: number): boolean {
    if (this.nextArrival() <= now) return false;
    this.isBehind = false;
    return true;
  }

  count(latency: number) {
    this.completed++;
    this.latency += latency;
    this.histogram.add(latency);
    this.sample.completed++;
    this.sample.latency += latency;
  }

  endSample() {
    this.samples.push(this.sample);
    this.sample = { completed: 0, latency: 0 };
    for (const crossing of this.crossings.values()) crossing.endSample();
  }

  clear() {
    this.completed = this.latency = this.unsent = 0;
    this.histogram.clear();
    for (const crossing of this.crossings.values()) crossing.clear();
  }
}
