import type { Phrase, Tone } from '../../kit/index.ts';
import { type Measure, widthOf } from '../../ui/charts/text-width.ts';
import { defined } from '../../units/omit-undefined.ts';

/** A line of words, the marked ones with their tone. */
export type Line = readonly { readonly text: string; readonly tone?: Tone }[];

/** Breaks a sentence into lines, at its spaces alone; a word longer than a line keeps one to itself. */
export function wrap(
  phrase: Phrase,
  fontSize: number,
  width: number,
  measure: Measure = widthOf,
): readonly Line[] {
  const words = phrase.flatMap((part) => {
    const { text, tone } = typeof part === 'string' ? { text: part, tone: undefined } : part;
    // A space belongs to the word before it, so that a tone may end within a word.
    return (text.match(/ |[^ ]+ ?/g) ?? []).map((word) => ({ text: word, ...defined({ tone }) }));
  });
  const lines: (typeof words)[] = [[]];
  let used = 0;
  let mayBreak = false;
  for (const word of words) {
    const wide = measure(word.text.trimEnd(), fontSize);
    if (mayBreak && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += measure(word.text, fontSize);
    mayBreak = word.text.endsWith(' ');
  }
  return lines;
}

/** As much of a text as fits on a line. */
export function cut(
  text: string,
  fontSize: number,
  width: number,
  measure: Measure = widthOf,
): string {
  // The regular weight, which such lines are set in, is this much narrower.
  const size = fontSize * 0.94;
  if (measure(text, size) <= width) return text;
  let kept = '';
  let used = measure('…', size);
  for (const letter of text) {
    used += measure(letter, size);
    if (used > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
