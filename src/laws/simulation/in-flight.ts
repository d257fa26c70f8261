import type { LoadGenerators } from './load-generators.ts';

/** The IOs on their way, by number: fields side by side in typed arrays, used again and again. */
export class InFlight {
  readonly load: Uint8Array;
  readonly kind: Uint8Array;
  /** The limit of the disk it is for; -1 where there is none. */
  readonly disk: Int32Array;
  /** The step of the way at which it waits. */
  readonly step: Uint16Array;
  /** When the application wanted it, and since when it waits, in nanoseconds. */
  readonly wanted: Float64Array;
  readonly waits: Float64Array;

  constructor({ total, first, depth }: LoadGenerators) {
    this.load = new Uint8Array(total);
    for (const [load, start] of first.entries())
      this.load.fill(load, start, start + (depth[load] as number));
    this.kind = new Uint8Array(total);
    this.disk = new Int32Array(total);
    this.step = new Uint16Array(total);
    this.wanted = new Float64Array(total);
    this.waits = new Float64Array(total);
  }
}
