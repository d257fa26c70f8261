/** How well typed letters match a name: all of them in order, with others between them. Bounded work, whatever was typed. */

/** Where matched letters are in a name. */
export type Marks = readonly (readonly [from: number, to: number])[];

/** A name as it is matched: its letters one by one, its numbers as a whole. */
export type NameParts = {
  readonly parts: readonly { readonly text: string; readonly at: number }[];
  /** The place of its first number. */
  readonly number: number;
};

const split = (text: string) => [...text.toLowerCase().matchAll(/\d+|[a-z]/g)];

export function partsOf(name: string): NameParts {
  const parts = split(name).map(({ 0: text, index: at }) => ({ text, at }));
  return { parts, number: parts.findIndex(({ text }) => /\d/.test(text)) };
}

/** Typed letters and numbers, as many as a name can have. */
export const typedParts = (text: string): readonly string[] =>
  split(text.slice(0, 80)).map(([part]) => part);

/**
 * What a part of the name costs that was not typed: after the last that was typed, or skipped before it. A skipped letter
 * of the family makes another family; a number that has only begun may become another one.
 */
const costs = { tail: 1, skipped: 10, family: 30, begun: 20 };

/**
 * Finds the typed letters in a name. Its first letter must be the first that was typed, unless a
 * number or a generation (`v5`) was typed first; numbers must be equal, but the last may have only begun.
 * @returns where they are, and a cost that is 0 for the name itself and grows with what is left out
 */
export function matchName(typed: readonly string[], { parts, number }: NameParts) {
  const [first = '', second = ''] = typed;
  const isAnchored = /[a-z]/.test(first) && !(first === 'v' && /\d/.test(second));
  if (isAnchored && parts[0]?.text !== first) return undefined;
  const marks: (readonly [number, number])[] = [];
  let cost = 0;
  let place = 0;
  for (const [at, wanted] of typed.entries()) {
    const mayBegin = at === typed.length - 1 && /\d/.test(wanted);
    const isFound = (text: string) => text === wanted || (mayBegin && text.startsWith(wanted));
    while (place < parts.length && !isFound(parts[place]?.text ?? '')) {
      if (marks.length > 0 || isAnchored) cost += place < number ? costs.family : costs.skipped;
      place++;
    }
    const part = parts[place];
    if (!part) return undefined;
    if (part.text !== wanted) cost += costs.begun;
    const before = marks.at(-1);
    const to = part.at + wanted.length;
    if (before?.[1] === part.at) marks[marks.length - 1] = [before[0], to];
    else marks.push([part.at, to]);
    place++;
  }
  return { cost: cost + costs.tail * (parts.length - place), marks };
}
