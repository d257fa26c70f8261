/**
 * Takes a click on a link to another case from the browser, which would open a page for it.
 * @param which selects such links
 * @returns the link, to be followed here; nothing where it is none of them, or where a key asks the browser for another window or a download
 */
export function takeLink(event: MouseEvent, which: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(which);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  return link;
}
