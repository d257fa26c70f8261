/**
 * Commands that make one striped volume of the data disks of a set-up, with a file system, mount it, and read back
 * what was built. They are those of the page on striping (`content/optimise/striping.mdx`), which says what each part
 * is for and has the script `check-disks.sh` that they begin with (`check-disks.ts`).
 *
 * None of them writes to a disk that holds something: on Linux a disk is used only after `check-disks.sh`
 * has found it remote, empty and not in use, and a volume only where it has been made in the same line; on
 * Windows only what may be pooled, by LUN and size. Neither can see data without any mark of a file system,
 * partition or volume, so that both show a list to be compared with the portal first.
 */

import type { StripeUnit } from './plain-values.ts';
import { firstLunOf, lunList, type Values, volumeOf } from './values.ts';

/** Where the volume is: the array, its group and name of LVM, the pool of Windows, and the directory. */
function placesOf(values: Values) {
  const volume = volumeOf(values);
  const [group, pool] = values.log ? ['vglog', 'logpool'] : ['vg0', 'pool'];
  return { volume, group, pool, array: `/dev/md/${volume}`, directory: `/${volume}` };
}

/**
 * mdadm and LVM on Linux.
 * @returns nothing for a single disk, which needs no stripe
 */
export function linuxStripe(values: Values, unit: StripeUnit) {
  if (values.disks < 2) return undefined;
  const { volume, group, array } = placesOf(values);
  const checked = `list=$(sudo bash check-disks.sh ${lunList(values, ' ')}) && mapfile -t disks <<<"$list" &&\n  [ "\${#disks[@]}" -ge 2 ] &&`;
  return {
    mdadm: [
      checked,
      `  sudo mdadm --create ${array} --name=${volume} --level=0 --chunk=${unit}K \\`,
      `    --raid-devices="\${#disks[@]}" "\${disks[@]}"`,
      '',
    ].join('\n'),
    lvm: [
      checked,
      `  sudo pvcreate "\${disks[@]}" &&`,
      `  sudo vgcreate ${group} "\${disks[@]}" &&`,
      `  sudo lvcreate --type striped -i "\${#disks[@]}" -I ${unit}k -l 100%FREE -n ${volume} ${group}`,
      '',
    ].join('\n'),
  };
}

/** PowerShell would otherwise go on after a command that failed, with whatever has the same name. */
const stopOnError = "  $ErrorActionPreference = 'Stop'   # no step after one that failed";

/** Gives what comes down the pipe a file system, of that only a disk without any partition: so none is written over. */
const withFileSystem = [
  "    Where-Object { $_.PartitionStyle -eq 'RAW' -and $_.NumberOfPartitions -eq 0 } |",
  '    Initialize-Disk -PartitionStyle GPT -PassThru |',
  '    New-Partition -AssignDriveLetter -UseMaximumSize |',
  '    Format-Volume -FileSystem NTFS -AllocationUnitSize 64KB',
];

/**
 * Storage Spaces on Windows, in PowerShell: the first part shows the disks, the second makes the volume.
 * @returns nothing for a single disk
 */
export function windowsStripe(values: Values, unit: StripeUnit): string | undefined {
  if (values.disks < 2) return undefined;
  const { volume, pool } = placesOf(values);
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
    `  $made = New-StoragePool -FriendlyName ${pool} -PhysicalDisks $disks \``,
    "    -StorageSubSystemFriendlyName 'Windows Storage*'",
    `  $volume = New-VirtualDisk -StoragePoolUniqueId $made.UniqueId -FriendlyName ${volume} \``,
    '    -ResiliencySettingName Simple -ProvisioningType Fixed `',
    `    -NumberOfColumns @($disks).Count -Interleave ${unit}KB -UseMaximumSize`,
    '  # The new volume alone, whatever else has its name, and only while it is empty:',
    '  $volume | Get-Disk |',
    ...withFileSystem,
    '  $volume | Format-Table FriendlyName, NumberOfColumns, Interleave',
    '} else {',
    '  Write-Warning "Found $(@($disks).Count) disks for $($luns.Count) LUNs. Nothing was changed."',
    '}',
    '',
  ].join('\n');
}

/** What shows the disks and changes nothing. */
export const linuxLook = (values: Values): string =>
  [
    '# Save the text above as check-disks.sh. This changes nothing: compare the list with the portal.',
    `sudo bash check-disks.sh ${lunList(values, ' ')}`,
    '',
  ].join('\n');

const refuses = '# refuses where it finds a file system; never add -f';

/**
 * The volume with a file system: of one disk the disk itself. Each step needs the one before it, and `volume`
 * is set only when it has its new file system, so that nothing else is mounted later.
 */
export function linuxVolume(values: Values, unit: StripeUnit): { mdadm: string; lvm?: string } {
  const stripe = linuxStripe(values, unit);
  const { volume: name, group, array } = placesOf(values);
  const formatted = (made: string, volume: string) =>
    `volume=\n${made.trimEnd()} &&\n  sudo mkfs.xfs ${volume} &&   ${refuses}\n  volume=${volume}\n`;
  if (!stripe)
    return {
      mdadm: formatted(`disk=$(sudo bash check-disks.sh ${lunList(values, ' ')})`, '"$disk"'),
    };
  return {
    mdadm: [
      formatted(stripe.mdadm, array).trimEnd(),
      '# Once, so that the array has the same name after a restart:',
      'conf=/etc/mdadm/mdadm.conf   # on Red Hat and SUSE: /etc/mdadm.conf',
      `id=$(sudo mdadm --detail --export ${array} | sed -n 's/^MD_UUID=//p')`,
      'if [ -n "$id" ] && ! sudo grep -qs "$id" "$conf"; then',
      `  sudo mdadm --detail --brief ${array} | sudo tee -a "$conf"`,
      'fi',
      'sudo update-initramfs -u   # on Red Hat and SUSE: sudo dracut --force',
      '',
    ].join('\n'),
    lvm: formatted(stripe.lvm, `/dev/${group}/${name}`),
  };
}

/**
 * Mounts the volume at every start, and reads back what was built. `volume` is that of the commands before;
 * nothing is mounted over files, which would be hidden.
 */
export function linuxMount(values: Values): string {
  const { array, group, directory } = placesOf(values);
  return [
    '# Only over an empty directory, since a mount hides what is in it:',
    `[ -n "$volume" ] && [ -z "$(sudo ls -A ${directory} 2>/dev/null)" ] &&`,
    '  id=$(sudo blkid -s UUID -o value "$volume") && [ -n "$id" ] &&',
    `  sudo mkdir -p ${directory} &&`,
    '  { grep -qs "UUID=$id" /etc/fstab ||',
    `    echo "UUID=$id  ${directory}  xfs  defaults,noatime,nofail  0  0" | sudo tee -a /etc/fstab; } &&`,
    `  sudo systemctl daemon-reload && sudo mount ${directory}`,
    '# Verify, restart once, and verify again:',
    ...(values.disks > 1
      ? [
          `${`sudo mdadm --detail ${array}`.padEnd(52)}# with mdadm: level, chunk, members`,
          `${`sudo lvs --segments -o +stripes,stripe_size ${group}`.padEnd(52)}# with LVM`,
          `${`xfs_info ${directory} | grep -E 'sunit|swidth'`.padEnd(53)}# must not be 0`,
        ]
      : []),
    `findmnt ${directory}`,
    '',
  ].join('\n');
}

/**
 * PowerShell: shows the disks, makes the volume where the list has exactly those, and reads it back. Of a
 * single disk: “Attach a data disk to a Windows VM with PowerShell” (`Initialize-Disk`, `New-Partition`,
 * `Format-Volume`), for a disk without partitions only.
 */
export function windowsVolume(values: Values, unit: StripeUnit): string {
  const striped = windowsStripe(values, unit);
  if (striped) return striped;
  // The same list of disks as that of a stripe.
  const [list = ''] = (windowsStripe({ ...values, disks: 2 }, unit) ?? '').split('\n\n');
  return [
    list.replace(/^\$luns = .*/, `$luns = @(${firstLunOf(values)})`),
    '',
    '# Go on only if the list shows exactly the new disk.',
    'if (@($disks).Count -eq 1) {',
    stopOnError,
    '  Get-Disk -Number @($disks)[0].DeviceId |',
    ...withFileSystem,
    '  Get-Disk -Number @($disks)[0].DeviceId | Get-Partition | Get-Volume',
    '} else {',
    '  Write-Warning "Found $(@($disks).Count) disks for one LUN. Nothing was changed."',
    '}',
    '',
  ].join('\n');
}
