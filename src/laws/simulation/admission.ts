import { ioUnits } from '../ceiling.ts';
import { Budget } from './budget.ts';
import type { Setup } from './types.ts';
import { defaults } from './validate.ts';

/** What the limits may still admit in this window, of IOs and of bytes. */
export class Admission {
  readonly ios: Budget;
  readonly bytes: Budget;
  /** What one IO costs, by limit, then load. */
  private readonly units: Float64Array;
  private readonly sizes: Float64Array;
  private readonly loads: number;

  constructor(setup: Setup) {
    const { limits, loads, tolerance, windowLength } = { ...defaults, ...setup };
    const times = (cap: number | undefined) => (cap === undefined ? cap : cap * tolerance);
    const budget = (of: 'iops' | 'throughput') =>
      new Budget(
        limits.map((limit) => ({ base: times(limit[of]), burst: times(limit.burst?.[of]) })),
        windowLength,
      );
    this.ios = budget('iops');
    this.bytes = budget('throughput');
    this.loads = loads.length;
    this.sizes = Float64Array.from(loads, ({ size }) => size);
    this.units = Float64Array.from(
      limits.flatMap(({ countsIoUnits = false }) =>
        loads.map(({ size }) => ioUnits(size, countsIoUnits)),
      ),
    );
  }

  isOpen(limit: number): boolean {
    return (this.ios.left[limit] as number) > 0 && (this.bytes.left[limit] as number) > 0;
  }

  admit(limit: number, load: number) {
    const { ios, bytes } = this;
    const units = this.units[limit * this.loads + load] as number;
    ios.left[limit] = (ios.left[limit] as number) - units;
    bytes.left[limit] = (bytes.left[limit] as number) - (this.sizes[load] as number);
  }
}
