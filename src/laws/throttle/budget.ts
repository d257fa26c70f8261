import { bucketOf } from '../burst.ts';

/** Stands for “no cap”: more than any window admits, and still exact to the byte. */
const unlimited = 2 ** 50;

/**
 * What each gate may still admit in this window, in one dimension (IOs or bytes).
 *
 * An IO is admitted while anything is left, and what it takes too much is missing from the next
 * window. So an IO larger than a whole window gets through, after which the gate stays shut until
 * it is paid for, and a gate with work waiting lets through exactly its cap in the long run. What
 * is not wanted in a window is lost, but for burst credit: no window gives more than its part and
 * the rest of one IO.
 */
export class Budget {
  /** What is left in this window, by gate; the gate is shut from 0 downwards. */
  readonly left: Float64Array;
  private readonly granted: Float64Array;
  private readonly tokens: Float64Array;
  private readonly base: Float64Array;
  private readonly most: Float64Array;
  private readonly room: Float64Array;

  /** @param caps a second, by gate, with what a gate's burst allows */
  constructor(
    caps: readonly { readonly base: number | undefined; readonly burst: number | undefined }[],
    windowSeconds: number,
  ) {
    const of = (each: (cap: { base: number; burst: number }) => number) =>
      Float64Array.from(caps, ({ base = unlimited, burst = base }) =>
        each({ base, burst: Math.max(base, burst) }),
      );
    this.base = of(({ base }) => Math.min(unlimited, base * windowSeconds));
    this.most = of(({ burst }) => Math.min(unlimited, burst * windowSeconds));
    this.room = of(
      ({ base, burst }) => Math.min(unlimited, base * windowSeconds) + bucketOf(base, burst),
    );
    this.tokens = this.room.slice();
    this.granted = this.tokens.map((tokens, gate) => Math.min(tokens, this.most[gate] as number));
    this.left = this.granted.slice();
  }

  /** Begins the next window of a gate. @returns what the last one admitted */
  refill(gate: number): number {
    const left = this.left[gate] as number;
    const spent = (this.granted[gate] as number) - left;
    const tokens = Math.min(
      (this.tokens[gate] as number) - spent + (this.base[gate] as number),
      this.room[gate] as number,
    );
    this.tokens[gate] = tokens;
    // What the last window took too much also counts against the burst rate of this one.
    const granted = Math.min(tokens, (this.most[gate] as number) + Math.min(0, left));
    this.granted[gate] = granted;
    this.left[gate] = granted;
    return spent;
  }

  /** How full a gate's bucket of burst credit is; `undefined` where it has none. */
  credit(gate: number): number | undefined {
    const base = this.base[gate] as number;
    const bucket = (this.room[gate] as number) - base;
    if (bucket <= 0) return undefined;
    const spent = (this.granted[gate] as number) - (this.left[gate] as number);
    const credit = (this.tokens[gate] as number) - spent - base;
    return Math.min(1, Math.max(0, credit / bucket));
  }
}
