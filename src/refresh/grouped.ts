/** Observed sizes in groups, and which of them count. */
import type { SizeObserved } from './inputs.ts';

export function groupedBy<T>(
  list: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Only tables that give limits count: guides list sizes with their vCPUs and memory too. */
export const hasLimits = ({ figures }: SizeObserved) =>
  ['uncached-iops', 'cached-iops', 'temp-read-iops', 'uncached-throughput'].some(
    (name) => figures[name] !== undefined,
  );
