/** View models for tests that ask many times: without the recommendations that take longer, or each computed once. */
import type { CalculatorContext } from '../src/calculators/context.ts';
import {
  type Answer,
  type Calculator,
  type Headline,
  type InputLookup,
  parseQuery,
  toEnd,
  type ViewModel,
} from '../src/kit/index.ts';
import { detailed } from '../src/ui/view/detailed.ts';
import { testDataset } from './test-dataset.ts';

/** The first case of the simulation in a twentieth of its time, in which all of its loads begin. */
const brief: Readonly<Record<string, string>> = {
  loads:
    'tempdb:temp:256KiB:q60:write:from=0.25s:to=0.75s,data:P30x4/ReadOnly:8KiB:q12:read,log:P30/None:16KiB:q1:write',
  seconds: '1',
};

/**
 * A shorter simulation where a test does not set its time: of the loads that it opens with a second, of others eight
 * seconds, in which loads begin that start after seven.
 */
export const soon =
  (lookup: InputLookup): InputLookup =>
  (name) => {
    const given = lookup(name);
    if (given !== undefined) return given;
    if (lookup('loads') === undefined) return brief[name];
    return name === 'seconds' ? '8' : undefined;
  };

type Asked = readonly [lookup: InputLookup, given?: readonly string[]];

export const shownOf = (
  { start }: Calculator<CalculatorContext>,
  ...[lookup, given]: Asked
): ViewModel => toEnd(detailed(toEnd(start(lookup, testDataset, given))));

/** The same with no more than what an answer says at once. */
export const saidOf = (
  { start }: Calculator<CalculatorContext>,
  ...[lookup, given]: Asked
): ViewModel<Headline> => toEnd(start(lookup, testDataset, given)).screen();

/** What was asked last, by what answers it. A test asks the same of several parts of an answer, and the next one seldom asks it again. */
function remembering<Screen>(
  answer: (calculator: Calculator<CalculatorContext>, ...asked: Asked) => Screen,
) {
  const opened = new Map<string, Screen>();
  const mostOpened = 30;
  return (calculator: Calculator<CalculatorContext>, query: string): Screen => {
    const asked = `${calculator.id}?${query}`;
    const { given, lookup } = parseQuery(query);
    const screen = opened.get(asked) ?? answer(calculator, lookup, given);
    // The first of a map is what was asked longest ago.
    opened.delete(asked);
    opened.set(asked, screen);
    for (const [oldest] of opened) if (opened.size > mostOpened) opened.delete(oldest);
    return screen;
  };
}

/** The whole screen that a query opens. What is asked again soon is not computed again. */
export const openedBy = remembering(
  ({ viewModel }, lookup, given): ViewModel<Answer> => viewModel(lookup, testDataset, given),
);

/** The same without the recommendations that take longer. */
export const shownBy = remembering(shownOf);
