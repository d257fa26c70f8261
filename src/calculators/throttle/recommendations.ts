/** What would help the most throttled workload, and keep its data? Each change is simulated before it is recommended. */
import { partOf, type Steps } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { worstOf } from '../../storage/change/change.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import { seconds } from '../../units/index.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { guide } from '../shared/answer/guide.ts';
import { capital } from '../shared/answer/text.ts';
import { priced } from '../shared/set-up/cost.ts';
import { cheaperFirst, type PlacedContext, undominated } from '../shared/set-up/outcome.ts';
import { comparedCost, soldIn } from '../shared/set-up/sold-in.ts';
import { worstAffectedLoad } from './affected-workload.ts';
import { afterBurstOf } from './after-burst.ts';
import { type Change, changesAgainst, onVm } from './changes.ts';
import { rounded } from './format.ts';
import { isChecked, type LoadResult, type Result } from './model.ts';
import { waysToBuildCase } from './replace-refused.ts';
import { saferCaching, withoutUncheckedCache } from './safer-changes.ts';
import { bought, type Case, disksOf, prepare } from './setup.ts';
import { proposedChange, type Tried, tryCase } from './simulated-change.ts';
import { verdictOf } from './verdict.ts';
import { canBeRun, checkedVm, isSound, type Market } from './wider-vms.ts';

/** At most so many changes are simulated, each about as much work as the answer itself. */
const maxTried = 6;

/** What can be bought in place of it. */
function marketOf(given: Case, context: PlacedContext): Market {
  const { catalogue, place } = context;
  const pricedAt = (setUp: Parameters<typeof priced>[0]) => priced(setUp, place, context);
  return {
    catalogue,
    costOn: (vm) => comparedCost(pricedAt({ ...bought(given), vm })),
    costOf: (setUp) => pricedAt(setUp).cost?.total?.all,
    isSold: soldIn(pricedAt(bought(given))),
    os: place.os,
  };
}

/** The changes to try, each with the case that it makes. */
function changesFor(result: Result, context: PlacedContext) {
  const worst = worstAffectedLoad(result);
  // What the limit of a disk is, is known whatever else is not.
  if (!worst || !(isChecked(worst) || worst.wait.limit.kind === 'disk')) return [];
  return changesAgainst(worst, result, marketOf(result.given, context))
    .map((change) => ({
      ...change,
      prepared: prepare({ ...result.given, ...change.to }, context.catalogue),
    }))
    .filter(({ prepared }) => isSound(prepared, result.prepared))
    .slice(0, maxTried);
}

/** Does it get a tenth more IOs, or as many and wait a tenth less, or no longer ever more? */
function helps(
  { got: before, growing }: LoadResult,
  { got: after, growing: stillGrowing }: LoadResult,
): boolean {
  if (after.iops > before.iops * 1.1) return true;
  const sooner = (after.latency ?? 0) < (before.latency ?? 0) * 0.9;
  return (sooner || (growing && !stillGrowing)) && after.iops > before.iops * 0.98;
}

/** Does it take IOs from another workload, or ask for Premium SSD v2 or Ultra Disk, which not everybody can have? */
const asksMore = ({ to, guide: section }: Change, { loads }: Case): boolean =>
  section === guide.neighbours ||
  (disksOf(to.loads ?? []).some(isProvisioned) && !disksOf(loads).some(isProvisioned));

/** A change together with safer caching, as disruptive as the more disruptive of the two. */
function both(change: Change, safer: Change | undefined): Change {
  if (!safer) return change;
  const text = `${change.text}, and ${safer.text.replace(/^H/, 'h')}`;
  const how = worstOf([change.how, safer.how]) ?? change.how;
  return { ...change, text, how, guide: (how === change.how ? change : safer).guide };
}

/**
 * The changes that help according to the simulation, which runs each of them. None where no workload waits, nor will
 * when burst credits are used up: what helps only until then is none of them.
 * @param safer what is changed with each of them, whose outcome `now` is
 */
function* thatHelp(
  now: Tried,
  context: PlacedContext,
  given: Case,
  safer?: Change,
): Steps<readonly ProposedChange[]> {
  const before = worstAffectedLoad(now.lasting);
  const changes = changesFor(now.lasting, context);
  if (!before) return [];
  const { name } = before.load;
  /** Whether one of these takes the place of another is decided by two digits, which the model has. */
  const helpfulOf = (change: Change, tried: Tried, isMore: boolean) => {
    const isPart = change.without !== undefined;
    const proposed = proposedChange(both(change, safer), tried, name, given, context);
    const iops = rounded(proposed.outcome.iops ?? 0);
    return {
      ...{ proposed, isPart, asks: asksMore(change, given) },
      outcome: { ...proposed.outcome, iops, throughput: 0 },
      // No limit is reached then, or it gets more, or it only waits less.
      rank: verdictOf(tried.result) === 'fits' && !isPart ? 0 : isMore ? 1 : 2,
    };
  };
  const helpful: ReturnType<typeof helpfulOf>[] = [];
  for (const [at, { prepared, ...change }] of changes.entries()) {
    const tried = yield* partOf(tryCase(prepared, context), at, changes.length);
    // What then waits at a limit that may be higher than its figure was not checked; what was not before may stay so.
    const wasChecked = now.result.loads.every(isChecked) && verdictOf(now.result) !== 'not-checked';
    if (verdictOf(tried.result) === 'not-checked' && wasChecked) continue;
    const after = tried.lasting.loads.find(({ load }) => load.name === name);
    if (!after || !helps(before, after)) continue;
    helpful.push(helpfulOf(change, tried, after.got.iops > before.got.iops * 1.02));
  }
  // What another place has to take over is not simulated, so that it is advice only where nothing else gives as much.
  const most = Math.max(...helpful.map((one) => (one.isPart ? 0 : one.outcome.iops)));
  const useful = helpful.filter(({ isPart, outcome }) => !isPart || outcome.iops * 0.98 > most);
  // What helps less takes the place of nothing that helps more.
  return [0, 1, 2].flatMap((rank) => {
    const asGood = undominated(
      useful.filter((one) => one.rank <= rank),
      ({ asks }) => asks,
    );
    return cheaperFirst(asGood.filter((one) => one.rank === rank)).map(({ proposed }) => proposed);
  });
}

const preparedFor = (given: Case, change: Change, catalogue: Catalogue) => ({
  ...change,
  prepared: prepare({ ...given, ...change.to }, catalogue),
});

/** Caching that cannot lose data, where the present one can: the best that can be checked, or else the best that can be built. */
function saferChange(given: Case, catalogue: Catalogue) {
  const all = saferCaching(given)
    .map((change) => preparedFor(given, { ...change, text: capital(change.text) }, catalogue))
    .filter(({ prepared }) => canBeRun(prepared));
  return all.find(({ prepared }) => isSound(prepared)) ?? all[0];
}

/** A VM whose limits are all published, where nothing else makes that what a workload gets can be said. */
function* onCheckedVm(result: Result, context: PlacedContext): Steps<readonly ProposedChange[]> {
  const { given } = result;
  const { catalogue } = context;
  const [worst] = result.loads.filter((load) => !isChecked(load));
  const market = marketOf(given, context);
  const vm = checkedVm(given, market);
  if (!vm || !worst) return [];
  const made = preparedFor(given, onVm(vm, given, market), catalogue);
  const tried = yield* tryCase(made.prepared, context);
  return [proposedChange(made, tried, worst.load.name, given, context)];
}

/** No host cache, where with one it cannot be said what a workload gets. */
function checkedChange(result: Result, catalogue: Catalogue) {
  const change = withoutUncheckedCache(result);
  const made = change && preparedFor(result.given, change, catalogue);
  return made && isSound(made.prepared) ? made : undefined;
}

/**
 * What would help: first caching that cannot lose data, or whose outcome can be said, which all else then comes with; and
 * what helps the workload that waits longest.
 */
export function* recommendationsFor(
  result: Result,
  context: PlacedContext,
): Steps<readonly ProposedChange[]> {
  const { given } = result;
  const { catalogue } = context;
  const safer = saferChange(given, catalogue) ?? checkedChange(result, catalogue);
  if (!safer) {
    const lasting = yield* partOf(afterBurstOf(result, context), 0, 3);
    const found = yield* partOf(thatHelp({ result, lasting }, context, given), 1, 3);
    return found.length > 0 ? found : yield* partOf(onCheckedVm(result, context), 2, 3);
  }
  const { prepared } = safer;
  const safe = yield* partOf(tryCase(prepared, context), 0, 2);
  const [first] = prepared.given.loads.filter((load, at) => load !== given.loads[at]);
  return [
    proposedChange(safer, safe, first?.name ?? '', given, context),
    ...(yield* partOf(thatHelp(safe, context, given, safer), 1, 2)),
  ];
}

/** What can be built in place of a set-up that Azure refuses, each with what its first changed workload gets. */
export function* buildable(given: Case, context: PlacedContext): Steps<readonly ProposedChange[]> {
  const { catalogue } = context;
  const ways = waysToBuildCase(given, marketOf(given, context))
    .flatMap((change) => {
      // What is faster issues more IOs, so that less time can be simulated.
      const made = [given.seconds, seconds(2), seconds(0.5)].map((time) =>
        preparedFor({ ...given, seconds: time }, change, catalogue),
      );
      return made.filter(({ prepared }) => canBeRun(prepared)).slice(0, 1);
    })
    .slice(0, maxTried);
  const proposed: ProposedChange[] = [];
  for (const [at, { prepared, ...change }] of ways.entries()) {
    const tried = yield* partOf(tryCase(prepared, context), at, ways.length);
    const [first] = prepared.given.loads;
    proposed.push(proposedChange(change, tried, first?.name ?? '', given, context));
  }
  return proposed;
}
