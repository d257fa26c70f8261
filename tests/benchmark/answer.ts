/** Answers of Benchmark for tests, by query. */

import { benchmark } from '../../src/calculators/benchmark/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { type Answer, findPart, parseQuery } from '../../src/kit/index.ts';

export const screenOf = (query: string, calculator = benchmark) => {
  const { given, lookup } = parseQuery(query);
  return calculator.viewModel(lookup, fullDataset, given);
};
export function answerOf(query: string, calculator = benchmark): Answer {
  const { answer, controls } = screenOf(query, calculator);
  if (!answer) throw new Error(JSON.stringify(controls.map(({ problem }) => problem)));
  return answer;
}
export const textsOf = (answer: Answer) => (findPart(answer, 'jobs') ?? []).map((one) => one.text);
