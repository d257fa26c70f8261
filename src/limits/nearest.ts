/** Which names might have been meant? Bounded work, whatever was typed. */

/** No name is longer, and what is longer is no name. */
export const longestName = 40;

/** How a name is looked up: case, blanks around it and the vendor's prefix do not matter. */
export const keyOf = (text: string) =>
  text
    .trim()
    .slice(0, longestName + 'standard_'.length)
    .toLowerCase()
    .replace(/^standard_/, '');

/** What people leave out or swap when they type a name: “DS15v2”, “D8s v3”. */
const squeeze = (key: string) => key.replace(/[\s_/.-]/g, '').slice(0, longestName);

/** How many letters must be put in, taken out or changed to come from one text to the other (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const kept = (row[j] ?? 0) + (letter === other[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function sharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/**
 * Finds up to four names near to a text: few letters apart, or beginning alike. The best stands
 * first; names that are equally near keep their order. The names are made ready once, on first use.
 */
export function nearestAmong(names: () => readonly string[]): (text: string) => readonly string[] {
  let ready: readonly { readonly name: string; readonly key: string }[] | undefined;
  return (text) => {
    const wanted = squeeze(keyOf(text));
    if (wanted === '') return [];
    ready ??= [...new Set(names())].map((name) => ({ name, key: squeeze(keyOf(name)) }));
    const farthest = Math.max(1, wanted.length / 3);
    return ready
      .flatMap(({ name, key }) => {
        const shared = sharedPrefix(wanted, key);
        const alike = shared >= Math.max(2, wanted.length - 1);
        // Texts so different in length cannot be near: most names are put aside without counting.
        if (!alike && Math.abs(wanted.length - key.length) > farthest) return [];
        const apart = distance(wanted, key);
        return alike || apart <= farthest ? [{ name, apart, shared }] : [];
      })
      .sort((one, other) => one.apart - other.apart || other.shared - one.shared)
      .slice(0, 4)
      .map(({ name }) => name);
  };
}
