/** The answer of the throttling calculator, as pages get it. */
import { expect } from 'vitest';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { throttle } from '../../src/calculators/throttle/index.ts';
import type { Answer } from '../../src/kit/index.ts';

export type Given = Readonly<Record<string, string>>;

export const viewModelOf = (given: Given) => throttle.viewModel((name) => given[name], fullDataset);

export function answerOf(given: Given): Answer {
  const { answer, controls } = viewModelOf(given);
  if (!answer) throw new Error(controls.map(({ problem }) => problem ?? '').join(''));
  return answer;
}

export const find = ({ readouts }: Answer, id: string) => readouts.find((one) => one.id === id);
export const value = (answer: Answer, id: string) => find(answer, id)?.value ?? Number.NaN;

export const loadsOf = (query = '') => new URLSearchParams(query).get('loads') ?? '';

export const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
