/** Looking into parsed JSON of unknown shape. */

export type Json = unknown;

export const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of an object, its own only: a key such as `constructor` is none. */
const member = (value: Json, name: string): Json =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A member deep inside, name by name. */
export const inside = (value: Json, ...names: readonly string[]): Json =>
  names.reduce<Json>(member, value);

/** A list inside; one without members where there is none. */
export const listIn = (value: Json, ...names: readonly string[]): readonly Json[] => {
  const found = inside(value, ...names);
  return Array.isArray(found) ? found : [];
};

/** A finite number inside; also one that is written as text. */
export function numberIn(value: Json, ...names: readonly string[]): number | undefined {
  const found = inside(value, ...names);
  const read = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export const textIn = (value: Json, ...names: readonly string[]): string | undefined => {
  const found = inside(value, ...names);
  return typeof found === 'string' ? found : undefined;
};
