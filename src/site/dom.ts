/** What several scripts of the site do with the document. */
import { saveBlob } from '../ui/browser/download.ts';

/** Creates an element. Strings become text nodes, never markup. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Offers a text as a download. */
export const saveFile = (name: string, type: string, text: string) =>
  saveBlob(name, new Blob([text.toWellFormed()], { type }));

/** What the page has for its script. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
