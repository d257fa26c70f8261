import type { Outcome } from '../laws/simulation/index.ts';
import { ds12 } from './ds12.ts';
import { formula } from './formula.ts';
import { givenOf } from './given.ts';
import { laboratory } from './laboratory.ts';
import { a4, ds14, ramDisks } from './others.ts';
import { simulated } from './simulated.ts';
import { stripes } from './stripes.ts';
import type { Experiment, Figure, Group, Quantity, Row } from './types.ts';

export { figuresOf } from './print.ts';
export { summaryOf } from './summary.ts';
export type { Row } from './types.ts';

/** Every run that the source documents measured. */
const experiments: readonly Experiment[] = [
  ...laboratory,
  ...stripes,
  ...ds12,
  ...a4,
  ...ds14,
  ...ramDisks,
];

/** How right are we? Every measured figure of the sources, beside what is computed for it. */
export const accuracy = (): readonly Row[] => experiments.flatMap(rowsOf);

function rowsOf(experiment: Experiment): readonly Row[] {
  const given = givenOf(experiment);
  const outcome = given && simulated(given);
  return experiment.figures.map((figure) => {
    const { of, what, value: measured, printed, role = 'accuracy', why } = figure;
    const closed = given && formula(given, of)?.[what];
    const timed = outcome && figureOf(outcome, figure);
    const { id, setup, source, place } = experiment;
    const group = groupOf(experiment, of);
    return {
      ...{ id, setup, of, what, printed, measured, role, source, place },
      ...(closed === undefined ? {} : { formula: closed, formulaError: closed / measured - 1 }),
      ...(timed === undefined ? {} : { simulated: timed, simulatedError: timed / measured - 1 }),
      ...(group === undefined ? {} : { group }),
      ...(why === undefined ? {} : { why }),
    };
  });
}

function groupOf({ loads = [], limitedBy }: Experiment, of: string): Group | undefined {
  return limitedBy && loads.length > 1 && of !== 'all' ? 'share of a limit' : limitedBy;
}

function figureOf({ loads }: Outcome, { of, what }: Figure): number | undefined {
  const own = loads.filter(({ name }) => of === 'all' || name === of);
  const sum = (which: Exclude<Quantity, 'latency'>) =>
    own.reduce((all, load) => all + load[which], 0);
  return what === 'latency' ? own[0]?.latency : sum(what);
}
