/** What would help the most throttled workload? Each change is simulated before it is recommended. */
import { partOf, type Steps } from '../../kit/index.ts';
import type { Catalogue } from '../../limits/types.ts';
import type { CalculatorContext } from '../dataset.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/format.ts';
import { guideBy } from '../shared/answer/guide.ts';
import { serializeWorkloads } from '../shared/fields/workload-text.ts';
import { costChange } from '../shared/set-up/outcome.ts';
import { burstLasts } from './bursting.ts';
import { changesAgainst } from './changes.ts';
import { formatGot, quoted } from './format.ts';
import {
  isChecked,
  type LoadResult,
  model,
  type Result,
  triedSetup,
  verdictOf,
  worstAffectedLoad,
} from './model.ts';
import { run } from './runs.ts';
import { bought, faultsIn, type Prepared, prepare, problemsOf } from './setup.ts';

/** At most so many changes are simulated, each about as much work as the answer itself. */
const maxTried = 4;

/** Can it be built and computed, with a published figure for every limit in it? */
const isSound = (prepared: Prepared) =>
  faultsIn(prepared.given).length === 0 &&
  problemsOf(prepared) === undefined &&
  prepared.unpublished.every((kinds) => kinds.length === 0);

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

/** Does it get a tenth more IOs, or wait a tenth less for as many? */
function helps({ got: before }: LoadResult, { got: after }: LoadResult): boolean {
  if (after.iops > before.iops * 1.1) return true;
  const sooner = (after.latency ?? 0) < (before.latency ?? 0) * 0.9;
  return sooner && after.iops > before.iops * 0.98;
}

/** The changes that help according to the simulation, which runs each of them. None where no workload waits. */
export function* recommendationsFor(
  result: Result,
  context: CalculatorContext,
): Steps<readonly ProposedChange[]> {
  const { catalogue } = context;
  const before = worstAffectedLoad(result);
  const changes = changesFor(result, catalogue);
  const helpful: ProposedChange[] = [];
  if (!before) return helpful;
  const { name } = before.load;
  for (const [at, change] of changes.entries()) {
    const { text, to, how: disruption, without, guide: section, prepared } = change;
    const running = run(triedSetup(prepared), context);
    const tried = model(prepared, yield* partOf(running, at, changes.length));
    // What then waits at a limit that may be higher than its figure was not checked.
    if (verdictOf(tried) === 'not-checked' && verdictOf(result) !== 'not-checked') continue;
    const { loads, limits } = tried;
    const after = loads.find(({ load }) => load.name === name);
    if (!after || !helps(before, after)) continue;
    const how = burstLasts(limits) === undefined ? '' : ' (on burst credits)';
    const cost = without
      ? { text: ` What ${quoted(without)} needs elsewhere is not included.`, figures: {} }
      : costChange(bought(result.given), bought({ ...result.given, ...to }), context);
    const end = `${how}.${cost.text}`;
    helpful.push({
      text: [
        `${text}: ${text.includes(quoted(name)) ? 'it' : quoted(name)} gets `,
        strong(formatGot(after.got)),
        end,
      ],
      outcome: {
        change: text,
        verdict: verdictOf(tried),
        how: disruption,
        guide: section ?? guideBy[disruption],
        iops: after.got.iops,
        throughput: after.got.iops * after.load.size,
        ...cost.figures,
      },
      changes: 'vm' in to ? { vm: to.vm.name } : { loads: serializeWorkloads(to.loads) },
    });
  }
  return helpful;
}
