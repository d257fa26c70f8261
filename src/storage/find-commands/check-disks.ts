/**
 * The script that both the page on striping (`<CheckDisks />`) and the commands of a search give: it prints
 * the data disks at some LUNs, and none unless each is there, remote, empty, not in use, and all are of one
 * size. It reads and writes nothing. A local disk, the temp disk and the OS disk have none of these names.
 *
 * Sources: “Disk Device Identification on Linux” of azure-vm-utils (`/dev/disk/azure/data/by-lun`), the rules
 * of the Azure agent (`/dev/disk/azure/scsi1`), and the FAQ on local NVMe disks (“Direct Disk” in the model).
 */
export const checkDisks = `#!/bin/bash
# check-disks.sh LUN LUN ...: prints the data disks at these LUNs, or says what is wrong with one.
set -euo pipefail
fail() { echo "$*" >&2; exit 1; }
[ $# -ge 1 ] || fail 'usage: check-disks.sh LUN LUN ...'
disks=() sizes=()
for lun in "$@"; do
  [[ $lun =~ ^[0-9]+$ ]] || fail "LUN $lun: not a number"
  disk=
  for path in "/dev/disk/azure/data/by-lun/$lun" "/dev/disk/azure/scsi1/lun$lun"; do
    if [ -b "$path" ]; then disk=$(readlink -f "$path"); break; fi
  done
  [ -n "$disk" ] || fail "LUN $lun: no disk"
  model=$(lsblk -dno MODEL "$disk")
  [[ $model != *'Direct Disk'* ]] || fail "LUN $lun: $disk is a local disk"
  [ "$(lsblk -no NAME "$disk" | wc -l)" -eq 1 ] || fail "LUN $lun: $disk is partitioned or in use"
  found=$(wipefs -n "$disk")
  [ -z "$found" ] || fail "LUN $lun: $disk is not empty: $found"
  disks+=("$disk")
  sizes+=("$(lsblk -bdno SIZE "$disk")")
done
[ "$(printf '%s\\n' "\${disks[@]}" | sort -u | wc -l)" -eq $# ] || fail 'a disk is named twice'
[ "$(printf '%s\\n' "\${sizes[@]}" | sort -u | wc -l)" -eq 1 ] || fail 'the disks differ in size'
lsblk -dpo NAME,SIZE,MODEL,SERIAL "\${disks[@]}" >&2
printf '%s\\n' "\${disks[@]}"
`;
