/** The types of typical latencies, which `fit.ts` computes from runs that others measured. */
import type { Seconds } from '../../units/index.ts';
import type { DiskFamily, Edition } from '../rows.ts';

/** What an IO is served by: a family of disks, a local disk, or the host cache. `any disk` covers all of them. */
export type Medium =
  | DiskFamily
  | 'Premium SSD ZRS'
  | 'temp disk'
  | 'local NVMe'
  | 'host cache'
  | 'any disk';
export type IoKind = 'read' | 'write';

/** The percentiles of one IO as multiples of its mean. */
export type Tail = Readonly<Record<'p50' | 'p90' | 'p95' | 'p99' | 'p999', number>> & {
  /** The medium that they were measured on. */
  readonly of: Medium;
};

/**
 * How long an IO of one kind typically takes, one at a time and nothing throttled. It is never a limit.
 * The spreads are standard deviations of natural logarithms.
 */
export type TypicalLatency = {
  readonly medium: Medium;
  readonly io: IoKind;
  readonly edition: Edition;
  /** Measured by others; documented as one figure for all; or assumed, since with it other figures come out as measured. */
  readonly kind: 'measured' | 'documented' | 'assumed';
  /** The mean of a small IO, up to 8 KiB. */
  readonly seconds: Seconds;
  /** How much longer each KiB above that takes; 0 where one figure stands for all sizes. */
  readonly perKib: Seconds;
  /** The medium on which somebody measured that. */
  readonly growthOf: Medium;
  /** How far apart documents are in that. */
  readonly growthSpread: number;
  /** The largest IO that was measured on `medium`; 0 where one figure stands for all sizes. */
  readonly largestKib: number;
  /** How far apart they are in `seconds`. */
  readonly spread: number;
  /** Missing where nobody printed percentiles. */
  readonly tail?: Tail;
  /** How many runs it rests on. */
  readonly runs: number;
  /** How many documents have these runs. */
  readonly documents: number;
  /** From which years they are. */
  readonly years: readonly [first: number, last: number];
  /** What the vendor says it stays below. */
  readonly below?: Seconds;
  readonly sources: readonly string[];
};
