/**
 * The script that brings what every answer rests on: the dataset and how names are looked up in it,
 * what the calculators share, and how to draw what stands beside an answer. It is loaded by the
 * main script when an answer is first computed; a page that is only read never loads it. VM sizes
 * come in two files of their own, since there are more than a thousand.
 */
import { editionOf } from '../calculators/world.ts';
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

/** The dataset with the parts of the VM sizes that are there. */
export const catalogueWith = (parts: readonly PackedVms[]): Catalogue =>
  makeCatalogue(
    disks,
    withConstrained(
      parts.flatMap(({ vms }) => unpackVms(vms)),
      parts.flatMap(({ constrained }) => constrained),
    ),
    [...HEADROOM_SOURCES, ...parts.flatMap(({ sources }) => sources)],
    parts.flatMap(({ known }) => known),
  );

/** Is there no size of this name in the edition that a text names? Then it may be in a part that has not come. */
export function lacks(catalogue: Catalogue, name: string, limits = ''): boolean {
  const found = catalogue.vm(name, editionOf(limits));
  return !('row' in found) || found.otherEdition;
}
