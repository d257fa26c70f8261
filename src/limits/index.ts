/** The dataset, read from its tables: for Node, tests and the build. The browser unpacks it instead (`compact.ts`). */
import { makeCatalogue } from './catalogue.ts';
import { checkSources, citedBy } from './check-sources.ts';
import { type Constrained, withConstrained } from './constrained.ts';
import { parseConstrained } from './constrained-table.ts';
import { type DiskFeatures, parseFeatures } from './disk-features.ts';
import { featuresToday } from './disks/current/features.ts';
import { diskTables } from './disks/index.ts';
import { elasticFamilies } from './elastic.ts';
import { elasticFacts } from './elastic-facts.ts';
import type { KnownSizes } from './known-sizes.ts';
import { parseKnown } from './known-table.ts';
import { lifecycles } from './lifecycle.ts';
import { parseDisks, parseVms } from './row-tables.ts';
import { type Rule, rules } from './rules.ts';
import { sources } from './sources.ts';
import type { Catalogue, Disk, Vm } from './types.ts';
import { constrainedToday } from './vms/current/constrained.ts';
import { writeAcceleratorToday } from './vms/current/write-accelerator.ts';
import { vmTables } from './vms/index.ts';
import { knownToAzure } from './vms/known.ts';
import { parseWriteAccelerator, type WriteAccelerator } from './write-accelerator.ts';

export const disks: readonly Disk[] = parseDisks(diskTables, sources);
/** The sizes that have rows; those with constrained vCPUs follow from them. */
export const fullVms: readonly Vm[] = parseVms(vmTables, sources);
export const constrained: readonly Constrained[] = parseConstrained(constrainedToday, fullVms);
export const vms: readonly Vm[] = withConstrained(fullVms, constrained);
export const diskFeatures: readonly DiskFeatures[] = parseFeatures(featuresToday, disks);
export const writeAccelerators: readonly WriteAccelerator[] = parseWriteAccelerator(
  writeAcceleratorToday,
  vms,
);
/** Sizes that Azure has and the dataset has not. */
export const knownSizes: readonly KnownSizes[] = parseKnown(knownToAzure, vms);
export const catalogue: Catalogue = makeCatalogue(disks, vms, sources, knownSizes);

const allRules: readonly Rule[] = Object.values(rules);
checkSources(sources, [
  ...[...disks, ...vms, ...allRules, ...lifecycles].flatMap(citedBy),
  ...elasticFamilies
    .flatMap(({ family, rules: own }) => [own, elasticFacts[family]])
    .flatMap((facts) => Object.values(facts).map(({ source }) => source)),
  ...Object.values(featuresToday.origin),
  writeAcceleratorToday.source,
]);

export { lifecycleOf } from './lifecycle.ts';
export { type RuleId, rules } from './rules.ts';
export * from './types.ts';
export { elasticFamilies, lifecycles, type Rule, sources };
