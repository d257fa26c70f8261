import type { PriceSourceId } from '../prices/sources.ts';
import type { SourceId } from '../sources.ts';
import type { ConflictSourceId } from './sources.ts';

/** What a document says, and where. */
export type Statement = {
  readonly says: string;
  readonly source: SourceId | PriceSourceId | ConflictSourceId;
  readonly place: string;
};

/** A figure or word that cannot be taken as it stands: documents disagree, or one is plainly mistaken. */
export type Conflict = {
  readonly id: string;
  /** `misprint`: the document itself shows that it is wrong. `conflict`: two documents, or two times. */
  readonly kind: 'misprint' | 'conflict';
  readonly about: string;
  readonly printed: Statement;
  /** Who says otherwise. A misprint may need nobody: then `why` does the sum. */
  readonly against: readonly Statement[];
  /** What the dataset and the pages use. */
  readonly used: string;
  readonly why: string;
};
