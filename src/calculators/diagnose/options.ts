import {
  defineCalculator,
  inSlices,
  partOf,
  queryFor,
  type Recommendation,
  type Steps,
} from '../../kit/index.ts';
import { tightAbove } from '../../laws/utilisation.ts';
import type { Catalogue } from '../../limits/types.ts';
import { type Kind, kinds, ownLimits } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { effectiveCaching } from '../../storage/set-up/host-cache.ts';
import type { SetUp } from '../../storage/set-up/loads.ts';
import { serviceLatencies } from '../../storage/set-up/service-latency.ts';
import { type Assessment, assess } from '../../storage/verdict/assess.ts';
import { atLimit } from '../../storage/verdict/at-limit.ts';
import { kib } from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { formatAmount } from '../shared/answer/parts.ts';
import { capital, list } from '../shared/answer/text.ts';
import { caseFields } from '../shared/case/case-fields.ts';
import { priced } from '../shared/set-up/cost.ts';
import { firstPlace, placeText } from '../shared/set-up/outcome.ts';
import { recommendationsFor } from '../shared/set-up/recommendations.ts';
import { definitionWith } from './calculator.ts';
import { type Judged, judging } from './judge.ts';
import { measuredSetUp } from './load.ts';
import { withSetUp } from './measured.ts';
import { problemsOf } from './model.ts';
import { ofTexts } from './of-texts.ts';
import { diskOf } from './words.ts';

/** The inputs of the cap check that are this set-up with its load. */
const caseOf = (setUp: SetUp) => ({
  ...setUp,
  ...firstPlace,
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
          `${capital(diskOf(load))}, allow more together than the measured ${measuredIn(now)}: spread the load over all of them, and measure all of them.`,
        ],
      }
    : undefined;
}

/** The typical latency of the IOs of a group, as they were read and written. */
function latencyOf(group: Group | undefined, { vm, edition, read, size }: SetUp, of: Catalogue) {
  if (!group) return Number.NaN;
  const { disk } = group;
  const served = isLocalNvme(group)
    ? 'local NVMe'
    : ({ disk, cache: effectiveCaching(group, vm, edition) } as const);
  const times = serviceLatencies(served, size ?? kib(8), edition, of);
  return read * times.read.seconds + (1 - read) * times.write.seconds;
}

/** At the same queue depth only a lower latency gives more, whatever a limit is raised to. */
const isFaster =
  ({ first, units, causes }: Judged, now: SetUp, catalogue: Catalogue) =>
  (then: SetUp): boolean => {
    const groups = (first?.groups ?? []).flatMap((at) => units[at]?.group ?? []);
    const isLower = (at: number) =>
      latencyOf(then.groups[at], then, catalogue) * atLimit.to <=
      latencyOf(now.groups[at], now, catalogue);
    return !causes.depth?.isSure || groups.length === 0 || groups.some(isLower);
  };

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
    const pricedAt = (setUp: SetUp) => priced(setUp, firstPlace, context);
    const proposed = yield* partOf(
      recommendationsFor(now, catalogue, pricedAt, isFaster(judged, now.setUp, catalogue)),
      1,
      2,
    );
    return [
      {
        text: [
          `For the measured ${measuredIn(now)}${ofData(now)} with 20 % of each limit left; then measure again.`,
          depth
            ? ` At this queue depth only a lower latency ${depth.isSure ? '' : 'surely '}gives more.`
            : '',
          ` ${placeText(now.setUp, context)}`,
        ],
      },
      ...proposed.map(({ changes, ...shown }) =>
        changes
          ? {
              ...shown,
              opens: {
                calculator: 'cap-check',
                query: queryFor(caseFields, caseOf(now.setUp), changes),
              },
            }
          : shown,
      ),
    ];
  },
});
