/** The texts of a case: what a link sets, what one text tells of others, and the case of a link without any key. */
import { clipped } from '../units/decimal.ts';
import type { ParseError } from '../units/index.ts';
import type { Definition } from './definition.ts';
import type { Fields, InputLookup } from './field.ts';
import { orExample, queryOfDefaults, serializeQuery } from './link.ts';

// biome-ignore lint/suspicious/noExplicitAny: the steps below pass contexts and values on, whatever they are.
export type AnyDefinition<Context = any> = Definition<Fields<Context>, Context>;

/** The texts that a text of an input sets: its own, and what it says of others, where all of those are inputs. */
export function spread(
  { fields }: Pick<AnyDefinition, 'fields'>,
  name: string,
  text: string,
): Readonly<Record<string, string>> {
  const texts = fields[name]?.spread?.(text) ?? {};
  const isAll = name in texts && Object.keys(texts).every((one) => Object.hasOwn(fields, one));
  return isAll ? texts : { [name]: text };
}

/** The query of a case: nothing for the example, and only for that. */
export function queryOfCase(
  { fields, example }: AnyDefinition,
  canonical: readonly (readonly [string, string])[],
): string {
  const query = serializeQuery(canonical);
  if (!example) return query;
  return query === serializeQuery(Object.entries(example)) ? '' : query || queryOfDefaults(fields);
}

/** The texts of all inputs, and what those that are set tell of the others. */
export function textsOf<Context>(
  definition: AnyDefinition<Context>,
  linked: InputLookup,
  context: Context | undefined,
) {
  const names = Object.keys(definition.fields);
  const lookup = orExample(
    [...names, ...Object.keys(definition.formerNames ?? {})],
    definition.example,
    linked,
  );
  const initial = (name: string) => definition.fields[name]?.initial ?? '';
  const implied = definition.implied?.((name) => lookup(name) ?? initial(name), context) ?? {};
  const texts = Object.fromEntries(
    names.map((name) => [name, lookup(name) || (implied[name] ?? lookup(name) ?? initial(name))]),
  );
  for (const name of names) {
    const told = spread(definition, name, texts[name] ?? '');
    // What a link sets twice, and not to the same, is a problem of the first.
    const isOpen = (other: string) =>
      other === name || (lookup(other) ?? told[other]) === told[other];
    if (Object.keys(told).every(isOpen)) Object.assign(texts, told);
  }
  return { texts, implied };
}

/** Sets what a link calls by former names. @returns a problem for each that names the present one */
export function renamedIn(
  { formerNames = {} }: AnyDefinition,
  lookup: InputLookup,
  texts: Record<string, string>,
): Readonly<Record<string, ParseError>> {
  const renamed: Record<string, ParseError> = {};
  for (const [former, name] of Object.entries(formerNames)) {
    const text = lookup(former);
    if (text === undefined || lookup(name) !== undefined) continue;
    texts[name] = text;
    const problem = `The link sets “${former}”, which is called “${name}” now: replace it with ${name}=${clipped(text)}.`;
    renamed[name] = { problem };
  }
  return renamed;
}
