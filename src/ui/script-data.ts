/** Which part of the dataset goes into which script. Runs at build. */
import { citedBy } from '../limits/check-sources.ts';
import { packDisks, packVms } from '../limits/compact.ts';
import type { Constrained } from '../limits/constrained.ts';
import { editions } from '../limits/editions.ts';
import {
  catalogue,
  constrained,
  disks,
  fullVms,
  latencies,
  lifecycles,
  vms,
} from '../limits/index.ts';
import type { KnownSizes } from '../limits/known-sizes.ts';
import { answerRules } from '../limits/rules/answer.ts';
import type { Vm } from '../limits/types.ts';
import { knownSizes } from '../limits/vms/known.ts';

/** Calculators show title, date and address of a source; the page of sources has the rest. */
export type PackedSource = readonly [id: string, title: string, date: string, url?: string];

const packSources = (ids: Iterable<string>): readonly PackedSource[] =>
  [...new Set(ids)].map((id) => {
    const { title, date, url } = catalogue.source(id);
    return url ? [id, title, date, url] : [id, title, date];
  });

const always = [
  ...disks.flatMap(citedBy),
  ...latencies.flatMap(({ sources }) => sources),
  ...Object.values(answerRules).map(({ source }) => source),
];

/** The parts of the dataset that the scripts are built with. */
export const scriptConstants = (): Readonly<Record<string, string>> => ({
  HEADROOM_DISKS: JSON.stringify(packDisks(disks)),
  HEADROOM_LATENCIES: JSON.stringify(latencies),
  HEADROOM_SOURCES: JSON.stringify(packSources(always)),
});

/** What `headroom-vms.js` and `headroom-vms-more.js` export. */
export type PackedVms = {
  readonly sources: readonly PackedSource[];
  readonly vms: string;
  readonly constrained: readonly Constrained[];
  readonly known: readonly KnownSizes[];
};

/**
 * The sizes that are asked for most, which the first answer waits for: those of earlier editions,
 * and B, D and E on x86 up to v6. A series is never divided, since answers propose sizes of it.
 */
const isUsual = ({ edition, series }: Vm) =>
  edition !== editions[0].id || /^[BDE](?!C|.*[pn]).*(?<!v7)$/.test(series);

const packed = (cited: readonly string[], rows: readonly Vm[]) => ({
  sources: packSources([...cited, ...rows.flatMap(citedBy)].filter((id) => !always.includes(id))),
  vms: packVms(rows),
});

/** The sizes that are asked for most, and all others. */
export function vmsData(): readonly [usual: PackedVms, more: PackedVms] {
  const made = vms.filter(({ constrainedOf }) => constrainedOf).flatMap(({ also = [] }) => also);
  return [
    {
      ...packed([...lifecycles.flatMap(citedBy), ...made], fullVms.filter(isUsual)),
      constrained,
      known: [],
    },
    {
      ...packed(
        [],
        fullVms.filter((vm) => !isUsual(vm)),
      ),
      constrained: [],
      known: knownSizes,
    },
  ];
}
