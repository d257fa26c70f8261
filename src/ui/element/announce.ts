import type { Phrase } from '../../kit/index.ts';
import { plainText } from '../view/PhraseText.tsx';

/** Of each calculator: where it speaks, and which answer was the last. */
const speaking = new WeakMap<ShadowRoot, { region: Element; last: string }>();

/**
 * Says the answer once, when it has settled: a region that spoke on each key stroke would read
 * numbers nobody asked for. The first answer is read by the reader, not announced; nor is an
 * answer that has the focus, which has just been read for that.
 */
export function announce(root: ShadowRoot, headline: Phrase | undefined) {
  const text = headline ? plainText(headline) : 'No answer yet.';
  const before = speaking.get(root);
  if (before) {
    if (before.last === text) return;
    before.last = text;
    before.region.textContent = root.activeElement?.matches('.headline') ? '' : text;
    return;
  }
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.lang = 'en';
  region.className = 'hidden';
  root.append(region);
  speaking.set(root, { region, last: text });
}
