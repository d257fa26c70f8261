/** From the text of a field to what it says: pasted text, an example, or a file that the page has read. */
import { readText } from '../../readers/index.ts';
import type { Reading } from '../../readers/reading.ts';
import type { CalculatorContext } from '../dataset.ts';
import { exampleText } from './example-texts.ts';

const read = (text: string): Reading => readText(exampleText(text) ?? text);

/** What a text says. */
export const readingOf = (text: string, { readings }: CalculatorContext): Reading =>
  readings ? readings.of(text, read) : read(text);
