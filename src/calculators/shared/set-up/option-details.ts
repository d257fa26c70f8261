/** What is different on another size, in a few words. */
import { accelerates } from '../../../limits/accelerates.ts';
import type { Os } from '../../../limits/prices/regions.ts';
import type { Vm } from '../../../limits/types.ts';
import { type Change, type Disruption, isConvertible } from '../../../storage/change/change.ts';
import {
  controllerOf,
  controllerText,
  type DisksOnVm,
  losesEncryption,
} from '../../../storage/change/conditions.ts';
import { type Bytes, formatBytes } from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { concernText, lostWith } from '../answer/offered-size.ts';

/** Each kind of image with its article. */
export const images = {
  Arm: 'an Arm64 image',
  x64: 'an ordinary x64 image',
  confidential: 'an image for confidential VMs',
} as const;

/** “i = isolated size” (“Azure VM sizes naming conventions”); E64is_v3 is none since 2022 (“Virtual machine isolation in Azure”). */
const isIsolated = ({ name }: Vm) => /^(?!E64)[A-Z]+\d+(-\d+)?[a-z]*i/.test(name);

/** How a confidential size protects its memory: “Azure Confidential VM options” (2023-11-15, Sizes). Nothing of others. */
const protectionOf = ({ name }: Vm) =>
  /^[DE]C\d+a/.test(name) ? 'AMD SEV-SNP' : /^[DE]C\d+e/.test(name) ? 'Intel TDX' : undefined;

/** A VM is resized from one to the other (Resizing), but some images are for SEV-SNP alone (Guest OS support, same page). */
function protectionText(vm: Vm, own: Vm): string | undefined {
  const [then, now] = [protectionOf(vm), protectionOf(own)];
  return then === now ? undefined : then === 'Intel TDX' ? `${then}: not every image` : then;
}

/** What a change takes away that its VM was chosen for, or has to have. */
export const takenWith = (change: Change, present: DisksOnVm): string =>
  compact([
    losesEncryption(change, present) && 'no Azure Disk Encryption',
    change.vm && isIsolated(present.vm) && !isIsolated(change.vm) && 'not isolated',
  ]).join('; ');

/** What is different on another size, all of it. @param how it becomes that */
export function detailOf(vm: Vm, own: Vm, how: Disruption, os?: Os): string {
  const { size, concern, rest, lost } = differencesOf(vm, own, how, os);
  return compact([size, ...concern, ...rest, ...lost]).join('; ');
}

/** The same in parts: what a reader weighs, and what only the way there needs. */
export function differencesOf(vm: Vm, own: Vm, how: Disruption, os?: Os) {
  const { vcpus = 0, memory } = vm;
  const fewer = (own.vcpus ?? 0) - vcpus;
  const less = (own.memory ?? 0) - (memory ?? 0);
  // Constrained vCPUs are bought for software that is licensed by the core.
  const controller = controllerOf(vm, own);
  // One that is confidential has always a virtual TPM: no script is for it.
  const isSealed = protectionOf(vm) !== undefined;
  const asked = compact([
    isSealed ? controller && 'then not in place' : controller === 'NVMe' && 'generation 2',
    // “Supported only on Linux” at the same number of vCPUs (“FAQ for remote NVMe disks”, 2025-05-23).
    controller === 'NVMe' &&
      !isSealed &&
      isConvertible(vm, own) &&
      (fewer === 0 && os === 'windows'
        ? 'not in place on Windows'
        : `in place only ${fewer === 0 ? 'on Linux ' : ''}without Trusted launch`),
    how === 'deallocate' && !isSealed && 'the conversion script',
  ]).join(', ');
  const more = own.constrainedOf && fewer < 0 ? ` (${-fewer} more to license)` : '';
  const size = `${vcpus} vCPU${fewer > 0 ? ` (${fewer} fewer)` : more}${memory ? `, ${formatBytes(memory)}${less > 0 ? ` (${formatBytes(less as Bytes)} less)` : ''}` : ''}`;
  return {
    size,
    isSame: vm.vcpus === own.vcpus && memory === own.memory,
    concern: [vm.series === own.series && 'same series', concernText(vm), protectionText(vm, own)],
    rest: [controller && `${controllerText(vm, own)}${asked && `: ${asked}`}`],
    lost: [
      !/^(none|local NVMe)$/.test(own.tempDisk) && vm.tempDisk === 'none' && 'no temp disk',
      accelerates(own) &&
        !accelerates(vm) &&
        `no ${/^M/.test(vm.name) ? 'figures of ' : ''}Write Accelerator`,
      lostWith(vm, own),
    ],
  };
}
