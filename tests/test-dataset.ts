/**
 * The dataset with a simulation that keeps its runs: an answer, what is recommended beside another, and the answer
 * behind its link run the same set-up.
 */
import type { CalculatorContext } from '../src/calculators/context.ts';
import { fullDataset } from '../src/calculators/full-dataset.ts';
import { completedRun } from '../src/calculators/shared/simulation/completed-run.ts';
import type { CompletedRun, Setup } from '../src/laws/simulation/index.ts';

/** By the whole set-up, its seed included. */
const runs = new Map<string, CompletedRun>();
const mostRuns = 200;

function* simulate(setup: Setup) {
  const asked = JSON.stringify(setup);
  const run = runs.get(asked) ?? (yield* completedRun(setup));
  // The first of a map is what was asked longest ago.
  runs.delete(asked);
  runs.set(asked, run);
  for (const [oldest] of runs) if (runs.size > mostRuns) runs.delete(oldest);
  return run;
}

export const testDataset: CalculatorContext = { ...fullDataset, simulate };
