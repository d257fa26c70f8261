/**
 * Simulates throttling: loads issue IOs, limits admit so many in each window, and an IO that meets an
 * exhausted limit waits for the next window (throttling article, 2017: limits are checked every 50 ms).
 *
 * Times are whole nanoseconds and every step is plain arithmetic, so the same set-up and seed give the
 * same outcome in every JavaScript engine. The work is proportional to the number of IOs. Memory is
 * allocated when the run begins, except for the samples of the timeline.
 */
import { type Fraction, fraction, seconds } from '../../units/index.ts';
import { Events } from './events.ts';
import { LimitState } from './limit-state.ts';
import { type InFlight, LoadGenerator } from './load-generator.ts';
import type { Outcome, Timeline } from './outcome.ts';
import { Random } from './random.ts';
import { outcomeOf, timelineOf } from './summary.ts';
import type { Setup } from './types.ts';
import { defaults, stepOf, stepsIn, windowsOf } from './work.ts';

type Progress = { readonly done: boolean; readonly fraction: Fraction };

/** One run of a set-up that `validate` accepts. */
export class Run {
  private readonly setup: Setup;
  private readonly limits: readonly LimitState<InFlight>[];
  protected readonly loads: readonly LoadGenerator[];
  private readonly events = new Events<InFlight>();
  /** How many steps there are: the shortest window of all limits is one, and every other has several. */
  private readonly steps: number;
  /** The length of a step, in nanoseconds as all times in this class. */
  private readonly length: number;
  /** The number of steps that do not count. */
  private readonly warmUp: number;
  /** How many steps one sample of the timeline covers: whole windows of every limit. */
  private readonly stepsPerSample: number;
  /** How many steps have ended. */
  private ended = 0;
  private completed = 0;

  constructor(setup: Setup) {
    const all = { ...defaults, ...setup };
    this.setup = setup;
    const step = stepOf(setup);
    this.steps = windowsOf(setup);
    this.length = Math.round(step * 1e9);
    this.limits = all.limits.map(
      (limit) =>
        new LimitState(limit, { step, every: stepsIn(limit.every ?? all.windowLength, step) }),
    );
    const longest = Math.max(
      stepsIn(all.windowLength, step),
      ...this.limits.map(({ every }) => every),
    );
    this.warmUp = Math.round(all.warmUp / (step * longest)) * longest;
    this.stepsPerSample = Math.ceil(this.steps / all.samples / longest) * longest;
    const chance = { random: new Random(all.seed), jitter: all.jitter };
    this.loads = all.loads.map((load) => new LoadGenerator(load, this.limits, chance));
    for (const { arrival, from } of this.loads) this.events.plan(arrival, from);
  }

  /**
   * Simulates so many events (each IO and each window is one), so that a page can run slices that fit
   * into a frame.
   */
  step(events: number): Progress {
    for (let left = events; left > 0 && this.ended < this.steps; left--) {
      const end = (this.ended + 1) * this.length;
      const event = this.events.takeBefore(end);
      if (!event) this.endStep(end);
      else if (event === event.load.arrival) this.start(event.load, event.time);
      else this.complete(event, event.time);
    }
    return { done: this.ended === this.steps, fraction: fraction(this.ended / this.steps) };
  }

  /** The figures so far. */
  outcome(): Outcome {
    return outcomeOf(this.setup, this.limits, this.loads, {
      from: (Math.min(this.ended, this.warmUp) * this.length) / 1e9,
      to: (this.ended * this.length) / 1e9,
      steps: this.ended < this.warmUp ? this.ended : this.ended - this.warmUp,
      ios: this.completed,
    });
  }

  /** The samples so far; the last one may cover fewer windows than the others. */
  timeline(): Timeline {
    return timelineOf(
      seconds(this.stepsPerSample * stepOf(this.setup)),
      this.limits,
      this.loads,
      this.ended,
      this.stepsPerSample,
    );
  }

  /** A load begins, or its next IO arrives. */
  private start(load: LoadGenerator, now: number) {
    if (load.period === 0) {
      for (const io of load.slots) this.send(io, now, now);
      return;
    }
    const io = load.arrive();
    if (!io) return;
    this.planArrival(load);
    this.send(io, now, now);
  }

  private planArrival(load: LoadGenerator) {
    const next = load.nextArrival();
    if (next < Number.POSITIVE_INFINITY) this.events.plan(load.arrival, next);
  }

  private complete(io: InFlight, now: number) {
    const { load } = io;
    if (load.cache && io.kind === load.write) {
      const held = load.cache.take();
      if (!held) {
        io.waitsSince = now;
        load.cache.wait(io);
        return;
      }
      held.disk = io.disk;
      held.step = 0;
      this.advance(held, 0, now);
    }
    this.completed++;
    load.count(now - io.arrivedAt);
    if (load.period === 0) {
      if (now < load.to) this.send(io, now, now);
      return;
    }
    const arrivedAt = load.release(io);
    if (arrivedAt === undefined) return;
    load.unsent += now - arrivedAt;
    if (load.caughtUp(now)) this.planArrival(load);
    this.send(io, arrivedAt, now);
  }

  private send(io: InFlight, arrivedAt: number, now: number) {
    io.kind = io.load.nextKind();
    io.disk = io.load.chooseDisk();
    io.arrivedAt = arrivedAt;
    this.advance(io, 0, now);
  }

  /** Follows the route from a step on: to a limit that is used up, where the IO waits, or to the end, where its service time begins. */
  private advance(io: InFlight, from: number, now: number) {
    const { load, disk } = io;
    for (let step = from; ; step++) {
      const crossing = io.crossingAt(step);
      if (!crossing) {
        if (io.isHeld) this.makeRoom(io, now);
        else this.events.plan(io, now + load.serviceTime(io.kind));
        return;
      }
      const { limit } = crossing;
      if (!limit.isOpen()) {
        io.step = step;
        io.waitsSince = now;
        crossing.waiting++;
        limit.add(io, disk ? disk.index + 1 : 0);
        return;
      }
      const counted = io.kind === load.write ? crossing.ofWrite : crossing.ofRead;
      limit.ios.left -= counted.ios;
      limit.bytes.left -= counted.bytes;
      counted.admitted++;
    }
  }

  /** A write that the cache held has reached its disk. One that found the cache full takes its room; its wait counts where the other waited. */
  private makeRoom(held: InFlight, now: number) {
    const { cache } = held.load;
    cache?.putBack(held);
    const next = cache?.takeWaiting();
    if (!next) return;
    const crossing = held.crossingAt(held.step);
    if (crossing) crossing.waited += now - next.waitsSince;
    this.events.plan(next, now);
  }

  /** Ends a step, and with it the windows that are over; admits waiting IOs into the next ones. */
  private endStep(now: number) {
    const { limits, loads } = this;
    this.ended++;
    const isOver = ({ every }: LimitState<InFlight>) => this.ended % every === 0;
    for (const limit of limits) if (isOver(limit)) limit.endWindow();
    for (const { crossings } of loads)
      for (const crossing of crossings.values()) if (isOver(crossing.limit)) crossing.endWindow();
    if (this.ended % this.stepsPerSample === 0)
      for (const one of [...limits, ...loads]) one.endSample();
    if (this.ended === this.warmUp) for (const one of [...limits, ...loads]) one.clear();
    if (this.ended === this.steps) return;
    // The last limit comes first: IOs that wait further along their route arrived earlier.
    for (const limit of limits.toReversed())
      while (limit.isOpen()) {
        const io = limit.take();
        if (!io) break;
        const crossing = io.crossingAt(io.step);
        if (crossing) {
          crossing.waiting--;
          if (!io.isHeld) crossing.waited += now - io.waitsSince;
        }
        this.advance(io, io.step, now);
      }
  }
}
