/** Small tools on a tree of HTML: make an element, ask what one is, and rewrite a tree by rules. */
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { matches, selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

export const text = (value: string): Text => ({ type: 'text', value });

export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] });

/** The text of an element in one line. */
export const lineOf = (found: Element | undefined): string =>
  found ? toText(found).replace(/\s+/g, ' ').trim() : '';

/** A paragraph that stands for a heading. */
export const strongParagraph = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', children)]);

/** The elements among these nodes that a selector knows. */
export const elementsOf = (nodes: readonly RootContent[], selector: string): readonly Element[] =>
  nodes.filter((node) => node.type === 'element').filter((node) => matches(selector, node));

/** The replacement of an element. Its children are rewritten already. */
export type Rule = readonly [
  selector: string,
  change: (found: Element) => readonly ElementContent[],
];

/** Replaces templates by their content: the shadow root of a calculator is one. */
export const unfolded = (nodes: readonly RootContent[]): readonly ElementContent[] =>
  nodes.flatMap((node): readonly ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    if (node.content) return unfolded(node.content.children);
    return [{ ...node, children: [...unfolded(node.children)] }];
  });

/**
 * Rewrites elements from the inside out; the first rule that knows an element decides. Selectors
 * look at the tree as it was.
 */
export function rewrite(
  nodes: readonly ElementContent[],
  rules: readonly Rule[],
): readonly ElementContent[] {
  const root: Root = { type: 'root', children: [...nodes] };
  const changes = new Map<Element, Rule[1]>();
  for (const [selector, change] of rules)
    for (const found of selectAll(selector, root))
      if (!changes.has(found)) changes.set(found, change);

  const inside = (children: readonly ElementContent[]): readonly ElementContent[] =>
    children.flatMap((node) => {
      if (node.type !== 'element') return [node];
      const changed = { ...node, children: [...inside(node.children)] };
      return changes.get(node)?.(changed) ?? [changed];
    });
  return inside(nodes);
}
