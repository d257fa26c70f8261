import {
  defineCalculator,
  inSlices,
  partOf,
  queryFor,
  type Recommendation,
  type Steps,
} from '../../kit/index.ts';
import { type Kind, kinds, ownLimits } from '../../storage/path/path.ts';
import type { SetUp } from '../../storage/set-up/set-up.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import { tightAbove } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import { formatAmount } from '../shared/answer/checks-and-columns.ts';
import { capital, list } from '../shared/answer/text.ts';
import { caseFields } from '../shared/case/case-fields.ts';
import { type Place, priced } from '../shared/set-up/cost.ts';
import { inPlace, placeText, unlistedIn } from '../shared/set-up/outcome.ts';
import { recommendationsFor } from '../shared/set-up/recommendations.ts';
import { definitionWith } from './calculator.ts';
import { type Judged, judging } from './judge.ts';
import { ofTexts } from './loaded-with-texts.ts';
import { withSetUp } from './measured.ts';
import { measuredSetUp } from './measured-set-up.ts';
import { problemsOf } from './model.ts';
import { diskOf } from './text.ts';

/** The inputs of the cap check that are this set-up with its load. */
const caseOf = (setUp: SetUp, place: Place) => ({
  ...setUp,
  ...place,
  disks: setUp.groups.map((group) => ({ throughput: undefined, ...group })),
  'io-size': setUp.size,
  'target-iops': setUp.targetIops,
  'target-throughput': setUp.targetThroughput,
  limits: setUp.edition,
});

/** All that was measured: “5,000 IOPS and 41 MB/s”. */
function measuredIn({ loads, setUp }: Assessment): string {
  const sum = (kind: Kind) => loads.reduce((all, { demand }) => all + (demand[kind] ?? 0), 0);
  return list(kinds.filter(sum).map((kind) => formatAmount(kind, sum(kind), setUp.vm.unit)));
}

/** An OS disk that does next to nothing is no part of the target, whose figures so are less than those of the answer. */
const ofData = ({ loads }: Assessment) =>
  loads.some(({ role, demand }) => role === 'os' && !demand.iops) ? ' of data disks' : '';

/** What helps where one disk of a group is at its limit, and the group as a whole is not: nothing has to be bought. */
function spreadOf({ first, units }: Judged, now: Assessment): Recommendation | undefined {
  const [at = 0] = first?.groups ?? [];
  const load = first?.limit.id === 'disk' && now.loads[units[at]?.group ?? -1];
  if (!first || !load) return undefined;
  const { kind } = first.limit;
  const own = ownLimits(load.disk, load.count)[kind].sustained;
  return (load.demand[kind] ?? own) <= tightAbove * own
    ? {
        text: [
          `${capital(diskOf(load))}, allow more together than the measured ${measuredIn(now)}: spread the load, and measure all of them.`,
        ],
      }
    : undefined;
}

/** At the same queue depth only other media give more, whatever a limit is raised to. */
const isFaster =
  ({ first, units, causes }: Judged, now: SetUp) =>
  (then: SetUp): boolean =>
    !causes.depth?.isSure ||
    (first?.groups ?? []).some((unit) => {
      const at = units[unit]?.group ?? 0;
      const [before, after] = [now.groups[at], then.groups[at]];
      return before?.disk.family !== after?.disk.family || before?.cache !== after?.cache;
    });

/** The calculator with options for what is at a limit: set-ups for the measured load, each a case of the cap check. */
export const diagnose = defineCalculator<CalculatorContext>()({
  ...definitionWith(ofTexts),
  needsAllSizes: true,
  recommend: function* (entered, context): Steps<readonly Recommendation[]> {
    const { catalogue } = context;
    const given = withSetUp(ofTexts.chosenOf(entered));
    const reading = given?.text.reading ?? entered.text.reading;
    if (!given || problemsOf(given) || reading.kind === 'refused') return [];
    const judged = yield* partOf(inSlices(judging(reading, given, catalogue, ofTexts), 0.05), 0, 2);
    if (judged.verdict !== 'at-limit' && !ofTexts.ifMissed(judged)) return [];
    const { depth } = judged.causes;
    const now = assess(measuredSetUp(given, judged));
    const spread = spreadOf(judged, now);
    if (spread) return [spread];
    const placed = inPlace(given, context);
    const { place } = placed;
    const costs = placeText(now.setUp, placed);
    const pricedAt = (setUp: SetUp) => priced(setUp, place, context);
    const proposed = yield* partOf(
      recommendationsFor(now, catalogue, pricedAt, isFaster(judged, now.setUp)),
      1,
      2,
    );
    return [
      ...unlistedIn(now.setUp, placed),
      {
        text: [
          `For the measured ${measuredIn(now)}${ofData(now)} with 20 % of each limit left; then measure again.`,
          depth
            ? ` At this queue depth only a lower latency ${depth.isSure ? 'gives' : 'is sure to give'} more.`
            : '',
          costs && ` ${costs}`,
        ],
      },
      ...proposed.map(({ changes, ...shown }) =>
        changes
          ? {
              ...shown,
              opens: {
                calculator: 'cap-check',
                query: queryFor(caseFields, caseOf(now.setUp, place), changes),
              },
            }
          : shown,
      ),
    ];
  },
});
