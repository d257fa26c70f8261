/** What a VM with its disks gives while burst credits last, and for how long. */
import { type BucketDemand, bucketOf } from '../../laws/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { exceeds } from '../../units/index.ts';
import { type Bucket, type Burst, burstParts } from '../path/burst.ts';
import { formatDisks } from '../path/disk-names.ts';
import { type Kind, kinds, vmLimit } from '../path/path.ts';
import { crossedLimits, flowsOf, isGroup, type Owner } from '../set-up/flows.ts';
import { type Load, loadsOf, tempLoad } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';
import { achievedInParts, achievedOfTargets } from './achieved.ts';
import { type Assessment, isExceeded } from './assess.ts';

const vmLimitIds = ['cached', 'uncached', 'elastic'] as const;

/** A VM whose limits are those of its bursts; the others stay as they are. */
const vmAtBurst = (vm: Vm): Vm => ({
  ...vm,
  ...Object.fromEntries(
    vmLimitIds.flatMap((id) => {
      const bursts = vmLimit(vm, id).flatMap(({ kind, burst }) => (burst ? [[kind, burst]] : []));
      return bursts.length > 0 ? [[id, { ...vm[id], ...Object.fromEntries(bursts) }]] : [];
    }),
  ),
});

const diskAtBurst = ({ burst, ...disk }: Disk): Disk =>
  burst ? { ...disk, iops: burst.iops, throughput: burst.throughput } : disk;

/** The set-up with its bursts as limits, and what is demanded of it then. */
function atBurst(setUp: SetUp, loads: readonly Load[]): readonly [SetUp, readonly Load[]] {
  const groups = setUp.groups.map((group) => ({ ...group, disk: diskAtBurst(group.disk) }));
  const raised = { ...setUp, vm: vmAtBurst(setUp.vm), groups };
  return [
    raised,
    loadsOf(raised).map((load, at) => {
      const { demand } = loads[at] ?? load;
      // A target and IOPS that were typed stay as they are.
      return demand.basis === 'limits' ? load : { ...load, demand };
    }),
  ];
}

/**
 * What do these disks give on this VM from full credits? Every group demands its burst limits, or what
 * was typed for it, all at the same time, and every limit of a disk and of the VM allows its burst, or
 * what it sustains where it has none. It lasts until the first bucket is empty at that rate:
 * bucket ÷ (what crosses the limit − sustained limit). The bucket of a disk is (burst − sustained) ×
 * 1,800 s (resource API, 2020-08); that of a VM is not published and derived by the same rule.
 *
 * Where a VM limit allows less than the disks, all that crosses it is slowed alike; cache hits come first.
 * @returns nothing where no limit on the paths has a burst
 */
export function burstOfSetUp(assessment: Assessment): Burst | undefined {
  const { setUp, loads, temp, checks, achieved: sustained } = assessment;
  const flows = flowsOf(setUp, loads, temp);
  const bursts = flows.some(
    ({ owner, limit, share }) => limit.burst !== undefined && share > 0 && owner.demand.iops !== 0,
  );
  if (!bursts) return undefined;
  const [raised, raisedLoads] = atBurst(setUp, loads);
  const achieved = achievedInParts(raised, raisedLoads, tempLoad(raised));
  const amountOf = (owner: Owner, kind: Kind): number => {
    const parts = achieved[kind];
    return (isGroup(owner) ? parts?.groups[loads.indexOf(owner)] : parts?.temp) ?? 0;
  };
  const used = crossedLimits(setUp.vm, flows).flatMap(
    ({ limit, flows: crossing, load, mix }): readonly (Bucket & BucketDemand)[] => {
      const { id, kind, sustained: base, burst = base ?? 0 } = limit;
      if (base === undefined || mix === 'part') return [];
      const demand = crossing.reduce(
        (all, { owner, share }) => all + amountOf(owner, kind) * share,
        0,
      );
      const owner = load ? formatDisks(load.disk, load.count) : setUp.vm.name;
      return [{ id, kind, owner, sustained: base, bucket: bucketOf(base, burst), demand }];
    },
  );
  const figures = achievedOfTargets(achieved, raisedLoads);
  const isMore = kinds.some((kind) => exceeds(figures[kind] ?? 0, sustained[kind] ?? 0));
  const isCovered = !checks.some((check) => check.mayBeHigher || isExceeded(check));
  const gives = isMore ? 'more' : isCovered ? 'covered' : 'no more';
  return { ...figures, ...burstParts(gives, used, setUp.vm) };
}
