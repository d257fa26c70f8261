/**
 * The script of the page for addresses that do not exist, where the build was not told where the site is. A host
 * shows that page at any depth of addresses, so the page asks for this script at several, and the one that is
 * there knows where the site begins: links that are written for the root of a host are led there.
 */
import './site.ts';

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
