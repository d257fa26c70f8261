/**
 * Throttling in time: loads send IOs, gates admit so many in each window, and what finds a gate
 * shut waits for the next window (throttling article, 2017: limits are checked every 50 ms).
 *
 * Times are whole nanoseconds and every step is plain arithmetic, so a set-up and a seed give the
 * same answer in every engine. The work is in proportion to the IOs; the memory is fixed when the
 * run begins.
 */
import { seconds, share } from '../../units/index.ts';
import { Admission } from './admission.ts';
import { defaults, windowsOf } from './check.ts';
import { Events } from './events.ts';
import { Flights } from './flights.ts';
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
  private readonly flights: Flights;
  private readonly gates: number;
  private readonly loads: number;
  private readonly admission: Admission;
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

  constructor(setup: Setup) {
    const { gates, loads, windowLength, warmUp, order, samples } = {
      ...defaults,
      ...setup,
    };
    this.setup = setup;
    this.windows = windowsOf(setup);
    this.length = ns(windowLength);
    this.warmUp = Math.round(warmUp / windowLength);
    this.ways = new Ways(setup);
    this.senders = new Senders(loads);
    this.flights = new Flights(this.senders);
    this.gates = gates.length;
    this.loads = loads.length;
    this.admission = new Admission(setup);

    const { total, from } = this.senders;
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
    const { ios, bytes } = this.admission;
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
    const load = this.flights.load[io] as number;
    const latency = now - (this.flights.wanted[io] as number);
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
    const { ways, flights } = this;
    const kind = ways.kindOf(load);
    const disk = ways.diskOf(load);
    flights.wanted[io] = wanted;
    flights.kind[io] = kind;
    flights.disk[io] = disk;
    this.go(io, kind, disk, 0, now);
  }

  /** On from a step of the way: up to a gate that is shut, or to the end and then its own latency. */
  private go(io: number, kind: number, disk: number, from: number, now: number) {
    const { ways, tally, admission, flights } = this;
    const load = flights.load[io] as number;
    for (let step = from; ; step++) {
      const gate = ways.gateAt(load, kind, disk, step);
      if (gate === -1) {
        this.events.plan(now + ways.latencyOf(load, kind), io);
        return;
      }
      if (!admission.isOpen(gate)) {
        flights.step[io] = step;
        flights.waits[io] = now;
        this.waiting.add(gate, this.disksInTurn ? disk + 1 : 0, io);
        return;
      }
      admission.admit(gate, load);
      const at = gate * this.loads + load;
      tally.admitted[at] = (tally.admitted[at] as number) + 1;
    }
  }

  /** Closes the books of a window, then lets those that wait into the next one. */
  private endWindow(now: number) {
    const { tally, waiting, samples } = this;
    const { ios, bytes } = this.admission;
    for (let gate = 0; gate < this.gates; gate++) {
      const count = waiting.count[gate] as number;
      if (count > 0) tally.wait(gate, count, ios.left[gate] as number, bytes.left[gate] as number);
      samples.gate(gate, ios.refill(gate), bytes.refill(gate), count);
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
    const { tally, waiting, admission, flights } = this;
    while ((waiting.count[gate] as number) > 0 && admission.isOpen(gate)) {
      const io = waiting.take(gate);
      const load = flights.load[io] as number;
      const at = gate * this.loads + load;
      tally.waited[at] = (tally.waited[at] as number) + now - (flights.waits[io] as number);
      this.go(
        io,
        flights.kind[io] as number,
        flights.disk[io] as number,
        flights.step[io] as number,
        now,
      );
    }
  }
}
