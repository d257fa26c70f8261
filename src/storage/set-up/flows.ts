/**
 * The one walk over the paths of a set-up: what each group of disks, and the temp disk, sends over each
 * limit, and which limits they share. Checks, what is achieved, and bursts are computed from it.
 */

import type { Vm } from '../../limits/types.ts';
import { defined } from '../../units/omit-undefined.ts';
import { kinds, type LimitId, type PathLimit, shareOf, vmLimit } from '../path/path.ts';
import type { Load, TempLoad } from './loads.ts';
import type { SetUp } from './set-up.ts';

/** Whose IOs they are: those of a group of disks, or of the temp disk. */
export type Owner = Load | TempLoad;
export const isGroup = (owner: Owner): owner is Load => 'role' in owner;

/** Was its demand typed? Otherwise it is what the limits of its disks allow. */
const isTyped = (owner: Owner): boolean => !isGroup(owner) || owner.demand.basis !== 'limits';

/** The traffic of one owner over one dimension of one limit. */
export type Flow = {
  readonly owner: Owner;
  readonly limit: PathLimit;
  /** For how much the limit counts one IO, or one byte, of the owner. */
  readonly share: number;
  /** What is demanded of the limit; missing where it is not known. */
  readonly demand?: number;
  /** What crosses it in the other dimension, where this one is not known without an IO size. */
  readonly open: number;
  readonly isTyped: boolean;
};

/** Every flow of a set-up, in the order of the loads and of their paths; those of the temp disk are the last. */
export const flowsOf = (
  { size }: Pick<SetUp, 'size'>,
  loads: readonly Load[],
  temp: TempLoad,
): readonly Flow[] =>
  [...loads, temp].flatMap((owner) =>
    owner.path.map((limit): Flow => {
      const { iops, throughput } = owner.demand;
      const [amount, other = 0] = limit.kind === 'iops' ? [iops, throughput] : [throughput, iops];
      const share = shareOf(limit, size);
      const base = { owner, limit, share, isTyped: isTyped(owner) };
      if (amount === undefined) return { ...base, open: other * limit.crossing };
      return { ...base, open: 0, demand: amount * share };
    }),
  );

/** One dimension of one limit, and all that crosses it. */
export type CrossedLimit = {
  readonly limit: PathLimit;
  readonly flows: readonly Flow[];
  /** Whose disks; only a disk limit has one. */
  readonly load?: Load;
  /** Of Premium SSD beside Premium SSD v2 or Ultra Disk: all of it together, or the latter by themselves, within that. */
  readonly mix?: 'sum' | 'part';
  /** How much of such a sum is within what is published. */
  readonly publishedSum?: number;
};

/**
 * Premium SSD beside Premium SSD v2 or Ultra Disk: no page says that their two columns add up. So the
 * larger column is the limit of all remote traffic, and each column that of its part; and nothing is
 * published about what is above the Premium column in all.
 */
function withMix(limits: readonly CrossedLimit[]): readonly CrossedLimit[] {
  const premium = limits.find(({ limit }) => limit.id === 'uncached');
  if (!premium || premium.flows.length === 0) return limits;
  const { sustained: publishedSum } = premium.limit;
  return limits.flatMap((part): readonly CrossedLimit[] => {
    if (part.limit.id !== 'elastic') return [part];
    const sustained = Math.max(part.limit.sustained ?? 0, publishedSum ?? 0);
    const sum = {
      limit: { ...part.limit, sustained, published: true },
      flows: [...part.flows, ...premium.flows],
      ...defined({ publishedSum }),
    };
    return [
      { ...part, mix: 'part' },
      { ...sum, mix: 'sum' },
    ];
  });
}

/**
 * Which limits do these flows cross? Of each dimension first the limits of disks, each by itself, then
 * those of the VM: cached and uncached even where nothing crosses them, and the others.
 */
export function crossedLimits(vm: Vm, flows: readonly Flow[]): readonly CrossedLimit[] {
  const listed = [...vmLimit(vm, 'cached'), ...vmLimit(vm, 'uncached')];
  return kinds.flatMap((kind) => {
    const ofKind = flows.filter(({ limit }) => limit.kind === kind);
    const shared = ofKind.filter(({ limit, share }) => limit.id !== 'disk' && share > 0);
    const ofVm = listed.filter((limit) => limit.kind === kind);
    const limits = new Map<LimitId, PathLimit>();
    for (const limit of [...ofVm, ...shared.map((flow) => flow.limit)])
      if (!limits.has(limit.id)) limits.set(limit.id, limit);
    return [
      ...ofKind.flatMap((flow): readonly CrossedLimit[] =>
        flow.limit.id === 'disk' && isGroup(flow.owner)
          ? [{ limit: flow.limit, flows: [flow], load: flow.owner }]
          : [],
      ),
      ...withMix(
        [...limits].map(([id, limit]) => ({
          limit,
          flows: shared.filter((flow) => flow.limit.id === id),
        })),
      ),
    ];
  });
}
