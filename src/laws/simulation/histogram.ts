/**
 * Counts latencies in buckets that grow with them, so that percentiles need a fixed amount of memory.
 * 64 buckets to each doubling: the middle of a bucket is within 1/128 (0.8 %) of every value in it.
 */
const perDoubling = 64;
const doublings = 47;
const bits = 6;

/** The bucket of a whole number from 0 to 2^52, found by its leading bits (no logarithm, which engines round differently). */
function bucketAt(value: number): number {
  const far = value >= 2 ** 31;
  const near = far ? Math.floor(value / 2 ** 21) : value;
  const top = 31 - Math.clz32(near);
  if (top < bits) return near;
  const doubling = top - bits + (far ? 21 : 0);
  return (doubling + 1) * perDoubling + ((near >>> (top - bits)) - perDoubling);
}

function middleOf(bucket: number): number {
  if (bucket < perDoubling) return bucket;
  const width = 2 ** (Math.floor(bucket / perDoubling) - 1);
  return ((bucket % perDoubling) + perDoubling) * width + (width - 1) / 2;
}

export class Histogram {
  private readonly counts = new Uint32Array((doublings + 1) * perDoubling);

  /** @param value a whole number of nanoseconds */
  add(value: number) {
    const bucket = bucketAt(value);
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
  }

  clear() {
    this.counts.fill(0);
  }

  /** The value that this fraction of all does not exceed; `undefined` where there are none. */
  quantile(fraction: number): number | undefined {
    const all = this.counts.reduce((sum, count) => sum + count, 0);
    let left = Math.ceil(all * fraction);
    if (left === 0) return undefined;
    const bucket = this.counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return middleOf(bucket);
  }
}
