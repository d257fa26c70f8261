/** Why a VM size may be left out of what is offered. */
import { isPreview, lifecycleOf } from '../../limits/lifecycle.ts';
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';
import type { Exclusion } from './requirement.ts';

/** Is it announced, or already so, that it cannot be had? */
const isGoing = (vm: Vm): boolean => {
  const { retires, retired, restrictedSince, noNewCapacity } = lifecycleOf(vm);
  return (retires ?? retired ?? restrictedSince ?? noNewCapacity) !== undefined;
};
/** In preview, or in no answer of the resource API. */
const isNotYet = (vm: Vm): boolean => isPreview(vm) || lifecycleOf(vm).notInApi !== undefined;

/** The N family: “GPU accelerated” and “FPGA accelerated” (sizes overview). */
export const hasGpu = ({ name }: Pick<Vm, 'name'>): boolean => name.startsWith('N');

/** Why a size may be left out; found out once, since it is the same in every search. */
export function exclusionsOf(vm: Vm): readonly Exclusion[] {
  const known = reasons.get(vm);
  if (known) return known;
  const named = parseSizeName(vm.name);
  const found: Exclusion[] = [
    ...(isGoing(vm) ? ['retiring' as const] : []),
    ...(isNotYet(vm) ? ['preview' as const] : []),
    ...(named?.processor === 'Arm' ? ['arm' as const] : []),
    ...(named?.type === 'burstable' ? ['burstable' as const] : []),
    ...(hasGpu(vm) ? ['gpu' as const] : []),
  ];
  reasons.set(vm, found);
  return found;
}
const reasons = new WeakMap<Vm, readonly Exclusion[]>();
