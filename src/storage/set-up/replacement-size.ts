/** When can a size take the place of another one, as far as computing goes? */
import type { Vm } from '../../limits/types.ts';
import type { Bytes } from '../../units/index.ts';

/** A size with less than this is another machine; one with a little less is marked as having less. */
export const enoughOf = ({ vcpus = 0, memory = 0 as Bytes }: Pick<Vm, 'vcpus' | 'memory'>) => ({
  vcpus: Math.ceil(vcpus / 2),
  memory: (memory * 0.75) as Bytes,
});
