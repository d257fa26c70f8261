import type { Phrase, Tone } from '../../kit/index.ts';

/** A line of words, the marked ones with their tone. */
export type Line = readonly { readonly text: string; readonly tone?: Tone }[];

/** How wide is a text in the bold of a picture, in pixels? */
export type Measure = (text: string, fontSize: number) => number;

/**
 * SVG breaks no lines, and the build makes pictures where nothing can be measured, so widths are
 * taken from classes of letters, a little wide of Open Sans semi-bold.
 */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter);
  return ems * fontSize;
}

function emsOf(letter: string): number {
  if (/[ijlI.,:;|'’!()[\]/ ]/.test(letter)) return 0.31;
  if (/[frt-]/.test(letter)) return 0.4;
  if (/[mwMW@%]/.test(letter)) return 0.95;
  if (/[A-Z]/.test(letter)) return 0.69;
  return 0.6;
}

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
    return (text.match(/ |[^ ]+ ?/g) ?? []).map((word) => ({
      text: word,
      ...(tone ? { tone } : {}),
    }));
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
