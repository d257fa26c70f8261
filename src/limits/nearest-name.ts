/** Which name might have been meant. Bounded work, whatever was typed. */
import { nameKey } from './name-keys.ts';

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

/** The generation of a size: 5 for D8s_v5. */
const generation = (key: string) => Number(/v(\d+)(?:nvme)?$/.exec(key)?.[1] ?? 0);

type Ready = {
  readonly name: string;
  readonly key: string;
  /** 0 for a name of the edition in use, 1 for one of the others. */
  readonly place: number;
  readonly generation: number;
};

/**
 * Finds up to four names similar to a text. Names that begin with it come first, those of the edition
 * in use before those of the others; then names that are few letters apart or begin alike.
 * Of names equally near the newer generation is first; otherwise they keep their order. The names
 * are made ready once, on first use.
 */
export function nearestAmong(
  own: () => readonly string[],
  other: () => readonly string[] = () => [],
): (text: string) => readonly string[] {
  let ready: readonly Ready[] | undefined;
  const makeReady = () => {
    const places = new Map<string, number>();
    for (const name of own()) places.set(name, 0);
    for (const name of other()) if (!places.has(name)) places.set(name, 1);
    return [...places].map(([name, place]) => {
      const key = nameKey(name);
      return { name, key, place, generation: generation(key) };
    });
  };
  return (text) => {
    const wanted = nameKey(text);
    if (wanted === '') return [];
    ready ??= makeReady();
    const farthest = Math.max(1, wanted.length / 3);
    return ready
      .flatMap((one) => {
        const shared = sharedPrefix(wanted, one.key);
        const begins = wanted.length > 1 && shared === wanted.length;
        const alike = begins || shared >= Math.max(2, wanted.length - 1);
        // Texts so different in length cannot be similar, which spares the comparison of most names.
        if (!alike && Math.abs(wanted.length - one.key.length) > farthest) return [];
        const apart = distance(wanted, one.key);
        return alike || apart <= farthest ? [{ ...one, begins, apart, shared }] : [];
      })
      .sort(
        (one, two) =>
          Number(two.begins) - Number(one.begins) ||
          (one.begins ? one.place - two.place : 0) ||
          one.apart - two.apart ||
          two.shared - one.shared ||
          two.generation - one.generation,
      )
      .slice(0, 4)
      .map(({ name }) => name);
  };
}
