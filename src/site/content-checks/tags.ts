/** The component tags in the text of a page, so that an error can be reported with its line. */

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

/** What is shown and not meant: fenced blocks, code in a line, comments. */
const code = /^(`{3,}|~{3,}).*?^\1|`[^`\n]*`|\{\/\*.*?\*\/\}/gms;

/** Blanks out what a pattern finds; every line stays where it is. */
export const blanked = (text: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce(
    (left, pattern) => left.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')),
    text,
  );

/** A tag with its place in the text; one that closes has no attributes. */
type Found = Omit<Tag, 'line'> & {
  readonly closing: boolean;
  readonly from: number;
  readonly to: number;
};

/** Where an expression in braces ends that begins here; braces may stand in it, and quotes that hold some. */
function endOfExpression(text: string, from: number): number | undefined {
  const piece = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}]|[^"'`{}]+/gsy;
  piece.lastIndex = from;
  let depth = 0;
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return piece.lastIndex;
  }
  return undefined;
}

/** The attributes from here to the end of the tag; nothing if it has no end. */
function readAttributes(text: string, from: number) {
  const attributes: Record<string, string> = {};
  const next = /\s*(?:(\/?>)|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(?=(\{))))?)/y;
  next.lastIndex = from;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const [, end, name = '', double, single, brace] = found;
    if (end !== undefined) return { attributes, to: next.lastIndex };
    attributes[name] = double ?? single ?? 'true';
    if (brace === undefined) continue;
    const to = endOfExpression(text, next.lastIndex);
    if (to === undefined) return undefined;
    attributes[name] = text.slice(next.lastIndex + 1, to - 1).trim();
    next.lastIndex = to;
  }
  return undefined;
}

/**
 * Finds the component tags of a page. Components are recognised here and nowhere else. What isn't
 * a complete tag is left to the MDX compiler, which reports it.
 */
function findTags(page: string): readonly Found[] {
  const text = blanked(page, code);
  return [...text.matchAll(/<(\/?)([A-Z]\w*)(?=[\s/>])/g)].flatMap((match) => {
    const { 0: opening, 1: slash, 2: name = '', index: from } = match;
    const rest = readAttributes(text, from + opening.length);
    return rest ? [{ name, ...rest, from, closing: slash === '/' }] : [];
  });
}

/** Every component in a page's text, in order; those inside code are no components. */
export const tagsOf = (text: string): readonly Tag[] =>
  findTags(text)
    .filter(({ closing }) => !closing)
    .map(({ name, attributes, from }) => ({
      name,
      attributes,
      line: text.slice(0, from).split('\n').length,
    }));

/**
 * Blanks out the component tags of a page; every line stays where it is.
 * @param whole names of components that go with all that stands between their tags
 */
export function withoutTags(text: string, whole: readonly string[] = []): string {
  const blank = (page: string, from: number, to: number) =>
    page.slice(0, from) + blanked(page.slice(from, to), /.+/g) + page.slice(to);
  const tags = findTags(text);
  return tags.reduce((page, { name, from, to, closing }, index) => {
    const end =
      closing || !whole.includes(name) || text[to - 2] === '/'
        ? undefined
        : tags.slice(index).find((other) => other.closing && other.name === name);
    return blank(page, from, end?.to ?? to);
  }, text);
}

/** Why a tag is invalid, or nothing: an unknown component, an attribute too many or too few. */
function validateTag({ name, attributes }: Tag): string | undefined {
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
 * Validates every tag of a page.
 * @throws with file and line at the first that is invalid
 */
export function checkTags({ file, text }: Written): void {
  for (const one of tagsOf(text)) {
    const fault = validateTag(one);
    if (fault !== undefined) throw new Error(`${file}:${one.line}: ${fault}`);
  }
}

/** The place of a component with these attributes in its file: `content/a.mdx:12`. */
export function locationOf(
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
