/** Sizes with constrained vCPUs: those of another size with fewer of its vCPUs active, for software that is licensed by the core. */
import { defined } from '../units/omit-undefined.ts';
import type { Vm } from './rows.ts';

/**
 * Names with a star in place of the vCPUs, and the pairs for it: `E*s_v5` and `8-2,8-4` are
 * E8-2s_v5 and E8-4s_v5, with 2 and 4 of the vCPUs of E8s_v5. A note says what the resource API of
 * 2026 adds to the page.
 */
export type Constrained = readonly [sizes: string, vcpus: string, note?: string];

export type Child = { readonly name: string; readonly of: string; readonly vcpus: number };

export const childrenOf = ([sizes, pairs]: Constrained): readonly Child[] =>
  pairs.split(',').map((pair) => {
    const [full = '', active = ''] = pair.split('-');
    return { name: sizes.replace('*', pair), of: sizes.replace('*', full), vcpus: Number(active) };
  });

const rule =
  'Its vCPUs are constrained; memory, disks and limits are those of the size with all of them';

/** Puts behind each size of today those that are made from it. Everything but the vCPUs is that of the full size. */
export function withConstrained(vms: readonly Vm[], list: readonly Constrained[]): readonly Vm[] {
  const children = new Map<string, readonly (Child & { readonly note?: string })[]>();
  for (const one of list)
    for (const child of childrenOf(one))
      children.set(child.of, [
        ...(children.get(child.of) ?? []),
        { ...child, ...defined({ note: one[2] }) },
      ]);
  return vms.flatMap((vm) => [
    vm,
    ...((vm.edition === 'current' && children.get(vm.name)) || []).map(
      ({ name, vcpus, note }): Vm => ({
        ...vm,
        name,
        vcpus,
        constrainedOf: vm.name,
        also: [...(vm.also ?? []), 'constrained-vcpus', ...(note ? ['size-api-2026'] : [])],
        note: [rule, note, vm.note].filter((words) => words !== undefined).join('. '),
      }),
    ),
  ]);
}
