/** The load of a case as a day that can be painted. */
import type { Day, Inputs } from '../../kit/index.ts';
import { demandsOf } from '../../storage/set-up/bursting.ts';
import { iops, seconds } from '../../units/index.ts';
import { defined } from '../../units/omit-undefined.ts';
import { linearAxis } from '../shared/answer/axes.ts';
import { type fields, starts } from './fields.ts';
import { type Case, lengthOf, type Result, stepOf } from './model.ts';
import { stepsText } from './step-field.ts';
import { failureText } from './text.ts';

export const dayLength = 86_400;

/** Room above the burst limit, so that more than it can be painted. */
const room = 1.2;

/** @returns nothing for a load that is longer than a day, or is computed from samples */
export function paintedDay(
  inputs: Inputs<typeof fields>,
  given: Case,
  result: Result,
): Day | undefined {
  const { limits, burst, sustained } = result;
  if (given.shown || lengthOf(inputs.steps) > dayLength || limits.length === 0) return undefined;
  const demands = (step: (typeof inputs.steps)[number]) =>
    demandsOf(stepOf(step, given.size), limits).demands;
  const one = demands({ duration: seconds(1), iops: iops(1), throughput: undefined });
  const text = stepsText(inputs.steps);
  return {
    title: 'Paint your day',
    summary: `Load in quarter hours: ${failureText(result)}`,
    steps: inputs.steps.map((step) => ({
      duration: step.duration,
      demands: demands(step),
      ...defined({ iops: step.iops, throughput: step.throughput }),
    })),
    repeats: given.repeats,
    limits: limits.map(({ sustained: low, burst: high, bucket }, index) => ({
      sustained: low,
      burst: high,
      bucket,
      begins: bucket * given.credit,
      perIo: one[index] ?? 0,
    })),
    sustained,
    burst,
    input: 'steps',
    y: linearAxis('IOPS', Math.max(burst * room, ...inputs.steps.map((step) => step.iops ?? 0)), {
      end: 1,
    }),
    starts: starts.map(([label, steps, repeat]) => ({
      label,
      isChosen: steps === text && repeat === inputs.repeat,
      sets: { ...(inputs.text ? { text: '' } : {}), steps, repeat },
    })),
  };
}
