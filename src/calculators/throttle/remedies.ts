/** What would help the workload that is held back most, each simulated before it is proposed. */
import type { Catalogue, Disk, Vm, VmLimit } from '../../limits/types.ts';
import type { Place } from '../../storage/path.ts';
import { iops, outstanding, printNumber } from '../../units/index.ts';
import { type Remedy, sizesOfSeries } from '../remedies.ts';
import { strong } from '../say.ts';
import type { Load, Volume } from '../workloads.ts';
import { writeLoads } from '../workloads.ts';
import { type Fate, model, type Result, sufferer, triedSetup } from './model.ts';
import { faultsIn, isOs } from './possible.ts';
import { getsInWords, quoted, rounded } from './say.ts';
import { type Case, prepare, problemsOf } from './setup.ts';

/** A change that might help, and the case that it makes. */
type Attempt = { readonly text: string; readonly to: Case; readonly changes: Remedy['changes'] };

/** So few are tried that they cost at most so many times the run of the answer. */
const mostAttempts = 4;

function withLoads(given: Case, text: string, loads: readonly Load[]): Attempt {
  return { text, to: { ...given, loads }, changes: { loads: writeLoads(loads) } };
}

/** The same loads with one of them changed. */
const changed = (given: Case, load: Load, change: Partial<Load>) =>
  given.loads.map((other) => (other === load ? { ...other, ...change } : other));

const limitOf = (vm: Vm, kind: Place): VmLimit | undefined =>
  kind === 'disk'
    ? undefined
    : { cached: vm.cached, uncached: vm.uncached, elastic: vm.elastic, local: vm.localDisk }[kind];

/** The smallest size of the same series whose limit is higher, in what it is short of. */
function widerVm({ vm }: Case, waits: NonNullable<Fate['waits']>, catalogue: Catalogue) {
  const { kind, gate } = waits.place;
  const by = gate.by === 'iops' ? 'iops' : 'throughput';
  const now = limitOf(vm, kind)?.[by];
  return sizesOfSeries(vm, catalogue).find((other) => {
    const wider = limitOf(other, kind)?.[by];
    return typeof now === 'number' && typeof wider === 'number' && wider > now;
  });
}

/** What the noisy neighbour could do: leave the temp disk alone, or issue a fifth less than it does now. */
function quieter(given: Case, { waits }: Fate, { fates }: Result): readonly Attempt[] {
  const noisy = fates.find(({ load }) => load.name === waits?.others[0]?.name);
  if (!noisy) return [];
  const { load, got, unpublished } = noisy;
  if (load.target === 'temp')
    return [
      withLoads(
        given,
        `Leave the temp disk unused (without ${quoted(load.name)})`,
        given.loads.filter((other) => other !== load),
      ),
    ];
  const rate = iops(rounded(got.iops * 0.8));
  if (unpublished.length > 0 || rate <= 0.1) return [];
  return [
    withLoads(
      given,
      `Limit ${quoted(load.name)} to ${printNumber(rate, 2)} IOPS, four fifths of what it uses now`,
      changed(given, load, { demand: { rate } }),
    ),
  ];
}

/** At a limit of the VM: bypass it, keep the noisy neighbour from using it up, or a VM that has a higher one. */
function atVm(given: Case, victim: Fate, result: Result, catalogue: Catalogue): readonly Attempt[] {
  const { load, waits } = victim;
  const { target } = load;
  if (!waits) return [];
  const attempts: Attempt[] = [];
  // Today an OS disk is treated as ReadOnly whatever is set.
  if (waits.place.kind === 'cached' && target !== 'temp' && !isOs(load))
    attempts.push(
      withLoads(
        given,
        `Disable host caching on ${quoted(load.name)} so that it bypasses the cached limit`,
        given.loads.map((other) =>
          sameVolume(other, load)
            ? { ...other, target: { ...target, cache: 'None' }, more: withoutHits(other) }
            : other,
        ),
      ),
    );
  attempts.push(...quieter(given, victim, result));
  const wider = widerVm(given, waits, catalogue);
  if (wider)
    attempts.push({
      text: `On ${wider.name}, in the same series`,
      to: { ...given, vm: wider },
      changes: { vm: wider.name },
    });
  return attempts;
}

const sameVolume = (one: Load, other: Load) =>
  one === other ||
  (one.target !== 'temp' &&
    other.target !== 'temp' &&
    one.target.id !== undefined &&
    one.target.id === other.target.id);

/** Without a host cache there are no hits to be given. */
function withoutHits({ more: { hit: _, ...more } }: Load): Load['more'] {
  return more;
}

/** The next larger disk of the family that does more. */
const largerDisk = ({ disk, cache }: Volume, catalogue: Catalogue): Disk | undefined =>
  catalogue
    .disks(disk.edition)
    .filter(({ family, size }) => family === disk.family && size > disk.size)
    .filter(({ hostCache }) => cache === 'None' || hostCache === 'yes')
    .toSorted((a, b) => a.size - b.size)
    .find((other) => other.iops > disk.iops || other.throughput > disk.throughput);

/** At a disk: one of its own, one more of them or a larger one, or a queue no deeper than the disk needs. */
function atDisk(given: Case, { load, alone, own }: Fate, catalogue: Catalogue): readonly Attempt[] {
  const { target, demand, name } = load;
  if (target === 'temp') return [];
  const attempts: Attempt[] = [];
  const { id, ...rest } = target;
  const others = given.loads.filter((other) => other !== load && sameVolume(other, load));
  // There is one OS disk: its workload can’t move off it, nor can it be striped.
  const movable = !isOs(load) && !others.some(isOs);
  if (others.length > 0 && movable)
    attempts.push(
      withLoads(
        given,
        `A disk of its own for ${quoted(name)}`,
        changed(given, load, { target: rest }),
      ),
    );
  if (others.length === 0 && movable)
    attempts.push(
      withLoads(
        given,
        `One ${target.disk.name} more for ${quoted(name)}, striped`,
        changed(given, load, { target: { ...target, disks: target.disks + 1 } }),
      ),
    );
  const larger = largerDisk(target, catalogue);
  if (larger && !movable)
    attempts.push(
      withLoads(
        given,
        `${larger.name} instead of ${target.disk.name} for ${quoted(name)}`,
        given.loads.map((other) =>
          sameVolume(other, load) ? { ...other, target: { ...target, disk: larger } } : other,
        ),
      ),
    );
  const enough = Math.max(1, Math.ceil(alone.iops * own));
  if ('outstanding' in demand && enough < demand.outstanding)
    attempts.push(
      withLoads(
        given,
        `Use queue depth ${printNumber(enough)} for ${quoted(name)}`,
        changed(given, load, { demand: { outstanding: outstanding(enough) } }),
      ),
    );
  return attempts;
}

/** Can be built and computed, and nothing in it crosses a limit that is not published. */
const isSound = (to: Case) => {
  const { setup, unpublished } = prepare(to);
  return (
    faultsIn(to).length === 0 &&
    problemsOf(to, setup) === undefined &&
    unpublished.every((kinds) => kinds.length === 0)
  );
};

function attemptsFor(result: Result, catalogue: Catalogue): readonly Attempt[] {
  const { given } = result;
  const victim = sufferer(result);
  if (!victim?.waits || victim.unpublished.length > 0) return [];
  const attempts =
    victim.waits.place.kind === 'disk'
      ? atDisk(given, victim, catalogue)
      : atVm(given, victim, result, catalogue);
  return attempts.filter(({ to }) => isSound(to)).slice(0, mostAttempts);
}

/** The runs that the recommendations of a case need, so that a page can make them in slices. */
export const triedFor = (result: Result, catalogue: Catalogue) =>
  attemptsFor(result, catalogue).map(({ to }) => triedSetup(to));

/** What was tried and found to help. Nothing where no workload waits. */
export function remediesFor(result: Result, catalogue: Catalogue): readonly Remedy[] {
  const before = sufferer(result);
  if (!before) return [];
  const { setup } = prepare(result.given);
  return attemptsFor(result, catalogue).flatMap(({ text, to, changes }) => {
    const after = model(to, setup).fates.find(({ load }) => load.name === before.load.name);
    if (!after || !helps(before, after)) return [];
    return [
      {
        text: [
          `${text}: ${quoted(before.load.name)} gets `,
          strong(getsInWords(after.got)),
          ' (simulated).',
        ],
        changes,
      },
    ];
  });
}

/** A tenth more IOs, or a tenth less of a wait for as many. */
function helps({ got: before }: Fate, { got: after }: Fate): boolean {
  if (after.iops > before.iops * 1.1) return true;
  const sooner = (after.latency ?? 0) < (before.latency ?? 0) * 0.9;
  return sooner && after.iops > before.iops * 0.98;
}
