/** Typical latencies as scripts carry them: the same members in the same order where they are packed and where they are read. */
import { defined } from '../../units/omit-undefined.ts';
import type { Tail, TypicalLatency } from './types.ts';

const members = [
  ...(['medium', 'io', 'edition', 'kind', 'seconds', 'perKib', 'growthOf'] as const),
  ...(['growthSpread', 'largestKib', 'spread', 'runs', 'documents', 'below'] as const),
] as const satisfies readonly (keyof TypicalLatency)[];

const parts = ['p50', 'p90', 'p95', 'p99', 'p999', 'of'] as const satisfies readonly (keyof Tail)[];

/** Only the first source is cited by answers. */
export type PackedLatency = readonly [
  row: readonly (string | number | null)[],
  years: TypicalLatency['years'],
  source: string,
  tail?: readonly (string | number)[],
];

export function packLatency(row: TypicalLatency): PackedLatency {
  const { years, sources, tail } = row;
  const [source = ''] = sources;
  const packed = members.map((member) => row[member] ?? null);
  return tail ? [packed, years, source, parts.map((one) => tail[one])] : [packed, years, source];
}

export const unpackLatency = ([row, years, source, tail]: PackedLatency): TypicalLatency =>
  ({
    ...Object.fromEntries(members.map((member, at) => [member, row[at] ?? undefined])),
    years,
    sources: [source],
    ...defined({ tail: tail && Object.fromEntries(parts.map((one, at) => [one, tail[at]])) }),
  }) as unknown as TypicalLatency;
