import type { Note } from '../kit/index.ts';
import type { Remedy } from './remedies.ts';

/**
 * What is said beside an answer: why it is so, the rules and remarks that concern the case, and
 * what would change it, tried before it is proposed. It takes longer than the answer itself.
 */
export type Said = {
  /** Why the answer is what it is, and what that means. */
  readonly why: string;
  readonly remedies: readonly Remedy[];
  readonly notes: readonly Note[];
};

/** Worked out when it is first read, and not again: while somebody types, nobody reads it. */
export function onceRead<T extends object>(work: () => T): () => T {
  let done: T | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
