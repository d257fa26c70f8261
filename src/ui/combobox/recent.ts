/** The VM sizes that a reader chose lately. They are kept on our own site only, where a browser lets us store anything. */
import { carried, site } from '../scripts.ts';

const key = 'headroom-recent-sizes';
const most = 5;
/** No name of a size is longer: whatever else is stored there is not ours. */
const longest = 40;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= longest;

/**
 * The storage of our own site: what other sites store is theirs, and files on a disk share theirs.
 * @throws where the browser blocks it, as in many frames
 */
const storage = () =>
  !carried && site?.startsWith('http') && location.href.startsWith(site) ? localStorage : undefined;

/** Their names, the last one first; none where nothing can be stored. */
export function recentSizes(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isName).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSize(name: string) {
  const names = [name, ...recentSizes().filter((other) => other !== name)].slice(0, most);
  try {
    storage()?.setItem(key, JSON.stringify(names));
  } catch {
    // It is full or blocked: the list has no recent names then.
  }
}

export function forgetSizes() {
  try {
    storage()?.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}
