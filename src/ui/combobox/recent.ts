/** The VM sizes that a reader chose lately. They are kept on our own site only, where a browser lets us store anything. */
import { attempt } from '../browser/attempt.ts';
import { isOnHost } from '../scripts.ts';

const key = 'headroom-recent-sizes';
const most = 5;
/** No name of a size is longer: whatever else is stored there is not ours. */
const longest = 40;

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= longest;

/** Nothing where the browser blocks it, as in many frames, or where it is full. */
const stored = <T>(work: (storage: Storage) => T) =>
  isOnHost() ? attempt(() => work(localStorage)) : undefined;

/** Their names, the last one first; none where nothing can be stored. */
export function recentSizes(): readonly string[] {
  const names: unknown = stored((storage) => JSON.parse(storage.getItem(key) ?? '[]'));
  return Array.isArray(names) ? names.filter(isName).slice(0, most) : [];
}

export function rememberSize(name: string) {
  const names = [name, ...recentSizes().filter((other) => other !== name)].slice(0, most);
  stored((storage) => storage.setItem(key, JSON.stringify(names)));
}

export const forgetSizes = () => stored((storage) => storage.removeItem(key));
