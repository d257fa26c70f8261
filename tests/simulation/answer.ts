/** The answer of the throttling calculator, as pages get it. */
import { expect } from 'vitest';
import { throttle } from '../../src/calculators/throttle/index.ts';
import { type Answer, plainText, type Shown, type ViewModel } from '../../src/kit/index.ts';
import { testDataset } from '../test-dataset.ts';
import { shownOf } from '../view-models.ts';

export type Given = Readonly<Record<string, string>>;

export const viewModelOf = (given: Given) => shownOf(throttle, (name) => given[name]);

function answered<A extends Shown>({ answer, controls }: ViewModel<A>): A {
  if (!answer) throw new Error(controls.map(({ problem }) => problem ?? '').join(''));
  return answer;
}

/** Without recommendations, each of which is a run of its own. */
export const answerOf = (given: Given): Shown => answered(viewModelOf(given));
export const wholeAnswerOf = (given: Given): Answer =>
  answered(throttle.viewModel((name) => given[name], testDataset));

export const find = ({ readouts }: Shown, id: string) => readouts.find((one) => one.id === id);
export const value = (answer: Shown, id: string) => find(answer, id)?.value ?? Number.NaN;

export const loadsOf = (query = '') => new URLSearchParams(query).get('loads') ?? '';

export const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);

/** The steps of the calculation, a line each: “Workload a, 4 KiB: …”. */
export const stepsIn = ({ steps }: Shown): string =>
  steps.map(({ label, line }) => `${label}: ${plainText(line)}`).join('\n');
