/** The component tags of a page as it is written: so that what is wrong can be named with its line. */

export type Tag = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Counted from 1, in the file. */
  readonly line: number;
};

/** A page of the guide as it stands in `content/`. */
export type Written = { readonly file: string; readonly text: string };

/** What a component takes: `needed` must be given, and without `any` nothing but these two. */
type Takes = {
  readonly needed?: readonly string[];
  readonly may?: readonly string[];
  readonly any?: true;
};

/** The components a page may use. A calculator and an example check the rest themselves. */
const components: Readonly<Record<string, Takes>> = {
  Accuracy: {},
  Aside: { may: ['kind', 'title'] },
  Calculator: { needed: ['of'], any: true },
  Checklist: {},
  Diagram: { needed: ['of'] },
  Example: { needed: ['of', 'id'] },
  Formula: { may: ['name'] },
  Limit: { needed: ['of', 'what'], may: ['edition'] },
  Measured: { needed: ['figure', 'source'], may: ['what', 'place'] },
  Source: { needed: ['of'], may: ['place'] },
  WikiMatrix: {},
};

const tag = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}))?/g;
/** What is shown and not meant: fenced blocks, code in a line, comments. */
const code = /^(`{3,}|~{3,}).*?^\1|`[^`\n]*`|\{\/\*.*?\*\/\}/gms;

/** Blanks out what a pattern finds; every line stays where it is. */
export const blanked = (text: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce(
    (left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')),
    text,
  );

/** Every component in a page's text, in order; those inside code are no components. */
export function tagsOf(text: string): readonly Tag[] {
  return [...blanked(text, code).matchAll(tag)].map(({ 1: name = '', 2: given = '', index }) => ({
    name,
    attributes: Object.fromEntries(
      [...given.matchAll(attribute)].map(([, key = '', ...values]) => [
        key,
        values.find((value) => value !== undefined) ?? 'true',
      ]),
    ),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Why a tag can't be meant, or nothing: an unknown component, an attribute too many or too few. */
export function faultOf({ name, attributes }: Tag): string | undefined {
  if (!Object.hasOwn(components, name))
    return `There is no component <${name}>. Components are ${Object.keys(components).join(', ')}.`;
  const { needed = [], may = [], any } = components[name] ?? {};
  const missing = needed.find((key) => !Object.hasOwn(attributes, key));
  if (missing !== undefined) return `<${name}> needs ${missing}="…".`;
  const known = [...needed, ...may];
  const strange = any ? undefined : Object.keys(attributes).find((key) => !known.includes(key));
  if (strange === undefined) return undefined;
  return `<${name}> knows no “${strange}”. It takes ${known.join(', ')}.`;
}

/**
 * Holds every tag of a page against the list of components.
 * @throws with file and line at the first that can't be meant
 */
export function checkTags({ file, text }: Written): void {
  for (const one of tagsOf(text)) {
    const fault = faultOf(one);
    if (fault !== undefined) throw new Error(`${file}:${one.line}: ${fault}`);
  }
}

/** Where in its file this component stands with these attributes: `content/a.mdx:12`. */
export function placeOf(
  { file, text }: Written,
  name: string,
  props: Readonly<Record<string, unknown>>,
): string {
  const found = tagsOf(text).find(
    (one) =>
      one.name === name &&
      Object.keys(one.attributes).length === Object.keys(props).length &&
      Object.entries(one.attributes).every(([key, value]) => String(props[key]) === value),
  );
  return found ? `${file}:${found.line}` : file;
}
