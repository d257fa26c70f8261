/** What can be built in place of a set-up that Azure refuses: other caching, a managed OS disk, another size. */
import type { Catalogue, Vm } from '../../limits/types.ts';
import { isProvisioned } from '../path/path.ts';
import type { SetUp } from '../set-up/loads.ts';
import { sizesOfSeries } from '../set-up/series.ts';
import { isUnsupported } from '../verdict/cautions.ts';
import { alternativesTo, isSmaller } from './alternatives.ts';
import type { DisksChange } from './options.ts';
import { type Change, type CostOf, type Option, withEachCaching } from './options.ts';

const isPossible = ({ assessment: { verdict } }: Option) =>
  verdict !== 'not-possible' && verdict !== 'unsafe';

/** One Premium SSD of the same size, in place of an OS disk that is striped, provisioned freely or ephemeral. */
const plainOsDisk = ({ groups, edition }: SetUp, catalogue: Catalogue): readonly DisksChange[] =>
  groups
    .filter(({ role }) => role === 'os')
    .flatMap((of) => {
      const isPlain = !of.disk.placement && !isProvisioned(of.disk);
      const disk = isPlain
        ? of.disk
        : catalogue
            .disks(edition)
            .find(({ family, size }) => family === 'Premium SSD' && size >= of.disk.size);
      return disk && (disk !== of.disk || of.count > 1) ? [{ of, disk, count: 1 }] : [];
    });

/**
 * What is changed least on this VM; and where another size is enough by itself, or nothing else is, the next
 * of the series and the cheapest of all, none of them smaller.
 */
export function waysToBuild(setUp: SetUp, catalogue: Catalogue, costOf: CostOf): readonly Option[] {
  const disks = plainOsDisk(setUp, catalogue);
  const mended: readonly Change[] = disks.length > 0 ? [{}, { disks }] : [{}];
  const withAll = (vm?: Vm): readonly Option[] =>
    mended.flatMap((change) => withEachCaching(setUp, vm ? { ...change, vm } : change));
  const present = { ...setUp.vm, edition: setUp.edition };
  const isEnough = (vm: Vm) => !isSmaller(vm, present) && !isUnsupported(vm, setUp.groups);
  const series = sizesOfSeries(present, catalogue).filter(isEnough);
  const others = alternativesTo({ ...setUp, vm: present }, catalogue)
    .filter(isEnough)
    .map((vm) => ({ vm, cost: costOf({ ...setUp, vm }) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ vm }) => vm);
  const onOthers = (optionsOn: (vm: Vm) => readonly Option[]) =>
    [series, others].flatMap((sizes) => {
      for (const vm of sizes) {
        const found = optionsOn(vm).find(isPossible);
        if (found) return [found];
      }
      return [];
    });
  const here = withAll().filter(isPossible).slice(0, 1);
  const alone = onOthers((vm) => withEachCaching(setUp, { vm }).slice(0, 1));
  const all = [...here, ...(here.length + alone.length > 0 ? alone : onOthers(withAll))];
  return all.filter(
    ({ change: { vm } }, at) => all.findIndex((one) => one.change.vm === vm) === at,
  );
}
