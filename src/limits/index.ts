/** The dataset, read from its tables: for Node, tests and the build. The browser unpacks it instead (`compact.ts`). */
import { makeCatalogue } from './catalogue.ts';
import { checkSources, citedBy } from './check-sources.ts';
import { type Constrained, withConstrained } from './constrained.ts';
import { parseConstrained } from './constrained-table.ts';
import { diskTables } from './disks/index.ts';
import { elasticFamilies } from './elastic.ts';
import { withLifecycle } from './lifecycle.ts';
import { parseLifecycle } from './lifecycle-table.ts';
import { parseDisks, parseVms } from './row-tables.ts';
import { type Rule, rules } from './rules.ts';
import { sources } from './sources.ts';
import type { Catalogue, Disk, LifecycleStatement, Vm } from './types.ts';
import { constrainedToday } from './vms/current/constrained.ts';
import { vmTables } from './vms/index.ts';
import { knownSizes } from './vms/known.ts';
import { lifecycleTable } from './vms/lifecycle.ts';

export const disks: readonly Disk[] = parseDisks(diskTables, sources);
/** The sizes that have rows; those with constrained vCPUs follow from them. */
export const fullVms: readonly Vm[] = parseVms(vmTables, sources);
export const constrained: readonly Constrained[] = parseConstrained(constrainedToday, fullVms);
/** What is stated of series and sizes. */
export const lifecycle: readonly LifecycleStatement[] = parseLifecycle(
  lifecycleTable,
  sources,
  fullVms,
  knownSizes,
);
export const vms: readonly Vm[] = withConstrained(withLifecycle(fullVms, lifecycle), constrained);
export const catalogue: Catalogue = makeCatalogue(disks, vms, sources, knownSizes, lifecycle);

const allRules: readonly Rule[] = Object.values(rules);
checkSources(sources, [
  ...[...disks, ...vms, ...allRules, ...lifecycle].flatMap(citedBy),
  ...elasticFamilies.flatMap(({ rules: own }) => Object.values(own).map(({ source }) => source)),
]);

export { type RuleId, rules } from './rules.ts';
export * from './types.ts';
export { elasticFamilies, type Rule, sources };
