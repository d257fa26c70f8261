/** What a VM with its disks gives while burst credits last, and for how long. */
import { type BucketDemand, bucketOf, exceeds } from '../../laws/index.ts';
import type { Disk, Vm } from '../../limits/types.ts';
import { type Bucket, type Burst, burstParts } from '../path/burst.ts';
import { formatDisks } from '../path/disk-names.ts';
import { kinds, type RemoteLimitId, vmLimit } from '../path/path.ts';
import { type Load, loadsOf, type SetUp, tempLoad } from '../set-up/loads.ts';
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

/** Does some IO cross a limit with a burst? */
const bursts = (loads: readonly Load[], temp: Assessment['temp']) =>
  [...loads.filter(({ demand }) => demand.iops !== 0), temp].some(({ path }) =>
    path.some(({ burst, crossing }) => burst !== undefined && crossing > 0),
  );

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
  if (!bursts(loads, temp)) return undefined;
  const [raised, raisedLoads] = atBurst(setUp, loads);
  const achieved = achievedInParts(raised, raisedLoads, tempLoad(raised));
  const used = kinds.flatMap((kind): readonly (Bucket & BucketDemand)[] => {
    const parts = achieved[kind];
    if (!parts) return [];
    const demandAt = (isOne: (load: Load) => boolean, behindCache: boolean) =>
      loads.reduce((sum, load, at) => {
        const share = behindCache ? load.missRatio : 1;
        return isOne(load) ? sum + (parts.groups[at] ?? 0) * share : sum;
      }, 0);
    const ofDisks = loads.flatMap((load) => {
      const limit = load.path.find((one) => one.id === 'disk' && one.kind === kind);
      const units = kind === 'iops' ? load.ioUnits : 1;
      return limit?.burst === undefined || limit.sustained === undefined
        ? []
        : [
            {
              ...{ id: limit.id, kind, owner: formatDisks(load.disk, load.count) },
              sustained: limit.sustained,
              bucket: bucketOf(limit.sustained, limit.burst),
              demand: demandAt((one) => one === load, true) * units,
            },
          ];
    });
    const crosses =
      (...ids: readonly string[]) =>
      (load: Load) =>
        load.path.some(({ id }) => ids.includes(id));
    const shared = temp.path.some(({ id }) => id === 'cached') ? parts.temp : 0;
    const demands: Readonly<Record<RemoteLimitId, number>> = {
      cached: shared + demandAt(crosses('cached'), false),
      uncached: demandAt(crosses('uncached'), true),
      // No page says that the two columns add up, so what crosses either counts at the larger one.
      elastic: loads.some(({ elastic }) => elastic)
        ? demandAt(crosses('uncached', 'elastic'), true)
        : 0,
    };
    const ofVm = vmLimitIds.flatMap((id) =>
      vmLimit(setUp.vm, id).flatMap(({ kind: of, sustained, burst }) =>
        of !== kind || sustained === undefined
          ? []
          : [
              {
                ...{ id, kind, owner: setUp.vm.name, sustained, demand: demands[id] },
                bucket: bucketOf(sustained, burst ?? sustained),
              },
            ],
      ),
    );
    return [...ofDisks, ...ofVm];
  });
  const figures = achievedOfTargets(achieved, raisedLoads);
  const isMore = kinds.some((kind) => exceeds(figures[kind] ?? 0, sustained[kind] ?? 0));
  const isCovered = !checks.some((check) => check.mayBeHigher || isExceeded(check));
  const gives = isMore ? 'more' : isCovered ? 'covered' : 'no more';
  return { ...figures, ...burstParts(gives, used, setUp.vm) };
}
