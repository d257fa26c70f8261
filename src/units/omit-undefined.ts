/** @returns the members that are known: one is either there or absent, and never `undefined` */
export function defined<T extends object>(members: T) {
  const known: Partial<T> = {};
  // Without lists in between, since searches do this for each set-up that they try.
  for (const name in members) if (members[name] !== undefined) known[name] = members[name];
  return known as { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };
}

/** An item of a list with a condition: `isLong && 'long'`. */
export type Conditional<T> = T | false | '' | undefined;

/** @returns the items that apply: neither false nor missing, and no empty text */
export const compact = <T>(items: readonly Conditional<T>[]): T[] =>
  items.filter((item): item is T => item !== false && item !== undefined && item !== '');
