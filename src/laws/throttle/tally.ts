import { Histograms } from './histogram.ts';

/** Everything that is counted while it runs. Sums only: the memory does not grow with the time. */
export class Tally {
  /** By load. */
  readonly completed: Float64Array;
  /** Nanoseconds, as all times here. */
  readonly latency: Float64Array;
  readonly unsent: Float64Array;
  readonly histograms: Histograms;
  /** By gate, then load. */
  readonly admitted: Float64Array;
  readonly waited: Float64Array;
  /** By gate: windows in which an IO had to wait, for which cap, and how many waited. */
  readonly full: Float64Array;
  readonly fullByIops: Float64Array;
  readonly fullByBytes: Float64Array;
  readonly waiting: Float64Array;
  windows = 0;

  constructor(gates: number, loads: number) {
    this.completed = new Float64Array(loads);
    this.latency = new Float64Array(loads);
    this.unsent = new Float64Array(loads);
    this.histograms = new Histograms(loads);
    this.admitted = new Float64Array(gates * loads);
    this.waited = new Float64Array(gates * loads);
    this.full = new Float64Array(gates);
    this.fullByIops = new Float64Array(gates);
    this.fullByBytes = new Float64Array(gates);
    this.waiting = new Float64Array(gates);
  }

  /** A window of a gate ends with IOs waiting: which of its two budgets is used up? */
  wait(gate: number, ios: number, leftIos: number, leftBytes: number) {
    this.waiting[gate] = (this.waiting[gate] as number) + ios;
    this.full[gate] = (this.full[gate] as number) + 1;
    if (leftIos <= 0) this.fullByIops[gate] = (this.fullByIops[gate] as number) + 1;
    if (leftBytes <= 0) this.fullByBytes[gate] = (this.fullByBytes[gate] as number) + 1;
  }

  clear() {
    for (const sums of [this.completed, this.latency, this.unsent, this.admitted, this.waited])
      sums.fill(0);
    for (const sums of [this.full, this.fullByIops, this.fullByBytes, this.waiting]) sums.fill(0);
    this.histograms.clear();
    this.windows = 0;
  }
}
