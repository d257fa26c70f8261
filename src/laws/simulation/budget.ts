import { bucketOf } from '../burst.ts';

/** Stands for “no cap”: more than any window admits, and still exact to the byte. */
const unlimited = 2 ** 50;

/**
 * What each limit may still admit in this window, in one dimension (IOs or bytes).
 *
 * An IO is admitted while anything is left, and what it takes too much is missing from the next
 * window. So an IO larger than a whole window gets through, after which the limit stays shut until
 * it is paid for, and a limit with work waiting lets through exactly its cap in the long run. What
 * is not wanted in a window is lost, but for burst credit: no window gives more than its part and
 * the rest of one IO.
 */
export class Budget {
  /** What is left in this window, by limit; the limit is shut from 0 downwards. */
  readonly left: Float64Array;
  private readonly granted: Float64Array;
  private readonly tokens: Float64Array;
  private readonly base: Float64Array;
  private readonly most: Float64Array;
  private readonly room: Float64Array;

  /** @param caps a second, by limit, with what a limit's burst allows */
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
    this.granted = this.tokens.map((tokens, limit) => Math.min(tokens, this.most[limit] as number));
    this.left = this.granted.slice();
  }

  /** Begins the next window of a limit. @returns what the last one admitted */
  refill(limit: number): number {
    const left = this.left[limit] as number;
    const spent = (this.granted[limit] as number) - left;
    const tokens = Math.min(
      (this.tokens[limit] as number) - spent + (this.base[limit] as number),
      this.room[limit] as number,
    );
    this.tokens[limit] = tokens;
    // What the last window took too much also counts against the burst rate of this one.
    const granted = Math.min(tokens, (this.most[limit] as number) + Math.min(0, left));
    this.granted[limit] = granted;
    this.left[limit] = granted;
    return spent;
  }

  /** How full a limit's bucket of burst credit is; `undefined` where it has none. */
  credit(limit: number): number | undefined {
    const base = this.base[limit] as number;
    const bucket = (this.room[limit] as number) - base;
    if (bucket <= 0) return undefined;
    const spent = (this.granted[limit] as number) - (this.left[limit] as number);
    const credit = (this.tokens[limit] as number) - spent - base;
    return Math.min(1, Math.max(0, credit / bucket));
  }
}
