/** Which IOs of a run have a latency in its text. */
import type { Run } from '../../readers/reading.ts';

/** Of reads and writes, as far as the run has them: which have a latency, and which have none. */
export function timedOf({ read, write }: Pick<Run, 'read' | 'write'>) {
  const there = Object.entries({ reads: read, writes: write }).filter(([, part]) => part);
  const isTimed = ([, part]: (typeof there)[number]) => part?.latency?.mean !== undefined;
  const namesOf = (some: typeof there) => some.map(([name]) => name);
  return {
    timed: namesOf(there.filter(isTimed)),
    missing: namesOf(there.filter((one) => !isTimed(one))),
  };
}
