/** The commands for a set-up, as texts with their headings. A page loads this at the first use of its commands. */

import { azureCli, azureCliNewVm } from '../../storage/find-commands/azure-cli.ts';
import { checkDisks } from '../../storage/find-commands/check-disks.ts';
import {
  linuxLook,
  linuxMount,
  linuxVolume,
  windowsVolume,
} from '../../storage/find-commands/striped-volume.ts';
import { bicep, storageClass, terraform } from '../../storage/find-commands/templates.ts';
import { checkedValues } from '../../storage/find-commands/values.ts';
import type { SetUpCommands } from './parts.ts';

type Block = { readonly title: string; readonly text: string };

/**
 * What are the commands that create this set-up and make a volume of its disks?
 * @throws where a value is not of the form that a command may have, which is a mistake in the program
 */
export function blocksOf({ values, stripeUnit }: SetUpCommands): readonly Block[] {
  const checked = checkedValues(values);
  const { mdadm, lvm } = linuxVolume(checked, stripeUnit);
  const claim = storageClass(checked);
  return [
    { title: 'Azure CLI', text: azureCli(checked) },
    { title: 'Azure CLI, where a resize is refused: a new VM', text: azureCliNewVm(checked) },
    { title: 'Bicep', text: bicep(checked) },
    { title: 'Terraform', text: terraform(checked) },
    ...(claim ? [{ title: 'Kubernetes: a disk for a pod', text: claim }] : []),
    { title: 'Linux: check-disks.sh', text: checkDisks },
    { title: 'Linux: look at the disks first', text: linuxLook(checked) },
    { title: lvm ? 'Linux: stripe with mdadm' : 'Linux: format', text: mdadm },
    ...(lvm ? [{ title: 'Linux: stripe with LVM instead', text: lvm }] : []),
    { title: 'Linux: mount and verify', text: linuxMount(checked) },
    {
      title:
        checked.disks > 1 ? 'Windows: stripe, format and verify' : 'Windows: format and verify',
      text: windowsVolume(checked, stripeUnit),
    },
  ];
}
