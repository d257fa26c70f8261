/** Until which bucket of credits is empty does a burst last, and which limits have none? */
import { type BucketDemand, exceeds, firstEmpty } from '../laws/index.ts';
import type { Seconds } from '../units/index.ts';
import type { Kind, LimitId, VmLimitId } from './path.ts';

/** A bucket of credits of some disks, or of a limit of the VM. */
export type Bucket = { readonly id: LimitId; readonly kind: Kind; readonly owner: string };

export type Burst = {
  readonly iops?: number;
  readonly throughput?: number;
  /** How long full credits last at this rate; missing where the sustained limits cover it. */
  readonly lasts?: Seconds;
  /** The buckets that are empty then. */
  readonly by: readonly Bucket[];
  /** Whether credits of the VM are used, which are derived. */
  readonly usesVmCredits: boolean;
  /** The limits of the VM on the path that have no published burst, and so stay as they are. */
  readonly withoutBurst: readonly VmLimitId[];
};

/** What is shown of the limits that a load crosses: when the first bucket is empty, and which limits have none. */
export function burstParts(
  used: readonly (Bucket & BucketDemand)[],
): Pick<Burst, 'lasts' | 'by' | 'usesVmCredits' | 'withoutBurst'> {
  const first = firstEmpty(used);
  const ofVm = used.filter((one) => one.id !== 'disk' && one.demand > 0);
  const ids = [...new Set(ofVm.map(({ id }) => id as VmLimitId))];
  return {
    ...(first ? { lasts: first.lasts } : {}),
    by: first?.by ?? [],
    usesVmCredits: ofVm.some(
      ({ bucket, demand, sustained }) => bucket > 0 && exceeds(demand, sustained),
    ),
    withoutBurst: ids.filter((id) => ofVm.every((one) => one.id !== id || one.bucket === 0)),
  };
}
