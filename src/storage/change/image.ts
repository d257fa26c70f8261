/** Which image the operating system of a VM has to be made from, so that it starts on a size. */
import { parseSizeName } from '../../limits/size-name.ts';
import type { Vm } from '../../limits/types.ts';

type Named = Pick<Vm, 'name'>;

/** What an image is for. */
export type Image = 'Arm' | 'x64' | 'confidential';

function imageOf({ name }: Named): Image {
  const { type, processor } = parseSizeName(name) ?? {};
  return type === 'confidential' ? type : processor === 'Arm' ? processor : 'x64';
}

/**
 * The image that a VM of another size has to be made from anew; nothing where it can start from the OS disk of
 * the present one.
 *
 * Azure refuses a resize between processors (“Cannot resize a VM of size X with CPU Architecture Arm64 to a VM of size
 * Y”), and a VM with an OS disk for others (“this VM size only supports a CPU Architecture of 'Arm64'”): its messages as
 * support articles quote them. A VM is confidential from its creation on, and one confidential VM becomes another
 * (“Azure confidential virtual machines FAQ”, 2022-07-01). Of the way back nothing is published; Azure refuses a
 * confidential VM of an ordinary size (confidential-containers/cloud-api-adaptor, issue 1742).
 */
export function newImageFor(vm: Named, present: Named): Image | undefined {
  const image = imageOf(vm);
  return image === imageOf(present) ? undefined : image;
}
