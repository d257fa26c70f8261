/** Templates that create and attach the data disks of a set-up, and a disk for Kubernetes. */
import { firstLunOf, isZonal, type Values, volumeOf } from './values.ts';

/** What to give as the zone. */
const zoneWords = ({ provisioned }: Values) =>
  `Of the VM; empty if it is in none${provisioned ? ', which most regions refuse for these disks' : ''}`;

/**
 * Bicep. Source: the template reference of Microsoft.Compute/disks, 2025-01-02 (`sku`, `zones`,
 * `creationData.createOption` and `performancePlus`, `tier`, `diskSizeGB`, `diskIOPSReadWrite`, `diskMBpsReadWrite`).
 */
export function bicep(values: Values): string {
  const { size, sku, disks, gib, provisioned, cache, plus, tier } = values;
  const [volume, first] = [volumeOf(values), firstLunOf(values)];
  return [
    'param location string = resourceGroup().location',
    'param prefix string',
    // Without a default, since a disk in another zone than its VM cannot be attached.
    ...(isZonal(values) ? [`@description('${zoneWords(values)}')`, 'param zone string'] : []),
    '',
    `resource ${volume} 'Microsoft.Compute/disks@2025-01-02' = [for lun in range(${first}, ${disks}): {`,
    `  name: '\${prefix}-${volume}-\${lun}'`,
    '  location: location',
    `  sku: { name: '${sku}' }`,
    ...(isZonal(values) ? ['  zones: empty(zone) ? null : [zone]'] : []),
    '  properties: {',
    `    creationData: { createOption: 'Empty'${plus ? ', performancePlus: true' : ''} }`,
    `    diskSizeGB: ${gib}`,
    ...(tier ? [`    tier: '${tier}'`] : []),
    ...(provisioned
      ? [`    diskIOPSReadWrite: ${provisioned.iops}`, `    diskMBpsReadWrite: ${provisioned.mbps}`]
      : []),
    '  }',
    '}]',
    '',
    '// In the properties of the VM (Azure refuses a change between sizes with and without a temp disk,',
    '// between x64 and Arm64, and to one that lacks the disk controller of the VM):',
    `//   hardwareProfile: { vmSize: '${size}' }`,
    ...(sku === 'UltraSSD_LRS' ? ['//   additionalCapabilities: { ultraSSDEnabled: true }'] : []),
    ...(values.nvme ? ['//   and the NVMe disk controller, which its limits are of'] : []),
    '// and in its storageProfile:',
    `//   dataDisks: [for lun in range(${first}, ${disks}): {`,
    '//     lun: lun',
    "//     createOption: 'Attach'",
    `//     caching: '${cache}'`,
    `//     managedDisk: { id: ${volume}[lun${first > 0 ? ` - ${first}` : ''}].id }`,
    '//   }]',
    '',
  ].join('\n');
}

/**
 * Terraform. Source: azurerm_managed_disk (`storage_account_type`, `create_option`, `disk_size_gb`, `tier`, `performance_plus_enabled`,
 * `disk_iops_read_write`, `disk_mbps_read_write`, `zone`) and
 * azurerm_virtual_machine_data_disk_attachment (`lun`, `caching`) of the azurerm provider.
 */
export function terraform(values: Values): string {
  const { size, sku, disks, gib, provisioned, cache, plus, tier } = values;
  const [volume, first] = [volumeOf(values), firstLunOf(values)];
  return [
    `# The VM: size = "${size}"${values.nvme ? ', with the NVMe disk controller' : ''}`,
    '# Azure refuses a change between sizes with and without a temp disk, between x64 and Arm64, and to one',
    '# that lacks the disk controller of the VM: read the plan first.',
    ...(sku === 'UltraSSD_LRS'
      ? ['# and additional_capabilities { ultra_ssd_enabled = true }']
      : []),
    `resource "azurerm_managed_disk" "${volume}" {`,
    `  count                = ${disks}`,
    `  name                 = "\${var.vm_name}-${volume}-\${count.index}"`,
    '  location             = var.location',
    '  resource_group_name  = var.resource_group_name',
    ...(isZonal(values)
      ? [`  # ${zoneWords(values).replace('empty', 'null')}`, '  zone                 = var.zone']
      : []),
    `  storage_account_type = "${sku}"`,
    '  create_option        = "Empty"',
    `  disk_size_gb         = ${gib}`,
    ...(tier ? [`  tier                 = "${tier}"`] : []),
    ...(plus ? ['  performance_plus_enabled = true'] : []),
    ...(provisioned
      ? [
          `  disk_iops_read_write = ${provisioned.iops}`,
          `  disk_mbps_read_write = ${provisioned.mbps}`,
        ]
      : []),
    '}',
    '',
    `resource "azurerm_virtual_machine_data_disk_attachment" "${volume}" {`,
    `  count              = ${disks}`,
    `  managed_disk_id    = azurerm_managed_disk.${volume}[count.index].id`,
    '  virtual_machine_id = var.virtual_machine_id',
    `  lun                = count.index${first > 0 ? ` + ${first}` : ''}`,
    `  caching            = "${cache}"`,
    '}',
    '',
  ].join('\n');
}

/**
 * A StorageClass and a claim of Kubernetes, for a set of one disk: a claim is one disk, and no driver
 * stripes several. Source: “Use Azure Premium SSD v2 disks on AKS” (parameters `skuName`,
 * `cachingMode`, `enablePerformancePlus`, `DiskIOPSReadWrite`, `DiskMBpsReadWrite` of disk.csi.azure.com).
 * @returns nothing where the set has several disks, or a performance tier
 */
export function storageClass(values: Values): string | undefined {
  const { size, sku, disks, gib, provisioned, cache, plus, tier } = values;
  // No parameter of the driver sets a performance tier.
  if (disks > 1 || tier) return undefined;
  return [
    `# On nodes of ${size}${sku === 'UltraSSD_LRS' ? ', in a node pool made with --enable-ultra-ssd' : ''}.`,
    'apiVersion: storage.k8s.io/v1',
    'kind: StorageClass',
    'metadata:',
    `  name: headroom-${volumeOf(values)}`,
    'provisioner: disk.csi.azure.com',
    'parameters:',
    `  skuName: ${sku}`,
    `  cachingMode: ${cache}`,
    ...(plus ? ['  enablePerformancePlus: "true"'] : []),
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
    `  name: headroom-${volumeOf(values)}`,
    'spec:',
    '  accessModes: [ReadWriteOnce]',
    `  storageClassName: headroom-${volumeOf(values)}`,
    '  resources:',
    '    requests:',
    `      storage: ${gib}Gi`,
    '',
  ].join('\n');
}
