/** As much of XML as diskspd writes: elements, attributes and texts, no namespaces, no document type. */

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
};

type Open = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
const decode = (text: string) =>
  text.replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Parses a text.
 * @returns the root, and whether all that was opened was closed; nothing where it is no XML or has a document type
 */
export function parseXml(text: string): { root: Element; isWhole: boolean } | undefined {
  if (/<!(?!--)/.test(text.slice(0, 2000))) return undefined;
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  const tag = /<(?:!--|\?|(\/?)([A-Za-z][\w.-]*)((?:\s+[\w.:-]+="[^"]*")*)\s*(\/?)>)/g;
  let at = 0;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const [whole, closing, name, written = '', empty] = found;
    const top = open[open.length - 1] ?? root;
    top.text += text.slice(at, found.index);
    at = found.index + whole.length;
    if (name === undefined) {
      const end = text.indexOf(whole === '<?' ? '?>' : '-->', at);
      if (end < 0) return { root, isWhole: false };
      tag.lastIndex = at = end + (whole === '<?' ? 2 : 3);
      continue;
    }
    if (closing) {
      const last = open.pop();
      if (last?.name !== name || open.length === 0) return undefined;
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decode(value),
      ]),
    );
    const element: Open = { name, attributes, children: [], text: '' };
    top.children.push(element);
    if (!empty) {
      if (open.length > 64) return undefined;
      open.push(element);
    }
  }
  return root.children.length > 0 ? { root, isWhole: open.length === 1 } : undefined;
}

/** All elements of a path of names below this one. */
export const all = (from: Element, ...names: readonly string[]): readonly Element[] =>
  names.reduce<readonly Element[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  );

/** The text of the first element of a path. */
export const textAt = (from: Element, ...names: readonly string[]): string | undefined => {
  const [first] = all(from, ...names);
  return first && decode(first.text.trim());
};

/** The same as a number. */
export function numberAt(from: Element, ...names: readonly string[]): number | undefined {
  const text = textAt(from, ...names);
  const value = Number(text);
  return text === undefined || text === '' || Number.isNaN(value) ? undefined : value;
}
