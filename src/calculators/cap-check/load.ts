/** The groups of a case as loads: which cache takes effect, what goes past it, and what they demand. */
import { cacheMissFraction, ioUnits } from '../../laws/index.ts';
import type { Edition, Vm } from '../../limits/types.ts';
import { countsInUnits, hasOwnLimit, type Kind } from '../../storage/path.ts';
import { type Cache, cacheRule } from '../../storage/set-up.ts';
import type { Bytes, BytesPerSecond, Iops, Share } from '../../units/index.ts';
import type { Group } from '../disk-groups.ts';
import { type Demand, demandsOf } from './demand.ts';
import type { Temp } from './fields.ts';

export type Case = {
  readonly vm: Vm;
  readonly groups: readonly Group[];
  readonly temp: Temp;
  readonly size: Bytes | undefined;
  readonly targetIops: Iops | undefined;
  readonly targetThroughput: BytesPerSecond | undefined;
  readonly read: Share;
  readonly hit: Share;
  readonly edition: Edition;
};

/** A group with what follows for it from the VM and the case. */
export type Load = Group & {
  /** The cache setting that takes effect: None on an OS disk is treated as ReadOnly today. */
  readonly effective: Cache;
  /** The share of its IOs that the cache does not serve. */
  readonly past: number;
  /** Crosses the VM's limit for Premium SSD v2 and Ultra Disk. */
  readonly elastic: boolean;
  readonly demand: Demand;
  /** As how many IOs one counts at the disk. */
  readonly units: number;
};

/** Today None on an OS disk is treated as ReadOnly; a setting that Azure refuses takes no effect. */
function effectiveCache({ role, disk, cache }: Group, { vm, edition }: Case): Cache {
  const able = cacheRule({ disk, role }, vm, edition) === undefined;
  if (cache === 'None' && role === 'os' && edition === 'current' && able) return 'ReadOnly';
  return able ? cache : 'None';
}

export function loadsOf(given: Case): readonly Load[] {
  const demands = demandsOf(given);
  return given.groups.map((group, index) => {
    const effective = effectiveCache(group, given);
    return {
      ...group,
      effective,
      past: cacheMissFraction(effective !== 'None', given.read, given.hit),
      elastic: hasOwnLimit(group.disk, given.vm),
      demand: demands[index] ?? { basis: 'limits' },
      units: given.size === undefined ? 1 : ioUnits(given.size, countsInUnits(group.disk)),
    };
  });
}

/** What the temp disk demands; with an IO size one dimension gives the other. */
export function tempDemand({ temp, size, vm }: Case): Partial<Record<Kind, number>> {
  if (vm.tempDisk === 'none' || typeof temp === 'string') return {};
  if (size === undefined) return temp;
  return 'iops' in temp
    ? { iops: temp.iops, throughput: temp.iops * size }
    : { iops: temp.throughput / size, throughput: temp.throughput };
}
