/** What equal disks behind the two limits of a VM achieve, put to the law as sources and limits. */
import { achieved } from '../laws/index.ts';

/** A group of disks in one dimension; `disks` is the limit of all of them together. */
export type GroupDemand = {
  readonly demand: number;
  readonly cached: boolean;
  readonly disks: number;
};

/**
 * @param temp traffic of a temp disk that shares the cached limit
 * @param misses the share of a cached group's IOs that the cache does not serve
 */
export function throughVm(
  groups: readonly GroupDemand[],
  temp: number,
  misses: number,
  limits: { readonly cached: number; readonly uncached: number },
): number {
  const local = { demand: temp, cached: true, disks: Number.POSITIVE_INFINITY };
  const flowOf = (source: GroupDemand) => ({ source, share: source.cached ? misses : 1 });
  const whole = (source: GroupDemand) => ({ source, share: 1 });
  const hasHits = ({ cached }: GroupDemand) => cached && misses < 1;
  const amounts = achieved(
    [[local], groups.filter(hasHits), groups.filter((group) => !hasHits(group))],
    ({ demand }) => demand,
    [
      ...groups.map((group) => ({ allows: group.disks, flows: [flowOf(group)] })),
      {
        allows: limits.cached,
        flows: [local, ...groups.filter(({ cached }) => cached)].map(whole),
      },
      { allows: limits.uncached, flows: groups.map(flowOf) },
    ],
  );
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
