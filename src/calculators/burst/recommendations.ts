/** What would deliver the whole load: each change is tried by the same model. */
import type { Inputs, Outcome } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { type DiskChange, disksFor, withoutLikeTier } from '../../storage/change/faster-disks.ts';
import { formatDisks } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { withOnDemand } from '../../storage/set-up/bursting.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import { serializeCount } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { guide } from '../shared/answer/guide.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { formatChangedCost, type Priced } from '../shared/set-up/cost.ts';
import { cheaperFirst, costFigures, howOf, undominated } from '../shared/set-up/outcome.ts';
import { changeOf } from '../shared/volume/recommendations.ts';
import type { fields } from './fields.ts';
import { type Case, model, peakOf, type Result } from './model.ts';
import { formatRefill } from './text.ts';

/** A change that delivers the load for longer, as inputs. */
type Change = {
  readonly text: string;
  readonly case: Case;
  readonly changes: ProposedChange['changes'];
  readonly how: Pick<Outcome, 'how' | 'guide'>;
} & Partial<DiskChange>;

/** Faster disks of every kind, more disks, bursting on demand: of each kind the smallest that delivers the load in full. */
export function recommendations(
  { limits: edition, mode, cache }: Inputs<typeof fields>,
  given: Case,
  catalogue: Catalogue,
  billAt: (given: Case, result: Result) => Priced,
): readonly ProposedChange[] {
  const { volume, size } = given;
  const { disk, disks } = volume;
  const now = model(given);
  if (!now.failure) return [];
  const before = billAt(given, now);
  const withDisk = (other: Disk, count = disks): Case => ({
    ...given,
    mode: mode === 'on-demand' && !withOnDemand(other) ? 'credit' : mode,
    volume: { ...volume, disk: other, disks: count },
  });
  /** The smallest of a kind that delivers the load is looked for. */
  const changeTo = (change: DiskChange): Change => {
    const [text, changes] = changeOf(change, volume);
    const other = withDisk(change.disk);
    return {
      text,
      case: other,
      // A disk without on-demand bursting cannot be opened with it.
      changes: other.mode === mode ? changes : { ...changes, mode: other.mode },
      how: howOf(change, volume),
      ...change,
    };
  };
  const faster = disksFor(volume, peakOf(given), cache, catalogue).map((all) => all.map(changeTo));
  const more = Array.from({ length: Math.min(7, maxDisks - disks) }, (_, index): Change => {
    const count = disks + index + 1;
    return {
      text: `${formatDisks(disk, count)}, striped`,
      case: withDisk(disk, count),
      changes: { disks: serializeCount(count) },
      how: howOf({ disks: count }, volume),
    };
  });
  const onDemand: Change = {
    text: 'On-demand bursting, which is billed',
    case: { ...given, mode: 'on-demand' },
    changes: { mode: 'on-demand' },
    // The VM is stopped, or the disk detached (“Enable on-demand disk bursting”, 2026-09-11).
    how: { how: 'deallocate', guide: guide.onDemand },
  };
  const canSwitch = mode === 'credit' && withOnDemand(disk);
  const kinds = [...faster, more, canSwitch ? [onDemand] : []];
  const delivering = kinds.flatMap((changes) => {
    for (const { text, case: changed, changes: inputs, how, ...disks } of changes) {
      if (checkVolume(changed.volume, size, cache, edition).faults.length > 0) continue;
      const then = model(changed);
      if (then.failure) continue;
      const back = then.refill > 0 ? `, with credits back ${formatRefill(then)} later.` : '.';
      const after = billAt(changed, then);
      const end = `${back}${formatChangedCost(before, after)}`;
      const figures = costFigures(before.cost?.total?.all, after.cost?.total?.all);
      const outcome: Outcome = { change: text, verdict: 'fits', ...how, ...figures };
      const sentence = [`${text}: `, strong('the load is delivered in full'), end];
      return [{ ...disks, text: sentence, changes: inputs, outcome }];
    }
    return [];
  });
  const worthwhile = undominated(
    withoutLikeTier(delivering),
    (change) => change.disk !== undefined && isProvisioned(change.disk) && !isProvisioned(disk),
  );
  return cheaperFirst(worthwhile).map(({ disk: _, way, ...proposed }) => proposed);
}
