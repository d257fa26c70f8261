/** What could be changed for a workload that waits at a limit? Whether it helps is not known before it is simulated. */
import type { Vm } from '../../limits/types.ts';
import { type Disruption, disruptionOf } from '../../storage/change/change.ts';
import { changeOfVolume, changesThatHelp } from '../../storage/change/recommendations.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import type { Cache } from '../../storage/set-up/disk-group.ts';
import { largerDisks } from '../../storage/set-up/series.ts';
import { bytesIn, formatIops, formatNumber, iops, outstanding } from '../../units/index.ts';
import { listed } from '../shared/answer/checks-and-columns.ts';
import { guide, guideTo } from '../shared/answer/guide.ts';
import { offeredName } from '../shared/answer/offered-size.ts';
import type { DiskTarget, Workload } from '../shared/fields/workload-text.ts';
import { detailsOf } from '../shared/set-up/outcome-details.ts';
import type { WaitingLoad } from './affected-workload.ts';
import { quoted, rounded } from './format.ts';
import { isChecked, type LoadResult, type Result, type Wait } from './model.ts';
import { type Case, diskGroups, isOs, shareTarget } from './setup.ts';
import { type Market, widerVms } from './wider-vms.ts';

/** A change of the case that might help. */
export type Change = {
  readonly text: string;
  readonly to: { readonly vm?: Vm; readonly loads?: readonly Workload[] };
  readonly how: Disruption;
  /** The workload that has to go elsewhere, which is neither simulated nor in the cost. */
  readonly without?: string;
  /** Where the guide says how. */
  readonly guide: string;
  /** What its disks ask for, and what else is different on its VM. */
  readonly detail?: string | undefined;
};

/** A workload with another host cache; without one there are no hits. */
export const withCache = ({ target, options }: Workload, cache: Cache): Partial<Workload> => {
  const { hit: _, ...others } = options;
  return target === 'temp'
    ? {}
    : { target: { ...target, cache }, options: cache === 'None' ? others : options };
};

/** How disruptive a change is, where the guide says how, and what is different with it. */
type How = readonly [Disruption, guide: string, detail?: string | undefined];
export const recached: How = ['restart', guide.cache];
const copied: How = ['copy of data', guide.copy];

/** Something changed in some of the workloads. */
export const changed = (
  text: string,
  { loads }: Case,
  some: readonly Workload[],
  [how, section, detail]: How,
  change: (load: Workload) => Partial<Workload>,
): Change => ({
  text,
  how,
  guide: section,
  detail,
  to: { loads: loads.map((load) => (some.includes(load) ? { ...load, ...change(load) } : load)) },
});

/** A change of the noisiest neighbour: do not use the temp disk, or issue a fifth fewer IOs. */
function limitNeighbour({ given, loads }: Result, { others }: Wait): Change | undefined {
  const noisiest = loads.find(({ load }) => load.name === others[0]?.name);
  if (!noisiest) return undefined;
  const { load, got } = noisiest;
  if (load.target === 'temp')
    return {
      text: `Leave the temp disk unused, without ${quoted(load.name)}`,
      to: { loads: given.loads.filter((other) => other !== load) },
      // A program reads at its start where its files are, as SQL Server does for tempdb, so it has to restart.
      how: 'restart',
      guide: guide.neighbours,
      without: load.name,
    };
  const rate = iops(rounded(got.iops * 0.8));
  if (!isChecked(noisiest) || rate <= 0.1) return undefined;
  const text = `Limit ${quoted(load.name)} to ${formatNumber(rate, 2)} IOPS, four fifths of what it uses now`;
  return changed(text, given, [load], ['online', guide.neighbours], () => ({ demand: { rate } }));
}

/** The same disks on another VM. */
export function onVm(vm: Vm, { vm: own, loads }: Case, { os }: Market): Change {
  const present = { vm: own, groups: diskGroups(loads) };
  const how = disruptionOf({ vm }, present);
  const detail = detailsOf({ vm }, present, how, os);
  return {
    text: `On ${offeredName(vm, own)}`,
    to: { vm },
    how,
    guide: guideTo({ vm }, how),
    detail,
  };
}

/** The queue depth at which a workload alone would wait no more, where it is deeper. */
function shallower(
  { given }: Result,
  { load, isolated, serviceTime }: LoadResult,
): Change | undefined {
  const enough = Math.max(1, Math.ceil(isolated.iops * serviceTime));
  if (!('outstanding' in load.demand) || enough >= load.demand.outstanding) return undefined;
  const text = `Use queue depth ${formatNumber(enough)} for ${quoted(load.name)}`;
  return changed(text, given, [load], ['online', guide.queue], () => ({
    demand: { outstanding: outstanding(enough) },
  }));
}

/** At a VM limit: bypass it, limit the noisiest neighbour, use a VM with a higher limit, or a lower queue depth. */
function atVmLimit(result: Result, loadResult: WaitingLoad, market: Market) {
  const { given } = result;
  const { load, wait } = loadResult;
  const { target } = load;
  const vms = widerVms(result, wait, market).map((vm) => onVm(vm, given, market));
  const bypass = `Disable host caching on ${quoted(load.name)}`;
  return listed<Change>([
    // Today an OS disk is treated as ReadOnly whatever is set.
    wait.limit.kind === 'cached' &&
      target !== 'temp' &&
      !isOs(load) &&
      changed(bypass, given, usersOf(load, given), recached, (user) => withCache(user, 'None')),
    limitNeighbour(result, wait),
    ...vms,
    shallower(result, loadResult),
  ]);
}

/** The workloads on the same disks. */
const usersOf = (load: Workload, { loads }: Case) =>
  loads.filter((other) => shareTarget(other, load));

/** At a disk: a disk of its own, one more disk or a larger one, or a lower queue depth. */
function atDisk(result: Result, loadResult: LoadResult, { catalogue, isSold }: Market) {
  const { given } = result;
  const { load } = loadResult;
  const { target } = load;
  if (target === 'temp') return [];
  const { id: _, ...unshared } = target;
  const { disk, disks, cache } = target;
  const name = quoted(load.name);
  const users = usersOf(load, given);
  // There is one OS disk: its workload can’t move off it, nor can it be striped.
  const isOsDisk = users.some(isOs);
  const larger = largerDisks(disk, cache, catalogue).find(
    (other) => other.iops > disk.iops || other.throughput > disk.throughput,
  );
  const onDisks = (text: string, some: readonly Workload[], to: DiskTarget, how: How) =>
    changed(text, given, some, how, () => ({ target: to }));
  // More of what is provisioned, a higher tier, performance plus and a Premium SSD v2, without copying anything.
  const volume = { vm: given.vm, disk, disks, cached: false, read: 1, hit: 0 };
  const faster = changesThatHelp(
    volume,
    load.size,
    'None',
    given.limits,
    catalogue,
    isSold,
  ).flatMap((change) =>
    'disk' in change &&
    !isOsDisk &&
    change.way !== 'size' &&
    (cache === 'None' || change.way !== 'family')
      ? [change]
      : [],
  );
  const nameOf = ({ disk: other, way }: (typeof faster)[number]) => {
    const rates = `${formatIops(other.iops)} and ${formatNumber(other.throughput / bytesIn['MB/s'])} MB/s`;
    if (way === 'provision') return `${rates} on the same ${diskName(disk)} for ${name}`;
    return `${diskName(other)}${way === 'family' ? `, ${rates},` : ''} for ${name}`;
  };
  return listed<Change>([
    ...faster.map((change) => {
      const { change: made, how } = changeOfVolume(change, volume);
      return onDisks(nameOf(change), users, { ...target, disk: change.disk }, [
        how,
        guideTo(made, how),
        detailsOf(made, { vm: given.vm, groups: [target] }, how),
      ]);
    }),
    !isOsDisk &&
      isSold({ disk }) &&
      (users.length > 1
        ? onDisks(`A disk of its own for ${name}`, [load], unshared, copied)
        : onDisks(
            `One ${diskName(disk)} more for ${name}, striped`,
            [load],
            { ...target, disks: disks + 1 },
            copied,
          )),
    isOsDisk &&
      larger &&
      onDisks(
        `${diskName(larger)} instead of ${diskName(disk)} for ${name}`,
        users,
        { ...target, disk: larger },
        ['deallocate', guide.size],
      ),
    shallower(result, loadResult),
  ]);
}

/** The changes that are worth a try against the limit at which a workload waits. */
export const changesAgainst = (
  worst: WaitingLoad,
  result: Result,
  market: Market,
): readonly Change[] =>
  (worst.wait.limit.kind === 'disk' ? atDisk : atVmLimit)(result, worst, market);
