/** `show=answer` in the address of an embed page: the answer alone, for a text that has room for no more. */
import { parseQuery } from '../../kit/link.ts';

/**
 * Tells the calculator, which knows it as an attribute, as soon as it is parsed and before it is
 * drawn: the page is printed with its inputs, and nothing may jump.
 */
export function showPart() {
  const page = document.documentElement;
  if (parseQuery(location.search).lookup('show') !== 'answer') return;
  page.dataset['show'] = 'answer';
  new MutationObserver((_, parsing) => {
    const calculator = document.querySelector('headroom-calculator');
    calculator?.setAttribute('show', 'answer');
    if (calculator) parsing.disconnect();
  }).observe(page, { subtree: true, childList: true });
}
