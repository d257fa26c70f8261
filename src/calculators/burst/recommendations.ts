/** What would deliver the whole load: each change is tried by the same model. */
import type { Inputs, Outcome } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { asPremiumV2 } from '../../storage/change/recommendations.ts';
import { diskName, formatDisks } from '../../storage/path/disk-names.ts';
import { withOnDemand } from '../../storage/set-up/bursting.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import { bytesIn, formatIops, formatNumber, serializeCount } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { guide } from '../shared/answer/guide.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { formatChangedCost, type Priced } from '../shared/set-up/cost.ts';
import { cheaperFirst, costFigures, howOf } from '../shared/set-up/outcome.ts';
import type { fields } from './fields.ts';
import { type Case, model, peakOf, type Result } from './model.ts';
import { formatRefill } from './text.ts';

/** A change that delivers the load for longer, as inputs. */
type Change = {
  readonly text: string;
  readonly case: Case;
  readonly changes: ProposedChange['changes'];
  readonly how: Pick<Outcome, 'how' | 'guide'>;
};

/** Larger disks of the family, more disks, bursting on demand: each that delivers the load in full, the smallest of a kind. Those that cost no more come first. */
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
  const larger = catalogue
    .disks(edition)
    .filter(({ family, size: capacity }) => family === disk.family && capacity > disk.size)
    .map(
      (other): Change => ({
        text: `${diskName(other)} instead of ${diskName(disk)}`,
        case: withDisk(other),
        changes: { disk: other.name },
        how: howOf({ disk: other, way: 'size' }, volume),
      }),
    );
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
    // The disk is detached, or the VM stopped.
    how: { how: 'restart', guide: guide.provision },
  };
  const provisioned = asPremiumV2(volume, peakOf(given)).map(
    ({ disk: other }): Change => ({
      text: `${diskName(other)}, ${formatIops(other.iops)} and ${formatNumber(other.throughput / bytesIn['MB/s'])} MB/s, instead of ${diskName(disk)}`,
      case: withDisk(other),
      changes: { disk: other.name },
      how: howOf({ disk: other, way: 'family' }, volume),
    }),
  );
  const canSwitch = mode === 'credit' && withOnDemand(disk);
  const kinds = [larger, more, provisioned, canSwitch ? [onDemand] : []];
  const delivering = kinds.flatMap((changes): ProposedChange[] => {
    for (const { text, case: changed, changes: inputs, how } of changes) {
      if (checkVolume(changed.volume, size, cache, edition).faults.length > 0) continue;
      const then = model(changed);
      if (then.failure) continue;
      const back = then.refill > 0 ? `, with credits back ${formatRefill(then)} later.` : '.';
      const after = billAt(changed, then);
      const end = `${back}${formatChangedCost(before, after)}`;
      const figures = costFigures(before.cost?.total?.all, after.cost?.total?.all);
      return [
        {
          text: [`${text}: `, strong('the load is delivered in full'), end],
          changes: inputs,
          outcome: { change: text, verdict: 'fits', ...how, ...figures },
        },
      ];
    }
    return [];
  });
  return cheaperFirst(delivering);
}
