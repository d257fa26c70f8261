/** What a VM has to be made from, so that it starts on a size that attaches its disks by NVMe. */
import type { Check } from '../../../kit/index.ts';
import type { Catalogue, Vm } from '../../../limits/types.ts';
import { isNvme } from '../../../storage/set-up/disk-group.ts';
import { info } from '../answer/checks-and-columns.ts';
import { citationOf } from '../answer/text.ts';

/** The rule nvme-image; the page of the size says the first of it. */
export const nvmeNotes = (vm: Vm, catalogue: Catalogue): readonly Check[] =>
  isNvme(vm)
    ? [
        info(
          `${vm.controller ? '' : 'Its page names no disk controller. '}Disks over NVMe need generation 2 and an image that supports it. A VM with SCSI is converted, not just resized.`,
          citationOf(vm, catalogue),
        ),
      ]
    : [];
