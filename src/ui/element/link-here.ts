/**
 * Which link to another case does a click follow here, in place of the browser?
 * @param which selects such links
 * @returns nothing where it is none of them, or where the reader wants another window for it
 */
export function linkHere(event: MouseEvent, which: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(which);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  return link;
}
