/** Which row of the dataset an observed size is. */
import type { Vm } from '../../../src/limits/types.ts';
import type { SizeObserved } from './observed.ts';

/** The row of a size: that of its interface where a page has a table for each, and else the plain name first. */
export function rowOf({ name, over }: SizeObserved, vms: readonly Vm[]): Vm | undefined {
  const find = (wanted: string) =>
    vms.find((vm) => vm.edition === 'current' && vm.name.toLowerCase() === wanted.toLowerCase());
  const [first, second] = over === 'NVMe' ? [`${name}/nvme`, name] : [name, `${name}/nvme`];
  return find(first) ?? find(second);
}
