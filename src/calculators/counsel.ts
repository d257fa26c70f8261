/**
 * What is said beside an answer: why it is so, the rules and remarks that concern the case, and what
 * would change it, tried before it is proposed. It rests on the whole dataset and comes with it, in the script of
 * the dataset, so that a page that is only read never loads it.
 */
import type { Note } from '../kit/index.ts';
import { counsel as capCheck } from './cap-check/counsel.ts';
import { counsel as ioSize } from './io-size/counsel.ts';
import { counsel as queueDepth } from './queue-depth/counsel.ts';
import type { Remedy } from './remedies.ts';
import { counsel as syncIo } from './sync-io/counsel.ts';

export type Said = {
  /** Why the answer is what it is, and what that means. */
  readonly why: string;
  readonly remedies: readonly Remedy[];
  readonly notes: readonly Note[];
};

export const counsel = { capCheck, ioSize, queueDepth, syncIo };
export type Counsel = typeof counsel;
