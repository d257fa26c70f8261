/** The dataset, read from its tables: for Node, tests and the build. The browser unpacks it instead (`compact.ts`). */

import { compact } from '../units/omit-undefined.ts';
import { makeCatalogue } from './catalogue.ts';
import { datasetVersions } from './changes.ts';
import { checkSources, citedBy } from './check-sources.ts';
import { syncRuns } from './commit/sync-runs.ts';
import { regionSource } from './commit/syncs.ts';
import { thresholds } from './commit/thresholds.ts';
import { commitDelaySource, workloads } from './commit/workloads.ts';
import { type Constrained, withConstrained } from './constrained.ts';
import { parseConstrained } from './constrained-table.ts';
import { type DiskFeatures, parseFeatures } from './disk-features.ts';
import { elasticRegionsToday } from './disks/current/elastic-regions.ts';
import { featuresToday } from './disks/current/features.ts';
import { diskTables } from './disks/index.ts';
import { elasticFamilies } from './elastic.ts';
import { elasticFacts } from './elastic-facts.ts';
import { type ElasticRegions, parseElasticRegions } from './elastic-regions.ts';
import { citedRules } from './elastic-rules.ts';
import { expectations } from './expectations.ts';
import type { KnownSizes } from './known-sizes.ts';
import { parseKnown } from './known-table.ts';
import { fitLatencies } from './latency/fit.ts';
import { readRuns, readTails } from './latency/runs.ts';
import { runsOf2018 } from './latency/runs-2018-09.ts';
import { runsOfToday } from './latency/runs-current.ts';
import { tailsOfToday } from './latency/tails-current.ts';
import { asOf, withLifecycle } from './lifecycle.ts';
import { parseLifecycle, withEnds } from './lifecycle-table.ts';
import { saleLists } from './prices/on-sale.ts';
import { parseDisks, parseVms } from './row-tables.ts';
import { answerRules } from './rules/answer.ts';
import { type Rule, rules } from './rules.ts';
import { commitSources } from './sources/commit.ts';
import { measurementSources } from './sources/measurements.ts';
import { sources } from './sources.ts';
import * as typedNames from './typed-names.ts';
import type { Catalogue, Disk, LifecycleStatement, TypicalLatency, Vm } from './types.ts';
import { constrainedToday } from './vms/current/constrained.ts';
import { writeAcceleratorToday } from './vms/current/write-accelerator.ts';
import { vmTables } from './vms/index.ts';
import { lifecycleTable } from './vms/lifecycle.ts';
import { sizesWithoutLimits } from './vms/without-limits.ts';
import { parseWriteAccelerator, type WriteAccelerator } from './write-accelerator.ts';

export const disks: readonly Disk[] = parseDisks(diskTables, sources);
/** The sizes that have rows; those with constrained vCPUs follow from them. */
export const fullVms: readonly Vm[] = parseVms(vmTables, sources);
export const constrained: readonly Constrained[] = parseConstrained(constrainedToday, fullVms);
/** Sizes that Azure has and the dataset has not. */
export const knownSizes: readonly KnownSizes[] = parseKnown(
  sizesWithoutLimits,
  withConstrained(fullVms, constrained),
);
/** The last day on which somebody worked on the dataset: what was announced for it has been. */
const today = datasetVersions[0]?.date ?? '';
/** What is stated of series and sizes. */
export const lifecycle: readonly LifecycleStatement[] = asOf(
  withEnds(parseLifecycle(lifecycleTable, sources, fullVms, knownSizes), fullVms, saleLists),
  today,
);
export const vms: readonly Vm[] = withConstrained(withLifecycle(fullVms, lifecycle), constrained);
export const diskFeatures: readonly DiskFeatures[] = parseFeatures(featuresToday, disks);
/** Where Premium SSD v2 and Ultra Disk are listed. */
export const elasticRegions: ElasticRegions = parseElasticRegions(elasticRegionsToday);
export const writeAccelerators: readonly WriteAccelerator[] = parseWriteAccelerator(
  writeAcceleratorToday,
  vms,
);
const runs = readRuns(runsOfToday, sources);
const tails = readTails(tailsOfToday, sources);
const latenciesOf2018 = fitLatencies(readRuns(runsOf2018, sources), runsOf2018.edition);
export const latencies: readonly TypicalLatency[] = [
  ...fitLatencies(runs, runsOfToday.edition, tails),
  ...latenciesOf2018,
];
/** What they would be without one document, by its id. */
export const latenciesWithout = (left: string): readonly TypicalLatency[] => [
  ...fitLatencies(
    runs.filter(({ source }) => source !== left),
    runsOfToday.edition,
    tails.filter(({ source }) => source !== left),
  ),
  ...latenciesOf2018,
];
export const catalogue: Catalogue = makeCatalogue(
  disks,
  vms,
  [...sources, ...commitSources, ...measurementSources],
  () => typedNames,
  knownSizes,
  lifecycle,
  latencies,
  answerRules,
);

const allRules: readonly Rule[] = Object.values(rules);
checkSources('src/limits/sources', sources, [
  ...[...disks, ...vms, ...allRules, ...lifecycle].flatMap(citedBy),
  ...[...latencies, ...expectations].flatMap((row) => row.sources),
  ...elasticFamilies
    .flatMap((one) => [citedRules(one), elasticFacts[one.family]])
    .flatMap((facts) => Object.values(facts).map(({ source }) => source)),
  ...Object.values(featuresToday.origin),
  ...Object.values(elasticRegionsToday.origin),
  writeAcceleratorToday.source,
]);
/** What the tables of commits cite, some of it documents of the limits. */
const citedByCommits = [
  ...thresholds,
  ...syncRuns,
  ...workloads.flatMap(({ notes, throughput, everyReplica, needsWriteAccelerator }) => [
    ...notes,
    ...compact([throughput, everyReplica, needsWriteAccelerator]),
  ]),
  ...[regionSource, commitDelaySource],
].map(({ source }) => source);
checkSources('src/limits/sources/commit.ts', commitSources, citedByCommits, sources);

export { type RuleId, rules } from './rules.ts';
export * from './types.ts';
export { elasticFamilies, type Rule, sources };
