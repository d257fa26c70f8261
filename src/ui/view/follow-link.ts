import { takeLink } from '../browser/links.ts';

/** The link that was followed is gone with the answer it belonged to, so the focus goes to the new answer. */
function focusAnswer(root: ParentNode) {
  const headline = root.querySelector<HTMLElement>('.headline');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus();
}

/** Follows a link to a change of the case here, printed or drawn, unless the reader wants another window for it. */
export function followHere(event: MouseEvent, onTry: (query: string) => void) {
  const link = takeLink(event, '.try,.compare,.drop,.empty');
  if (!link) return;
  const page = link.getRootNode() as ShadowRoot;
  onTry(link.search.slice(1));
  focusAnswer(page);
}
