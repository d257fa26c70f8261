/**
 * Throttling in time: loads send IOs, gates admit so many in each window, and what finds a gate
 * shut waits for the next window (throttling article, 2017: limits are checked every 50 ms).
 *
 * Times are whole nanoseconds and every step is plain arithmetic, so a set-up and a seed give the
 * same answer in every engine. The work is in proportion to the IOs; the memory is fixed when the
 * run begins.
 */
import { seconds, share } from '../../units/index.ts';
import { Budget } from './budget.ts';
import { defaults, windowsOf } from './check.ts';
import { Events } from './events.ts';
import type { Outcome, Progress, Timeline } from './outcome.ts';
import { Samples } from './samples.ts';
import { Senders } from './senders.ts';
import { summary } from './summary.ts';
import { Tally } from './tally.ts';
import type { Setup } from './types.ts';
import { Waiting } from './waiting.ts';
import { Ways } from './ways.ts';

/** Nanoseconds. */
const ns = (time: number) => Math.round(time * 1e9);

/** One run of a set-up that `refusalOf` has nothing against. */
export class Run {
  private readonly setup: Setup;
  private readonly ways: Ways;
  private readonly senders: Senders;
  private readonly gates: number;
  private readonly ios: Budget;
  private readonly bytes: Budget;
  private readonly inUnits: Uint8Array;
  private readonly waiting: Waiting;
  private readonly events: Events;
  private readonly tally: Tally;
  private readonly samples: Samples;
  private readonly disksInTurn: boolean;
  private readonly windows: number;
  /** Nanoseconds, as all times inside. */
  private readonly length: number;
  private readonly warmUp: number;
  private at = 0;
  private completed = 0;

  /** By IO on its way: its load, kind, disk, step, when it was wanted, and since when it waits. */
  private readonly loadOf: Uint8Array;
  private readonly kindOf: Uint8Array;
  private readonly diskOf: Int32Array;
  private readonly stepOf: Uint16Array;
  private readonly wantedAt: Float64Array;
  private readonly waitsSince: Float64Array;

  constructor(setup: Setup) {
    const { gates, loads, windowLength, warmUp, tolerance, order, samples } = {
      ...defaults,
      ...setup,
    };
    this.setup = setup;
    this.windows = windowsOf(setup);
    this.length = ns(windowLength);
    this.warmUp = Math.round(warmUp / windowLength);
    this.ways = new Ways(setup);
    this.senders = new Senders(loads);
    const { total, first, from } = this.senders;

    this.gates = gates.length;
    const times = (cap: number | undefined) => (cap === undefined ? cap : cap * tolerance);
    const budget = (of: 'iops' | 'throughput') =>
      new Budget(
        gates.map((gate) => ({ base: times(gate[of]), burst: times(gate.burst?.[of]) })),
        windowLength,
      );
    this.ios = budget('iops');
    this.bytes = budget('throughput');
    this.inUnits = Uint8Array.from(gates, ({ inUnits }) => (inUnits ? 1 : 0));
    this.disksInTurn = order === 'disks in turn';
    this.waiting = new Waiting(gates.length, this.disksInTurn ? gates.length + 1 : 1, total);

    this.tally = new Tally(gates.length, loads.length);
    this.samples = new Samples({
      gates: gates.length,
      loads: loads.length,
      windows: this.windows,
      most: samples,
      windowSeconds: windowLength,
    });

    this.loadOf = new Uint8Array(total);
    for (const [load, start] of first.entries())
      this.loadOf.fill(load, start, start + (this.senders.depth[load] as number));
    this.kindOf = new Uint8Array(total);
    this.diskOf = new Int32Array(total);
    this.stepOf = new Uint16Array(total);
    this.wantedAt = new Float64Array(total);
    this.waitsSince = new Float64Array(total);

    this.events = new Events(total + loads.length);
    for (const [load, start] of from.entries()) this.events.plan(start, total + load);
  }

  /**
   * Goes on for so many events (an IO is one, and so is a window), then comes back: a page hands
   * out slices that fit into a frame.
   */
  step(events: number): Progress {
    const { events: planned, senders } = this;
    for (let left = events; left > 0 && this.at < this.windows; left--) {
      const end = (this.at + 1) * this.length;
      if (planned.due >= end) {
        this.endWindow(end);
        continue;
      }
      const now = planned.due;
      const id = planned.take();
      if (id < senders.total) this.complete(id, now);
      else this.start(id - senders.total, now);
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
    const { ios, bytes } = this;
    return summary(this.setup, this.tally, {
      from: (Math.min(this.at, this.warmUp) * this.length) / 1e9,
      to: (this.at * this.length) / 1e9,
      ios: this.completed,
      credit: (gate) => ({ iops: ios.credit(gate), throughput: bytes.credit(gate) }),
    });
  }

  /** The samples so far. */
  timeline(): Timeline {
    return this.samples.timeline();
  }

  /** A load begins, or its next IO arrives. */
  private start(load: number, now: number) {
    const { senders } = this;
    if (senders.period[load] === 0) {
      const first = senders.first[load] as number;
      const end = first + (senders.depth[load] as number);
      for (let io = first; io < end; io++) this.send(io, load, now, now);
      return;
    }
    const io = senders.arrive(load);
    if (io === -1) return;
    this.planArrival(load);
    this.send(io, load, now, now);
  }

  private planArrival(load: number) {
    const next = this.senders.nextArrival(load);
    if (next < Number.POSITIVE_INFINITY) this.events.plan(next, this.senders.total + load);
  }

  private complete(io: number, now: number) {
    const { senders, tally } = this;
    const load = this.loadOf[io] as number;
    const latency = now - (this.wantedAt[io] as number);
    this.completed++;
    tally.completed[load] = (tally.completed[load] as number) + 1;
    tally.latency[load] = (tally.latency[load] as number) + latency;
    tally.histograms.add(load, latency);
    this.samples.io(load, latency);

    if (senders.period[load] === 0) {
      if (now < (senders.to[load] as number)) this.send(io, load, now, now);
      return;
    }
    const wanted = senders.release(load, io);
    if (wanted === -1) return;
    tally.unsent[load] = (tally.unsent[load] as number) + now - wanted;
    if (senders.caughtUp(load, now)) this.planArrival(load);
    this.send(io, load, wanted, now);
  }

  private send(io: number, load: number, wanted: number, now: number) {
    const kind = this.ways.kindOf(load);
    const disk = this.ways.diskOf(load);
    this.wantedAt[io] = wanted;
    this.kindOf[io] = kind;
    this.diskOf[io] = disk;
    this.go(io, load, kind, disk, 0, now);
  }

  /** On from a step of the way: up to a gate that is shut, or to the end and then its own latency. */
  private go(io: number, load: number, kind: number, disk: number, from: number, now: number) {
    const { ways, tally, ios, bytes } = this;
    const loads = ways.sizes.length;
    for (let step = from; ; step++) {
      const gate = ways.gateAt(load, kind, disk, step);
      if (gate === -1) {
        this.events.plan(now + ways.latencyOf(load, kind), io);
        return;
      }
      if (!this.isOpen(gate)) {
        this.stepOf[io] = step;
        this.waitsSince[io] = now;
        this.waiting.add(gate, this.disksInTurn ? disk + 1 : 0, io);
        return;
      }
      const units = this.inUnits[gate] === 1 ? (ways.units[load] as number) : 1;
      ios.left[gate] = (ios.left[gate] as number) - units;
      bytes.left[gate] = (bytes.left[gate] as number) - (ways.sizes[load] as number);
      const at = gate * loads + load;
      tally.admitted[at] = (tally.admitted[at] as number) + 1;
    }
  }

  private isOpen(gate: number): boolean {
    return (this.ios.left[gate] as number) > 0 && (this.bytes.left[gate] as number) > 0;
  }

  /** Closes the books of a window, then lets those that wait into the next one. */
  private endWindow(now: number) {
    const { tally, waiting, samples } = this;
    for (let gate = 0; gate < this.gates; gate++) {
      const count = waiting.count[gate] as number;
      if (count > 0)
        tally.wait(gate, count, this.ios.left[gate] as number, this.bytes.left[gate] as number);
      samples.gate(gate, this.ios.refill(gate), this.bytes.refill(gate), count);
    }
    samples.endWindow();
    tally.windows++;
    this.at++;
    if (this.at === this.warmUp) tally.clear();
    if (this.at === this.windows) return;
    // From the last gate back: those that wait further on came first.
    for (let gate = this.gates - 1; gate >= 0; gate--) this.admitWaiting(gate, now);
  }

  private admitWaiting(gate: number, now: number) {
    const { tally, waiting } = this;
    const loads = this.ways.sizes.length;
    while ((waiting.count[gate] as number) > 0 && this.isOpen(gate)) {
      const io = waiting.take(gate);
      const load = this.loadOf[io] as number;
      const at = gate * loads + load;
      tally.waited[at] = (tally.waited[at] as number) + now - (this.waitsSince[io] as number);
      this.go(
        io,
        load,
        this.kindOf[io] as number,
        this.diskOf[io] as number,
        this.stepOf[io] as number,
        now,
      );
    }
  }
}
