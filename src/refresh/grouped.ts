/** Which observed sizes count. */
import type { SizeObserved } from './inputs.ts';

/** Only tables that give limits count: guides list sizes with their vCPUs and memory too. */
export const hasLimits = ({ figures }: SizeObserved) =>
  ['uncached-iops', 'cached-iops', 'temp-read-iops', 'uncached-throughput'].some(
    (name) => figures[name] !== undefined,
  );
