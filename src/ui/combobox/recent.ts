/** The VM sizes that a reader chose lately. They are kept on our own site only, where a browser lets us store anything. */
import { attempt } from '../browser.ts';
import { carried, site } from '../element/scripts.ts';

const key = 'headroom-recent-sizes';
const most = 5;
/** No name of a size is longer: whatever else is stored there is not ours. */
const longest = 40;

const mayStore = () => !carried && site !== undefined && location.href.startsWith(site);

export function recentSizes(): readonly string[] {
  const stored = attempt((): unknown =>
    mayStore() ? JSON.parse(localStorage.getItem(key) ?? '[]') : [],
  );
  return Array.isArray(stored)
    ? stored
        .filter((name): name is string => typeof name === 'string' && name.length <= longest)
        .slice(0, most)
    : [];
}

export const rememberSize = (name: string) =>
  attempt(() => {
    if (!mayStore()) return;
    const others = recentSizes().filter((other) => other !== name);
    localStorage.setItem(key, JSON.stringify([name, ...others].slice(0, most)));
  });

export const forgetSizes = () => attempt(() => localStorage.removeItem(key));
