/**
 * The script that brings the dataset into a page: looking names up, the disks, the sources, the
 * rules, and what they say of a case. It stands beside the main script and is loaded by it when an answer is first computed; a
 * page that is only read never loads it. VM sizes come in a third file, since there are hundreds.
 */
import { type Counsel, counsel } from '../calculators/counsel.ts';
import { makeCatalogue } from '../limits/catalogue.ts';
import { unpackDisks, unpackVms } from '../limits/compact.ts';
import type { Catalogue, Source } from '../limits/types.ts';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_DISKS: string;
declare const HEADROOM_SOURCES: readonly Source[];

/** What `headroom-vms.js` leaves behind. */
export type PackedVms = { readonly vms: string; readonly sources: readonly Source[] };

/** What this script leaves behind: the dataset without VM sizes, and how to make it whole. */
export type Limits = {
  readonly catalogue: Catalogue;
  readonly counsel: Counsel;
  readonly withVms: (packed: PackedVms) => Catalogue;
};

declare global {
  var headroomLimits: Limits | undefined;
  var headroomVms: PackedVms | undefined;
}

const disks = unpackDisks(HEADROOM_DISKS);

globalThis.headroomLimits = {
  catalogue: {
    ...makeCatalogue(disks, [], HEADROOM_SOURCES),
    // No size is called unknown for want of the table.
    vm: () => ({
      refused: 'The table of VM sizes could not be loaded, so no size can be looked up.',
    }),
  },
  counsel,
  withVms: ({ vms, sources }) =>
    makeCatalogue(disks, unpackVms(vms), [...HEADROOM_SOURCES, ...sources]),
};
