/** What a version of the dataset is, and what it says of its changes. */

/** A figure that was wrong here, or that a newer document gives otherwise. */
export type Correction = {
  /** A row and its member, as a reader knows them. */
  readonly of: string;
  readonly figure: string;
  readonly before: string;
  readonly now: string;
};

export type Change = {
  /** `form`: members or words that programs read; a reader of the old form may fail. */
  readonly kind: 'added' | 'corrected' | 'form';
  readonly what: string;
  readonly why: string;
  readonly figures?: readonly Correction[];
};

/** The changes of one day. */
export type DatasetVersion = {
  readonly date: string;
  /**
   * The version of the form as major.minor. The major number rises when a reader of the old form
   * would fail, the minor one when members or words are added.
   */
  readonly form: `${number}.${number}`;
  readonly changes: readonly Change[];
};
