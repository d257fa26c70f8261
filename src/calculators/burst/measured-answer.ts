/** The answer to a measured day: computed from its samples, with what they cannot tell. */
import { after, type Begun, type Check, type Inputs, type Shown } from '../../kit/index.ts';
import type { CalculatorContext } from '../context.ts';
import { warning } from '../shared/answer/checks-and-columns.ts';
import { bySeverity } from '../shared/answer/notes.ts';
import { definition } from './calculator.ts';
import { withFewerPoints } from './downsample.ts';
import type { fields } from './fields.ts';
import { isPart, measuredCase } from './measured-case.ts';
import type { MeasuredDay } from './measured-day.ts';
import { notes } from './measured-notes.ts';
import { type Case, diskIn } from './model.ts';
import { resultOf } from './result.ts';

type Given = Inputs<typeof fields>;

type Answered =
  | Begun
  | Shown
  | { readonly problems: Partial<Record<keyof typeof fields & string, string>> };

/** An answer with more checks, and with a chart of few points. */
const withChecksAndFewerPoints = (answer: Answered, more: () => readonly Check[]): Answered =>
  'details' in answer
    ? {
        ...answer,
        details: () =>
          after(answer.details(), ({ chart, checks, ...details }) => ({
            ...details,
            ...(chart ? { chart: withFewerPoints(chart) } : {}),
            checks: bySeverity([...more(), ...checks]),
          })),
      }
    : answer;

/** The load of one of several disks says too little of all of them to call it fine. */
function ofOneDisk(day: MeasuredDay, given: Case, answer: Begun | Shown): Begun | Shown {
  if (!isPart(day, given) || answer.verdict === 'not-possible') return answer;
  const counted = ` Counted is ${day.devices[0]} alone, against ${given.volume.disks} disks.`;
  return {
    ...answer,
    ...(answer.verdict === 'fits' && { verdict: 'not-checked' }),
    headline: [...answer.headline, counted],
  };
}

/**
 * How long do credits last, and how long is the load throttled, on the measured day? Without a measurement, or where
 * other steps were entered, the answer is the one to the steps.
 */
export function answerMeasured(inputs: Given, context: CalculatorContext): Answered {
  const isPossible = diskIn(inputs.disk, inputs.mode) !== undefined;
  const measured = isPossible ? measuredCase(inputs) : undefined;
  if (!measured) {
    const answer = definition.answer(inputs, context);
    const unused = 'Steps were entered, so the measurement is not used. Clear them to use it.';
    return inputs.text ? withChecksAndFewerPoints(answer, () => [warning(unused)]) : answer;
  }
  if ('problems' in measured) return measured;
  const { day, given, samples } = measured;
  return withChecksAndFewerPoints(ofOneDisk(day, given, resultOf(inputs, given, context)), () =>
    notes(day, samples, given),
  );
}
