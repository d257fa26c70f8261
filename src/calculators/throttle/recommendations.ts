/** What would help the most throttled workload, and keep its data? Each change is simulated before it is recommended. */
import { partOf, type Steps } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { worstOf } from '../../storage/change/change.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { capital } from '../shared/answer/text.ts';
import { serializeWorkloads } from '../shared/fields/workload-text.ts';
import { priced } from '../shared/set-up/cost.ts';
import { costChange, firstPlace } from '../shared/set-up/outcome.ts';
import { run } from '../shared/simulation/runs.ts';
import { withoutBurst } from './baseline.ts';
import { burstLasts } from './bursting.ts';
import { type Change, changesAgainst, saferCaching, withoutUncheckedCache } from './changes.ts';
import { formatGot, quoted } from './format.ts';
import {
  isChecked,
  type LoadResult,
  model,
  type Result,
  triedSetup,
  worstAffectedLoad,
} from './model.ts';
import { waysToBuildCase } from './refused.ts';
import { bought, type Case, faultsIn, type Prepared, prepare, problemsOf } from './setup.ts';
import { verdictOf } from './verdict.ts';

/** At most so many changes are simulated, each about as much work as the answer itself. */
const maxTried = 5;

/** Can it be built and computed? */
const canBeRun = (prepared: Prepared) =>
  faultsIn(prepared.given).length === 0 && problemsOf(prepared) === undefined;

/** Is there a published figure for every limit in it, besides? */
const isSound = (prepared: Prepared) =>
  canBeRun(prepared) && prepared.unpublished.every((kinds) => kinds.length === 0);

/** The changes to try, each with the case that it makes. */
function changesFor(result: Result, catalogue: Catalogue) {
  const worst = worstAffectedLoad(result);
  if (!worst || !isChecked(worst)) return [];
  return changesAgainst(worst, result, catalogue)
    .map((change) => ({
      ...change,
      prepared: prepare({ ...result.given, ...change.to }, catalogue),
    }))
    .filter(({ prepared }) => isSound(prepared))
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

/** A simulated case, and what lasts of it: the same once burst credits are used up, or itself where none will be. */
type Tried = { readonly result: Result; readonly lasting: Result };

function* lastingOf(result: Result, context: CalculatorContext): Steps<Result> {
  if (burstLasts(result.limits) === undefined) return result;
  const { prepared } = result;
  return model(prepared, yield* run(withoutBurst(triedSetup(prepared)), context));
}

function* tryCase(prepared: Prepared, context: CalculatorContext): Steps<Tried> {
  const result = model(prepared, yield* partOf(run(triedSetup(prepared), context), 0, 2));
  return { result, lasting: yield* partOf(lastingOf(result, context), 1, 2) };
}

const checkedLoad = ({ loads }: Result, name: string) =>
  loads.find((one) => one.load.name === name && isChecked(one));

/** A change with the simulated outcome for the workload that it is for, as far as that has a figure. */
function proposedChange(
  { text, to, how, without, guide: section }: Change,
  { result: tried, lasting }: Tried,
  name: string,
  before: Case,
  context: CalculatorContext,
): ProposedChange {
  const gets = checkedLoad(tried, name);
  const then = checkedLoad(lasting, name);
  const named = before.loads.map((load) => load.name).filter((one) => text.includes(quoted(one)));
  const after = then && tried !== lasting ? `, then ${formatGot(then.got)}` : '';
  const burst = burstLasts(tried.limits) === undefined ? '' : ` (on burst credits${after})`;
  const cost = without
    ? { text: ` What ${quoted(without)} needs elsewhere is not included.`, figures: {} }
    : costChange(bought(before), bought(tried.given), context);
  return {
    text: [
      ...(gets
        ? [
            `${text}: ${named.length === 1 && named[0] === name ? 'it' : quoted(name)} gets `,
            strong(formatGot(gets.got)),
            burst,
          ]
        : [text]),
      `.${cost.text}`,
    ],
    outcome: {
      change: text,
      verdict: verdictOf(tried),
      how,
      guide: section,
      ...(gets ? { iops: gets.got.iops, throughput: gets.got.iops * gets.load.size } : {}),
      ...cost.figures,
    },
    changes: {
      ...(to.vm ? { vm: to.vm.name } : {}),
      ...(tried.given.loads === before.loads
        ? {}
        : { loads: serializeWorkloads(tried.given.loads) }),
    },
  };
}

/** A change together with safer caching, as disruptive as the more disruptive of the two. */
function both(change: Change, safer: Change | undefined): Change {
  if (!safer) return change;
  const text = `${change.text}, and ${safer.text.replace(/^H/, 'h')}`;
  const how = worstOf([change.how, safer.how]) ?? change.how;
  return { ...change, text, how, guide: (how === change.how ? change : safer).guide };
}

/**
 * The changes that help according to the simulation, which runs each of them. None where no workload waits, nor will
 * when burst credits are used up: what helps only until then is none of them. Those with which no limit is reached come first.
 * @param safer what is changed with each of them, whose outcome `now` is
 */
function* thatHelp(
  now: Tried,
  context: CalculatorContext,
  given: Case,
  safer?: Change,
): Steps<readonly ProposedChange[]> {
  const before = worstAffectedLoad(now.lasting);
  const changes = changesFor(now.lasting, context.catalogue);
  const helpful: (ProposedChange & { readonly rank: number })[] = [];
  if (!before) return helpful;
  const { name } = before.load;
  for (const [at, { prepared, ...change }] of changes.entries()) {
    const tried = yield* partOf(tryCase(prepared, context), at, changes.length);
    // What then waits at a limit that may be higher than its figure was not checked.
    if (verdictOf(tried.result) === 'not-checked' && verdictOf(now.result) !== 'not-checked')
      continue;
    const after = tried.lasting.loads.find(({ load }) => load.name === name);
    if (!after || !helps(before, after)) continue;
    // What another place has to take over is not simulated, so that it does not come first.
    const rank = verdictOf(tried.result) === 'fits' && !change.without ? 0 : 1;
    helpful.push({
      ...proposedChange(both(change, safer), tried, name, given, context),
      rank,
    });
  }
  return helpful.toSorted((a, b) => a.rank - b.rank).map(({ rank: _, ...proposed }) => proposed);
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
  context: CalculatorContext,
): Steps<readonly ProposedChange[]> {
  const { given } = result;
  const { catalogue } = context;
  const safer = saferChange(given, catalogue) ?? checkedChange(result, catalogue);
  if (!safer) {
    const lasting = yield* partOf(lastingOf(result, context), 0, 2);
    return yield* partOf(thatHelp({ result, lasting }, context, given), 1, 2);
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
export function* buildable(
  given: Case,
  context: CalculatorContext,
): Steps<readonly ProposedChange[]> {
  const { catalogue } = context;
  const ways = waysToBuildCase(
    given,
    catalogue,
    (setUp) => priced(setUp, firstPlace, context).cost?.total?.all,
  )
    .map((change) => preparedFor(given, change, catalogue))
    .filter(({ prepared }) => canBeRun(prepared))
    .slice(0, maxTried);
  const proposed: ProposedChange[] = [];
  for (const [at, { prepared, ...change }] of ways.entries()) {
    const tried = yield* partOf(tryCase(prepared, context), at, ways.length);
    const [first] = prepared.given.loads;
    proposed.push(proposedChange(change, tried, first?.name ?? '', given, context));
  }
  return proposed;
}
