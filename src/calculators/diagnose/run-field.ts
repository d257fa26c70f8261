/** The field in which one run of a benchmark is chosen, by its number in the text or by its name. */
import { type Field, textField } from '../../kit/index.ts';
import type { Run } from '../../readers/reading.ts';
import { quote } from '../../units/decimal.ts';
import { err, ok } from '../../units/index.ts';
import type { CalculatorContext } from '../context.ts';
import type { ReadingIn } from '../shared/measured/device-fields.ts';
import { runsOf } from '../shared/measured/outputs.ts';
import { outputsOf } from '../shared/measured/reading-text.ts';

/** What each run is called: by its name, and where several have the same, with its number among those. */
export function labelsOf(runs: readonly Run[]): readonly string[] {
  const names = runs.map(({ name }) => name || 'run');
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    const before = names.slice(0, at).filter((other) => other === name).length;
    return same > 1 ? `${name} (${before + 1})` : name;
  });
}

/** The number of a run, from 1. */
export const runField = (readingIn: ReadingIn): Field<number | undefined, CalculatorContext> =>
  textField<number | undefined, CalculatorContext>({
    label: 'Run',
    hint: 'Its number in the text, or its name. Empty: the one with most throughput.',
    initial: '',
    group: 'more',
    parse: (text, context) => {
      const typed = text.trim();
      const runs = runsOf(outputsOf(readingIn(context)));
      if (typed === '') return ok(undefined);
      if (runs.length === 0) return err('The text has no runs of a benchmark. Leave this empty.');
      const labels = labelsOf(runs);
      const named = labels.findIndex((label) => label.toLowerCase() === typed.toLowerCase());
      const number = named < 0 ? Number(typed) : named + 1;
      return Number.isInteger(number) && number >= 1 && number <= runs.length
        ? ok(number)
        : err(
            `The text has no run ${quote(typed)}. Enter a number from 1 to ${runs.length}.`,
            labels.slice(0, 8),
          );
    },
    serialize: (number) => (number === undefined ? '' : String(number)),
    brief: (number) => (number === undefined ? '' : `run ${number}`),
  });
