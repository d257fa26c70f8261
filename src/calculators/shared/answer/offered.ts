/** How a size is named that is offered in place of another. */
import { isConcern, lifecycleOf } from '../../../limits/lifecycle.ts';
import type { Vm } from '../../../limits/types.ts';
import { compact } from '../../../units/present.ts';

/** “retires on 2028-05-01, no quota is added”: what speaks against a size that is offered all the same. */
export function concernText(vm: Pick<Vm, 'lifecycle'>): string | undefined {
  const { retires, retired, restrictedSince, noNewCapacity, preview, notInApi } = lifecycleOf({
    lifecycle: vm.lifecycle?.filter(isConcern) ?? [],
  });
  const concerns = compact([
    retires && `retires on ${retires}`,
    retired && `retired on ${retired}`,
    restrictedSince && 'no quota is added',
    noNewCapacity && 'gets no new capacity',
    preview && `in preview on ${preview}`,
    notInApi && `not in the resource API of ${notInApi}`,
  ]);
  return concerns.length > 0 ? concerns.join(', ') : undefined;
}

/** “DS14, in the same series (retires on 2028-05-01, no quota is added)”, “D16ds_v5, of the Ddsv5 series”. */
export function offeredName(vm: Vm, own: Vm | undefined): string {
  const concern = concernText(vm);
  const series = vm.series === own?.series ? 'in the same series' : `of the ${vm.series} series`;
  return `${vm.name}, ${series}${concern ? ` (${concern})` : ''}`;
}
