import type { Outcome } from '../laws/simulation/index.ts';
import { defined } from '../units/omit-undefined.ts';
import { a4, ds14, ramDisks } from './a4-ram-disks-ds14.ts';
import { calibrations } from './by-calculator/calibration.ts';
import { rowsOf as rowsByCalculator } from './by-calculator/run.ts';
import { validations } from './by-calculator/validation.ts';
import { surprisesPost } from './ds12-queue-depth.ts';
import { stripes } from './ds13-stripes.ts';
import { laboratory } from './ds13v2-laboratory.ts';
import type { Experiment, Figure } from './experiment.ts';
import { formula } from './formula.ts';
import { modelInputOf } from './model-input.ts';
import type { Group, Quantity, Row } from './row.ts';
import { simulated } from './simulated.ts';

export { computedOf, errorOf, figuresOf, reachedOf, summaryOf } from './report.ts';
export type { Row } from './row.ts';

/** Every run that the source documents measured. */
const experiments: readonly Experiment[] = [
  ...laboratory,
  ...stripes,
  ...surprisesPost,
  ...a4,
  ...ds14,
  ...ramDisks,
];

/** Each is computed on its first use: the simulations take seconds. */
let rows: readonly Row[] | undefined;
let calculatorRows: readonly Row[] | undefined;

/** How accurate are the models? Every measured figure of the sources, with what is computed for it. */
export function accuracy(): readonly Row[] {
  rows ??= experiments.flatMap(rowsOf);
  return rows;
}

/** The same for the storage of today, computed by the calculators themselves. */
export function calculatorAccuracy(): readonly Row[] {
  calculatorRows ??= [...validations, ...calibrations].flatMap(rowsByCalculator);
  return calculatorRows;
}

function rowsOf(experiment: Experiment): readonly Row[] {
  const given = modelInputOf(experiment);
  const outcome = given && simulated(given);
  return experiment.figures.map((figure) => {
    const { of, what, value: measured, printed, unit, role = 'accuracy', why } = figure;
    const closed = given && formula(given, of)?.[what];
    const timed = outcome && figureOf(outcome, figure);
    const { id, setup, source, place } = experiment;
    const group = groupOf(experiment, of);
    return {
      id,
      setup,
      of,
      what,
      printed,
      measured,
      role,
      source,
      place,
      ...defined({ unit }),
      ...(closed === undefined ? {} : { formula: closed, formulaError: closed / measured - 1 }),
      ...(timed === undefined ? {} : { simulated: timed, simulatedError: timed / measured - 1 }),
      ...defined({ group, why }),
    };
  });
}

function groupOf({ loads = [], decidedBy }: Experiment, of: string): Group | undefined {
  return decidedBy && loads.length > 1 && of !== 'all' ? 'share of a limit' : decidedBy;
}

function figureOf({ loads }: Outcome, { of, what }: Figure): number | undefined {
  const matching = loads.filter(({ name }) => of === 'all' || name === of);
  const sum = (which: Exclude<Quantity, 'latency'>) =>
    matching.reduce((all, load) => all + load[which], 0);
  return what === 'latency' ? matching[0]?.latency : sum(what);
}
