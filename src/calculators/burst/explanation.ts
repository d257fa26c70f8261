import type { Check, Inputs, Outcome } from '../../kit/index.ts';
import type { Catalogue, Disk } from '../../limits/types.ts';
import { asPremiumV2 } from '../../storage/change/recommendations.ts';
import { diskName, formatDisks } from '../../storage/path/disk-names.ts';
import { type ApplicationStep, withOnDemand } from '../../storage/set-up/bursting.ts';
import { checkVolume } from '../../storage/set-up/volume.ts';
import {
  bytesIn,
  bytesPerSecond,
  formatFraction,
  formatIops,
  formatNumber,
  iops,
  serializeCount,
} from '../../units/index.ts';
import type { Explanation, ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { guide } from '../shared/answer/guide.ts';
import { derivedCreditNote } from '../shared/answer/notes.ts';
import { info, listed } from '../shared/answer/parts.ts';
import { capital, sourceAt } from '../shared/answer/text.ts';
import { maxDisks } from '../shared/fields/disk-parts.ts';
import { formatChangedCost, type Priced } from '../shared/set-up/cost.ts';
import { costFigures, howOf } from '../shared/set-up/outcome.ts';
import { volumeNotes } from '../shared/volume/notes.ts';
import type { fields } from './fields.ts';
import { type Case, model, type Result } from './model.ts';
import { failureText, formatRefill } from './text.ts';

type Given = Inputs<typeof fields>;

/** Why the burst ends when it does, and what would deliver the whole load? */
export function explain(
  inputs: Given,
  given: Case,
  result: Result,
  catalogue: Catalogue,
  billAt: (given: Case, result: Result) => Priced,
): Explanation {
  const costOf = (other: Case, then: Result) => {
    const [before, after] = [billAt(given, result), billAt(other, then)];
    return {
      text: formatChangedCost(before, after),
      figures: costFigures(before.cost?.total?.all, after.cost?.total?.all),
    };
  };
  return {
    why: why(given, result),
    recommendations: result.failure ? recommendations(inputs, given, catalogue, costOf) : [],
    checks: [
      ...rules(given, result, catalogue),
      ...volumeNotes(given.volume, inputs.limits, inputs.cache, catalogue, [
        'burst',
        ...(given.mode === 'on-demand' ? (['onDemand'] as const) : []),
      ]),
    ],
  };
}

const why = ({ repeats }: Case, result: Result) =>
  [
    capital(failureText(result)),
    ' What a load leaves of a sustained limit comes back as credits, and what exceeds it uses them; IOs and bytes have a bucket each, and so have the disks and the VM.',
    repeats ? ` In the long run ${formatFraction(result.delivered)} of the IOs are delivered.` : '',
    ' What is not delivered at once is counted as lost here; a real application would wait for it.',
  ].join('');

function rules({ volume, mode }: Case, { limits }: Result, catalogue: Catalogue): readonly Check[] {
  const hasCredits = (ofDisk: boolean) =>
    limits.some(({ id, bucket }) => (id === 'disk') === ofDisk && bucket > 0);
  const [ofDisk, ofVm] = [hasCredits(true), hasCredits(false)];
  const cite = (place: string) => sourceAt('burst-credits', place, catalogue);
  return listed([
    (ofDisk || ofVm) &&
      info(
        'A bucket holds (burst − sustained) × 1,800 s, for IOs and for bytes. It starts full, and what a load leaves of the sustained limit fills it.',
        cite('Bursting flow'),
      ),
    ofVm && volume.vm && derivedCreditNote(volume.vm, catalogue),
    mode === 'on-demand' &&
      info(
        'On-demand bursting is switched on by the owner of the disk. It is billed by the month and by each 10,000 IOs above the sustained limits.',
        cite('On-demand bursting'),
      ),
    !ofDisk &&
      mode === 'credit' &&
      !(volume.disk.bought?.plus || volume.disk.bought?.raised) &&
      info(`${diskName(volume.disk)} does not burst on credits.`),
  ]);
}

/** A change that delivers the load for longer, as inputs. */
type Change = {
  readonly text: string;
  readonly case: Case;
  readonly changes: ProposedChange['changes'];
  readonly how: Pick<Outcome, 'how' | 'guide'>;
};

/** The highest step, which a Premium SSD v2 needs all the time, since it does not burst. */
export function peakOf({
  steps,
}: Pick<Case, 'steps'>): Pick<ApplicationStep, 'iops' | 'throughput'> {
  const peak = (kind: 'iops' | 'throughput') =>
    steps.reduce((most, step) => Math.max(most, step[kind]), 0);
  return { iops: iops(peak('iops')), throughput: bytesPerSecond(peak('throughput')) };
}

/** Larger disks of the family, more disks, bursting on demand: each that delivers the load in full, the smallest of a kind. */
function recommendations(
  { limits: edition, mode, cache }: Given,
  given: Case,
  catalogue: Catalogue,
  costOf: (
    given: Case,
    result: Result,
  ) => { readonly text: string; readonly figures: Pick<Outcome, 'cost' | 'difference'> },
): readonly ProposedChange[] {
  const { volume, size } = given;
  const { disk, disks } = volume;
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
  return [larger, more, provisioned, canSwitch ? [onDemand] : []].flatMap(
    (changes): ProposedChange[] => {
      for (const { text, case: changed, changes: inputs, how } of changes) {
        if (checkVolume(changed.volume, size, cache, edition).faults.length > 0) continue;
        const then = model(changed);
        if (then.failure) continue;
        const back = then.refill > 0 ? `, with credits back ${formatRefill(then)} later.` : '.';
        const cost = costOf(changed, then);
        const end = `${back}${cost.text}`;
        return [
          {
            text: [`${text}: `, strong('the load is delivered in full'), end],
            changes: inputs,
            outcome: { change: text, verdict: 'fits', ...how, ...cost.figures },
          },
        ];
      }
      return [];
    },
  );
}
