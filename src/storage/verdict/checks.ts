/** Every limit of a set-up with the demand for it, and what cannot be checked. */

import type { Disk, Vm } from '../../limits/types.ts';
import { exceeds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { nvmeDisksIn, roomOf } from '../path/local.ts';
import {
  type Figure,
  isProvisioned,
  type Kind,
  type LimitId,
  type VmLimitId,
} from '../path/path.ts';
import { isLocalNvme } from '../set-up/disk-group.ts';
import { type CrossedLimit, crossedLimits, type Flow, flowsOf, isGroup } from '../set-up/flows.ts';
import type { Load, TempLoad } from '../set-up/loads.ts';
import type { SetUp } from '../set-up/set-up.ts';

/** One dimension of one limit. */
export type Check = Figure & {
  readonly id: LimitId;
  readonly kind: Kind;
  /** Whose disks; only a disk limit has one. */
  readonly load?: Load;
  /** The demand that is known. */
  readonly demand: number;
  /** The part of it that was typed: targets, IOPS of groups, traffic of the temp disk. */
  readonly typed: number;
  /** Some of the traffic that crosses it is not known. */
  readonly partlyKnown: boolean;
  /** How much of that crosses it in the other dimension: with an IO size it would be known. */
  readonly open: number;
  /** Of a sum of two columns: up to where it is published. */
  readonly publishedSum?: number;
  /** Limits of the VM do, those of its local NVMe disks among them; another disk limit where the group has a target. */
  readonly affectsVerdict: boolean;
};

/** Why a set-up is not fully checked. */
export type Gap =
  | { readonly why: 'unpublished'; readonly id: VmLimitId }
  /** More is demanded of a cached limit than the figure of the temp disk that is taken for it. */
  | { readonly why: 'doubted' }
  | { readonly why: 'temp' }
  /** There is no temp disk that could take the load. */
  | { readonly why: 'no-temp' }
  /** The documents of 2018 say nothing about Premium SSD v2 and Ultra Disk. */
  | { readonly why: 'older'; readonly disk: Disk }
  /** The demand of an ephemeral OS disk. */
  | { readonly why: 'os' }
  /** Whether a VM has the room for it. */
  | { readonly why: 'room'; readonly disk: Disk }
  | { readonly why: 'mix' };

/** Traffic through a limit that is not published, or not counted, can only lower what is achieved. */
export const isUpperBound = (gaps: readonly Gap[]) =>
  gaps.some(({ why }) => why === 'unpublished' || why === 'temp' || why === 'os');

const sumOf = (flows: readonly Flow[], of: (flow: Flow) => number | undefined) =>
  flows.reduce((all, flow) => all + (of(flow) ?? 0), 0);

const demandOf = ({ demand }: Flow) => demand;

/** Traffic of an OS disk without a target: a VM counts as checked without it. */
const isMinor = ({ owner, isTyped }: Flow) => isGroup(owner) && owner.role === 'os' && !isTyped;

/** What an ephemeral OS disk without a target demands: all that the limit allows, since nothing else crosses it. */
const isAlone = ({ owner, demand, isTyped }: Flow) =>
  isGroup(owner) && owner.disk.placement !== undefined && !isTyped && demand !== undefined;

/** Traffic of the temp disk itself. */
const isOfTemp = ({ owner }: Flow) => !isGroup(owner) || owner.disk.placement === 'ResourceDisk';

/**
 * Is more demanded than a figure that may be higher? It is that of the temp disk, so that what this one
 * demands is compared with it in any case.
 */
const isDoubted = ({ limit: { mayBeHigher, sustained }, flows }: CrossedLimit) =>
  mayBeHigher === true &&
  sustained !== undefined &&
  exceeds(sumOf(flows, demandOf), sustained) &&
  !exceeds(sumOf(flows.filter(isOfTemp), demandOf), sustained);

/** A limit as it is compared with the demand. */
function checkOf(crossed: CrossedLimit): Check {
  const { limit, flows, load, publishedSum } = crossed;
  const { id, kind, published, sustained } = limit;
  return {
    id,
    kind,
    published,
    ...defined({ load, sustained, publishedSum }),
    ...(isDoubted(crossed) ? { mayBeHigher: true } : {}),
    demand: sumOf(flows, demandOf),
    typed: sumOf(
      flows.filter(({ isTyped }) => isTyped),
      demandOf,
    ),
    partlyKnown: flows.some(({ demand, share }) => demand === undefined && share > 0),
    open: sumOf(flows, ({ open }) => open),
    // The limit of local NVMe disks is one of the VM.
    affectsVerdict: load
      ? isLocalNvme(load) || flows.every(({ isTyped }) => isTyped)
      : flows.length === 0 || !flows.every(isAlone),
  };
}

/** What of a limit of a disk cannot be checked. Beside other disks an OS disk without a target does not count. */
const gapsOfDisk = ({ load, published }: Check, loads: readonly Load[]): readonly Gap[] =>
  !published &&
  (load?.role !== 'os' ||
    load.demand.basis !== 'limits' ||
    loads.every((other) => other === load || other.demand.iops === 0))
    ? [{ why: 'unpublished', id: 'local' }]
    : [];

/** What of a limit of the VM cannot be checked. */
function gapsOfVm({ flows }: CrossedLimit, check: Check): readonly Gap[] {
  const { id, demand, published, sustained, publishedSum, mayBeHigher } = check;
  const counts = !flows.every(isMinor);
  const isUnpublished = !published && counts;
  const unknown = flows.filter((flow) => flow.demand === undefined && flow.open === 0);
  return [
    ...(mayBeHigher && counts ? [{ why: 'doubted' } as const] : []),
    ...(isUnpublished ? [{ why: 'unpublished', id: id as VmLimitId } as const] : []),
    ...(isUnpublished || sustained === undefined
      ? []
      : unknown.map(({ owner }): Gap => ({ why: isGroup(owner) ? 'os' : 'temp' }))),
    ...(publishedSum !== undefined && exceeds(demand, publishedSum)
      ? [{ why: 'mix' } as const]
      : []),
  ];
}

/** Is it not published whether this VM has the local storage for the disk? */
const isRoomOpen = (vm: Vm, disk: Disk) =>
  disk.placement === 'LocalNVMe'
    ? nvmeDisksIn(vm) === undefined
    : disk.placement !== undefined && roomOf(vm, disk) === undefined;

/** Which limits are crossed, with which demand, and where is a figure of limit or demand missing? */
export function checksOf(setUp: SetUp, loads: readonly Load[], temp: TempLoad) {
  const { vm } = setUp;
  const gaps: Gap[] = loads.flatMap(({ disk }): readonly Gap[] => [
    ...(isRoomOpen(vm, disk) ? [{ why: 'room', disk } as const] : []),
    ...(isProvisioned(disk) && vm.edition !== 'current' ? [{ why: 'older', disk } as const] : []),
  ]);
  if (setUp.temp !== 'unused' && temp.path.length === 0) gaps.push({ why: 'no-temp' });
  const flows = flowsOf(setUp, loads, temp).filter(
    ({ owner, limit }) => owner.demand[limit.kind] !== 0,
  );
  const crossed = crossedLimits(vm, flows).filter(({ mix }) => mix !== 'part');
  const checks = crossed.map((one) => {
    const check = checkOf(one);
    gaps.push(...(check.load ? gapsOfDisk(check, loads) : gapsOfVm(one, check)));
    return check;
  });
  return { checks, gaps };
}
