/** The case that the inputs describe, with what is known of its disk. */
import type { Inputs } from '../../kit/index.ts';
import { regionFamily } from '../../limits/commit/syncs.ts';
import { type WorkloadFacts, workloads } from '../../limits/commit/workloads.ts';
import type { Catalogue } from '../../limits/types.ts';
import { typicalLatency } from '../../storage/set-up/latency.ts';
import type { Latency } from '../../storage/set-up/service-latency.ts';
import {
  bottleneckOf,
  limitsOf,
  type Volume,
  type VolumeLimit,
} from '../../storage/set-up/volume.ts';
import { iops, seconds } from '../../units/index.ts';
import type { fields } from './fields.ts';
import { type Case, majorityOf, type Result } from './model.ts';
import { meanNormality, type Normality } from './normal.ts';
import { type TypicalSync, typicalSync } from './typical-sync.ts';

type Given = Inputs<typeof fields>;

/** The disk of the log by itself: its VM is not known here. */
export const volumeOf = ({ disk }: Pick<Given, 'disk'>): Volume => ({
  ...{ disk, disks: 1, vm: undefined, cached: false, read: 0, hit: 0 },
});

/** The throughput limit of the disk, which commits that share syncs reach first. */
export function throughputOf(inputs: Pick<Given, 'disk'>): VolumeLimit {
  const own = ({ id, kind }: VolumeLimit) => id === 'disk' && kind === 'throughput';
  const found = limitsOf(volumeOf(inputs), inputs.disk.size).find(own);
  if (!found) throw new Error(`${inputs.disk.name} has no throughput limit.`);
  return found;
}

/** The typical latency of a write to the disk, without host cache. */
export const typicalOf = (
  { disk, limits: edition, bytes: size }: Pick<Given, 'disk' | 'limits' | 'bytes'>,
  catalogue: Catalogue,
): Latency => typicalLatency({ disk, cache: 'None', io: 'write', size, edition }, catalogue);

/** What is known of a workload. @throws where a workload of the choices has no facts, which is a mistake in the tables */
function factsOf({ workload }: Pick<Given, 'workload'>): WorkloadFacts {
  const facts = workloads.find(({ id }) => id === workload);
  if (!facts) throw new Error(`There are no facts on ${workload}.`);
  return facts;
}

/** How long a sync takes that was not measured. */
export const typicalSyncOf = (
  inputs: Pick<Given, 'disk' | 'limits' | 'bytes' | 'workload'>,
  catalogue: Catalogue,
): TypicalSync =>
  typicalSync(
    inputs,
    factsOf(inputs),
    typicalOf(inputs, catalogue),
    typicalOf({ ...inputs, disk: { ...inputs.disk, family: regionFamily } }, catalogue),
  );

/**
 * Is the mean that was entered normal? A write is compared with writes, and a sync with syncs.
 * @returns nothing where none was entered
 */
export function normalityOf(
  inputs: Given,
  { entered, isTypical }: Pick<Result, 'entered' | 'isTypical'>,
  catalogue: Catalogue,
): Normality | undefined {
  if (entered === undefined) return undefined;
  const { seconds: write, from } = typicalOf(inputs, catalogue);
  const { middle, high } = isTypical
    ? { middle: write, high: from.high }
    : typicalSyncOf(inputs, catalogue);
  const typical = {
    ...{ middle, low: seconds(Math.min(middle, from.low)) },
    high: seconds(Math.max(middle, high, from.high)),
  };
  return meanNormality(entered, inputs.disk, typical, from.below);
}

export function caseOf(inputs: Given, catalogue: Catalogue): Case {
  const { p99, committers, replicas, quorum, disk, bytes } = inputs;
  return {
    ...{ facts: factsOf(inputs), p99, committers, replicas },
    write: inputs['write-latency'],
    sync: inputs['sync-latency'],
    typical: typicalSyncOf(inputs, catalogue),
    ceiling: disk.throughput / bytes,
    limit: bottleneckOf(limitsOf(volumeOf(inputs), bytes)) ?? {
      iops: iops(Number.POSITIVE_INFINITY),
      by: [],
    },
    groupCommit: inputs['group-commit'] === 'yes',
    quorum: quorum ?? majorityOf(replicas),
  };
}
