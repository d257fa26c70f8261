/** The order in which the explorer shows VM sizes until a reader chooses another. */
import { lifecycleOf } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/naming.ts';
import type { Vm } from '../../limits/types.ts';

/** The families that most readers choose from come first; any other comes behind them. */
const families = ['D', 'E', 'Eb', 'F', 'FX', 'L', 'M', 'Mb', 'B', 'DC', 'EC', 'NC', 'ND'];
const compareNames = new Intl.Collator('en', { numeric: true }).compare;

function placed(vm: Vm) {
  const { family = '', generation = 0, constrained, processor } = parseSizeName(vm.name) ?? {};
  const place = families.indexOf(family);
  return {
    vm,
    // Arm has generations of its own.
    line: processor === 'Arm' ? `${family}p` : family,
    generation,
    retires: lifecycleOf(vm) ? 1 : 0,
    place: place < 0 ? families.length : place,
    constrained: constrained ? 1 : 0,
  };
}

/**
 * The newest generation of each family first, then the ones before it; what retires is last. Within
 * a generation series by series, in a series the sizes by their vCPUs, those with constrained vCPUs
 * behind the others.
 */
export function inUsualOrder(vms: readonly Vm[]): readonly Vm[] {
  const all = vms.map(placed);
  const generations = Map.groupBy(all, ({ line }) => line);
  const newest = new Map(
    [...generations].map(([line, sizes]) => [
      line,
      [...new Set(sizes.map(({ generation }) => generation))].sort((one, other) => other - one),
    ]),
  );
  const age = ({ line, generation }: (typeof all)[number]) =>
    newest.get(line)?.indexOf(generation) ?? 0;
  return all
    .sort(
      (one, other) =>
        one.retires - other.retires ||
        age(one) - age(other) ||
        one.place - other.place ||
        compareNames(one.vm.series, other.vm.series) ||
        one.constrained - other.constrained ||
        (one.vm.vcpus ?? 0) - (other.vm.vcpus ?? 0) ||
        compareNames(one.vm.name, other.vm.name),
    )
    .map(({ vm }) => vm);
}
