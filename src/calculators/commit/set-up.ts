/** The case that the inputs describe, with what is known of its disk. */
import type { Inputs } from '../../kit/index.ts';
import { workloads } from '../../limits/commit/workloads.ts';
import type { Catalogue } from '../../limits/types.ts';
import { typicalLatency } from '../../storage/latency.ts';
import type { Latency } from '../../storage/service-latency.ts';
import { bottleneckOf, limitsOf, type Volume } from '../../storage/volume.ts';
import { iops, kib } from '../../units/index.ts';
import type { fields } from './fields.ts';
import { type Case, majorityOf } from './model.ts';

type Given = Inputs<typeof fields>;

/** The size of a log record: etcd is measured with 8,000 bytes, PostgreSQL with 8 kB. */
export const recordSize = kib(8);

/** The disk of the log by itself: its VM is not known here. */
export const volumeOf = ({ disk }: Pick<Given, 'disk'>): Volume => ({
  ...{ disk, disks: 1, vm: undefined, cached: false, read: 0, hit: 0 },
});

/** The typical latency of a write to the disk, without host cache. */
export const typicalOf = (
  { disk, limits: edition }: Pick<Given, 'disk' | 'limits'>,
  catalogue: Catalogue,
): Latency =>
  typicalLatency({ disk, cache: 'None', io: 'write', size: recordSize, edition }, catalogue);

/** @throws where a workload of the choices has no facts, which is a mistake in the tables */
export function caseOf(inputs: Given, catalogue: Catalogue): Case {
  const { workload, p99, committers, replicas, quorum } = inputs;
  const facts = workloads.find(({ id }) => id === workload);
  if (!facts) throw new Error(`There are no facts on ${workload}.`);
  return {
    ...{ facts, p99, committers, replicas },
    write: inputs['write-latency'],
    sync: inputs['sync-latency'],
    typical: typicalOf(inputs, catalogue).seconds,
    limit: bottleneckOf(limitsOf(volumeOf(inputs), recordSize)) ?? {
      iops: iops(Number.POSITIVE_INFINITY),
      by: [],
    },
    groupCommit: inputs['group-commit'] === 'yes',
    quorum: quorum ?? majorityOf(replicas),
  };
}
