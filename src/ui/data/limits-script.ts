/** The dataset as every answer needs it, and how names are looked up in it. VM sizes are two files of their own, since there are more than a thousand. */

import { editionNamed } from '../../calculators/context.ts';
import { makeCatalogue } from '../../limits/catalogue.ts';
import { unpackDisks, unpackVms } from '../../limits/compact.ts';
import { withConstrained } from '../../limits/constrained.ts';
import { asOf, withLifecycle } from '../../limits/lifecycle.ts';
import { unpackLifecycle } from '../../limits/packed-lifecycle.ts';
import { unpackRows } from '../../limits/packed-rows.ts';
import { spelledOut } from '../../limits/sources/abbreviate.ts';
import type { Catalogue, Source, StatedRule, TypicalLatency } from '../../limits/types.ts';
import { load } from '../browser/load.ts';
import type { PackedVms } from '../script-data.ts';

type FormScript = typeof import('./form-script.ts');
let form: FormScript | undefined;
let isFormMissed = false;

/** What draws a form and changes its texts, if it is there. */
export const formOf = () => form;

/** Loads that. @returns nothing where it is there */
export const loadForm = (): Promise<void> | undefined =>
  form
    ? undefined
    : load(() => import('./form-script.ts')).then((script) => {
        form = script;
        // Where it cannot be loaded a name gets no better answer, and must not wait for it.
        isFormMissed = false;
      });

/** Has a name been looked up that no table has? What else it may be is in the script of the form. */
export const missesForm = (): boolean => isFormMissed;
const typedNames = () => {
  isFormMissed ||= !form;
  return form;
};

/** Put in at build: see `script-data.ts`. */
declare const HEADROOM_DISKS: string;
declare const HEADROOM_SOURCES: string;
declare const HEADROOM_RULES: string;

/** Those of today. */
const disks = unpackDisks(HEADROOM_DISKS);
// Put in at one place, and not wherever it is used.
const sources = HEADROOM_SOURCES;

type SourceRow = readonly [id: string, title: string, date: string, url?: string];
type RuleRow = readonly [
  id: string,
  statement: string,
  source: StatedRule['source'],
  place: string,
];

const unpackSources = (packed: string): readonly Source[] =>
  (unpackRows(packed) as unknown as readonly SourceRow[]).map(([id, title, date, url]) => ({
    id,
    title: spelledOut(title, id),
    date,
    ...(url ? { url: spelledOut(url, id) } : {}),
  }));

/** Typical latencies as they come with the calculators that compute with them. */
export type Latencies = {
  readonly rows: readonly TypicalLatency[];
  readonly sources: string;
};

/** Those that have come. */
const latencies: TypicalLatency[] = [];
const sourcesOfLatencies: Source[] = [];

/** Takes over typical latencies and their sources; every dataset here has them from then on. */
export function addLatencies({ rows, sources }: Latencies): void {
  if (latencies.length > 0) return;
  latencies.push(...rows);
  sourcesOfLatencies.push(...unpackSources(sources));
}

const withTheirSources = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  source: (id) => sourcesOfLatencies.find((source) => source.id === id) ?? catalogue.source(id),
});

const rules = Object.fromEntries(
  (unpackRows(HEADROOM_RULES) as unknown as readonly RuleRow[]).map(
    ([id, statement, source, place]) => [id, { statement, source, place }],
  ),
);

/** The dataset without VM sizes. */
export const catalogueOfDisks: Catalogue = {
  ...withTheirSources(
    makeCatalogue(disks, [], unpackSources(sources), typedNames, [], [], latencies, rules),
  ),
  // Without the table no size may be called unknown.
  vm: () => ({
    refused: 'The table of VM sizes could not be loaded, so no size can be looked up.',
  }),
};

/** The dataset with the parts of the VM sizes that are loaded. */
export function catalogueWith(parts: readonly PackedVms[]): Catalogue {
  const lifecycle = asOf(
    Object.values(Object.assign({}, ...parts.map((part) => unpackLifecycle(part.lifecycle)))),
    new Date().toISOString().slice(0, 10),
  );
  const rows = parts.flatMap(({ vms }) => unpackVms(vms));
  const catalogue = makeCatalogue(
    [...disks, ...parts.flatMap((part) => (part.disks ? unpackDisks(part.disks) : []))],
    withConstrained(
      withLifecycle(rows, lifecycle),
      parts.flatMap(({ constrained }) => constrained),
    ),
    [sources, ...parts.map((part) => part.sources)].flatMap(unpackSources),
    typedNames,
    parts.flatMap(({ known }) => known),
    lifecycle,
    latencies,
    rules,
  );
  return withTheirSources(catalogue);
}

/** Is there no size of this name in the edition that a text names? Then it may be in a part that is not loaded yet. */
export function lacksVm(catalogue: Catalogue, name: string, limits = ''): boolean {
  const found = catalogue.vm(name, editionNamed(limits));
  return !('row' in found) || found.otherEdition;
}
