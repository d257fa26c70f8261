/** The tool that a reader chose last: whoever embeds one calculator embeds the next in the same wiki. */
import { atHome } from './measure.ts';

const key = 'headroom-share-for';

/** Only on our own site: what other sites keep is theirs. A browser may refuse to keep anything. */
export function lastTool(): string | undefined {
  try {
    return (atHome() && localStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

export function rememberTool(id: string) {
  try {
    if (atHome()) localStorage.setItem(key, id);
  } catch {}
}
