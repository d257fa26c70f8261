import type { PriceSourceId } from '../prices/sources.ts';
import type { SourceId } from '../sources.ts';
import type { ConflictSourceId } from './sources.ts';

/** What a document says, and where. */
export type Statement = {
  readonly says: string;
  readonly source: SourceId | PriceSourceId | ConflictSourceId;
  readonly place: string;
};

/** A figure or word that cannot be used as printed: documents disagree, or one is plainly wrong. */
export type Conflict = {
  readonly id: string;
  /** `misprint`: the document itself shows that it is wrong. `conflict`: two documents, or two times. */
  readonly kind: 'misprint' | 'conflict';
  readonly about: string;
  readonly printed: Statement;
  /** Who says otherwise. A misprint may need nobody: then `why` has the calculation. */
  readonly against: readonly Statement[];
  /** What the dataset and the pages use. */
  readonly used: string;
  readonly why: string;
};
