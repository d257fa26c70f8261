/** Which limits of a VM data disks and a log cross, by how they use it, and what they leave of them. */
import type { Disk, Vm } from '../../limits/types.ts';
import { diskPath, type Kind, type PathLimit } from '../path/path.ts';
import type { DiskGroup } from '../set-up/disk-group.ts';
import { supportsCache } from '../set-up/host-cache.ts';
import { faultsOf } from '../set-up/refused.ts';
import { type Load, leftOf, type SharedLimit } from './limit-use.ts';

/** How disks use the limits of a VM: past its host cache, through it, or as Premium SSD v2 and Ultra Disk. */
export type UseOfVm = 'uncached' | 'cached' | 'elastic';
export const usesOfVm = ['uncached', 'cached', 'elastic'] as const satisfies readonly UseOfVm[];

const probe = (family: Disk['family']) =>
  ({ name: family, family, iops: 1, throughput: 1, size: 1, hostCache: 'yes' }) as Disk;
/** A disk for each use, to ask which limits of a VM it crosses. */
const probes: Readonly<Record<UseOfVm, Disk>> = {
  uncached: probe('Premium SSD'),
  cached: probe('Premium SSD'),
  elastic: probe('Premium SSD v2'),
};

/**
 * The limits of each size that disks cross which use it so, and those of a log which use it in its way;
 * nothing where it cannot be used so. They are the same in every search but for the share of IOs that
 * misses the cache, so that they are kept.
 */
function limitsFor(use: UseOfVm, missRatio: number, logUse: UseOfVm | undefined) {
  const key = `${use} ${missRatio} ${logUse}`;
  if (!keptPaths.has(key) && keptPaths.size >= maxKept) keptPaths.clear();
  const paths: Paths = keptPaths.get(key) ?? new WeakMap();
  keptPaths.set(key, paths);
  const groups = (logUse ? [use, logUse] : [use]).map((each): DiskGroup => {
    const cache = each === 'cached' ? 'ReadOnly' : 'None';
    return { role: 'data', disk: probes[each], count: 1, cache };
  });
  const pathOf = (vm: Vm, each: UseOfVm, misses: number) =>
    diskPath(vm, { disk: probes[each], disks: 1, cached: each === 'cached' }, misses).filter(
      ({ id }) => id !== 'disk',
    );
  return (vm: Vm): Limits => {
    const known = paths.get(vm);
    if (known) return known.limits;
    const isRefused =
      faultsOf(vm, groups, 'current').length > 0 ||
      (use === 'cached' && !supportsCache(vm, 'data'));
    const limits = isRefused
      ? undefined
      : withLog(pathOf(vm, use, missRatio), logUse ? pathOf(vm, logUse, 1) : []);
    paths.set(vm, { limits });
    return limits;
  };
}
type Limits = readonly SharedLimit[] | undefined;
type Paths = WeakMap<Vm, { readonly limits: Limits }>;
const keptPaths = new Map<string, Paths>();
/** Of each use, of each use by a log, and of some ratios of misses. */
const maxKept = 16;

/**
 * The limits of data disks and of a log together. Where one of them crosses the column for Premium SSD v2
 * and Ultra Disk and the other one that for other disks, the larger column is the limit of both, as in
 * `set-up/flows.ts`.
 */
function withLog(
  ofData: readonly PathLimit[],
  ofLog: readonly PathLimit[],
): readonly SharedLimit[] {
  const all = [...ofData, ...ofLog];
  const idOfLog = ofLog[0]?.id;
  const isMix =
    all.some(({ id }) => id === 'elastic') &&
    all.some(({ id, crossing }) => id === 'uncached' && crossing > 0);
  const crossingOf = (kind: Kind) =>
    ofData.find((limit) => limit.kind === kind && limit.id !== 'cached')?.crossing ?? 0;
  const limits: readonly SharedLimit[] = [
    ...ofData.map((limit) => ({ ...limit, isOfLog: limit.id === idOfLog })),
    ...ofLog
      .filter(({ id }) => ofData.every((limit) => limit.id !== id))
      .map((limit) => ({ ...limit, crossing: 0, isOfLog: true })),
  ];
  if (!isMix) return limits;
  return limits.map((limit): SharedLimit => {
    if (limit.id !== 'elastic') return limit;
    const { kind, sustained = 0 } = limit;
    const premium = all.find(({ id, kind: of }) => id === 'uncached' && of === kind)?.sustained;
    return {
      ...limit,
      isOfLog: true,
      crossing: crossingOf(kind),
      published: true,
      sustained: Math.max(sustained, premium ?? 0),
      publishedSum: premium,
    };
  });
}

/** No page says how the bursts of the two columns go together. */
const isMixedBurst = (vm: Vm, use: UseOfVm, logUse: UseOfVm | undefined, { burst }: Load) =>
  burst !== undefined &&
  vm.elastic !== undefined &&
  logUse !== undefined &&
  (use === 'elastic') !== (logUse === 'elastic');

/** How data disks use the limits of a VM, and how a log does where there is one. */
export type Uses = readonly [data: UseOfVm, log: UseOfVm | undefined];

/** What data disks and a log leave of the limits of each VM; nothing where it is less than required, or cannot be so. */
export function leftOfVms([use, logUse]: Uses, missRatio: number, load: Load) {
  // A log without a load crosses no limit, and has to be possible.
  const isIdle = load.log?.iops === 0;
  const withLog = limitsFor(use, missRatio, logUse);
  const crossed = isIdle ? limitsFor(use, missRatio, undefined) : withLog;
  return (vm: Vm): number | undefined => {
    if (isMixedBurst(vm, use, logUse, load) || (isIdle && !withLog(vm))) return undefined;
    const path = crossed(vm);
    return path && leftOf(path, load);
  };
}
