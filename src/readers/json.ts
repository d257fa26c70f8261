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

export const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

/** A finite number; also one that is written as text. */
export function number(value: Json): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export const text = (value: Json): string | undefined =>
  typeof value === 'string' ? value : undefined;
