/**
 * Random numbers from a seed, the same in every engine: whole numbers and `Math.imul` only.
 * A counter whose bits are mixed (“mulberry32”, Tommy Ettinger, public domain).
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

/** The range of `next`: a share of it is the threshold of an event of that probability. */
export const range = 2 ** 32;
