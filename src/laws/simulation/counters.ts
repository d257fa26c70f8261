import { Histograms } from './histogram.ts';

/** Everything that is counted while it runs. Sums only: the memory does not grow with the time. */
export class Counters {
  /** By load. */
  readonly completed: Float64Array;
  /** Nanoseconds, as all times here. */
  readonly latency: Float64Array;
  readonly unsent: Float64Array;
  readonly histograms: Histograms;
  /** By limit, then load. */
  readonly admitted: Float64Array;
  readonly waited: Float64Array;
  /** By limit: windows in which an IO had to wait, for which cap, and how many waited. */
  readonly full: Float64Array;
  readonly fullByIops: Float64Array;
  readonly fullByBytes: Float64Array;
  readonly waiting: Float64Array;
  windows = 0;

  constructor(limits: number, loads: number) {
    this.completed = new Float64Array(loads);
    this.latency = new Float64Array(loads);
    this.unsent = new Float64Array(loads);
    this.histograms = new Histograms(loads);
    this.admitted = new Float64Array(limits * loads);
    this.waited = new Float64Array(limits * loads);
    this.full = new Float64Array(limits);
    this.fullByIops = new Float64Array(limits);
    this.fullByBytes = new Float64Array(limits);
    this.waiting = new Float64Array(limits);
  }

  /** A window of a limit ends with IOs waiting: which of its two budgets is used up? */
  wait(limit: number, ios: number, leftIos: number, leftBytes: number) {
    this.waiting[limit] = (this.waiting[limit] as number) + ios;
    this.full[limit] = (this.full[limit] as number) + 1;
    if (leftIos <= 0) this.fullByIops[limit] = (this.fullByIops[limit] as number) + 1;
    if (leftBytes <= 0) this.fullByBytes[limit] = (this.fullByBytes[limit] as number) + 1;
  }

  clear() {
    for (const sums of [this.completed, this.latency, this.unsent, this.admitted, this.waited])
      sums.fill(0);
    for (const sums of [this.full, this.fullByIops, this.fullByBytes, this.waiting]) sums.fill(0);
    this.histograms.clear();
    this.windows = 0;
  }
}
