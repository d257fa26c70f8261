/** A change of a case, simulated: what it gives, what lasts of that, and what it costs. */
import { type Outcome, partOf, type Steps } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import type { ProposedChange } from '../shared/answer/explanation.ts';
import { strong } from '../shared/answer/text.ts';
import { serializeWorkloads } from '../shared/fields/workload-text.ts';
import { costChange, type PlacedContext } from '../shared/set-up/outcome.ts';
import { run } from '../shared/simulation/runs.ts';
import { afterBurstOf } from './after-burst.ts';
import { burstLasts } from './bursting.ts';
import type { Change } from './changes.ts';
import { fields } from './fields.ts';
import { formatGot, quoted } from './format.ts';
import { isChecked, model, type Result, triedSetup } from './model.ts';
import { bought, type Case, type Prepared } from './setup.ts';
import { verdictOf } from './verdict.ts';

/** A simulated case, and what lasts of it: the same once burst credits are used up, or itself where none will be. */
export type Tried = { readonly result: Result; readonly lasting: Result };

export function* tryCase(prepared: Prepared, context: CalculatorContext): Steps<Tried> {
  const result = model(prepared, yield* partOf(run(triedSetup(prepared), context), 0, 2));
  return { result, lasting: yield* partOf(afterBurstOf(result, context), 1, 2) };
}

const checkedLoad = ({ loads }: Result, name: string) =>
  loads.find((one) => one.load.name === name && isChecked(one));

/** Of a change at a disk, where a limit before it has no figure. */
const notSaid = 'its disk allows more; what it then gets can’t be said';

/** A change with the simulated outcome for the workload that it is for, as far as that has a figure. */
export function proposedChange(
  { text, to, how, without, guide: section, detail }: Change,
  { result: tried, lasting }: Tried,
  name: string,
  before: Case,
  context: PlacedContext,
): ProposedChange & { readonly outcome: Outcome } {
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
        : [tried.loads.every(isChecked) ? text : `${text}: ${notSaid}`]),
      `.${cost.text}`,
    ],
    outcome: {
      change: text,
      verdict: verdictOf(tried),
      how,
      guide: section,
      detail,
      ...(gets ? { iops: gets.got.iops, throughput: gets.got.iops * gets.load.size } : {}),
      ...cost.figures,
    },
    changes: {
      ...(to.vm ? { vm: to.vm.name } : {}),
      ...(tried.given.seconds === before.seconds
        ? {}
        : { seconds: fields.seconds.serialize(tried.given.seconds) }),
      ...(tried.given.loads === before.loads
        ? {}
        : { loads: serializeWorkloads(tried.given.loads) }),
    },
  };
}
