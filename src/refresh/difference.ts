/** A difference between what is published today and the dataset. */
import type { Document } from './inputs.ts';
import type { Place } from './tables.ts';

export type Difference = {
  readonly kind:
    | 'changed figure'
    | 'cached limit filled'
    | 'figure filled'
    | 'resource API disagrees'
    | 'new size'
    | 'vanished size'
    | 'retirement'
    | 'other fact'
    | 'price'
    | 'new price';
  /** The sizes or disks that it is about; answers that name one of them may move. */
  readonly about: { readonly kind: 'vm' | 'disk'; readonly names: readonly string[] };
  readonly says: string;
  /** The rows as they are. */
  readonly now: readonly Place[];
  /** Where the lines go, and the lines. */
  readonly paste?: { readonly into: string; readonly lines: readonly string[] };
  readonly from: Document;
  /** What a reader must know before pasting. */
  readonly remark?: string;
};

/** What a difference rests on, as a citation. */
export function citationOf({ kind, file, date }: Document): string {
  if (kind === 'page') return `${file}, ${date ? `ms.date ${date}` : 'a page without ms.date'}`;
  return `${kind === 'price list' ? 'Retail Prices API' : 'resource API'}, ${date ?? 'no date'} (${file})`;
}
