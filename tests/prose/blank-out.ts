/** A page without what a test does not look at. */
import { isTag, type Node, nodesOf } from '../../src/site/content-checks/tags.ts';

/**
 * Blanks out nodes of a page; every line stays where it is.
 * @param part of a node: all of it, only what surrounds its children (a tag, the address of a link), or nothing
 */
export function blanked(text: string, part: (node: Node) => 'all' | 'around' | undefined): string {
  const letters = [...Array(text.length).keys()].map((at) => text[at] ?? '');
  const rangeOf = ({ position }: Node) =>
    [position?.start.offset ?? 0, position?.end.offset ?? 0] as const;
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (letters[at] !== '\n') letters[at] = ' ';
  };
  for (const node of nodesOf(text)) {
    const what = part(node);
    if (!what) continue;
    let [from, end] = rangeOf(node);
    for (const child of what === 'all' ? [] : (node.children ?? [])) {
      const [start, after] = rangeOf(child);
      blank(from, start);
      from = after;
    }
    blank(from, end);
  }
  return letters.join('');
}

/** What of a page is not its prose: code and comments, the tags of components, the addresses of links. */
export const notProse = (node: Node) => {
  if (/^(code|inlineCode|mdx\w*Expression)$/.test(node.type)) return 'all';
  return isTag(node) || node.type === 'link' ? 'around' : undefined;
};
