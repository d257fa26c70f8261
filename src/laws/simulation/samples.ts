import { type Seconds, seconds } from '../../units/index.ts';
import type { Timeline } from './outcome.ts';

/** The timeline while it is recorded: a fixed number of samples, each over one window or several. */
export class Samples {
  private readonly each: number;
  private readonly windowSeconds: number;
  private readonly limits: number;
  private readonly loads: number;
  private readonly ios: Float64Array;
  private readonly bytes: Float64Array;
  private readonly waiting: Float64Array;
  private readonly completed: Float64Array;
  private readonly latency: Float64Array;
  /** Windows recorded, and the sample that the next one goes into. */
  private windows = 0;
  private sample = 0;

  constructor(options: {
    readonly limits: number;
    readonly loads: number;
    readonly windows: number;
    readonly most: number;
    readonly windowSeconds: number;
  }) {
    this.each = Math.ceil(options.windows / options.most);
    this.windowSeconds = options.windowSeconds;
    this.limits = options.limits;
    this.loads = options.loads;
    const count = Math.ceil(options.windows / this.each);
    this.ios = new Float64Array(count * this.limits);
    this.bytes = new Float64Array(count * this.limits);
    this.waiting = new Float64Array(count * this.limits);
    this.completed = new Float64Array(count * this.loads);
    this.latency = new Float64Array(count * this.loads);
  }

  limit(limit: number, ios: number, bytes: number, waiting: number) {
    const at = this.sample * this.limits + limit;
    this.ios[at] = (this.ios[at] as number) + ios;
    this.bytes[at] = (this.bytes[at] as number) + bytes;
    this.waiting[at] = (this.waiting[at] as number) + waiting;
  }

  io(load: number, latency: number) {
    const at = this.sample * this.loads + load;
    this.completed[at] = (this.completed[at] as number) + 1;
    this.latency[at] = (this.latency[at] as number) + latency;
  }

  endWindow() {
    this.windows++;
    if (this.windows % this.each === 0) this.sample++;
  }

  /** What is recorded so far; the last sample may cover fewer windows than the others. */
  timeline(): Timeline {
    const count = Math.ceil(this.windows / this.each);
    const samples = Array.from({ length: count }, (_, at) => at);
    const windowsIn = (sample: number) => Math.min(this.each, this.windows - sample * this.each);
    const of = (from: Float64Array, width: number, which: number) =>
      samples.map((sample) => from[sample * width + which] as number);
    return {
      every: seconds(this.each * this.windowSeconds),
      limits: Array.from({ length: this.limits }, (_, limit) => ({
        ios: of(this.ios, this.limits, limit),
        bytes: of(this.bytes, this.limits, limit),
        waiting: of(this.waiting, this.limits, limit).map((sum, at) => sum / windowsIn(at)),
      })),
      loads: Array.from({ length: this.loads }, (_, load) => {
        const completed = of(this.completed, this.loads, load);
        const sums = of(this.latency, this.loads, load);
        const mean = (sum: number, at: number): Seconds | null =>
          completed[at] ? seconds(sum / completed[at] / 1e9) : null;
        return { completed, latency: sums.map(mean) };
      }),
    };
  }
}
