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

/** Most elements have neither, and a large file has a million of them. */
const none: never[] = [];
const noAttributes = {};

/** Deeper than diskspd nests. */
const deepest = 64;

/** A text of XML that comes in parts, cut anywhere: documents one behind the other. */
export class XmlDocuments {
  readonly root: Open = { name: '', attributes: {}, children: [], text: '' };
  #open: Open[] = [this.root];
  #rest = '';
  /** Whether it is no XML after all, or has a document type. */
  isBroken = false;

  /** Whether an element is open, or a tag. */
  get isOpen(): boolean {
    return this.#open.length > 1 || this.#rest.trim() !== '';
  }

  push(part: string): void {
    if (this.isBroken) return;
    const text = this.#rest + part;
    const tag = /<(?:!--|\?|(\/?)([A-Za-z][\w.-]*)((?:\s+[\w.:-]+="[^"]*")*)\s*(\/?)>)/y;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      const top = this.#open[this.#open.length - 1] ?? this.root;
      if (start < 0) {
        if (top !== this.root) top.text += text.slice(at);
        this.#rest = '';
        return;
      }
      if (top !== this.root && start > at) top.text += text.slice(at, start);
      tag.lastIndex = start;
      const found = tag.exec(text);
      const [whole, closing, name, written = '', empty] = found ?? [];
      const isAside = whole !== undefined && name === undefined;
      const end = isAside
        ? text.indexOf(whole === '<?' ? '?>' : '-->', start)
        : found
          ? tag.lastIndex
          : -1;
      if (end < 0) {
        // A tag that never ends is none.
        this.isBroken = text.length - start > 10_000 || /^<!(?!-|$)/.test(text.slice(start));
        this.#rest = text.slice(start);
        return;
      }
      at = isAside ? end + (whole === '<?' ? 2 : 3) : end;
      if (name !== undefined && !this.#tag(name, Boolean(closing), written, Boolean(empty))) {
        this.isBroken = true;
        return;
      }
    }
  }

  /** @returns false where it does not fit what is open */
  #tag(name: string, isEnd: boolean, written: string, isEmpty: boolean): boolean {
    if (isEnd) return this.#open.length > 1 && this.#open.pop()?.name === name;
    const attributes = written
      ? Object.fromEntries(
          [...written.matchAll(/([\w.:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
            key,
            decode(value),
          ]),
        )
      : noAttributes;
    const element: Open = { name, attributes, children: none, text: '' };
    const top = this.#open[this.#open.length - 1] ?? this.root;
    if (top.children === none) top.children = [element];
    else top.children.push(element);
    if (!isEmpty) this.#open.push(element);
    return this.#open.length <= deepest;
  }
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
