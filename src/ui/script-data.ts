/** Which part of the dataset goes into which script. Runs at build. */
import { packDisks, packVms } from '../limits/compact.ts';
import { catalogue, disks, lifecycles, vms } from '../limits/index.ts';
import { answerRules } from '../limits/rules/answer.ts';

/** Calculators show title, date and address of a source; the page of sources has the rest. */
export type PackedSource = readonly [id: string, title: string, date: string, url?: string];

const packSources = (ids: Iterable<string>): readonly PackedSource[] =>
  [...new Set(ids)].map((id) => {
    const { title, date, url } = catalogue.source(id);
    return url ? [id, title, date, url] : [id, title, date];
  });

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
  HEADROOM_SOURCES: JSON.stringify(packSources(always)),
});

/** What `headroom-vms.js` exports. */
export type PackedVms = { readonly sources: readonly PackedSource[]; readonly vms: string };

export function vmsData(): PackedVms {
  const sources = packSources(
    [...vms, ...lifecycles].flatMap(citedBy).filter((id) => !always.includes(id)),
  );
  return { sources, vms: packVms(vms) };
}
