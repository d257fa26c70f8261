/** Which part of the dataset goes into which script. Runs at build. */

import { initialText } from '../calculators/diagnose/example-names.ts';
import { readingOf } from '../calculators/diagnose/example-texts.ts';
import { packReading } from '../calculators/diagnose/packed-reading.ts';
import { fullDataset } from '../calculators/full-dataset.ts';
import { citedBy } from '../limits/check-sources.ts';
import { packDisks, packVms } from '../limits/compact.ts';
import { type Constrained, childrenOf } from '../limits/constrained.ts';
import { editions } from '../limits/editions.ts';
import { expectations } from '../limits/expectations.ts';
import {
  catalogue,
  constrained,
  disks,
  fullVms,
  knownSizes,
  latencies,
  lifecycle,
  vms,
} from '../limits/index.ts';
import type { KnownSizes } from '../limits/known-sizes.ts';
import { packLatency } from '../limits/latency/compact.ts';
import { isConcern } from '../limits/lifecycle.ts';
import { packLifecycle } from '../limits/packed-lifecycle.ts';
import { packRows } from '../limits/packed-rows.ts';
import { packPrices } from '../limits/prices/compact.ts';
import { regionPrices } from '../limits/prices/index.ts';
import { type AnswerRuleId, answerRules, citedAlone } from '../limits/rules/answer.ts';
import { abbreviated } from '../limits/sources/abbreviate.ts';
import type { SourceId } from '../limits/sources.ts';
import type { LifecycleStatement, Vm } from '../limits/types.ts';
import { type VmPart, vmPartOf } from '../limits/vm-parts.ts';
import { type VmFile, vmFiles } from './vm-files.ts';

/** Sources as rows: id, title, date and address. Calculators show these; the page of sources has the rest. */
const packSources = (ids: Iterable<string>): string =>
  packRows(
    [...new Set(ids)].map((id) => {
      const { title, date, url } = catalogue.source(id);
      return [id, abbreviated(title, id), date, ...(url ? [abbreviated(url, id)] : [])];
    }),
  );

/** What each file of sizes of today would have. */
const ofAllFiles: readonly SourceId[] = [
  'constrained-vcpus',
  'api-2021',
  'api-2025',
  'retirements',
  'size-api-2026',
];

const isOfToday = ({ edition }: Pick<Vm, 'edition'>) => edition === editions[0].id;
/** Whoever computes with older limits loads the file of older sizes, which has these. */
const olderDisks = disks.filter((disk) => !isOfToday(disk));

const always: readonly string[] = [
  ...ofAllFiles,
  ...disks.filter(isOfToday).flatMap(citedBy),
  ...Object.values(answerRules).map(({ source }) => source),
];
/** What only answers cite that compute with latencies: the first source of each, as the published files have all. */
const ofLatencies = [...latencies, ...expectations]
  .flatMap(({ sources }) => sources.slice(0, 1))
  .filter((id) => !always.includes(id));

/** Rules as answers cite them, as rows: id, statement, source and place; the published files say more. */
const packedRules = packRows(
  Object.entries(answerRules).map(([id, { statement, source, place }]) => [
    id,
    citedAlone.includes(id as AnswerRuleId) ? '' : statement,
    source,
    place,
  ]),
);

/** The parts of the dataset that the scripts are built with. */
export const scriptConstants = (): Readonly<Record<string, string>> => ({
  HEADROOM_DISKS: JSON.stringify(packDisks(disks.filter(isOfToday))),
  HEADROOM_LATENCIES: JSON.stringify(latencies.map(packLatency)),
  HEADROOM_LATENCY_SOURCES: JSON.stringify(packSources(ofLatencies)),
  HEADROOM_SOURCES: JSON.stringify(packSources(always)),
  HEADROOM_RULES: JSON.stringify(packedRules),
  HEADROOM_FIRST_READING: JSON.stringify(packReading(readingOf(initialText, fullDataset))),
});

/** What the script of a region’s prices exports. */
export type PackedPrices = { readonly prices: string };

/** The scripts of prices, one a region, by the name of each: the sizes of today, since older limits have no prices. */
export function pricesData(): readonly (readonly [name: string, data: PackedPrices])[] {
  const today = vms.filter(isOfToday);
  return regionPrices.map((prices) => [
    `headroom-prices-${prices.region}`,
    { prices: packPrices(prices, today) },
  ]);
}

/** What a script of VM sizes exports. */
export type PackedVms = {
  readonly sources: string;
  readonly vms: string;
  readonly disks?: string;
  readonly constrained: readonly Constrained[];
  readonly known: readonly KnownSizes[];
  readonly lifecycle: string;
};

const packed = (
  cited: readonly string[],
  rows: readonly Vm[],
  stated: Readonly<Record<number, LifecycleStatement>>,
) => ({
  sources: packSources(
    [...cited, ...[...rows, ...Object.values(stated)].flatMap(citedBy)].filter(
      (id) => !always.includes(id),
    ),
  ),
  vms: packVms(rows),
  lifecycle: packLifecycle(stated),
});

const fileOfPart: Readonly<Record<VmPart, VmFile>> = {
  D: 'vms',
  BE: 'vms-e',
  more: 'vms-more',
};

/** In which file is a size? */
const fileOf = (vm: Vm): VmFile => (isOfToday(vm) ? fileOfPart[vmPartOf(vm)] : 'vms-other');

/** The sizes, a part a file, in the order of `vmFiles`. */
export function vmsData(): readonly PackedVms[] {
  const made = vms.filter(({ constrainedOf }) => constrainedOf);
  const stated = lifecycle.filter(isConcern);
  const rowsOf = vmFiles.map((file) => fullVms.filter((vm) => fileOf(vm) === file));
  const namesOf = rowsOf.map((rows) => new Set(rows.flatMap(({ series, name }) => [series, name])));
  // A statement is in each file that has one of its sizes, and in the last if none has.
  const isIn = ({ names }: LifecycleStatement, file: number) =>
    namesOf.some((known) => names.some((name) => known.has(name)))
      ? names.some((name) => namesOf[file]?.has(name))
      : file === vmFiles.length - 1;
  return rowsOf.map((rows, at) => {
    const isLast = at === vmFiles.length - 1;
    // They are made from sizes of today.
    const own = isLast
      ? []
      : constrained.filter((one) => childrenOf(one).some(({ of }) => namesOf[at]?.has(of)));
    return {
      ...packed(
        isLast
          ? olderDisks.flatMap(citedBy)
          : made.flatMap(({ constrainedOf = '', also = [] }) =>
              own.length > 0 && namesOf[at]?.has(constrainedOf) ? also : [],
            ),
        rows,
        Object.fromEntries([...stated.entries()].filter(([, one]) => isIn(one, at))),
      ),
      constrained: own,
      ...(isLast ? { known: knownSizes, disks: packDisks(olderDisks) } : { known: [] }),
    };
  });
}
