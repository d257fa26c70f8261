/** Which image the operating system of a VM has to be made from, so that it starts on a size. */
import { parseSizeName } from '../../limits/naming.ts';
import type { Vm } from '../../limits/types.ts';

/** The processors that an image is for. */
export type Image = 'Arm64' | 'x64';

type Named = Pick<Vm, 'name'>;

const isArm = ({ name }: Named): boolean => parseSizeName(name)?.processor === 'Arm';

const imageOf = (vm: Named): Image => (isArm(vm) ? 'Arm64' : 'x64');

/**
 * The image that a VM of another size has to be made from anew; nothing where it can start from the OS disk of
 * the present one. Azure refuses a resize between processors (“Cannot resize a VM of size X with CPU Architecture Arm64
 * to a VM of size Y”), and a VM with an OS disk for others (“this VM size only supports a CPU Architecture of
 * 'Arm64'”): its messages as support articles quote them. The resource API has the processors of a size as
 * `CpuArchitectureType`.
 */
export function newImageFor(vm: Named, present: Named): Image | undefined {
  const image = imageOf(vm);
  return image === imageOf(present) ? undefined : image;
}
