/** What the files of a folder say, in base units and with the place they were read from, and how it differs. */
import type { Place } from './table.ts';

/** One file: what it is cited as. */
export type Document = {
  /** Below the folder that was given. */
  readonly file: string;
  readonly kind: 'page' | 'resource API' | 'price list';
  /** The day that a page carries; of a download the day it was made. */
  readonly date?: string;
  /** Of a page in a checkout the day of its last commit: `ms.date` stays while figures change. */
  readonly committed?: () => string | undefined;
};

/**
 * Figures by name: `vcpus`, `memory`, `data-disks`, `temp-disks`, `temp-size`, `nvme-disks`,
 * `nvme-size`, `cache-size`; and pairs with `-iops` or `-throughput` behind them: `cached`,
 * `temp-read`, `temp-write`, `nvme-read`, `nvme-write`, `uncached`, `elastic`, and the same with
 * `-burst`. Sizes are bytes, throughput is bytes a second.
 */
export type Figures = Readonly<Record<string, number>>;

/** What one document says of a disk; its figures are named as those of the dataset: `base-iops`, `burst-minutes`. */
export type DiskObserved = {
  readonly name: string;
  readonly figures: Figures;
  readonly from: Document;
};

/** What one document says of a VM size, without `Standard_`. */
export type SizeObserved = DiskObserved & {
  /** The interface, where the document has a table for each. */
  readonly over?: 'NVMe' | 'SCSI';
  /** The day from which the size is gone. */
  readonly retires?: string;
  /** The regions of an entry of the resource API. */
  readonly regions?: readonly string[];
};

/** A series or a size whose retirement a page announces. */
export type RetirementObserved = {
  readonly name: string;
  readonly retires: string;
  readonly from: Document;
};

export type PriceObserved = {
  readonly kind: 'vm' | 'disk' | 'meter';
  readonly item: string;
  readonly region: string;
  /** Of a size the system, of a disk the redundancy. */
  readonly part?: 'Linux' | 'Windows' | 'LRS' | 'ZRS';
  readonly amount: number;
  readonly per: string;
  /** The day since which it is charged. */
  readonly since: string;
  readonly from: Document;
};

/** What a page says of one kind, by name: `P10` → `P50`. */
export type Facts = {
  readonly about: string;
  readonly values: ReadonlyMap<string, string>;
};

export type Read = {
  readonly document: Document;
  readonly sizes: readonly SizeObserved[];
  readonly disks: readonly DiskObserved[];
  readonly retirements: readonly RetirementObserved[];
  readonly prices: readonly PriceObserved[];
  readonly facts: readonly Facts[];
  /** What cannot be read: the file, the place in it, and why, as one sentence each. */
  readonly problems: readonly string[];
  /** What was left out on purpose, such as prices of another currency. */
  readonly remarks: readonly string[];
};

/** A file with nothing in it that the dataset has, and why. */
export type Skipped = { readonly file: string; readonly skipped: string };

/** A difference between what is published today and the dataset. */
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

/** `07/29/2024` and `2024-07-29T00:00:00Z` as `2024-07-29`; a year of two digits is of this century. */
export function dayOf(text: string): string | undefined {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text.trim()) ?? [];
  if (iso !== undefined) return iso;
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (year === '' || Number(month) > 12 || Number(day) > 31) return undefined;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
