import type { Phrase } from '../kit/index.ts';
import { plainText } from './PhraseText.tsx';

/**
 * Says the answer once, when it has settled: a region that spoke on each key stroke would read
 * numbers nobody asked for. The first drawing is read by the reader, not announced; nor is an
 * answer that has the focus, which has just been read for that.
 */
export function announce(root: ShadowRoot, headline: Phrase | undefined) {
  const read = root.activeElement?.matches('.headline');
  const text = read ? '' : headline ? plainText(headline) : 'No answer yet.';
  const region = root.querySelector('[role="status"]');
  if (region) {
    if (region.textContent !== text) region.textContent = text;
    return;
  }
  const fresh = document.createElement('p');
  fresh.setAttribute('role', 'status');
  fresh.className = 'hidden';
  root.append(fresh);
}
