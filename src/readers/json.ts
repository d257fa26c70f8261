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

/**
 * The JSON documents in a text that may have other lines between them, such as warnings of a tool.
 * @returns the documents that could be parsed, how many lines belong to none, and whether the last is cut off
 */
export function documentsIn(whole: string): {
  readonly documents: readonly Json[];
  readonly skipped: number;
  readonly isCut: boolean;
} {
  const documents: Json[] = [];
  let skipped = 0;
  let at = 0;
  while (at < whole.length) {
    const start = lineStartingWith(whole, at);
    const before = whole.slice(at, start ?? whole.length);
    skipped += before.split('\n').filter((line) => line.trim() !== '').length;
    if (start === undefined) break;
    const end = endOfValue(whole, start);
    if (end === undefined) return { documents, skipped, isCut: true };
    try {
      documents.push(JSON.parse(whole.slice(start, end)));
    } catch {
      skipped++;
    }
    at = end;
  }
  return { documents, skipped, isCut: false };
}

/** Where the next line begins whose first sign is a brace or a bracket. */
function lineStartingWith(whole: string, from: number): number | undefined {
  const found = /(?:^|\n)[ \t\r]*(?=[{[])/g;
  found.lastIndex = from;
  // The rest of a line that a document ended on may hold the next one.
  const rest = /[ \t\r\n,]*(?=[{[])/y;
  rest.lastIndex = from;
  const [next] = rest.exec(whole) ?? [];
  if (next !== undefined) return from + next.length;
  const [line] = found.exec(whole) ?? [];
  return line === undefined ? undefined : found.lastIndex;
}

/** Where the value that starts here ends, strings and escapes respected. */
function endOfValue(whole: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < whole.length; at++) {
    const sign = whole[at];
    if (isString) {
      if (sign === '\\') at++;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}
