/** What would help the most throttled workload, and keep its data? Each change is simulated before it is recommended. */
import { partOf, type Steps } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import { worstOf } from '../../storage/change/change.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { capital } from '../shared/answer/text.ts';
import { serializeWorkloads } from '../shared/fields/workload-text.ts';
import { costChange } from '../shared/set-up/outcome.ts';
import { run } from '../shared/simulation/runs.ts';
import { burstLasts } from './bursting.ts';
import { type Change, changesAgainst, saferCaching } from './changes.ts';
import { formatGot, quoted } from './format.ts';
import {
  isChecked,
  type LoadResult,
  model,
  type Result,
  triedSetup,
  worstAffectedLoad,
} from './model.ts';
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

/** A change with the simulated outcome for the workload that it is for, as far as that has a figure. */
function proposedChange(
  { text, to, how, without, guide: section }: Change,
  tried: Result,
  name: string,
  before: Case,
  context: CalculatorContext,
): ProposedChange {
  const after = tried.loads.find(({ load }) => load.name === name);
  const gets = after && isChecked(after) ? after : undefined;
  const named = before.loads.map((load) => load.name).filter((one) => text.includes(quoted(one)));
  const burst = burstLasts(tried.limits) === undefined ? '' : ' (on burst credits)';
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
      ...('vm' in to ? { vm: to.vm.name } : {}),
      ...(tried.given.loads === before.loads
        ? {}
        : { loads: serializeWorkloads(tried.given.loads) }),
    },
  };
}

/** A change together with safer caching, as disruptive as the more disruptive of the two. */
function both(change: Change, safer: Change | undefined): Change {
  if (!safer) return change;
  const text = `${change.text}, and ${safer.text}`;
  const how = worstOf([change.how, safer.how]) ?? change.how;
  return { ...change, text, how, guide: (how === change.how ? change : safer).guide };
}

/**
 * The changes that help according to the simulation, which runs each of them. None where no workload waits.
 * @param safer what is changed with each of them, whose outcome `result` is
 */
function* thatHelp(
  result: Result,
  context: CalculatorContext,
  given: Case,
  safer?: Change,
): Steps<readonly ProposedChange[]> {
  const before = worstAffectedLoad(result);
  const changes = changesFor(result, context.catalogue);
  const helpful: ProposedChange[] = [];
  if (!before) return helpful;
  const { name } = before.load;
  for (const [at, { prepared, ...change }] of changes.entries()) {
    const running = run(triedSetup(prepared), context);
    const tried = model(prepared, yield* partOf(running, at, changes.length));
    // What then waits at a limit that may be higher than its figure was not checked.
    if (verdictOf(tried) === 'not-checked' && verdictOf(result) !== 'not-checked') continue;
    const after = tried.loads.find(({ load }) => load.name === name);
    if (!after || !helps(before, after)) continue;
    helpful.push(proposedChange(both(change, safer), tried, name, given, context));
  }
  return helpful;
}

/** Caching that cannot lose data, where the present one can: the best that can be checked, or else the best that can be built. */
function saferChange(given: Case, catalogue: Catalogue) {
  const all = saferCaching(given)
    .map((change) => ({ ...change, prepared: prepare({ ...given, ...change.to }, catalogue) }))
    .filter(({ prepared }) => canBeRun(prepared));
  return all.find(({ prepared }) => isSound(prepared)) ?? all[0];
}

/**
 * What would help: first caching that cannot lose data, which all else then comes with; and what helps the workload
 * that waits longest.
 */
export function* recommendationsFor(
  result: Result,
  context: CalculatorContext,
): Steps<readonly ProposedChange[]> {
  const { given } = result;
  const safer = saferChange(given, context.catalogue);
  if (!safer) return yield* thatHelp(result, context, given);
  const { prepared } = safer;
  const safe = model(prepared, yield* partOf(run(triedSetup(prepared), context), 0, 2));
  const [first] = prepared.given.loads.filter((load, at) => load !== given.loads[at]);
  return [
    proposedChange(
      { ...safer, text: capital(safer.text) },
      safe,
      first?.name ?? '',
      given,
      context,
    ),
    ...(yield* partOf(thatHelp(safe, context, given, safer), 1, 2)),
  ];
}
