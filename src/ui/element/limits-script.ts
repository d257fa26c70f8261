/**
 * The script of what every answer needs: the dataset and how names are looked up in it, what the
 * calculators share, and their view. The main script loads it when an answer
 * is first computed; a page that is only read never does. VM sizes are a file of their own, since
 * there are hundreds.
 */
import { makeCatalogue } from '../../limits/catalogue.ts';
import { unpackDisks, unpackVms } from '../../limits/compact.ts';
import type { Catalogue, Source } from '../../limits/types.ts';
import type { PackedSource, PackedVms } from '../script-data.ts';

export { CalculatorView } from '../view/CalculatorView.tsx';

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_DISKS: string;
declare const HEADROOM_SOURCES: readonly PackedSource[];

const disks = unpackDisks(HEADROOM_DISKS);

const unpackSources = (packed: readonly PackedSource[]): readonly Source[] =>
  packed.map(([id, title, date, url]) => ({ id, title, date, ...(url ? { url } : {}) }));

/** The dataset without VM sizes. */
export const catalogueOfDisks: Catalogue = {
  ...makeCatalogue(disks, [], unpackSources(HEADROOM_SOURCES)),
  // Without the table no size may be called unknown.
  vm: () => ({
    refused: 'The table of VM sizes could not be loaded, so no size can be looked up.',
  }),
};

export const catalogueWith = ({ vms, sources }: PackedVms): Catalogue =>
  makeCatalogue(disks, unpackVms(vms), unpackSources([...HEADROOM_SOURCES, ...sources]));
