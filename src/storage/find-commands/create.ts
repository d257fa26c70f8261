/** Commands that create and attach the data disks of a set-up, with three tools and Kubernetes. */
import { lunsOf, needsZone, type Values } from './values.ts';

/**
 * Azure CLI. Sources: “Deploy a Premium SSD v2” (2025-05-19: `az disk create` with
 * `--disk-iops-read-write` and `--disk-mbps-read-write`), the reference of `az vm disk attach`
 * (`--vm-name`, `--name`, `--lun`, `--caching`), and “Using Azure ultra disks”
 * (`--ultra-ssd-enabled` of a VM that is deallocated).
 */
export function azureCli(values: Values): string {
  const { size, sku, gib, provisioned, cache } = values;
  const zone = needsZone(values) ? ' --zone "$zone"' : '';
  const figures = provisioned
    ? ` \\\n    --disk-iops-read-write ${provisioned.iops} --disk-mbps-read-write ${provisioned.mbps}`
    : '';
  return [
    '# Set these to your own. The VM stops for this, and what is on its temp disk is lost.',
    '# Not checked here: whether this VM may be resized so. Its image has to support the disk controller',
    '# of the size, and Azure may refuse a move between sizes with and without a temp disk.',
    ...(values.nvme ? ['# Its limits are those of the NVMe disk controller.'] : []),
    'group=resource-group',
    'vm=vm-name',
    `location=${values.region}`,
    ...(zone ? ['zone=1  # that of the VM'] : []),
    'az vm deallocate --resource-group "$group" --name "$vm"',
    `az vm resize --resource-group "$group" --name "$vm" --size ${size}`,
    ...(sku === 'UltraSSD_LRS'
      ? ['az vm update --resource-group "$group" --name "$vm" --ultra-ssd-enabled true']
      : []),
    'az vm start --resource-group "$group" --name "$vm"',
    `for lun in ${lunList(values, ' ')}; do`,
    `  az disk create --resource-group "$group" --name "$vm-data-$lun" --location "$location"${zone} \\`,
    `    --sku ${sku} --size-gb ${gib}${figures}`,
    '  az vm disk attach --resource-group "$group" --vm-name "$vm" \\',
    `    --name "$vm-data-$lun" --lun "$lun" --caching ${cache}`,
    'done',
    '',
  ].join('\n');
}

/**
 * Bicep. Source: the template reference of Microsoft.Compute/disks, 2025-01-02 (`sku`, `zones`,
 * `creationData.createOption`, `diskSizeGB`, `diskIOPSReadWrite`, `diskMBpsReadWrite`).
 */
export function bicep(values: Values): string {
  const { size, sku, disks, gib, provisioned, cache } = values;
  return [
    'param location string = resourceGroup().location',
    'param prefix string',
    ...(needsZone(values) ? ["param zone string = '1'"] : []),
    '',
    `resource data 'Microsoft.Compute/disks@2025-01-02' = [for lun in range(0, ${disks}): {`,
    `  name: '\${prefix}-data-\${lun}'`,
    '  location: location',
    `  sku: { name: '${sku}' }`,
    ...(needsZone(values) ? ['  zones: [zone]'] : []),
    '  properties: {',
    "    creationData: { createOption: 'Empty' }",
    `    diskSizeGB: ${gib}`,
    ...(provisioned
      ? [`    diskIOPSReadWrite: ${provisioned.iops}`, `    diskMBpsReadWrite: ${provisioned.mbps}`]
      : []),
    '  }',
    '}]',
    '',
    '// In the properties of the VM:',
    `//   hardwareProfile: { vmSize: '${size}' }`,
    ...(sku === 'UltraSSD_LRS' ? ['//   additionalCapabilities: { ultraSSDEnabled: true }'] : []),
    ...(values.nvme ? ['//   and the NVMe disk controller, which its limits are of'] : []),
    '// and in its storageProfile:',
    `//   dataDisks: [for lun in range(0, ${disks}): {`,
    '//     lun: lun',
    "//     createOption: 'Attach'",
    `//     caching: '${cache}'`,
    '//     managedDisk: { id: data[lun].id }',
    '//   }]',
    '',
  ].join('\n');
}

/**
 * Terraform. Source: azurerm_managed_disk (`storage_account_type`, `create_option`, `disk_size_gb`,
 * `disk_iops_read_write`, `disk_mbps_read_write`, `zone`) and
 * azurerm_virtual_machine_data_disk_attachment (`lun`, `caching`) of the azurerm provider.
 */
export function terraform(values: Values): string {
  const { size, sku, disks, gib, provisioned, cache } = values;
  return [
    `# The VM: size = "${size}"${values.nvme ? ', with the NVMe disk controller' : ''}`,
    ...(sku === 'UltraSSD_LRS'
      ? ['# and additional_capabilities { ultra_ssd_enabled = true }']
      : []),
    'resource "azurerm_managed_disk" "data" {',
    `  count                = ${disks}`,
    `  name                 = "\${var.vm_name}-data-\${count.index}"`,
    '  location             = var.location',
    '  resource_group_name  = var.resource_group_name',
    ...(needsZone(values) ? ['  zone                 = var.zone'] : []),
    `  storage_account_type = "${sku}"`,
    '  create_option        = "Empty"',
    `  disk_size_gb         = ${gib}`,
    ...(provisioned
      ? [
          `  disk_iops_read_write = ${provisioned.iops}`,
          `  disk_mbps_read_write = ${provisioned.mbps}`,
        ]
      : []),
    '}',
    '',
    'resource "azurerm_virtual_machine_data_disk_attachment" "data" {',
    `  count              = ${disks}`,
    '  managed_disk_id    = azurerm_managed_disk.data[count.index].id',
    '  virtual_machine_id = var.virtual_machine_id',
    '  lun                = count.index',
    `  caching            = "${cache}"`,
    '}',
    '',
  ].join('\n');
}

/**
 * A StorageClass and a claim of Kubernetes, for a set of one disk: a claim is one disk, and no driver
 * stripes several. Source: “Use Azure Premium SSD v2 disks on AKS” (parameters `skuName`,
 * `cachingMode`, `DiskIOPSReadWrite`, `DiskMBpsReadWrite` of disk.csi.azure.com).
 * @returns nothing where the set has several disks
 */
export function storageClass(values: Values): string | undefined {
  const { size, sku, disks, gib, provisioned, cache } = values;
  if (disks > 1) return undefined;
  return [
    `# On nodes of ${size}${sku === 'UltraSSD_LRS' ? ', in a node pool made with --enable-ultra-ssd' : ''}.`,
    'apiVersion: storage.k8s.io/v1',
    'kind: StorageClass',
    'metadata:',
    '  name: headroom-data',
    'provisioner: disk.csi.azure.com',
    'parameters:',
    `  skuName: ${sku}`,
    `  cachingMode: ${cache}`,
    ...(provisioned
      ? [`  DiskIOPSReadWrite: "${provisioned.iops}"`, `  DiskMBpsReadWrite: "${provisioned.mbps}"`]
      : []),
    'reclaimPolicy: Retain',
    'volumeBindingMode: WaitForFirstConsumer',
    'allowVolumeExpansion: true',
    '---',
    'apiVersion: v1',
    'kind: PersistentVolumeClaim',
    'metadata:',
    '  name: headroom-data',
    'spec:',
    '  accessModes: [ReadWriteOnce]',
    '  storageClassName: headroom-data',
    '  resources:',
    '    requests:',
    `      storage: ${gib}Gi`,
    '',
  ].join('\n');
}

/** The LUNs as a list of words or of an array. */
export const lunList = (values: Values, separator: string): string =>
  lunsOf(values).join(separator);
