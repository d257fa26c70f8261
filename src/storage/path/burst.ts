/** Until which bucket of credits is empty does a burst last, and which limits have none? */

import { type BucketDemand, firstEmpty } from '../../laws/index.ts';
import type { Vm } from '../../limits/types.ts';
import type { Seconds } from '../../units/index.ts';
import { exceeds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import {
  type Kind,
  type LimitId,
  publishedBurst,
  type RemoteLimitId,
  type VmLimitId,
} from './path.ts';

/** A bucket of credits of some disks, or of a limit of the VM. */
export type Bucket = { readonly id: LimitId; readonly kind: Kind; readonly owner: string };

export type Burst = {
  readonly iops?: number;
  readonly throughput?: number;
  /** Does it give more than is sustained? If not: the sustained limits cover the load, or one that does not burst holds it back. */
  readonly gives: 'more' | 'covered' | 'no more';
  /** How long full credits last at this rate; only where that is more. */
  readonly lasts?: Seconds;
  /** The buckets that are empty then. */
  readonly by: readonly Bucket[];
  /** Whether one of those is of the VM, whose size is not published. */
  readonly isDerived: boolean;
  /** Whether credits of the VM are used, which are derived. */
  readonly usesVmCredits: boolean;
  /** The limits of the VM on the path that have no published burst, and so stay as they are. */
  readonly withoutBurst: readonly VmLimitId[];
};

/** A limit of the VM that is crossed has a bucket whose size is not published. */
export const isOfVm = ({ id }: Pick<Bucket, 'id'>): boolean => id !== 'disk';

const isRemote = (id: VmLimitId): id is RemoteLimitId => id !== 'local' && id !== 'nvme';

/** What is shown of the limits that a load crosses: when the first bucket is empty, and which limits have none. */
export function burstParts(
  gives: Burst['gives'],
  used: readonly (Bucket & BucketDemand)[],
  vm: Vm | undefined,
): Omit<Burst, Kind> {
  const first = gives === 'more' ? firstEmpty(used) : undefined;
  const ofVm = used.filter((one) => isOfVm(one) && one.demand > 0);
  const ids = [...new Set(ofVm.map(({ id }) => id as VmLimitId))];
  return {
    gives,
    ...defined({ lasts: first?.lasts }),
    by: first?.by ?? [],
    isDerived: first?.by.some(isOfVm) ?? false,
    usesVmCredits: ofVm.some(
      ({ bucket, demand, sustained }) => bucket > 0 && exceeds(demand, sustained),
    ),
    withoutBurst: ids.filter((id) => vm && isRemote(id) && !publishedBurst(vm, id)),
  };
}
