/**
 * Throttling in time: loads send IOs, limits admit so many in each window, and what finds a limit
 * shut waits for the next window (throttling article, 2017: limits are checked every 50 ms).
 *
 * Times are whole nanoseconds and every step is plain arithmetic, so a set-up and a seed give the
 * same answer in every engine. The work is in proportion to the IOs; the memory is fixed when the
 * run begins.
 */
import { seconds, share } from '../../units/index.ts';
import { Admission } from './admission.ts';
import { Counters } from './counters.ts';
import { Events } from './events.ts';
import { InFlight } from './in-flight.ts';
import { LoadGenerators } from './load-generators.ts';
import type { Outcome, Progress, Timeline } from './outcome.ts';
import { Routes } from './routes.ts';
import { Samples } from './samples.ts';
import { summary } from './summary.ts';
import type { Setup } from './types.ts';
import { defaults, windowsOf } from './validate.ts';
import { WaitQueues } from './wait-queues.ts';

/** Nanoseconds. */
const ns = (time: number) => Math.round(time * 1e9);

/** One run of a set-up that `validate` has nothing against. */
export class Run {
  private readonly setup: Setup;
  private readonly ways: Routes;
  private readonly generators: LoadGenerators;
  private readonly inFlight: InFlight;
  private readonly limits: number;
  private readonly loads: number;
  private readonly admission: Admission;
  private readonly waiting: WaitQueues;
  private readonly events: Events;
  private readonly counters: Counters;
  private readonly samples: Samples;
  private readonly disksInTurn: boolean;
  private readonly windows: number;
  /** Nanoseconds, as all times inside. */
  private readonly length: number;
  private readonly warmUp: number;
  private at = 0;
  private completed = 0;

  constructor(setup: Setup) {
    const { limits, loads, windowLength, warmUp, order, samples } = {
      ...defaults,
      ...setup,
    };
    this.setup = setup;
    this.windows = windowsOf(setup);
    this.length = ns(windowLength);
    this.warmUp = Math.round(warmUp / windowLength);
    this.ways = new Routes(setup);
    this.generators = new LoadGenerators(loads);
    this.inFlight = new InFlight(this.generators);
    this.limits = limits.length;
    this.loads = loads.length;
    this.admission = new Admission(setup);

    const { total, from } = this.generators;
    this.disksInTurn = order === 'disks in turn';
    this.waiting = new WaitQueues(limits.length, this.disksInTurn ? limits.length + 1 : 1, total);

    this.counters = new Counters(limits.length, loads.length);
    this.samples = new Samples({
      limits: limits.length,
      loads: loads.length,
      windows: this.windows,
      most: samples,
      windowSeconds: windowLength,
    });

    this.events = new Events(total + loads.length);
    for (const [load, start] of from.entries()) this.events.plan(start, total + load);
  }

  /**
   * Goes on for so many events (an IO is one, and so is a window), then comes back: a page hands
   * out slices that fit into a frame.
   */
  step(events: number): Progress {
    const { events: planned, generators } = this;
    for (let left = events; left > 0 && this.at < this.windows; left--) {
      const end = (this.at + 1) * this.length;
      if (planned.due >= end) {
        this.endWindow(end);
        continue;
      }
      const now = planned.due;
      const id = planned.take();
      if (id < generators.total) this.complete(id, now);
      else this.start(id - generators.total, now);
    }
    return {
      done: this.at === this.windows,
      part: share(this.at / this.windows),
      time: seconds((this.at * this.length) / 1e9),
      ios: this.completed,
    };
  }

  /** The figures so far. */
  outcome(): Outcome {
    const { ios, bytes } = this.admission;
    return summary(this.setup, this.counters, {
      from: (Math.min(this.at, this.warmUp) * this.length) / 1e9,
      to: (this.at * this.length) / 1e9,
      ios: this.completed,
      credit: (limit) => ({ iops: ios.credit(limit), throughput: bytes.credit(limit) }),
    });
  }

  /** The samples so far. */
  timeline(): Timeline {
    return this.samples.timeline();
  }

  /** A load begins, or its next IO arrives. */
  private start(load: number, now: number) {
    const { generators } = this;
    if (generators.period[load] === 0) {
      const first = generators.first[load] as number;
      const end = first + (generators.depth[load] as number);
      for (let io = first; io < end; io++) this.send(io, load, now, now);
      return;
    }
    const io = generators.arrive(load);
    if (io === -1) return;
    this.planArrival(load);
    this.send(io, load, now, now);
  }

  private planArrival(load: number) {
    const next = this.generators.nextArrival(load);
    if (next < Number.POSITIVE_INFINITY) this.events.plan(next, this.generators.total + load);
  }

  private complete(io: number, now: number) {
    const { generators, counters } = this;
    const load = this.inFlight.load[io] as number;
    const latency = now - (this.inFlight.wanted[io] as number);
    this.completed++;
    counters.completed[load] = (counters.completed[load] as number) + 1;
    counters.latency[load] = (counters.latency[load] as number) + latency;
    counters.histograms.add(load, latency);
    this.samples.io(load, latency);

    if (generators.period[load] === 0) {
      if (now < (generators.to[load] as number)) this.send(io, load, now, now);
      return;
    }
    const wanted = generators.release(load, io);
    if (wanted === -1) return;
    counters.unsent[load] = (counters.unsent[load] as number) + now - wanted;
    if (generators.caughtUp(load, now)) this.planArrival(load);
    this.send(io, load, wanted, now);
  }

  private send(io: number, load: number, wanted: number, now: number) {
    const { ways, inFlight } = this;
    const kind = ways.kindOf(load);
    const disk = ways.diskOf(load);
    inFlight.wanted[io] = wanted;
    inFlight.kind[io] = kind;
    inFlight.disk[io] = disk;
    this.advance(io, kind, disk, 0, now);
  }

  /** On from a step of the way: up to a limit that is shut, or to the end and then its own latency. */
  private advance(io: number, kind: number, disk: number, from: number, now: number) {
    const { ways, counters, admission, inFlight } = this;
    const load = inFlight.load[io] as number;
    for (let step = from; ; step++) {
      const limit = ways.limitAt(load, kind, disk, step);
      if (limit === -1) {
        this.events.plan(now + ways.latencyOf(load, kind), io);
        return;
      }
      if (!admission.isOpen(limit)) {
        inFlight.step[io] = step;
        inFlight.waits[io] = now;
        this.waiting.add(limit, this.disksInTurn ? disk + 1 : 0, io);
        return;
      }
      admission.admit(limit, load);
      const at = limit * this.loads + load;
      counters.admitted[at] = (counters.admitted[at] as number) + 1;
    }
  }

  /** Closes the books of a window, then lets those that wait into the next one. */
  private endWindow(now: number) {
    const { counters, waiting, samples } = this;
    const { ios, bytes } = this.admission;
    for (let limit = 0; limit < this.limits; limit++) {
      const count = waiting.count[limit] as number;
      if (count > 0)
        counters.wait(limit, count, ios.left[limit] as number, bytes.left[limit] as number);
      samples.limit(limit, ios.refill(limit), bytes.refill(limit), count);
    }
    samples.endWindow();
    counters.windows++;
    this.at++;
    if (this.at === this.warmUp) counters.clear();
    if (this.at === this.windows) return;
    // From the last limit back: those that wait further on came first.
    for (let limit = this.limits - 1; limit >= 0; limit--) this.admitWaiting(limit, now);
  }

  private admitWaiting(limit: number, now: number) {
    const { counters, waiting, admission, inFlight } = this;
    while ((waiting.count[limit] as number) > 0 && admission.isOpen(limit)) {
      const io = waiting.take(limit);
      const load = inFlight.load[io] as number;
      const at = limit * this.loads + load;
      counters.waited[at] = (counters.waited[at] as number) + now - (inFlight.waits[io] as number);
      this.advance(
        io,
        inFlight.kind[io] as number,
        inFlight.disk[io] as number,
        inFlight.step[io] as number,
        now,
      );
    }
  }
}
