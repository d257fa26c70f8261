/**
 * Commands of the Azure CLI that resize a VM to a set-up, and create and attach its data disks.
 *
 * A resize is refused between a size with a temp disk and one without, and to a size that lacks the disk
 * controller of the VM (“Change the size of a virtual machine”, Limitations, 2025-11-06). The pages disagree
 * on whether Linux is exempt from the first rule, so that it counts for every system here. Both are compared
 * before anything is changed, by what the resource API says of the two sizes (`MaxResourceVolumeMB`, which is
 * 0 for local NVMe disks, and `DiskControllerTypes`). So are their processors (`CpuArchitectureType`), between which
 * a resize is refused too, and no OS disk starts (`change/image.ts`), and whether they are for confidential VMs
 * (`ConfidentialComputingType`).
 *
 * A disk without zone redundancy has to be in the zone of its VM, or in none as the VM (“cannot be attached to the VM
 * because it is not in zone '1'”, jrudlin/Azure, pull request 7), so that the zone is read before anything stops. In
 * most regions with zones Premium SSD v2 is for VMs in a zone alone (“Limitations of Premium SSD v2”, 2026-06-05), and
 * Ultra Disk is in all of them (“Scope and limitations of Ultra Disk”, 2026-08-24).
 *
 * Sources of the options: “Deploy a Premium SSD v2” (2025-05-19: `az disk create` with
 * `--disk-iops-read-write` and `--disk-mbps-read-write`), the reference of `az vm disk attach` (`--vm-name`,
 * `--name`, `--lun`, `--caching`), of `az disk create` (`--performance-plus`, `--tier`) and of `az vm list-skus`, and “Using Azure ultra disks”
 * (`--ultra-ssd-enabled` of a VM that is deallocated).
 *
 * Data disks are attached while the VM runs (“Add a disk to a Linux VM”, 2023-01-09, the note), so that it stops for another
 * size alone, or before its first Ultra Disk (`ultraSSDEnabled`, which the CLI prints in two spellings).
 *
 * A step that Azure refuses, for its quota or for want of capacity, must not leave the VM stopped: both blocks
 * start it again, and say how to do so before they stop it and where the start is refused, too.
 */
import { isZonal, lunList, type Values, volumeOf, withoutZone } from './values.ts';

const limitations =
  'https://learn.microsoft.com/azure/virtual-machines/sizes/resize-vm#limitations';

/** What only the reader knows, as variables. */
const declared = (values: Values): readonly string[] => [
  'group=resource-group',
  'vm=vm-name',
  `size=${values.size}`,
  `location=${values.region}`,
];

const ofVm = '--resource-group "$group" --name "$vm"';

/** The zone of the VM. @param unread what is set where it cannot be read */
const readZone = (unread: string): readonly string[] => [
  `zone=$(az vm show ${ofVm} --query "zones[0]" --output tsv) || ${unread}`,
  '[[ $zone == [0-9] ]] || zone=  # Otherwise it is in none.',
];

/** A disk goes where its VM is. */
const inZone = (values: Values) => (isZonal(values) ? ` \${zone:+--zone "$zone"}` : '');

/** In which zones such a disk can be had, and what is refused because it could not be attached. */
function zonesOf({ sku, provisioned }: Values) {
  if (!provisioned) return { read: [], refused: [] };
  const except =
    sku === 'PremiumV2_LRS' ? ` && " ${withoutZone.join(' ')} " != *" $location "*` : '';
  return {
    read: [
      'zones=$(az vm list-skus --location "$location" --resource-type disks \\',
      `  --query "[?name=='${sku}'].locationInfo[].zones[]" --output tsv) || now=`,
    ],
    refused: [
      `elif [[ -z $zone && $zones${except} ]]; then`,
      `  echo "Nothing was changed: the VM is in no zone, and in $location ${sku} needs one. Make a new VM in a zone."`,
      'elif [[ $zone ]] && ! grep -qxF -- "$zone" <<<"$zones"; then',
      `  echo "Nothing was changed: zone $zone of $location, which the VM is in, has no ${sku} for your subscription."`,
    ],
  };
}

/** Reads one feature of a size. */
const featureOf = [
  'feature() {  # of a size, as the resource API has it',
  '  az vm list-skus --location "$location" --resource-type virtualMachines --size "$1" --all \\',
  `    --query "[?name=='$1'] | [0].capabilities[?name=='$2'].value | [0]" --output tsv`,
  '}',
];

/** The size of the VM now. */
const readSize = `now=$(az vm show ${ofVm} --query hardwareProfile.vmSize --output tsv)`;

/** What the OS disk starts on, and what the size has. */
const images = {
  /** @param unread what is set where something cannot be read */
  read: (unread: string) => [
    'is=$(feature "$now" CpuArchitectureType)',
    'needs=$(feature "$size" CpuArchitectureType)',
    '# A confidential VM is made as such: AMD’s and Intel’s ways are SNP and TDX.',
    `secure=$(az vm show ${ofVm} --query securityProfile.securityType --output tsv) || ${unread}`,
    `secures=$(feature "$size" ConfidentialComputingType) || ${unread}`,
    '[[ $secure == ConfidentialVM ]] || secure=',
    '[[ $secures == SNP || $secures == TDX ]] && secures=ConfidentialVM || secures=',
  ],
  known: '$is$needs =~ ^(x64|Arm64)(x64|Arm64)$',
  refused: [
    'elif [[ $is != "$needs" ]]; then',
    '  echo "Nothing was changed: the OS disk is for $is, and $size is $needs: no resize, and no start from it."',
    '  echo "Make a new VM from an image for $needs, and install the software there."',
    'elif [[ $secure != "$secures" ]]; then',
    '  echo "Nothing was changed: only one of the VM and $size is confidential, and no VM is converted."',
    '  echo "Make a new VM from an image for $size, and install the software there."',
  ],
};

/** Says how to start the VM before it is stopped, in case the commands are interrupted. */
const stopping = (indent: string) =>
  [
    `printf -v start 'az vm start --resource-group %q --name %q' "$group" "$vm"`,
    'echo "The VM is being stopped. If this is interrupted, start it: $start"',
  ].map((line) => indent + line);

/** Resizes the VM, unless Azure would refuse that; then creates and attaches the disks. */
export function azureCli(values: Values): string {
  const { sku, gib, provisioned, cache, nvme, plus, tier } = values;
  const name = `$vm-${volumeOf(values)}-$lun`;
  const zones = zonesOf(values);
  const isUltra = sku === 'UltraSSD_LRS';
  const figures = provisioned
    ? ` \\\n      --disk-iops-read-write ${provisioned.iops} --disk-mbps-read-write ${provisioned.mbps}`
    : `${plus ? ' --performance-plus true' : ''}${tier ? ` --tier ${tier}` : ''}`;
  return [
    '# In bash. Set these to your own. The VM stops if it gets another size, and what is on its temp disk is lost.',
    ...(isUltra ? ['# It also stops before its first Ultra Disk.'] : []),
    ...declared(values),
    ...featureOf,
    readSize,
    `uses=$(az vm show ${ofVm} --query storageProfile.diskControllerType --output tsv)`,
    ...(isZonal(values) ? readZone('now=') : []),
    ...zones.read,
    ...(isUltra
      ? [
          `ultra=$(az vm show ${ofVm} --output tsv \\`,
          '  --query "additionalCapabilities.ultraSsdEnabled || additionalCapabilities.ultraSSDEnabled") || now=',
        ]
      : []),
    'has=$(feature "$now" MaxResourceVolumeMB)',
    'gets=$(feature "$size" MaxResourceVolumeMB)',
    'controllers=$(feature "$size" DiskControllerTypes)',
    ...images.read('now='),
    '# A VM or a size without a controller type uses SCSI.',
    '[[ $uses == NVMe ]] || uses=SCSI',
    '[[ $controllers == *NVMe* || $controllers == *SCSI* ]] || controllers=SCSI',
    '# A disk of such a name would be changed, and a LUN that is in use is not free.',
    'names=$(az disk list --resource-group "$group" --query "[].name" --output tsv) || now=',
    `luns=$(az vm show ${ofVm} --query "storageProfile.dataDisks[].lun" --output tsv) || now=`,
    'taken=',
    `for lun in ${lunList(values, ' ')}; do`,
    `  if grep -qixF -- "${name}" <<<"$names"; then taken+=" ${name}"; fi`,
    '  if grep -qxF -- "$lun" <<<"$luns"; then taken+=" LUN $lun"; fi',
    'done',
    `if ! [[ $now && $has =~ ^[0-9]+$ && $gets =~ ^[0-9]+$ && ${images.known} ]]; then`,
    '  echo "Nothing was changed: the VM, its disks or the features of both sizes could not be read."',
    'elif [[ $taken ]]; then',
    '  echo "Nothing was changed: taken already:$taken. Choose other names and LUNs."',
    ...images.refused,
    'elif [[ $now != "$size" ]] && (( (has > 0) != (gets > 0) )); then',
    '  echo "Nothing was changed: only one of $now and $size has a temp disk, so Azure refuses the resize."',
    `  echo "Make a new VM from a snapshot of the OS disk: ${limitations}"`,
    'elif [[ $controllers != *"$uses"* ]]; then',
    '  echo "Nothing was changed: the VM uses $uses, and $size has $controllers."',
    `  echo "How a VM gets the other disk controller: ${limitations}"`,
    ...(nvme
      ? [
          'elif [[ $uses != NVMe ]]; then',
          '  echo "Nothing was changed: the limits are those of the NVMe disk controller, and the VM uses SCSI."',
          `  echo "How a VM gets the other disk controller: ${limitations}"`,
        ]
      : []),
    ...zones.refused,
    'else',
    '  ready=yes',
    `  if [[ $now != "$size"${isUltra ? ' || $ultra != [Tt]rue' : ''} ]]; then`,
    ...stopping('    '),
    '    ready=',
    `    az vm deallocate ${ofVm} &&`,
    `    az vm resize ${ofVm} --size "$size" &&`,
    ...(isUltra ? [`    az vm update ${ofVm} --ultra-ssd-enabled true &&`] : []),
    '    ready=yes',
    '    [[ $ready ]] || echo "A step was refused. The VM is started again, and no disk is created."',
    `    if ! az vm start ${ofVm}; then`,
    '      ready=',
    '      echo "The VM is stopped. To start it: $start"',
    '      printf "To go back to its old size first: az vm resize --resource-group %q --name %q --size %q\\n" \\',
    '        "$group" "$vm" "$now"',
    '    fi',
    '  fi',
    `  [[ $ready ]] && for lun in ${lunList(values, ' ')}; do`,
    `    az disk create --resource-group "$group" --name "${name}" --location "$location"${inZone(values)} \\`,
    `      --sku ${sku} --size-gb ${gib}${figures} &&`,
    '    az vm disk attach --resource-group "$group" --vm-name "$vm" \\',
    `      --name "${name}" --lun "$lun" --caching ${cache} || {`,
    '      echo "LUN $lun has no disk, and the VM is left as it is. A disk that was created is billed until it is deleted."',
    '      break',
    '    }',
    '  done',
    'fi',
    '',
  ].join('\n');
}

/**
 * Where a resize is refused: a snapshot of the OS disk, and a disk of it for a new VM. The old VM stays
 * stopped once the copy is made, which would lack what it writes. Source: the FAQ “Azure VM sizes with no
 * local temporary disk” (a snapshot, and a VM made of it).
 */
export function azureCliNewVm(values: Values): string {
  return [
    '# Where the resize is refused. The VM stops for this, so that the snapshot is complete.',
    '# On Windows move the page file from the temp disk to C: first.',
    ...declared(values),
    `disk=$(az vm show ${ofVm} --query storageProfile.osDisk.managedDisk.id --output tsv)`,
    ...readZone('disk='),
    ...featureOf,
    readSize,
    ...images.read('disk='),
    ...(values.provisioned
      ? [
          '[[ $zone ]] || zone=1  # One of your choice, since most regions have these disks in zones alone.',
        ]
      : []),
    '# A snapshot of the same name would be an older one.',
    'copy=$vm-os-$(date +%Y%m%d-%H%M%S)',
    `if ! [[ $disk && ${images.known} ]]; then`,
    '  echo "Nothing was changed: the OS disk, the zone or the sizes could not be read."',
    ...images.refused,
    'else',
    ...stopping('  '),
    `  if az vm deallocate ${ofVm} &&`,
    '    az snapshot create --resource-group "$group" --name "$copy" --source "$disk" &&',
    `    az disk create --resource-group "$group" --name "$copy" --location "$location" \${zone:+--zone "$zone"} \\`,
    '      --source "$copy" --sku Premium_LRS; then',
    '    echo "The VM stays stopped: the copy lacks what it writes from now on. To start it all the same: $start"',
    '  else',
    '    echo "A step was refused. The VM is started again."',
    `    az vm start ${ofVm} || echo "The VM is stopped. To start it: $start"`,
    '  fi',
    'fi',
    '# Then create a VM of this size from the disk, in your network and with the data disks of the other block:',
    `#   az vm create --attach-os-disk "$copy" --os-type Linux --size "$size" \${zone:+--zone "$zone"} ...`,
    '# An OS disk that was made for SCSI alone does not start with NVMe. Keep the VM until the new one is verified.',
    '',
  ].join('\n');
}
