import { readQuery } from '../../kit/link.ts';
import { settings } from './linked.ts';

/**
 * The case becomes the page's address, beside what that says of the page itself. A frame may forbid
 * a page to touch its history; the calculator works all the same.
 */
export function setAddress(query: string, how: 'push' | 'replace') {
  const { textOf } = readQuery(location.search);
  const kept = settings.flatMap((name) => {
    const text = textOf(name);
    return text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  const whole = [query, ...kept].filter((part) => part !== '').join('&');
  const address = `${location.pathname}${whole && `?${whole}`}${location.hash}`;
  try {
    if (how === 'push') history.pushState(null, '', address);
    else if (location.search.slice(1) !== whole) history.replaceState(null, '', address);
  } catch {}
}
