/** The piece of a text that shows why it was found, and which words to mark in it. */
import { wordsOf } from './words.ts';

/** A stretch of text, marked or not. */
export type Piece = { readonly text: string; readonly marked: boolean };

/** More than a line of text, which the style sheet cuts to the width that there is. */
const maxLength = 120;
/** Some words before the first marked one, so that it is read in its sentence. */
const lead = 20;

/** A text as stretches: the words that match one of the terms are marked. */
export function markTerms(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const word of wordsOf(text)) {
    if (!word.terms.some((term) => terms.has(term))) continue;
    if (word.at > at) pieces.push({ text: text.slice(at, word.at), marked: false });
    pieces.push({ text: text.slice(word.at, word.end), marked: true });
    at = word.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Where to begin: at the word from which the most different terms are met. */
function bestStart(text: string, terms: ReadonlySet<string>): number {
  const met = wordsOf(text).flatMap(({ at, terms: of }) => {
    const term = of.find((one) => terms.has(one));
    return term === undefined ? [] : { at, term };
  });
  let best = { at: 0, count: 0 };
  for (const [place, { at }] of met.entries()) {
    const near = met.slice(place, place + 12).filter((other) => other.at < at + maxLength - lead);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > best.count) best = { at, count };
  }
  return best.at;
}

/** Cuts a text, at blanks, down to the place where the terms are closest together. */
export function snippetOf(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  if (text.length <= maxLength) return markTerms(text, terms);
  const from = Math.max(0, bestStart(text, terms) - lead);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const cut = text.slice(start, start + maxLength);
  const shown = start + maxLength >= text.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
  const before = start > 0 ? '… ' : '';
  const after = start + shown.length < text.length ? ' …' : '';
  return markTerms(before + shown + after, terms);
}
