/** The query of a link: what it says of a case, and of the case that it is compared with. */
import type { AnyFields, InputLookup, Inputs } from './field.ts';

/** These have no meaning in a query, so they are left unescaped to keep links readable. */
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
 * Which parameters does a query have, and what is the text of each? Never throws; broken escapes stay
 * as text.
 *
 * Some wikis keep an address as it was copied out of HTML, with `&amp;vm=` between parameters. No
 * input has a name that begins with `amp;`, so the prefix is removed; otherwise such a link would
 * silently show another case.
 */
export function parseQuery(query: string): {
  readonly given: readonly string[];
  readonly lookup: InputLookup;
} {
  const parameters = new URLSearchParams(
    [...new URLSearchParams(query)].map(([name, text]) => [name.replace(/^(?:amp;)+/, ''), text]),
  );
  return { given: [...parameters.keys()], lookup: (name) => parameters.get(name) ?? undefined };
}

/** The query in a text that may be a whole address. */
export const queryIn = (text: string): string => text.trim().replace(/^[^=]*\?|#.*$/g, '');

/** The parameter of a link that has the query of another case, to compare with. No input has this name. */
export const pinnedName = 'a';

/** The input that has the difference of another case, of a calculator that says more about two. */
export const secondCaseName = 'compare';

/** The query of a case, with that of the one that it is compared with. */
export const withPinned = (query: string, pinned: string | undefined): string =>
  pinned === undefined
    ? query
    : [query, serializeQuery([[pinnedName, pinned]])].filter((part) => part !== '').join('&');

/** The query of a case that an example or a page gives by the names of inputs. */
export const queryOf = (inputs: Readonly<Record<string, string>>): string =>
  serializeQuery(Object.entries(inputs));

/** The texts of a case: where a link sets none of these inputs, those of the example. */
export const orExample = (
  names: readonly string[],
  example: Readonly<Record<string, string>> | undefined,
  lookup: InputLookup,
): InputLookup =>
  example && names.every((name) => lookup(name) === undefined) ? (name) => example[name] : lookup;

/**
 * The canonical query of these inputs with some of them changed, for a “Try it” link.
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
    // What is the reader’s own stays in the page, and the default must not take its place in a link.
    const linked = field.isPrivate?.(text) ? '' : text;
    if (linked !== field.initial) pairs.push([name, linked]);
  }
  return serializeQuery(pairs) || queryOfDefaults(fields);
}

/** A case that is all defaults needs a key, since a link without one shows the example. */
export const queryOfDefaults = (fields: AnyFields): string =>
  serializeQuery(
    Object.entries(fields)
      .slice(0, 1)
      .map(([name, { initial }]) => [name, initial]),
  );
