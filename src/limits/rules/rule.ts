import type { Bytes, Iops, Seconds } from '../../units/index.ts';
import type { SourceId } from '../sources.ts';
import type { DiskFamily, Edition } from '../types.ts';

export type Rule = {
  readonly statement: string;
  /** `both`: it stands in the documents of 2018 and nothing today contradicts it. */
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
