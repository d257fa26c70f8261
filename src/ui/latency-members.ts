/** How a script carries a typical latency: the same members in the same order where it is packed and where it is read. */
import type { Tail, TypicalLatency } from '../limits/rows.ts';

export const latencyMembers = [
  ...([
    'medium',
    'io',
    'edition',
    'kind',
    'seconds',
    'perKib',
    'growthOf',
    'growthSpread',
  ] as const),
  ...(['largestKib', 'spread', 'runs', 'documents', 'below'] as const),
] as const satisfies readonly (keyof TypicalLatency)[];

export const tailMembers = [
  'p50',
  'p90',
  'p95',
  'p99',
  'p999',
  'of',
] as const satisfies readonly (keyof Tail)[];

export type PackedLatency = readonly [
  row: readonly (string | number | null)[],
  years: TypicalLatency['years'],
  source: string,
  tail?: readonly (string | number)[],
];
