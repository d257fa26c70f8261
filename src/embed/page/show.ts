/** `show=answer` in the address of an embed page: the answer alone, for a text that has room for no more. */
import { parseQuery } from '../../kit/link.ts';

/**
 * Tells the calculator, which knows it as an attribute, as soon as it is parsed and before it is
 * drawn: the page is printed with its inputs, and nothing may jump.
 */
export function showPart() {
  if (parseQuery(location.search).lookup('show') !== 'answer') return;
  document.documentElement.dataset['show'] = 'answer';
  const tell = () => {
    const calculator = document.querySelector('headroom-calculator');
    calculator?.setAttribute('show', 'answer');
    return calculator !== null;
  };
  if (tell()) return;
  const parsing = new MutationObserver(() => {
    if (tell()) parsing.disconnect();
  });
  parsing.observe(document, { subtree: true, childList: true });
}
