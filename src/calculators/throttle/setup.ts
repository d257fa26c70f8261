/** From the inputs to what is simulated: disks, limits, paths and service times; or why it is not simulated. */
import type { Inputs } from '../../kit/index.ts';
import type { LatencyBand } from '../../laws/latency.ts';
import { type Load, type Setup, validate } from '../../laws/simulation/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { tempPartLeft } from '../../storage/path/local.ts';
import type { VmLimitId } from '../../storage/path/path.ts';
import type { DiskGroup } from '../../storage/set-up/disk-group.ts';
import { type Fault, faultsOf } from '../../storage/set-up/refused.ts';
import {
  formatNumber,
  formatSeconds,
  fraction,
  kib,
  outstanding,
  type Seconds,
  seconds,
} from '../../units/index.ts';
import type { Workload } from '../shared/fields/workload-text.ts';
import { bounds } from '../shared/simulation/bounds.ts';
import { tooMuch } from '../shared/simulation/runs.ts';
import { type fields, windowField } from './fields.ts';
import { areWritesHeld, heldWrites, isCached, serviceOf } from './service-times.ts';
import { type SimulatedLimit, simulatedLimits } from './simulated-limits.ts';
import { windowsOf } from './windows.ts';

/** What is simulated, wherever it is bought. */
export type Case = Omit<Inputs<typeof fields>, 'region' | 'os'> & Partial<Inputs<typeof fields>>;

/**
 * How much service times vary up and down. Without variation, IOs that were admitted together would stay
 * in step for ever, and the shares would depend on whether round trips of one workload just fit into
 * those of another. A fifth is assumed; between 10 and 30 % the totals do not change.
 */
export const jitter = fraction(0.2);

/** Workloads named os or boot run on the OS disk, which is a single disk and does not count as a data disk. */
export const isOs = ({ name }: Workload) => name === 'os' || name === 'boot';

/** A key that is the same for all workloads on one target. No name contains a space or “#”, so keys cannot collide. */
const targetKey = ({ name, target }: Workload): string =>
  target === 'temp' ? 'the temp disk' : target.id === undefined ? name : `#${target.id}`;

/** Do both use the same disks? Workloads with the same id do; any other has disks of its own. */
export const shareTarget = (one: Workload, other: Workload) => targetKey(one) === targetKey(other);

/** The targets of a case, each once, with the workloads that go to it. */
const targetsOf = (loads: readonly Workload[]) =>
  [...new Set(loads.map(targetKey))].flatMap((key) => {
    const users = loads.filter((load) => targetKey(load) === key);
    const [first] = users;
    return first ? [{ key, target: first.target, users }] : [];
  });

export const disksOf = (loads: readonly Workload[]): readonly Disk[] =>
  loads.flatMap(({ target }) => (target === 'temp' ? [] : [target.disk]));

/** Of names such as “log-2” and “tempdb-2”, which links give the second of a kind, the kind. */
function roleOf(users: readonly Workload[]): DiskGroup['role'] {
  if (users.some(isOs)) return 'os';
  const names = users.map(({ name }) => name.replace(/-\d+$/, ''));
  // What shares its disk with a log or with data is kept as safely as these.
  if (names.includes('log')) return 'log';
  return names.every((name) => name === 'tempdb') ? 'tempdb' : 'data';
}

/** The disks of a case as a group, with the workloads on it. */
export type UsedGroup = DiskGroup & { readonly users: readonly Workload[] };

/** The disks of a case as groups, so that what cannot be built is found by the same checks everywhere. */
export const diskGroups = (loads: readonly Workload[]): readonly UsedGroup[] =>
  targetsOf(loads).flatMap(({ target, users }) => {
    if (target === 'temp') return [];
    const { disk, disks: count, cache } = target;
    return [{ role: roleOf(users), disk, count, cache, users }];
  });

/** The VM and the disks of a case, as they are paid for. */
export const bought = ({ vm, loads, limits: edition }: Case) => ({
  vm,
  edition,
  groups: diskGroups(loads),
});

/** Every reason why this set-up cannot be built. */
export const faultsIn = ({ vm, loads, limits }: Case): readonly Fault[] =>
  faultsOf(vm, diskGroups(loads), limits);

/** Smaller IOs are taken to be random, and larger ones to be sequential, which go to the disks of a stripe in turn. */
const stripeUnit = kib(64);

/** Figures count from when queues have filled: after a tenth of the time, unless a workload starts or ends. */
const warmUpOf = ({ loads, seconds: time }: Case): Seconds =>
  seconds(
    loads.some(({ options }) => options.from !== undefined || options.to !== undefined)
      ? 0
      : time / 10,
  );

/**
 * A workload that crosses no published limit never waits and does not affect others, and no figure is
 * given for it. So it issues only one IO a second, to save work.
 */
const idle: Pick<Load, 'demand' | 'latency'> = {
  demand: { outstanding: outstanding(1) },
  latency: { read: seconds(1), write: seconds(1), hit: seconds(1) },
};

/** A case as a set-up of the simulation, with the names of its limits and those that are not published. */
export type Prepared = {
  readonly given: Case;
  readonly setup: Setup;
  readonly limits: readonly SimulatedLimit[];
  /** The limits without a published figure that each workload crosses. */
  readonly unpublished: readonly (readonly VmLimitId[])[];
  /** Between which service times most documents have each workload. */
  readonly bands: readonly LatencyBand[];
};

export function prepare(given: Case, catalogue: Catalogue): Prepared {
  const { vm, loads } = given;
  const targets = targetsOf(loads);
  const { limits, named, routes, unpublished } = simulatedLimits(
    vm,
    targets.map(({ key, target }) =>
      target === 'temp'
        ? target
        : { disk: target.disk, disks: target.disks, cached: isCached(target, vm), whose: key },
    ),
  );
  const windowAt = windowsOf(
    { length: given[windowField], seconds: given.seconds },
    targets.map(({ target }) => (target === 'temp' ? undefined : target.disk.family)),
    routes,
  );
  const indexOf = (load: Workload) => targets.findIndex(({ users }) => users.includes(load));
  const simulated = (load: Workload): Load => {
    const { name, size, demand, read, options } = load;
    const { hit = fraction(0), latency: _, ...times } = options;
    const route = routes[indexOf(load)] ?? { all: [], misses: [], disks: [] };
    const isFree = Object.values(route).every((crossed) => crossed.length === 0);
    const all = {
      name,
      size,
      demand,
      read,
      hit,
      ...route,
      ...serviceOf(load, given, catalogue),
      dealing: size < stripeUnit ? ('random' as const) : ('in turn' as const),
      ...(isFree && idle),
      ...times,
    };
    return areWritesHeld(load, given, catalogue)
      ? { ...all, heldWrites: heldWrites(all, { limits }, given[windowField]) }
      : all;
  };
  const times = {
    seconds: given.seconds,
    warmUp: warmUpOf(given),
    windowLength: given[windowField],
  };
  return {
    given,
    limits: named,
    setup: {
      limits: limits.map((limit, at) => ({ ...limit, every: windowAt(at) })),
      loads: loads.map(simulated),
      ...times,
      seed: given.seed,
      jitter,
    },
    unpublished: loads.map((load) => {
      const { all = [], misses = [], writes = [] } = unpublished[indexOf(load)] ?? {};
      const { read, options } = load;
      return [
        ...all,
        ...(read < 1 ? writes : []),
        ...(read * (options.hit ?? 0) < 1 ? misses : []),
      ];
    }),
    bands: loads.map((load) => serviceOf(load, given, catalogue).band),
  };
}

type Problems = Partial<Record<keyof Case, string>>;

/** Fields of the simulation by the input that sets them; all others are set by the workloads. */
const inputOf: Readonly<Record<string, keyof Case>> = {
  windowLength: windowField,
  seconds: 'seconds',
  warmUp: 'seconds',
  seed: 'seed',
};

/** Why is this case not simulated? One message, by the input to change. */
export function problemsOf({ given, setup }: Prepared): Problems | undefined {
  const { vm, loads, seconds: time } = given;
  const end = `the simulated time of ${formatSeconds(time)}`;
  if (given[windowField] > time)
    return { [windowField]: `Longer than ${end}: enter at most that.` };
  const hasTemp = vm.tempDisk !== 'none' && tempPartLeft(vm, diskGroups(loads)) > 0;
  const beside = vm.tempDisk === 'none' ? '' : ' beside these disks';
  if (!hasTemp && loads.some(({ target }) => target === 'temp'))
    return {
      loads: `${vm.name} has no temp disk${beside}: enter a disk such as P30/None as the target instead.`,
    };
  const late = loads.find(({ options }) => (options.from ?? 0) >= time);
  if (late) return { loads: `${late.name} starts after the end of ${end}.` };
  const error = validate(setup);
  const [excess, amount = 0] = tooMuch(setup) ?? [];
  const count = formatNumber(Math.ceil(amount));
  if (excess === 'ios' && (!error || error.field === 'seconds'))
    return {
      seconds: `These workloads could issue ${count} IOs; at most ${formatNumber(bounds.ios)} can be simulated: enter a shorter time.`,
    };
  if (error) {
    const who = error.load === undefined ? '' : `${loads[error.load]?.name}: `;
    return { [inputOf[error.field] ?? 'loads']: `${who}${error.message}` };
  }
  if (excess !== 'windows') return undefined;
  return {
    [windowField]: `That is ${count} windows; at most ${formatNumber(bounds.windows)} can be simulated: enter a longer window.`,
  };
}
