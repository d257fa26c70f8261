/** Which part of the dataset goes into which script. Runs at build. */
import { packDisks, packVms } from '../limits/compact.ts';
import { catalogue, disks, lifecycles, vms } from '../limits/index.ts';
import { answerRules } from '../limits/rules/answer.ts';
import type { Source } from '../limits/types.ts';

/** Calculators show title, date and address of a source; the page of sources has the rest. */
function shown(ids: Iterable<string>): readonly Source[] {
  return [...new Set(ids)].map((id) => {
    const { title, date, url } = catalogue.source(id);
    return { id, title, date, ...(url ? { url } : {}) };
  });
}

/** Every source that a row may cite. */
const citedBy = ({ source, also = [] }: { source: string; also?: readonly string[] }) => [
  source,
  ...also,
];

const always = [
  ...disks.flatMap(citedBy),
  ...Object.values(answerRules).map(({ source }) => source),
];

/** The parts of the dataset that the scripts are built with. */
export const scriptConstants = (): Readonly<Record<string, string>> => ({
  HEADROOM_DISKS: JSON.stringify(packDisks(disks)),
  HEADROOM_SOURCES: JSON.stringify(shown(always)),
});

/** What `headroom-vms.js` exports. */
export type PackedVms = { readonly sources: readonly Source[]; readonly vms: string };

export function vmsData(): PackedVms {
  const sources = shown(
    [...vms, ...lifecycles].flatMap(citedBy).filter((id) => !always.includes(id)),
  );
  return { sources, vms: packVms(vms) };
}
