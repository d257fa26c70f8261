/** What would help the most throttled workload? Each change is simulated before it is recommended. */
import { partOf, type Steps } from '../../kit/index.ts';
import type { Catalogue, Vm } from '../../limits/types.ts';
import { type Disruption, disruptionOf } from '../../storage/change/change.ts';
import { changesThatHelp } from '../../storage/change/recommendations.ts';
import { diskName } from '../../storage/path/disk-names.ts';
import { tempPath } from '../../storage/path/local.ts';
import { vmLimit } from '../../storage/path/path.ts';
import { largerDisks, sizesOfSeries } from '../../storage/set-up/series.ts';
import { bytesIn, formatIops, formatNumber, iops, outstanding } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { guide, guideBy } from '../shared/answer/guide.ts';
import { listed } from '../shared/answer/parts.ts';
import {
  type DiskTarget,
  serializeWorkloads,
  type Workload,
} from '../shared/fields/workload-text.ts';
import { costChange } from '../shared/set-up/outcome.ts';
import { burstLasts } from './bursting.ts';
import { formatGot, quoted, rounded } from './format.ts';
import {
  isChecked,
  type LoadResult,
  model,
  type Result,
  triedSetup,
  verdictOf,
  type Wait,
  type WaitingLoad,
  worstAffectedLoad,
} from './model.ts';
import { run } from './runs.ts';
import {
  bought,
  type Case,
  faultsIn,
  isOs,
  type Prepared,
  prepare,
  problemsOf,
  shareTarget,
} from './setup.ts';

/** A change of the case that might help. */
type Change = {
  readonly text: string;
  readonly to: { readonly vm: Vm } | { readonly loads: readonly Workload[] };
  readonly how: Disruption;
  /** Where the guide says how, if not by its disruption. */
  readonly guide?: string;
};

/** At most so many changes are simulated, each about as much work as the answer itself. */
const maxTried = 4;

/** Something changed in some of the workloads. */
const changed = (
  text: string,
  { loads }: Case,
  some: readonly Workload[],
  how: Disruption,
  change: (load: Workload) => Partial<Workload>,
): Change => ({
  ...{ text, how },
  to: { loads: loads.map((load) => (some.includes(load) ? { ...load, ...change(load) } : load)) },
});

/** The smallest size of the same series that has a higher limit, in the dimension that is used up. */
function widerVm(vm: Vm, { limit: { kind: id, by } }: Wait, catalogue: Catalogue) {
  if (id === 'disk' || id === 'nvme') return undefined;
  const figureOf = (of: Vm) =>
    (id === 'local' ? tempPath(of) : vmLimit(of, id)).find(
      (limit) => limit.id === id && limit.kind === by,
    )?.sustained;
  const now = figureOf(vm);
  return sizesOfSeries(vm, catalogue).find((other) => {
    const wider = figureOf(other);
    return now !== undefined && wider !== undefined && wider > now;
  });
}

/** A change of the noisiest neighbour: do not use the temp disk, or issue a fifth fewer IOs. */
function limitNeighbour({ given, loads }: Result, { others }: Wait): Change | undefined {
  const noisiest = loads.find(({ load }) => load.name === others[0]?.name);
  if (!noisiest) return undefined;
  const { load, got } = noisiest;
  if (load.target === 'temp')
    return {
      text: `Leave the temp disk unused (without ${quoted(load.name)})`,
      to: { loads: given.loads.filter((other) => other !== load) },
      how: 'online',
    };
  const rate = iops(rounded(got.iops * 0.8));
  if (!isChecked(noisiest) || rate <= 0.1) return undefined;
  const text = `Limit ${quoted(load.name)} to ${formatNumber(rate, 2)} IOPS, four fifths of what it uses now`;
  return changed(text, given, [load], 'online', () => ({ demand: { rate } }));
}

/** At a VM limit: bypass it, limit the noisiest neighbour, or use a VM with a higher limit. */
function atVmLimit(result: Result, { load, wait }: WaitingLoad, catalogue: Catalogue) {
  const { given } = result;
  const { target } = load;
  const wider = widerVm(given.vm, wait, catalogue);
  const bypass = `Disable host caching on ${quoted(load.name)} so that it bypasses the cached limit`;
  return listed<Change>([
    // Today an OS disk is treated as ReadOnly whatever is set.
    wait.limit.kind === 'cached' &&
      target !== 'temp' &&
      !isOs(load) &&
      // Without a host cache there are no hits.
      changed(bypass, given, usersOf(load, given), 'restart', ({ more: { hit: _, ...more } }) => ({
        ...{ target: { ...target, cache: 'None' }, more },
      })),
    limitNeighbour(result, wait),
    wider && {
      text: `On ${wider.name}, in the same series`,
      to: { vm: wider },
      how: disruptionOf({ vm: wider }, { vm: given.vm, groups: [] }),
    },
  ]);
}

/** The workloads on the same disks. */
const usersOf = (load: Workload, { loads }: Case) =>
  loads.filter((other) => shareTarget(other, load));

/** At a disk: a disk of its own, one more disk or a larger one, or a lower queue depth. */
function atDisk(
  { given }: Result,
  { load, isolated, serviceTime }: LoadResult,
  catalogue: Catalogue,
) {
  const { target, demand } = load;
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
  const onDisks = (text: string, some: readonly Workload[], to: DiskTarget, how: Disruption) =>
    changed(text, given, some, how, () => ({ target: to }));
  // More of what is provisioned, a higher tier or a larger disk, without copying anything.
  const volume = { vm: given.vm, disk, disks, cached: false, read: 1, hit: 0 };
  const faster = changesThatHelp(volume, load.size, 'None', given.limits, catalogue).flatMap(
    (change) =>
      'disk' in change && !isOsDisk && (change.way === 'provision' || change.way === 'tier')
        ? [change]
        : [],
  )[0];
  const enough = Math.max(1, Math.ceil(isolated.iops * serviceTime));
  const shallower = `Use queue depth ${formatNumber(enough)} for ${name}`;
  return listed<Change>([
    faster && {
      ...onDisks(
        faster.way === 'provision'
          ? `${formatIops(faster.disk.iops)} and ${formatNumber(faster.disk.throughput / bytesIn['MB/s'])} MB/s on the same ${diskName(disk)} for ${name}`
          : `${diskName(faster.disk)} for ${name}`,
        users,
        { ...target, disk: faster.disk },
        'online',
      ),
      guide: guide.provision,
    },
    !isOsDisk &&
      (users.length > 1
        ? onDisks(`A disk of its own for ${name}`, [load], unshared, 'copy of data')
        : onDisks(
            `One ${diskName(disk)} more for ${name}, striped`,
            [load],
            { ...target, disks: disks + 1 },
            'copy of data',
          )),
    isOsDisk &&
      larger &&
      onDisks(
        `${diskName(larger)} instead of ${diskName(disk)} for ${name}`,
        users,
        { ...target, disk: larger },
        'deallocate',
      ),
    'outstanding' in demand &&
      enough < demand.outstanding &&
      changed(shallower, given, [load], 'online', () => ({
        demand: { outstanding: outstanding(enough) },
      })),
  ]);
}

/** Can it be built and computed, with a published figure for every limit in it? */
const isSound = (prepared: Prepared) =>
  faultsIn(prepared.given).length === 0 &&
  problemsOf(prepared) === undefined &&
  prepared.unpublished.every((kinds) => kinds.length === 0);

/** The changes to try, each with the case that it makes. */
function changesFor(result: Result, catalogue: Catalogue) {
  const worst = worstAffectedLoad(result);
  if (!worst || !isChecked(worst)) return [];
  const changes =
    worst.wait.limit.kind === 'disk'
      ? atDisk(result, worst, catalogue)
      : atVmLimit(result, worst, catalogue);
  return changes
    .map((change) => ({
      ...change,
      prepared: prepare({ ...result.given, ...change.to }, catalogue),
    }))
    .filter(({ prepared }) => isSound(prepared))
    .slice(0, maxTried);
}

/** Does it get a tenth more IOs, or wait a tenth less for as many? */
function helps({ got: before }: LoadResult, { got: after }: LoadResult): boolean {
  if (after.iops > before.iops * 1.1) return true;
  const sooner = (after.latency ?? 0) < (before.latency ?? 0) * 0.9;
  return sooner && after.iops > before.iops * 0.98;
}

/** The changes that help according to the simulation, which runs each of them. None where no workload waits. */
export function* recommendationsFor(
  result: Result,
  context: CalculatorContext,
): Steps<readonly ProposedChange[]> {
  const { catalogue } = context;
  const before = worstAffectedLoad(result);
  const changes = changesFor(result, catalogue);
  const helpful: ProposedChange[] = [];
  if (!before) return helpful;
  const { name } = before.load;
  for (const [at, { text, to, how: disruption, guide: section, prepared }] of changes.entries()) {
    const running = run(triedSetup(prepared), context);
    const tried = model(prepared, yield* partOf(running, at, changes.length));
    // What then waits at a limit that may be higher than its figure was not checked.
    if (verdictOf(tried) === 'not-checked' && verdictOf(result) !== 'not-checked') continue;
    const { loads, limits } = tried;
    const after = loads.find(({ load }) => load.name === name);
    if (!after || !helps(before, after)) continue;
    const how = burstLasts(limits) === undefined ? '' : ' (on burst credits)';
    const cost = costChange(bought(result.given), bought({ ...result.given, ...to }), context);
    const end = `${how}.${cost.text}`;
    helpful.push({
      text: [`${text}: ${quoted(name)} gets `, strong(formatGot(after.got)), end],
      outcome: {
        ...{ change: text, verdict: verdictOf(tried), how: disruption },
        guide: section ?? guideBy[disruption],
        ...{ iops: after.got.iops, throughput: after.got.iops * after.load.size },
        ...cost.figures,
      },
      changes: 'vm' in to ? { vm: to.vm.name } : { loads: serializeWorkloads(to.loads) },
    });
  }
  return helpful;
}
