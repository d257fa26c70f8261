/** From a VM and its disks, as the vendor names them, to limits and paths, as the simulation knows them. */
import type { Limit, Load } from '../../laws/simulation/index.ts';
import type { Disk, LimitPair, PublishedLimit, Vm, VmLimit } from '../../limits/types.ts';
import {
  type Crossing,
  countsInUnits,
  lacksFigure,
  type Place,
  placeNames,
  tempPath,
  type VmPlace,
  vmPath,
} from '../../storage/path.ts';

/** What a workload is sent to: equal disks behind one letter, or the VM's own temp disk. */
export type Target =
  | {
      readonly disk: Disk;
      readonly disks: number;
      readonly cached: boolean;
      /** Tells equal disks apart: the workload they belong to, or the id that several share. */
      readonly whose?: string;
    }
  | 'temp';

/** The path of a load to its target, in places of the list of gates. */
export type Way = Pick<Load, 'all' | 'past' | 'disks'>;

/** A limit as people speak of it: one of the VM's, or a volume, whose disks are gates alike. */
export type PathLimit = {
  readonly kind: Place;
  /** What the limit belongs to: “DS13_v2”, “2 × P30”. */
  readonly owner: string;
  /** As it is named on screen; no two limits of a case have one name. */
  readonly name: string;
  /** The gates it consists of; several only for a striped volume. */
  readonly gates: readonly number[];
};

/** Limits on a path for which no figure is published: those of every IO, and those of misses and writes. */
export type Unpublished = {
  readonly all: readonly VmPlace[];
  readonly past: readonly VmPlace[];
};

export type Gates = {
  readonly gates: readonly Limit[];
  readonly limits: readonly PathLimit[];
  /** One a target, in their order. */
  readonly ways: readonly Way[];
  /** One a target, in their order. */
  readonly unpublished: readonly Unpublished[];
};

const isFigure = (cap: PublishedLimit<number>): cap is number => typeof cap === 'number';
/** A gate with the caps that are published; nothing where none is. */
function gateOf(name: string, { iops, throughput }: VmLimit): readonly Limit[] {
  if (!isFigure(iops) && !isFigure(throughput)) return [];
  return [
    {
      name,
      ...(isFigure(iops) ? { iops } : {}),
      ...(isFigure(throughput) ? { throughput } : {}),
    },
  ];
}

/** The limits of a VM in the order in which an IO crosses them. */
const order: readonly VmPlace[] = ['cached', 'uncached', 'elastic', 'local'];

/**
 * Which limits stand before these targets, and which of them does each cross? The path of an IO is
 * that of the throttling article (2017): temp disk and cached disks cross the cached limit, all that
 * the cache does not answer goes on through the uncached limit to one of the disks. The local disk's
 * own published figures limit the temp disk besides.
 *
 * A limit without a published figure is no gate, and is named in `unpublished`, since what crosses it
 * can't be computed. Targets that are one disk are one target: two loads on it are given the same place.
 */
export function gatesOf(vm: Vm, targets: readonly Target[]): Gates {
  const gates: Limit[] = [];
  const limits: PathLimit[] = [];
  const add = (
    found: readonly Limit[],
    kind: Place,
    owner: string,
    name = found[0]?.name ?? '',
  ): readonly number[] => {
    const places = found.map((_, at) => gates.length + at);
    gates.push(...found);
    if (places.length > 0) limits.push({ kind, owner, name, gates: places });
    return places;
  };
  // Each limit of the VM is one, whatever number of targets cross it.
  const places = new Map<VmPlace, readonly number[]>();
  const ofVm = ({ place, caps }: Crossing): readonly number[] => {
    const known = places.get(place);
    if (known) return known;
    const name = `${placeNames[place]} (${vm.name})`;
    const added = add(gateOf(name, caps), place, vm.name, name);
    places.set(place, added);
    return added;
  };
  // A miss or a write goes on past the cached limit; of the temp disk all limits count for every IO.
  const paths = targets.map((target) => {
    const path = target === 'temp' ? tempPath(vm) : vmPath(vm, target.disk, target.cached, 1);
    const goesOn = ({ place }: Crossing) => place === 'uncached' || place === 'elastic';
    return { all: path.filter((one) => !goesOn(one)), past: path.filter(goesOn) };
  });
  // In the order of the path, whatever the order of the workloads.
  for (const at of order)
    for (const { all, past } of paths)
      for (const one of [...all, ...past]) if (one.place === at) ofVm(one);

  const ways = targets.map((target, at): Way => {
    const { all = [], past = [] } = paths[at] ?? {};
    const crossed = { all: all.flatMap(ofVm), past: past.flatMap(ofVm) };
    if (target === 'temp') return { ...crossed, disks: [] };
    const { disk, disks } = target;
    const owner = disks === 1 ? disk.name : `${disks} × ${disk.name}`;
    return { ...crossed, disks: add(diskGates(target), 'disk', owner, called(owner, target)) };
  });
  const blanks = (path: readonly Crossing[]) =>
    path.filter(({ caps }) => lacksFigure(caps)).map(({ place }) => place);
  const unpublished = paths.map(
    ({ all, past }): Unpublished => ({ all: blanks(all), past: blanks(past) }),
  );
  return { gates, limits, ways, unpublished };
}

const called = (owner: string, { whose }: Exclude<Target, 'temp'>) =>
  whose === undefined ? owner : whose.startsWith('#') ? `${owner} ${whose}` : `${owner} (${whose})`;

const capped = (name: string, { iops, throughput }: LimitPair): Limit => ({
  name,
  iops,
  throughput,
});

function diskGates(target: Exclude<Target, 'temp'>): readonly Limit[] {
  const { disk, disks } = target;
  const name = called(disk.name, target);
  return Array.from({ length: disks }, (_, at) => ({
    ...capped(disks === 1 ? name : `${name}, ${at + 1} of ${disks}`, disk),
    countsIoUnits: countsInUnits(disk),
    ...(disk.burst ? { burst: { iops: disk.burst.iops, throughput: disk.burst.throughput } } : {}),
  }));
}
