import { attempt } from '../../ui/browser.ts';
import { atHome } from './measure.ts';

const key = 'headroom-share-for';

/**
 * The tool that the reader chose last, who will embed the next calculator in the same wiki. It is kept
 * on our own site only: what other sites store is theirs. A browser may refuse to store anything.
 */
export const lastTool = (): string | undefined =>
  attempt(() => (atHome() && localStorage.getItem(key)) || undefined);

export const rememberTool = (id: string) =>
  attempt(() => atHome() && localStorage.setItem(key, id));
