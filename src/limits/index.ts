/** The dataset, read from its tables: for Node, tests and the build. The browser unpacks it instead (`compact.ts`). */
import { makeCatalogue } from './catalogue.ts';
import { checkSources, citedBy } from './check-sources.ts';
import { type Constrained, withConstrained } from './constrained.ts';
import { parseConstrained } from './constrained-table.ts';
import { diskTables } from './disks/index.ts';
import { elasticFamilies } from './elastic.ts';
import { expectations } from './expectations.ts';
import { runsOf2018 } from './latency/runs-2018-09.ts';
import { runsOfToday } from './latency/runs-current.ts';
import { parseLatencies } from './latency/typical.ts';
import { lifecycles } from './lifecycle.ts';
import { parseDisks, parseVms } from './row-tables.ts';
import { type Rule, rules } from './rules.ts';
import { sources } from './sources.ts';
import type { Catalogue, Disk, TypicalLatency, Vm } from './types.ts';
import { constrainedToday } from './vms/current/constrained.ts';
import { vmTables } from './vms/index.ts';
import { knownSizes } from './vms/known.ts';

export const disks: readonly Disk[] = parseDisks(diskTables, sources);
/** The sizes that have rows; those with constrained vCPUs follow from them. */
export const fullVms: readonly Vm[] = parseVms(vmTables, sources);
export const constrained: readonly Constrained[] = parseConstrained(constrainedToday, fullVms);
export const vms: readonly Vm[] = withConstrained(fullVms, constrained);
export const latencies: readonly TypicalLatency[] = parseLatencies(
  [runsOfToday, runsOf2018],
  sources,
);
export const catalogue: Catalogue = makeCatalogue(disks, vms, sources, knownSizes, latencies);

const allRules: readonly Rule[] = Object.values(rules);
checkSources(sources, [
  ...[...disks, ...vms, ...allRules, ...lifecycles].flatMap(citedBy),
  ...[...latencies, ...expectations].flatMap((row) => row.sources),
  ...elasticFamilies.flatMap(({ rules: own }) => Object.values(own).map(({ source }) => source)),
]);

export { lifecycleOf } from './lifecycle.ts';
export { type RuleId, rules } from './rules.ts';
export * from './types.ts';
export { elasticFamilies, lifecycles, type Rule, sources };
