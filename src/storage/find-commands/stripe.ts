/**
 * Commands that make one striped volume of the data disks of a set-up. They are those of the page on
 * striping (`content/optimise/striping.mdx`), which says what each part is for, has the script
 * `check-disks.sh` that they begin with (`check-disks.ts`), and goes on with the file system.
 */
import { lunList, type Values } from './values.ts';

/** Of transactions, and of scans (the page says when). */
export type StripeUnit = 64 | 256;

/** An IO over 64 KiB is a scan; smaller ones are transactions. */
export const stripeUnitFor = (ioSize: number): StripeUnit => (ioSize > 64 * 1024 ? 256 : 64);

/**
 * mdadm and LVM on Linux.
 * @returns nothing for a single disk, which needs no stripe
 */
export function linuxStripe(values: Values, unit: StripeUnit) {
  if (values.disks < 2) return undefined;
  const checked = `list=$(sudo bash check-disks.sh ${lunList(values, ' ')}) && mapfile -t disks <<<"$list" &&\n  [ "\${#disks[@]}" -ge 2 ] &&`;
  return {
    mdadm: [
      checked,
      `  sudo mdadm --create /dev/md/data --name=data --level=0 --chunk=${unit}K \\`,
      `    --raid-devices="\${#disks[@]}" "\${disks[@]}"`,
      '',
    ].join('\n'),
    lvm: [
      checked,
      `  sudo pvcreate "\${disks[@]}" &&`,
      `  sudo vgcreate vg0 "\${disks[@]}" &&`,
      `  sudo lvcreate --type striped -i "\${#disks[@]}" -I ${unit}k -l 100%FREE -n data vg0`,
      '',
    ].join('\n'),
  };
}

/** PowerShell would otherwise go on after a command that failed, with whatever has the same name. */
export const stopOnError = "  $ErrorActionPreference = 'Stop'   # no step after one that failed";

/**
 * Storage Spaces on Windows, in PowerShell: the first part shows the disks, the second makes the volume.
 * @returns nothing for a single disk
 */
export function windowsStripe(values: Values, unit: StripeUnit): string | undefined {
  if (values.disks < 2) return undefined;
  return [
    `$luns = ${lunList(values, ', ')}`,
    `$size = ${values.gib}GB   # of each; PowerShell's GB is 2^30 bytes`,
    '$disks = foreach ($drive in Get-CimInstance Win32_DiskDrive) {',
    "  $lun = $drive.SCSILogicalUnit - [int]($drive.Model -match 'NVMe')",
    '  Get-PhysicalDisk -CanPool $true | Where-Object {',
    '    $_.DeviceId -eq $drive.Index -and $luns -contains $lun -and',
    "    $_.Size -eq $size -and $_.FriendlyName -notmatch 'Direct Disk'",
    '  } | Add-Member -NotePropertyName Lun -NotePropertyValue $lun -PassThru',
    '}',
    '$disks | Format-Table Lun, DeviceId, FriendlyName, Size, SerialNumber, PhysicalLocation',
    '',
    '# Go on only if the list shows exactly the disks of this volume.',
    'if (@($disks).Count -eq $luns.Count) {',
    stopOnError,
    '  New-StoragePool -FriendlyName pool -PhysicalDisks $disks `',
    "    -StorageSubSystemFriendlyName 'Windows Storage*'",
    '  New-VirtualDisk -StoragePoolFriendlyName pool -FriendlyName data `',
    '    -ResiliencySettingName Simple -ProvisioningType Fixed `',
    `    -NumberOfColumns @($disks).Count -Interleave ${unit}KB -UseMaximumSize`,
    '  Get-VirtualDisk data | Get-Disk | Initialize-Disk -PartitionStyle GPT -PassThru |',
    '    New-Partition -AssignDriveLetter -UseMaximumSize |',
    '    Format-Volume -FileSystem NTFS -AllocationUnitSize 64KB',
    '  Get-VirtualDisk data | Format-Table FriendlyName, NumberOfColumns, Interleave',
    '} else {',
    '  Write-Warning "Found $(@($disks).Count) disks for $($luns.Count) LUNs. Nothing was changed."',
    '}',
    '',
  ].join('\n');
}
