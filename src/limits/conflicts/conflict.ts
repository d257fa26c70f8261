import type { PriceSourceId } from '../prices/sources.ts';
import type { SourceId } from '../sources.ts';
import type { ConflictSourceId } from './sources.ts';

/** What a document says, and where. */
export type Statement = {
  readonly says: string;
  readonly source: SourceId | PriceSourceId | ConflictSourceId;
  readonly place: string;
};

/** A figure or word that cannot be used as printed: documents disagree, one is plainly wrong, or none says it. */
export type Conflict = {
  readonly id: string;
  /**
   * `misprint`: the document itself shows that it is wrong. `conflict`: two documents, or two times.
   * `reading`: no document says it, and what is used was concluded from those that are named.
   */
  readonly kind: 'misprint' | 'conflict' | 'reading';
  readonly about: string;
  readonly printed: Statement;
  /** Who says otherwise, or what else a reading rests on. A misprint may need nobody: then `why` has the calculation. */
  readonly against: readonly Statement[];
  /** What the dataset and the pages use. */
  readonly used: string;
  readonly why: string;
};
