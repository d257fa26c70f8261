/** What of the dataset goes into which script. Runs at build. */
import { calculators } from '../calculators/index.ts';
import { citedBy } from '../limits/check-sources.ts';
import { packDisks, packVms } from '../limits/compact.ts';
import type { Constrained } from '../limits/constrained.ts';
import { catalogue, constrained, disks, fullVms, lifecycles, vms } from '../limits/index.ts';
import type { KnownSizes } from '../limits/known-sizes.ts';
import { answerRules } from '../limits/rules/answer.ts';
import type { Source } from '../limits/types.ts';
import { knownSizes } from '../limits/vms/known.ts';

/** A page shows title, date and address of a source; why its units are read as they are stands on a page of its own. */
function shown(ids: Iterable<string>): readonly Source[] {
  return [...new Set(ids)].map((id) => {
    const { title, date, url } = catalogue.source(id);
    return { id, title, date, ...(url ? { url } : {}) };
  });
}

const always = [
  ...disks.flatMap(citedBy),
  ...Object.values(answerRules).map(({ source }) => source),
];

/** The constants that the calculators' scripts are built with. */
export const scriptConstants = (): Readonly<Record<string, string>> => ({
  HEADROOM_CALCULATORS: JSON.stringify(calculators.map(({ id }) => id)),
  HEADROOM_DISKS: JSON.stringify(packDisks(disks)),
  HEADROOM_SOURCES: JSON.stringify(shown(always)),
});

/** What `headroom-vms.js` exports. */
export type PackedVms = {
  readonly sources: readonly Source[];
  readonly vms: string;
  readonly constrained: readonly Constrained[];
  readonly known: readonly KnownSizes[];
};

export function vmsData(): PackedVms {
  const sources = shown(
    [...vms, ...lifecycles].flatMap(citedBy).filter((id) => !always.includes(id)),
  );
  return { sources, vms: packVms(fullVms), constrained, known: knownSizes };
}
