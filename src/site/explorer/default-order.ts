/** The order in which the explorer shows VM sizes until a reader chooses another. */
import { isFirstChoice, isRetiring } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';

/** The families that most readers choose from come first; any other comes behind them. */
const families = ['D', 'E', 'Eb', 'F', 'FX', 'L', 'M', 'Mb', 'B', 'DC', 'EC', 'NC', 'ND'];
const compareNames = new Intl.Collator('en', { numeric: true }).compare;

function placed(vm: Vm) {
  const { family = '', generation = 0, constrained, processor } = parseSizeName(vm.name) ?? {};
  const place = families.indexOf(family);
  // What is a preview or restricted comes before what retires.
  const concern = isRetiring(vm) ? 2 : isFirstChoice(vm) ? 0 : 1;
  return {
    vm,
    // Each vendor’s processors have generations of their own; a preview makes no other one old.
    line: [family, processor, concern].join(' '),
    generation,
    concern,
    place: place < 0 ? families.length : place,
    constrained: constrained ? 1 : 0,
  };
}

/**
 * The newest generation of each family and processor first, then the ones before it; previews and
 * what retires are last. Within a generation series by series, in a series the sizes by their vCPUs,
 * those with constrained vCPUs behind the others.
 */
export function inUsualOrder(vms: readonly Vm[]): readonly Vm[] {
  const all = vms.map(placed);
  const generations = new Map(
    [...Map.groupBy(all, ({ line }) => line)].map(([line, sizes]) => [
      line,
      [...new Set(sizes.map(({ generation }) => generation))].sort((one, other) => other - one),
    ]),
  );
  const age = ({ line, generation }: (typeof all)[number]) =>
    generations.get(line)?.indexOf(generation) ?? 0;
  return all
    .sort(
      (one, other) =>
        one.concern - other.concern ||
        age(one) - age(other) ||
        one.place - other.place ||
        compareNames(one.vm.series, other.vm.series) ||
        one.constrained - other.constrained ||
        (one.vm.vcpus ?? 0) - (other.vm.vcpus ?? 0) ||
        compareNames(one.vm.name, other.vm.name),
    )
    .map(({ vm }) => vm);
}
