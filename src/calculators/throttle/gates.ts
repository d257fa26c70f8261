/** From a VM and its disks, as the vendor names them, to gates and ways, as the simulation knows them. */
import type { Gate, Load } from '../../laws/throttle/index.ts';
import type { Caps, Disk, Vm, VmGate } from '../../limits/types.ts';
import { countsInUnits } from '../volume.ts';

/** What a load is sent to: equal disks behind one letter, or the VM's own temp disk. */
export type Target =
  | { readonly disk: Disk; readonly disks: number; readonly cached: boolean }
  | 'temp';

/** The way of a load to its target, in places of the list of gates. */
export type Way = Pick<Load, 'all' | 'past' | 'disks'>;

export type Gates = {
  readonly gates: readonly Gate[];
  /** One a target, in their order. */
  readonly ways: readonly Way[];
};

const isFigure = (cap: number | string): cap is number => typeof cap === 'number';

/** A gate with the caps that are published; nothing where none is. */
function gateOf(name: string, { iops, throughput }: VmGate): readonly Gate[] {
  if (!isFigure(iops) && !isFigure(throughput)) return [];
  return [
    {
      name,
      ...(isFigure(iops) ? { iops } : {}),
      ...(isFigure(throughput) ? { throughput } : {}),
    },
  ];
}

const isElastic = ({ family }: Disk) => family === 'Premium SSD v2' || family === 'Ultra Disk';

/**
 * Which gates stand before these targets, and which of them does each pass? The way of an IO is
 * that of the throttling article (2017): temp disk and cached disks pass the cached gate, all that
 * the cache does not answer goes on through the uncached gate to one of the disks.
 *
 * A gate without a published figure is left out: it limits nothing here, and the caller says so.
 * Targets that are one disk are one target: two loads on it are given the same place.
 */
export function gatesOf(vm: Vm, targets: readonly Target[]): Gates {
  const gates: Gate[] = [];
  const add = (found: readonly Gate[]): readonly number[] => {
    const places = found.map((_, at) => gates.length + at);
    gates.push(...found);
    return places;
  };
  const used = (test: (target: Target) => boolean) => targets.some(test);
  const isCached = (target: Target) => (target === 'temp' ? throughCache(vm) : target.cached);
  const isOwn = (target: Target) =>
    target !== 'temp' && vm.elastic !== undefined && isElastic(target.disk);

  const cached = used(isCached) ? add(gateOf(`VM cached (${vm.name})`, vm.cached)) : [];
  const uncached = used((target) => target !== 'temp' && !isOwn(target))
    ? add(gateOf(`VM uncached (${vm.name})`, vm.uncached))
    : [];
  const elastic =
    vm.elastic && used(isOwn)
      ? add([capped(`VM Premium SSD v2 and Ultra (${vm.name})`, vm.elastic)])
      : [];

  const ways = targets.map((target): Way => {
    if (target === 'temp')
      return { all: isCached(target) ? cached : localGate(), past: [], disks: [] };
    const past = isOwn(target) ? elastic : uncached;
    return { all: target.cached ? cached : [], past, disks: add(diskGates(target)) };
  });
  return { gates, ways };

  /** A local disk beside the cached gate has its own figures, where the page gives any. */
  function localGate() {
    return vm.localDisk ? add([capped(`local disk (${vm.name})`, vm.localDisk)]) : [];
  }
}

const throughCache = ({ tempDisk }: Vm) => tempDisk === 'cached gate';
const capped = (name: string, { iops, throughput }: Caps): Gate => ({ name, iops, throughput });

function diskGates({ disk, disks }: Exclude<Target, 'temp'>): readonly Gate[] {
  return Array.from({ length: disks }, (_, at) => ({
    ...capped(disks === 1 ? disk.name : `${disk.name}, ${at + 1} of ${disks}`, disk),
    inUnits: countsInUnits(disk),
    ...(disk.burst ? { burst: { iops: disk.burst.iops, throughput: disk.burst.throughput } } : {}),
  }));
}
