import type { Bytes, Iops, Seconds } from '../../units/index.ts';
import type { DiskFamily, Edition } from '../rows.ts';
import type { SourceId } from '../sources.ts';

/** What the documents say beside the figures, with the place where they say it. */
export type Rule = {
  readonly statement: string;
  /** `both`: the documents of 2018 say it, and nothing today contradicts it. */
  readonly edition: Edition | 'both';
  /** In base units. */
  readonly figure?:
    | { readonly value: Bytes; readonly unit: 'B' }
    | { readonly value: Seconds; readonly unit: 's' }
    | { readonly value: Iops; readonly unit: 'IOPS' }
    | { readonly value: number; readonly unit: 'disks' | 'disks per core' };
  readonly families?: readonly DiskFamily[];
  readonly series?: readonly string[];
  readonly source: SourceId;
  /** Where in the source. */
  readonly place: string;
};
