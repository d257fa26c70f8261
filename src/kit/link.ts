import type { AnyFields, InputLookup, Inputs } from './field.ts';

/** These stay as they are in a query so that a link can be read aloud: none of them has a meaning there. */
const readable: Readonly<Record<string, string>> = {
  '%3A': ':',
  '%2C': ',',
  '%2F': '/',
  '%40': '@',
  '%20': '+',
};

/** A lone surrogate can't be encoded; it becomes the replacement character, as in any other text. */
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /%3A|%2C|%2F|%40|%20/g,
    (code) => readable[code] ?? code,
  );

/** Writes a query without its `?`. */
export const serializeQuery = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&');

/**
 * What a link carries: its names, and how to look a text up. Never throws; broken escapes stay as text.
 *
 * Some wikis hand an address on as their author pasted it, out of HTML and still escaped for it: there
 * `&amp;vm=` stands between parameters. No input's name begins so, so it can mean nothing else, and
 * read to the letter such a link would show another case.
 */
export function parseQuery(query: string): {
  readonly given: readonly string[];
  readonly textOf: InputLookup;
} {
  const parameters = new URLSearchParams(
    [...new URLSearchParams(query)].map(([name, text]) => [name.replace(/^(?:amp;)+/, ''), text]),
  );
  return {
    given: [...parameters.keys()],
    textOf: (name) => parameters.get(name) ?? undefined,
  };
}

/** The query of a case: what an example or a page says, in a calculator's own names. */
export const queryOf = (inputs: Readonly<Record<string, string>>): string =>
  serializeQuery(Object.entries(inputs));

/**
 * The canonical query of readable inputs with some of them changed: what a “Try it” link carries.
 * @param changes texts, in the fields' own spelling
 */
export function queryFor<F extends AnyFields>(
  fields: F,
  inputs: Inputs<F>,
  changes: Partial<Record<keyof F & string, string>>,
): string {
  const pairs: [string, string][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = changes[name] ?? field.serialize(inputs[name]);
    if (text !== field.initial) pairs.push([name, text]);
  }
  return serializeQuery(pairs);
}
