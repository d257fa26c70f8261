/** How a size is named that is offered in place of another. */
import { isConcern } from '../../../limits/lifecycle.ts';
import type { Vm } from '../../../limits/types.ts';
import { controllerText } from '../../../storage/change/conditions.ts';
import { nvmeDisksIn } from '../../../storage/path/local.ts';
import { compact } from '../../../units/omit-undefined.ts';

/** “retires on 2028-05-01, no quota is added”: what speaks against a size that is offered all the same. */
export const concernText = ({ lifecycle = [] }: Pick<Vm, 'lifecycle'>): string =>
  lifecycle
    .filter(isConcern)
    .map(({ state, says }) => (state === 'restrictedSince' ? 'no quota is added' : says))
    .join(', ');

/** What a change to another size deletes: nobody but the reader knows what is on local NVMe disks. */
export const lostWith = (vm: Vm, own: Vm): string | false =>
  nvmeDisksIn(own) !== 0 &&
  (nvmeDisksIn(vm) === 0
    ? 'no local NVMe disks: what is on them is lost'
    : 'what is on local NVMe disks is lost');

/** “DS14, in the same series (retires on 2028-05-01, no quota is added)”, “D8as_v7, of the Dasv7 series (NVMe)”. */
export function offeredName(vm: Vm, own: Vm | undefined): string {
  const remarks = compact([
    own && controllerText(vm, own),
    concernText(vm),
    own && lostWith(vm, own),
  ]).join(', ');
  const series = vm.series === own?.series ? 'in the same series' : `of the ${vm.series} series`;
  return `${vm.name}, ${series}${remarks ? ` (${remarks})` : ''}`;
}
