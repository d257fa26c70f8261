/** What would deliver the whole load: each change is tried by the same model. */
import type { Inputs, Outcome, Steps } from '../../kit/index.ts';
import { shownName } from '../../limits/name-keys.ts';
import type { Catalogue, Disk, Vm } from '../../limits/types.ts';
import { absurdTimes } from '../../storage/change/alternatives.ts';
import { type Disruption, disruptions } from '../../storage/change/change.ts';
import { type DiskChange, disksFor, withoutLikeTier } from '../../storage/change/faster-disks.ts';
import { sizesInTurn } from '../../storage/change/successors.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { creditLimits, withOnDemand } from '../../storage/set-up/bursting.ts';
import { effectiveCaching } from '../../storage/set-up/host-cache.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import { exceeds, serializeCount } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { strong } from '../shared/answer/text.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import type { Priced } from '../shared/set-up/cost.ts';
import { formatChangedCost } from '../shared/set-up/cost-change.ts';
import { cheaperFirst, costFigures, type How, undominated } from '../shared/set-up/outcome.ts';
import { howOnVm, joined } from '../shared/set-up/outcome-details.ts';
import { comparedCost, soldIn } from '../shared/set-up/sold-in.ts';
import { changeOf } from '../shared/volume/change-texts.ts';
import type { fields } from './fields.ts';
import { type Case, isDelivered, model, peakOf, type Result, verdictOf } from './model.ts';
import { formatRefill, isFullText } from './text.ts';

/** A change that delivers the load for longer, as inputs. */
type Change = {
  readonly text: string;
  readonly case: Case;
  readonly changes: ProposedChange['changes'];
  readonly how: How;
} & Partial<DiskChange>;

type Given = Inputs<typeof fields>;

/** To switch on-demand bursting the VM is stopped, or the disk detached (“Enable on-demand disk bursting”, 2026-09-11). */
const switched = { how: 'deallocate', guide: guide.onDemand } as const;

const nothingDelivers =
  'Nothing delivers this load in full: no other disks of the same redundancy, nor more of them, nor a VM size that has a price and is not smaller. Spread it over more time, or over several VMs.';

/** Other disks, on another VM too, are offered in place of what delivers the load only where that costs more than so many times as much. */
const clearlyCheaper = 1.1;

/** What costs more USD than this is no option beside another, even where not everybody can have that. */
const outOfProportionTo = (cost: number) => cost * absurdTimes ** 2 + 1000;

/**
 * Faster disks of every kind, more disks, bursting on demand, and a VM with more, or both together where neither is
 * enough: of each kind the smallest that delivers the load in full. Where bursting on demand delivers it, disks that do so
 * for less.
 */
export function* recommendations(
  { limits: edition, mode, cache, os }: Given,
  given: Case,
  catalogue: Catalogue,
  billAt: (given: Case, result: Result) => Priced,
): Steps<readonly ProposedChange[]> {
  const { volume, size } = given;
  const { vm: own, disks } = volume;
  const now = model(given);
  /** Is on-demand bursting billed and gives nothing, also as far as nobody knows the load? */
  const isWasted = now.transactions === 0 && !now.failure && !now.unknown;
  if (!now.failure && !now.transactions && !isWasted) return [];
  const before = billAt(given, now);
  const isSold = soldIn(before, volume.disk);
  const on = (vm: Vm): Case => {
    const setting = effectiveCaching({ role: 'data', disk: volume.disk, cache }, vm, edition);
    return { ...given, volume: { ...volume, vm, cached: setting !== 'None' } };
  };
  const withDisk = (of: Case, other: Disk, count = disks): Case => ({
    ...of,
    mode: mode === 'on-demand' && !withOnDemand(other) ? 'credit' : mode,
    volume: { ...of.volume, disk: other, disks: count },
  });
  const worse = (...all: readonly [How, How]): How => ({
    ...(all.toSorted(
      (a, b) => disruptions.indexOf(b.how as Disruption) - disruptions.indexOf(a.how as Disruption),
    )[0] ?? all[0]),
    detail: joined([all[1].detail, all[0].detail]),
  });
  const switchedOff = (change: Change): Change => ({
    ...change,
    text: `${change.text}, with on-demand bursting off`,
    case: { ...change.case, mode: 'credit' },
    changes: { ...change.changes, mode: 'credit' },
    how: worse(change.how, switched),
  });
  /** Changes of the disks, of each kind the smallest first. */
  const ofDisks = (of: Case): readonly (readonly Change[])[] => {
    const { disk } = of.volume;
    /** The smallest of a kind that delivers the load is looked for. */
    const changeTo = (change: DiskChange): Change => {
      const [text, changes] = changeOf(change, of.volume);
      const other = withDisk(of, change.disk);
      return {
        text,
        case: other,
        // A disk without on-demand bursting cannot be opened with it.
        changes: other.mode === mode ? changes : { ...changes, mode: other.mode },
        how: howOnVm(change, of.volume),
        ...change,
      };
    };
    const more = Array.from({ length: Math.min(7, maxDisks - disks) }, (_, index): Change => {
      const count = disks + index + 1;
      return {
        text: `${formatDisks(disk, count)}, striped`,
        case: withDisk(of, disk, count),
        changes: { disks: serializeCount(count) },
        how: howOnVm({ disks: count }, of.volume),
      };
    });
    const onDemand: Change = {
      text: 'On-demand bursting, which is billed',
      case: { ...of, mode: 'on-demand' },
      changes: { mode: 'on-demand' },
      how: switched,
    };
    const faster = disksFor(of.volume, peakOf(of), cache, catalogue).map((all) =>
      all.filter(isSold).map(changeTo),
    );
    const kinds = [...faster, isSold({ disks }) ? more : []];
    if (mode === 'credit') return [...kinds, withOnDemand(disk) ? [onDemand] : []];
    // A larger disk that does without it can cost less than a smaller one that is billed for each IO.
    return kinds.flatMap((kind) => [
      kind,
      kind.filter((change) => change.case.mode === mode).map(switchedOff),
    ]);
  };
  const costOn = (vm: Vm) => comparedCost(billAt(on(vm), now));
  const { disk } = volume;
  const groups = [{ role: 'data', disk, count: disks, cache }] as const;
  const sizes = own ? sizesInTurn({ vm: own, edition, groups }, catalogue, costOn) : [];
  const changeToVm = (vm: Vm): Change => ({
    text: shownName(vm),
    case: on(vm),
    changes: { vm: vm.name },
    how: howOnVm({ vm }, volume, os),
  });
  /** It on another VM, as disruptive as the more disruptive of the two. */
  const both = (vm: Change, disk: Change): Change => ({
    ...disk,
    text: `${vm.text}, and ${disk.text.replace(/^On/, 'on')}`,
    changes: { ...vm.changes, ...disk.changes },
    how: worse(vm.how, disk.how),
  });
  /** Without on-demand bursting where it is billed and gives nothing. */
  const withoutWaste = (change: Change): Change =>
    mode === change.case.mode && model(change.case).transactions === 0
      ? switchedOff(change)
      : change;
  const tried = (change: Change) => {
    const { text, case: changed, changes: inputs, how, ...other } = withoutWaste(change);
    const { faults, unpublished } = checkVolume(changed.volume, size, cache, edition);
    // Another VM is no way out while a limit of it is not known.
    if (faults.length > 0 || (unpublished.length > 0 && changed.volume.vm !== own)) return [];
    if (!isDelivered(changed)) return [];
    const then = model(changed);
    const back = then.refill > 0 ? `, with credits back ${formatRefill(then)} later.` : '.';
    const after = billAt(changed, then);
    const end = `${back}${formatChangedCost(before, after)}`;
    const figures = costFigures(before.cost?.total?.all, after.cost?.total?.all);
    const verdict = verdictOf(then, unpublished);
    const outcome: Outcome = { change: text, verdict, ...how, ...figures };
    const detail = how.detail ? ` (${how.detail})` : '';
    const sentence = [`${text}${detail}: `, strong(isFullText(then)), end];
    return [{ ...other, text: sentence, changes: inputs, outcome }];
  };
  if (isWasted) {
    const off: Case = { ...given, mode: 'credit' };
    return tried({
      text: 'On-demand bursting off',
      case: off,
      changes: { mode: 'credit' },
      how: switched,
    });
  }
  const first = (changes: readonly Change[]) => {
    for (const change of changes) {
      const found = tried(change);
      if (found.length > 0) return found;
    }
    return [];
  };
  const peak = peakOf(given);
  /** Could it be bought and deliver the load while its credits last, with whatever disks? */
  const isFastEnough = ({ case: { volume: other } }: Change) =>
    isSold({ vm: other.vm }) &&
    creditLimits(other, size).every(
      ({ id, kind, burst }) => id === 'disk' || !exceeds(peak[kind], burst),
    );
  const onOthers = sizes.map((some) => some.map(changeToVm).filter(isFastEnough));
  const ofThese = ofDisks(given).flatMap(first);
  const delivering = [...ofThese];
  for (const some of now.failure ? onOthers : []) {
    delivering.push(...first(some));
    yield 0;
  }
  const costNow = before.cost?.total?.all ?? 0;
  /** What the load costs so far where it is delivered; infinite where it is not. */
  const least = now.failure
    ? Math.min(...delivering.map(({ outcome }) => outcome.cost ?? 0))
    : costNow;
  const isCheaper = ({ outcome: { cost = least } }: (typeof ofThese)[number]) =>
    least === Number.POSITIVE_INFINITY || cost * clearlyCheaper < least;
  const [whole, part] = [onOthers.length, onOthers[0]?.length ?? 0];
  const isCheapEnough = least <= costNow && !disk.bought?.raised;
  // With other disks another VM can cost less than with these; a higher tier than it needs is paid for in vain.
  for (const [at, some] of ofThese.length > 0 || isCheapEnough ? [] : onOthers.entries())
    for (const [index, change] of some.entries()) {
      yield (at + index / Math.max(part, some.length)) / whole;
      const found = ofDisks(change.case).flatMap((kind) =>
        first(kind.map((disk) => both(change, disk))),
      );
      delivering.push(...cheaperFirst(found.filter(isCheaper)).slice(0, 2));
      if (found.length > 0) break;
    }
  const asks = ({ disk }: Partial<DiskChange>) =>
    disk !== undefined && isProvisioned(disk) && !isProvisioned(volume.disk);
  const useful = undominated(
    withoutLikeTier(now.failure ? delivering : delivering.filter(isCheaper)),
    asks,
  );
  const costOfOne = ({ outcome: { cost = 0 } }: (typeof useful)[number]) => cost;
  const worthwhile = useful.filter(
    (one, index) =>
      useful.findIndex(({ outcome }) => outcome.change === one.outcome.change) === index &&
      // What bursts on demand is billed for each IO, which can come to many times as much.
      !useful.some(
        (other) =>
          costOfOne(other) > 0 &&
          costOfOne(one) >
            (mode === 'on-demand' && (asks(one) || !asks(other))
              ? costOfOne(other) * absurdTimes
              : outOfProportionTo(costOfOne(other))),
      ),
  );
  if (worthwhile.length === 0) return now.failure ? [{ text: [nothingDelivers] }] : [];
  const isNewVm = ({ outcome }: (typeof worthwhile)[number]) => Number(outcome.how === 'new VM');
  // Where the load is delivered already, they are there to save: what saves most is first, however disruptive.
  const ordered = now.failure
    ? cheaperFirst(worthwhile)
    : worthwhile.toSorted((a, b) => costOfOne(a) - costOfOne(b));
  return ordered
    .toSorted((a, b) => isNewVm(a) - isNewVm(b))
    .map(({ disk: _, way, ...proposed }) => proposed);
}
