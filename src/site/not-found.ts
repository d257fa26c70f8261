/**
 * The script of the page for addresses that do not exist, where the build was not told where the site is. A host
 * shows that page at any depth of addresses, so the page asks for this script at several, and the one that is
 * there knows where the site begins: links that are written for the root of a host are led there. The box of
 * search begins with the last word of the address.
 */
import './site.ts';

/** Which words of this address may name what somebody looked for? */
function wordsOfAddress(): string {
  const last = location.pathname.split('/').findLast(Boolean) ?? '';
  const words = last.replace(/\.html?$/, '').replaceAll(/-|%20/g, ' ');
  return last === '404.html' || words.includes('%') ? '' : words;
}

document.addEventListener('DOMContentLoaded', () => {
  const box = document.getElementById('search');
  if (box instanceof HTMLInputElement) box.value ||= wordsOfAddress().slice(0, box.maxLength);
});

const root = document.documentElement;
const { src = '' } = (document.currentScript ?? {}) as HTMLScriptElement;
const start = new URL('.', src).href;

if (!('start' in root.dataset) && start !== new URL('/', src).href) {
  root.dataset['start'] = start;
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of ['href', 'src'])
      for (const element of document.querySelectorAll(`[${name}^="/"]:not(script, link)`))
        element.setAttribute(name, start + element.getAttribute(name)?.slice(1));
  });
}
