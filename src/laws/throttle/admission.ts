import { countedAs } from '../ceiling.ts';
import { Budget } from './budget.ts';
import { defaults } from './check.ts';
import type { Setup } from './types.ts';

/** What the gates may still admit in this window, of IOs and of bytes. */
export class Admission {
  readonly ios: Budget;
  readonly bytes: Budget;
  /** What one IO costs, by gate, then load. */
  private readonly units: Float64Array;
  private readonly sizes: Float64Array;
  private readonly loads: number;

  constructor(setup: Setup) {
    const { gates, loads, tolerance, windowLength } = { ...defaults, ...setup };
    const times = (cap: number | undefined) => (cap === undefined ? cap : cap * tolerance);
    const budget = (of: 'iops' | 'throughput') =>
      new Budget(
        gates.map((gate) => ({ base: times(gate[of]), burst: times(gate.burst?.[of]) })),
        windowLength,
      );
    this.ios = budget('iops');
    this.bytes = budget('throughput');
    this.loads = loads.length;
    this.sizes = Float64Array.from(loads, ({ size }) => size);
    this.units = Float64Array.from(
      gates.flatMap(({ inUnits = false }) => loads.map(({ size }) => countedAs(size, inUnits))),
    );
  }

  isOpen(gate: number): boolean {
    return (this.ios.left[gate] as number) > 0 && (this.bytes.left[gate] as number) > 0;
  }

  admit(gate: number, load: number) {
    const { ios, bytes } = this;
    const units = this.units[gate * this.loads + load] as number;
    ios.left[gate] = (ios.left[gate] as number) - units;
    bytes.left[gate] = (bytes.left[gate] as number) - (this.sizes[load] as number);
  }
}
