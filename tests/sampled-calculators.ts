/**
 * Which calculators a run looks at. Tests of what all calculators have from the same code try it on
 * two of them, so that a run takes no longer with each calculator that is added; `npm run test:all`
 * tries it on all.
 */
import type { Vm } from '../src/limits/types.ts';

/** Every calculator, page, way and state: what takes longer than a change should wait for (`npm run test:all`). */
export const all = import.meta.env.MODE === 'all';

/**
 * Of VM sizes the first and the last of each series that publish the same limits, about one of four,
 * and all of them in a run of everything: what is between differs in figures alone.
 */
export function sampleOf(sizes: readonly Vm[]): readonly Vm[] {
  if (all) return sizes;
  const alike = Map.groupBy(sizes, (vm) => {
    const published = Object.entries(vm).flatMap(([name, value]) =>
      value === undefined ? [] : name,
    );
    return [vm.series, ...published.toSorted()].join();
  });
  return [...alike.values()]
    .flatMap((group) => [...new Set([group[0], group.at(-1)])])
    .filter((vm) => vm !== undefined);
}

/**
 * `cap-check` has most of what a screen can hold: groups of fields, limit bars, options with links,
 * checks. `throttle` has what is special: a script of its own, an answer that is worked out between
 * frames, and a player.
 */
const representative: readonly string[] = ['cap-check', 'throttle'];

/** Does this run try on this calculator what all have from the same code? */
export const isSampled = (id: string): boolean => all || representative.includes(id);
