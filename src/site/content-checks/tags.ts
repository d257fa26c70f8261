/** The component tags in the text of a page, so that an error can be reported with its line. Pages are parsed here and nowhere else. */
import { mdxToMdast } from 'satteri';

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
  AccuracyReached: {},
  AccuracyReasons: {},
  AccuracyRuns: {},
  Aside: { may: ['kind', 'title'] },
  Calculator: { needed: ['of'], any: true },
  CheckDisks: {},
  Checklist: {},
  Diagram: { needed: ['of'] },
  Example: { needed: ['of', 'id'], may: ['folded', 'outstanding'] },
  Fold: { needed: ['title'], may: ['says'] },
  Formula: { may: ['name', 'example'] },
  Limit: { needed: ['of', 'what'], may: ['edition'] },
  Measured: { needed: ['figure', 'source'], may: ['what', 'place'] },
  MovingExample: {},
  Outcome: { needed: ['of'] },
  Question: {},
  RoundTrips: {},
  SlowDiskTree: {},
  Source: { needed: ['of'], may: ['place'] },
  Stacked: {},
  WikiMatrix: {},
};

/** A node of a page, as MDX parses it. */
export type Node = {
  readonly type: string;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
  readonly children?: readonly Node[];
  /** Of a component and of an element in HTML's form. */
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  /** Of a fenced block. */
  readonly lang?: string | null;
  readonly value?: string;
};
type Point = { readonly line: number; readonly offset?: number };
type Attribute = {
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
};

/**
 * Every node of a page, in the order of the text.
 * @throws with line and column where the page is no MDX
 */
export function nodesOf(text: string): readonly Node[] {
  const below = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(below)];
  return below(mdxToMdast(text) as Node);
}

export const isTag = ({ type, name }: Node) => /^mdxJsx/.test(type) && /^[A-Z]/.test(name ?? '');

/** The text of an attribute; of one in braces that of its expression, and “true” for one without a value. */
const textOf = ({ value }: Attribute) =>
  typeof value === 'string' ? value : (value?.value.trim() ?? 'true');

/** Every component in a page's text, in order; those inside code are no components. */
export const tagsOf = (text: string): readonly Tag[] =>
  nodesOf(text)
    .filter(isTag)
    .map(({ name, attributes = [], position }) => ({
      name: name ?? '',
      attributes: Object.fromEntries(attributes.map((one) => [one.name ?? '', textOf(one)])),
      line: position?.start.line ?? 1,
    }));

/** The inputs that a `<Calculator>` sets: what else it is given is about its place in the text. */
export const inputsOf = ({ attributes }: Tag): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([key]) => !['of', 'open', 'brief'].includes(key)),
  );

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

function tagsIn({ file, text }: Written): readonly Tag[] {
  try {
    return tagsOf(text);
  } catch (cause) {
    throw new Error(`${file}:${(cause as Error).message}`, { cause });
  }
}

/**
 * Validates every tag of a page.
 * @throws with file and line at the first that is invalid
 */
export function checkTags({ file, text }: Written): void {
  for (const one of tagsIn({ file, text })) {
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
