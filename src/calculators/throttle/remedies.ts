/** What would help who suffers, each simulated before it is proposed. */
import type { Catalogue } from '../../limits/types.ts';
import { outstanding, printNumber } from '../../units/index.ts';
import { type Remedy, seriesNote, sizesAround } from '../remedies.ts';
import { strong } from '../say.ts';
import { writeLoads } from './fields.ts';
import type { Load } from './load.ts';
import { type Fate, model, type Result, sufferer } from './model.ts';
import { getsInWords } from './say.ts';
import { type Case, problemsOf, setupOf } from './setup.ts';

/** A change that might help, and the case that it makes. */
type Attempt = { readonly text: string; readonly to: Case; readonly changes: Remedy['changes'] };

/** So few are tried that an answer costs at most so many times its own run. */
const mostAttempts = 4;

function withLoads(given: Case, text: string, loads: readonly Load[]): Attempt {
  return { text, to: { ...given, loads }, changes: { loads: writeLoads(loads) } };
}

/** The same loads with one of them changed. */
const changed = (given: Case, load: Load, change: Partial<Load>) =>
  given.loads.map((other) => (other === load ? { ...other, ...change } : other));

/** At a gate of the VM: leave it, send the other away, or make it wider. */
function atVm(given: Case, { load, waits }: Fate, catalogue: Catalogue): readonly Attempt[] {
  const { target } = load;
  const attempts: Attempt[] = [];
  const cachedGate = waits?.place.name.startsWith('VM cached');
  if (cachedGate && target !== 'temp')
    attempts.push(
      withLoads(
        given,
        `No host cache for ${load.name}, which then passes beside the cached gate`,
        changed(given, load, { target: { ...target, cache: 'None' } }),
      ),
    );
  const hog = given.loads.find(({ name }) => name === waits?.others[0]?.name);
  if (hog)
    attempts.push(
      withLoads(
        given,
        hog.target === 'temp' ? 'The temp disk unused' : `Without ${hog.name}`,
        given.loads.filter((other) => other !== hog),
      ),
    );
  const gate = cachedGate ? 'cached' : 'uncached';
  const now = given.vm[gate].throughput;
  const wider = sizesAround(given.vm, catalogue).find(
    (vm) =>
      vm.series === given.vm.series &&
      typeof now === 'number' &&
      typeof vm[gate].throughput === 'number' &&
      vm[gate].throughput > now,
  );
  if (wider)
    attempts.push({
      text: `On ${wider.name} (${seriesNote(given.vm, wider)})`,
      to: { ...given, vm: wider },
      changes: { vm: wider.name },
    });
  return attempts;
}

/** At a disk: one of its own, one more of them, or a queue no deeper than the disk needs. */
function atDisk(given: Case, { load, alone, own }: Fate): readonly Attempt[] {
  const { target, demand, name } = load;
  if (target === 'temp') return [];
  const attempts: Attempt[] = [];
  const { id, ...rest } = target;
  if (id !== undefined)
    attempts.push(
      withLoads(given, `A disk of its own for ${name}`, changed(given, load, { target: rest })),
    );
  else
    attempts.push(
      withLoads(
        given,
        `One ${target.disk.name} more for ${name}, striped`,
        changed(given, load, { target: { ...rest, disks: target.disks + 1 } }),
      ),
    );
  const enough = Math.max(1, Math.ceil(alone.iops * own));
  if ('outstanding' in demand && enough < demand.outstanding)
    attempts.push(
      withLoads(
        given,
        `${printNumber(enough)} outstanding ${enough === 1 ? 'is' : 'are'} enough for ${name}`,
        changed(given, load, { demand: { outstanding: outstanding(enough) } }),
      ),
    );
  return attempts;
}

function attemptsFor({ given, ...result }: Result, catalogue: Catalogue): readonly Attempt[] {
  const victim = sufferer({ given, ...result });
  if (!victim?.waits) return [];
  const attempts =
    victim.waits.place.kind === 'VM' ? atVm(given, victim, catalogue) : atDisk(given, victim);
  return attempts
    .filter(({ to }) => problemsOf(to, setupOf(to)) === undefined)
    .slice(0, mostAttempts);
}

/** The runs that the remedies of a case need, so that a page can make them in slices. */
export const triedFor = (result: Result, catalogue: Catalogue) =>
  attemptsFor(result, catalogue).map(({ to }) => setupOf(to));

/** What was tried and found to help. Nothing where nobody waits. */
export function remediesFor(result: Result, catalogue: Catalogue): readonly Remedy[] {
  const before = sufferer(result);
  if (!before) return [];
  return attemptsFor(result, catalogue).flatMap(({ text, to, changes }) => {
    const after = model(to).fates.find(({ load }) => load.name === before.load.name);
    if (!after || !helps(before, after)) return [];
    return [
      { text: [`${text}: ${before.load.name} gets `, strong(getsInWords(after)), '.'], changes },
    ];
  });
}

/** A tenth more IOs, or a tenth less of a wait for as many. */
function helps({ got: before }: Fate, { got: after }: Fate): boolean {
  if (after.iops > before.iops * 1.1) return true;
  const sooner = (after.latency ?? 0) < (before.latency ?? 0) * 0.9;
  return sooner && after.iops > before.iops * 0.98;
}
