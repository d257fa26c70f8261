import { type Fraction, fraction } from '../../units/index.ts';
import { bucketOf } from '../burst.ts';

/** Used where there is no limit: more than any window admits, and still exact to the byte. */
const unlimited = 2 ** 50;

/**
 * What a limit may still admit in this window, in one dimension (IOs or bytes).
 *
 * An IO is admitted while any of the quota is left, and what it takes beyond the quota is deducted
 * from the next window. So an IO larger than a whole window is admitted, after which the limit stays
 * closed until the excess is made up for, and a limit with IOs waiting admits exactly its figure in the
 * long run. What a window does not use is lost, except for burst credit: no window admits more than
 * its quota and the rest of one IO.
 */
export class Budget {
  /** What is left in this window; the limit is closed from 0 downwards. */
  left: number;
  private granted: number;
  private tokens: number;
  /** The quota of a window, the most that a window may admit, and how much can be saved up. */
  private readonly base: number;
  private readonly max: number;
  private readonly capacity: number;

  /**
   * @param limit a second; not limited where it is missing
   * @param burst the limit while burst credit lasts
   */
  constructor(limit: number | undefined, burst: number | undefined, windowSeconds: number) {
    const sustained = limit ?? unlimited;
    const highest = Math.max(sustained, burst ?? sustained);
    this.base = Math.min(unlimited, sustained * windowSeconds);
    this.max = Math.min(unlimited, highest * windowSeconds);
    this.capacity = this.base + bucketOf(sustained, highest);
    this.tokens = this.capacity;
    this.granted = Math.min(this.tokens, this.max);
    this.left = this.granted;
  }

  /** Begins the next window. @returns what the last one admitted */
  refill(): number {
    const spent = this.granted - this.left;
    this.tokens = Math.min(this.tokens - spent + this.base, this.capacity);
    // What the last window admitted beyond its quota also counts against the burst rate of this one.
    this.granted = Math.min(this.tokens, this.max + Math.min(0, this.left));
    this.left = this.granted;
    return spent;
  }

  /** How full is the bucket of burst credit, from 0 to 1? `undefined` where there is none. */
  credit(): Fraction | undefined {
    const bucket = this.capacity - this.base;
    if (bucket <= 0) return undefined;
    const credit = this.tokens - (this.granted - this.left) - this.base;
    return fraction(Math.min(1, Math.max(0, credit / bucket)));
  }
}
