/** What a cached limit that nobody publishes may be. An estimate is shown and never counted. */
import type { Catalogue, LimitPair, Vm } from '../../limits/types.ts';

/** The figures of another size, and that size. */
export type Estimate = { readonly limit: LimitPair; readonly from: Vm };

/** Its figure looks like a misprint (`conflicts/size-misprints.ts`), so nothing is estimated from it. */
const doubtful = 'E64ds_v5';

/** D8s_v5, E8-4as_v5, E8bs_v5/nvme: sizes of v5 on x86 without a temp disk. Those with one have a “d” more. */
const withoutTempDisk = /^([DE]\d+(?:-\d+)?i?[abl]*)(s_v5(?:\/nvme)?)$/;

/**
 * What may the cached limit of this size be, which is not published? That of the size with a temp
 * disk and everything else the same: eight sizes of the resource API agree with it
 * (the rule `limit-estimate`). Those of v4 do not, and from v6 on the temp disk has no part in it.
 * @returns nothing where the limit is published, or nothing supports an estimate
 */
export function estimateOfCached(vm: Vm, catalogue: Catalogue): Estimate | undefined {
  const { iops, throughput } = vm.cached;
  const [, size, version] = withoutTempDisk.exec(vm.name) ?? [];
  if (iops !== 'not published' || throughput !== 'not published' || !size) return undefined;
  const found = catalogue.vm(`${size}d${version}`, vm.edition);
  if (!('row' in found) || found.otherEdition || found.row.vcpus !== vm.vcpus) return undefined;
  const { cached, constrainedOf, name } = found.row;
  if ((constrainedOf ?? name) === doubtful) return undefined;
  return typeof cached.iops === 'number' && typeof cached.throughput === 'number'
    ? { limit: { iops: cached.iops, throughput: cached.throughput }, from: found.row }
    : undefined;
}
