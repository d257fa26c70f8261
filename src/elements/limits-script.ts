/**
 * The script that brings what every answer rests on: the dataset and how names are looked up in it,
 * what the calculators share, and how to draw what stands beside an answer. It is loaded by the
 * main script when an answer is first computed; a page that is only read never loads it. VM sizes
 * come in a file of their own, since there are hundreds.
 */
import { makeCatalogue } from '../limits/catalogue.ts';
import { unpackDisks, unpackVms } from '../limits/compact.ts';
import { withConstrained } from '../limits/constrained.ts';
import type { Catalogue, Source } from '../limits/types.ts';
import type { PackedVms } from './script-data.ts';

export { Beside } from './Beside.tsx';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_DISKS: string;
declare const HEADROOM_SOURCES: readonly Source[];

const disks = unpackDisks(HEADROOM_DISKS);

/** The dataset without VM sizes. */
export const catalogueOfDisks: Catalogue = {
  ...makeCatalogue(disks, [], HEADROOM_SOURCES),
  // No size is called unknown for want of the table.
  vm: () => ({
    refused: 'The table of VM sizes could not be loaded, so no size can be looked up.',
  }),
};

export const catalogueWith = ({ vms, constrained, known, sources }: PackedVms): Catalogue =>
  makeCatalogue(
    disks,
    withConstrained(unpackVms(vms), constrained),
    [...HEADROOM_SOURCES, ...sources],
    known,
  );
