/** What a text or numbers tell of other inputs. */
import type { CalculatorContext } from '../context.ts';
import { impliedBy } from './case-from-name.ts';
import { exampleInputs, initialText } from './example-names.ts';
import { readingOf } from './example-texts.ts';
import { hasNumbers } from './numbers.ts';

/** Numbers take the place of the example, which has its VM and disks; the name of a run may tell those of a text. */
export function implied(text: (name: string) => string, context: CalculatorContext | undefined) {
  const isReplaced = hasNumbers((name) => (name === 'text' ? '' : text(name)));
  if (isReplaced && text('text') === initialText) return { text: '' };
  return (
    exampleInputs(text('text')) ?? (context && impliedBy(readingOf(text('text'), context), text))
  );
}
