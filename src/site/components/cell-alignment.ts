/** What Markdown says of a cell's alignment: an inline style, which the site's policy forbids, becomes a class. */
export function aligned({ style, ...others }: Record<string, unknown>) {
  const side = (style as { textAlign?: string } | undefined)?.textAlign;
  return side === undefined ? others : { ...others, class: side };
}
