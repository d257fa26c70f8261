/**
 * How do several sources of IO share limits? Here in one measure at a time: IOs per second, or bytes per
 * second. A limit of `Infinity` does not limit: there is none, or none is published.
 */

/** A limit, and the sources whose IOs cross it. */
export type SharedLimit<Source> = {
  readonly allows: number;
  /** `share` says for how much of the limit an IO of the source counts. */
  readonly flows: readonly { readonly source: Source; readonly share: number }[];
};

/**
 * How much does each source achieve, at most? The ranks are served one after another. Where a limit has
 * less left than the sources of a rank demand of it, all of these are slowed alike.
 *
 * If sources that use less of a limit for each of their IOs, such as those with cache hits, have a rank
 * before the others, the sum is the maximum over all ways to share the limits, so a larger limit never
 * gives less.
 * @param ranks every source in one of them
 * @param limits in the order in which an IO crosses them
 */
export function achieved<Source>(
  ranks: readonly (readonly Source[])[],
  demandOf: (source: Source) => number,
  limits: readonly SharedLimit<Source>[],
): ReadonlyMap<Source, number> {
  const amounts = new Map<Source, number>();
  const amountOf = (source: Source) => amounts.get(source) ?? 0;
  const loadOf = (flows: SharedLimit<Source>['flows']) =>
    flows.reduce((sum, { source, share }) => sum + amountOf(source) * share, 0);
  for (const rank of ranks) {
    const before = new Set(amounts.keys());
    for (const source of rank) amounts.set(source, demandOf(source));
    for (const { allows, flows } of limits) {
      const present = flows.filter(({ source, share }) => amountOf(source) * share > 0);
      const slowed = present.filter(({ source }) => !before.has(source));
      const left = Math.max(0, allows - loadOf(present.filter(({ source }) => before.has(source))));
      const load = loadOf(slowed);
      if (load <= left) continue;
      let rest = left;
      for (const [at, { source, share }] of slowed.entries()) {
        // The last one has what the others leave, so that their sum is not rounded.
        const isLast = at === slowed.length - 1;
        amounts.set(source, isLast ? Math.max(0, rest) / share : amountOf(source) * (left / load));
        rest -= amountOf(source) * share;
      }
    }
  }
  return amounts;
}
