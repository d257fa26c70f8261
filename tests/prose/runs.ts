/**
 * Finds sentences that stand in somebody else's text: runs of so many words or more. Figures may
 * carry over from a source; sentences may not.
 */

/** A run of words found in both, and the line it begins on. */
export type Run = { readonly line: number; readonly words: string };

/** As many words in a row as make a sentence somebody's own. */
export const enough = 9;

type Word = { readonly word: string; readonly at: number };

/** Words as they sound: case, punctuation and emphasis do not tell two apart, a number is a word. */
function wordsIn(text: string): readonly Word[] {
  return [
    ...text.replace(/’/g, "'").matchAll(/[\p{L}\p{N}]+(?:['.,][\p{L}\p{N}]+)*|[%÷×=+]/gu),
  ].map(({ 0: word, index }) => ({ word: word.toLowerCase().replace(/,/g, ''), at: index }));
}

/** Every run of `enough` words in the texts to compare with. */
export const runsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = wordsIn(text).map(({ word }) => word);
      return words
        .slice(0, Math.max(0, words.length - enough + 1))
        .map((_, from) => words.slice(from, from + enough).join(' '));
    }),
  );

/** The runs of one piece of text that stand in the others too, each as long as it goes. */
export function sharedRuns(text: string, others: ReadonlySet<string>): readonly Run[] {
  const words = wordsIn(text);
  const found: Run[] = [];
  const shared = (from: number) =>
    from + enough <= words.length &&
    others.has(
      words
        .slice(from, from + enough)
        .map(({ word }) => word)
        .join(' '),
    );
  for (let from = 0; from < words.length; from += 1) {
    if (!shared(from)) continue;
    let last = from;
    while (shared(last + 1)) last += 1;
    const run = words.slice(from, last + enough);
    found.push({
      line: text.slice(0, run[0]?.at).split('\n').length,
      words: run.map(({ word }) => word).join(' '),
    });
    from = last;
  }
  return found;
}
