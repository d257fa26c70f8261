/**
 * What is a word here? The field writes `D2s_v3`, `queue-depth`, `16,000`, `8KiB` and `MB/s`, and
 * readers type them in other ways. Pages, queries and marks all take their words from this file.
 */

/** A word of a text, its position, and the terms by which it is found. */
export type Word = { readonly at: number; readonly end: number; readonly terms: readonly string[] };

/** Letters and digits, held together by the signs that occur inside names, numbers and units. */
const written = /[\p{L}\p{N}]+(?:[-_.,'’/‐‑][\p{L}\p{N}]+)*/gu;

/** The vendor's names say `Standard_` in front; readers leave it out. Disks of that name have no digit behind it. */
const vendorName = /^standard_(?=[a-z]+\d)/;
const rate = /^([kmgt]i?b)(?:\/s|\/sec|ps)$/;
const sized = /^(\d+(?:\.\d+)?)([kmgt]i?b)$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const decimal = /^\d+\.\d+$/;

/**
 * The part that the forms of a word have in common, so that each of them finds the others: one disk
 * and many, burst and bursting, throttle, throttled and throttling. It need not be a word.
 */
export function stem(word: string): string {
  if (!/^\p{L}{4,}$/u.test(word)) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<=.{3}[^siu])s$/, '');
  const bare = single.replace(/(?<=.[aeiouy].*|[aeiouy].+)(?:ing|(?<!e)ed)$/, '');
  // “capped”, “planning”; but “fill” and “pass” are written so.
  const root = bare === single ? single : bare.replace(/([^aeiouyls])\1$/, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

/** The parts of a word without blanks, and a name or compound also as a whole. */
function termsOf(word: string): readonly string[] {
  const plain = word.replace(vendorName, '').replace(/['’]/g, '');
  const unit = rate.exec(plain)?.[1];
  if (unit) return [unit, `${unit}s`];
  if (plain.includes('/')) return plain.split('/').flatMap(termsOf);
  if (grouped.test(plain)) return [plain.replaceAll(',', '')];
  if (decimal.test(plain)) return [plain];
  const [, count, of] = sized.exec(plain) ?? [];
  if (count && of) return [count, of];
  const parts = plain.split(/[-_.,‐‑]/);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

/** The words of a text with their places. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(written)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    terms: termsOf(word.toLowerCase()).map(stem),
  }));

const termsIn = (text: string): string[] =>
  Array.from(text.matchAll(written), ([word]) => termsOf(word.toLowerCase())).flat();

export const textTerms = (text: string): string[] => termsIn(text).map(stem);

/** The same for a title, where two neighbours count as one word too: “IO size” is found as `iosize`. */
export function titleTerms(title: string): string[] {
  const terms = termsIn(title);
  return [...terms, ...terms.slice(1).map((term, at) => terms[at] + term)].map(stem);
}

/** A pasted file must not hold the page up. In letters. */
export const longestQuery = 300;

/** Words that say nothing of the subject. */
const idle = new Set(
  [
    'a after an and are at be but can do does everything for found from get getting gone has have help how i if in is it its',
    'me my no normal not of on only or paid so still than that the this to vs what when which why',
    'will with without wont you',
  ].flatMap((line) => line.split(' ')),
);

/**
 * What a query looks for. A name of the vendor's is one term, so that `D2s_v3` is not every `v3`;
 * words that say nothing are left out while others are there.
 */
export function queryTerms(query: string): string[] {
  const terms = Array.from(query.matchAll(written), ([word]) => {
    const all = termsOf(word.toLowerCase());
    if (/_/.test(word) && /\d/.test(word) && !word.includes('/')) return all.slice(-1);
    return /[-_.‐‑]/.test(word) && all.length > 1 && !word.includes('/') ? all.slice(0, -1) : all;
  }).flat();
  const telling = terms.filter((term) => !idle.has(term));
  return [...new Set((telling.length > 0 ? telling : terms).map(stem))];
}
