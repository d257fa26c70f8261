import { convertDiskTypes, deployPremiumV2 } from './changing-disks.ts';
import { documents } from './documents.ts';

/**
 * Documents that pages of the guide cite, and that no figure or rule of the dataset was read from.
 * They are a list of their own so that no calculator carries them to the browser, but for those that one imports.
 */
export const guideSources = [
  ...documents(`
azure-vm-utils | 2026-06-15 | Disk identification, documentation of azure-vm-utils | Azure/azure-vm-utils 411339288287e788933428dae4d6da696b27e8e4 doc/disk-identification.md
azure-ephemeral-disk-setup | 2026-06-15 | azure-ephemeral-disk-setup, manual page of azure-vm-utils | Azure/azure-vm-utils 411339288287e788933428dae4d6da696b27e8e4 doc/azure-ephemeral-disk-setup.md
azure-vm-utils-images | 2025-09-03 | Introduction to azure-vm-utils, Azure documentation | compute 07c6a6973f80482c431ee7838d9b2e8093c2d3a0 linux/azure-virtual-machine-utilities.md
typeperf | 2023-06-15 | typeperf, reference of Windows commands | MicrosoftDocs/windowsserverdocs 093f0bfa333b4652ae55315172bb9f88e62445a8 WindowsServerDocs/administration/windows-commands/typeperf.md
sql-wait-stats | 2020-08-19 | sys.dm_os_wait_stats, SQL Server documentation | MicrosoftDocs/sql-docs 02f15b1ee4c3fee26d98663faa04c0e8b4ef2e37 docs/relational-databases/system-dynamic-management-views/sys-dm-os-wait-stats-transact-sql.md
sql-file-stats | 2017-05-11 | sys.dm_io_virtual_file_stats, SQL Server documentation | MicrosoftDocs/sql-docs 00e01244edabb266fbdde9727001a4f3d2272fd4 docs/relational-databases/system-dynamic-management-views/sys-dm-io-virtual-file-stats-transact-sql.md
sql-vm-io-analysis | 2026-02-19 | I/O performance analysis for SQL Server on Azure VMs, Azure documentation | MicrosoftDocs/sql-docs 311e135c3e0ab37f5adc6bca0407d059142327a2 azure-sql/virtual-machines/windows/storage-performance-analysis.md
etcd-reconfiguration | 2022-03-30 | Runtime reconfiguration, etcd 3.6 documentation | etcd-io/website 62f6953b6c0003770de387ee6592e099b781418a content/en/docs/v3.6/op-guide/runtime-configuration.md
etcd-administration | 2021-04-08 | Administration, etcd 2.3 documentation | etcd-io/website 116dab6af0d7a931822dcc761db2182a1a8e3586 content/en/docs/v2.3/admin_guide.md
aks-disk-latency | 2025-07-16 | Troubleshoot high disk I/O latency in AKS clusters, Azure support documentation | MicrosoftDocs/SupportArticles-docs 05a233a32e473d9c0864ee21a804946ee3936128 support/azure/azure-kubernetes/availability-performance/identify-high-disk-io-latency-containers-aks.md
vm-metrics | 2026-07-31 | Supported metrics of virtual machines, Azure Monitor reference | MicrosoftDocs/azure-monitor-docs 11569762cdbdf6c07d8d818942a7ab58b0c66e19 articles/azure-monitor/reference/supported-metrics/microsoft-compute-virtualmachines-metrics.md
azure-metrics-table | 2022-03-17 | AzureMetrics, Azure Monitor Logs reference | MicrosoftDocs/azure-reference-other 0108c18b7481d2958ee0a4ee7c02b69a6490828e azure-monitor-ref/tables/azuremetrics.md
change-tier | 2025-01-15 | Change your performance tier without downtime, Azure documentation | compute 25d6cbe11ea8a21c2961c33bc20ab2a1778d47d4 disks-performance-tiers.md
expand-restrictions | 2025-05-28 | Limitations of expanding a disk without downtime, Azure documentation | compute 883ff7bbc5259f994e7ef96832cbbeb5e1538d6f includes/virtual-machines-disks-expand-without-downtime-restrictions.md
expand-linux | 2024-10-28 | Expand virtual hard disks on a Linux VM, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f linux/expand-disks.md
expand-windows | 2024-09-10 | Expand virtual hard disks attached to a Windows VM, Azure documentation | compute a18807c4fcf50a76173edcbb264bc171197922a7 windows/expand-disks.md
resize-vm | 2025-11-06 | Change the size of a virtual machine, Azure documentation | compute 1ac46f5fa0dffd86cd8cdfd3f484566053b7c1b7 sizes/resize-vm.md
set-data-disk | 2026-11-23 | Set-AzVMDataDisk, reference of Azure PowerShell, read in November 2026 | Azure/azure-powershell 088946da80bc7242aa92ce2f83c2dd95fca74533 src/Compute/Compute/help/Set-AzVMDataDisk.md
confidential-vm-faq | 2022-07-01 | Azure confidential virtual machines FAQ, Azure documentation | docs 0088bfa77543e07f8a41771de8db977ddfc62e1d articles/confidential-computing/confidential-vm-faq.yml
nvme-conversion | 2026-05-26 | Automate SCSI-to-NVMe conversion for Linux and Windows VMs, Azure documentation | compute 0c0dabd37567390b10d6ff4fbcde6659a73a4dca converting-scsi-to-nvme-storage.md
trusted-launch | 2025-04-21 | Trusted Launch for Azure virtual machines, Azure documentation | compute 02ecf3f44efe41e8a9768513210a419624b11c94 trusted-launch.md
nvme-linux | 2024-07-31 | Converting virtual machines running Linux from SCSI to NVMe, Azure documentation | compute 03eef3e021808759f15fc03ee5866162287d9f89 nvme-linux.md
no-temp-disk-faq | 2020-06-15 | FAQ for VM sizes with no local temporary disk, Azure documentation | compute 1ab227c7424fe84dc1097550840e77e6b1489093 azure-vms-no-temp-disk.yml
`),
  convertDiskTypes,
  deployPremiumV2,
  ...documents(`
premium-v2-availability-set | 2026-09-21 | Use Premium SSD v2 with VMs in an availability set, Azure documentation | compute 0a269cb79910feeda1f4fec2136b16e951ebb8de use-premium-ssd-v2-with-availability-set.md
premium-v2-nonzonal | 2026-06-17 | Deploy a nonzonal Premium SSD v2, Azure documentation | compute 40509c4b4d0954ae7a5507d8f22d09da9acf4a1d disks-deploy-nonzonal-premium-v2.md
restore-points | 2023-11-06 | Overview of VM restore points, Azure documentation | compute 006bb0c920d5a947dbc49e8a2c638eb9b9922e6c virtual-machines-create-restore-points.md
instant-access | 2026-08-17 | Instant access snapshots of managed disks, Azure documentation | compute 163993b04603279f0fbfb5b33aeef3cfba3b9330 disks-instant-access-snapshots.md
disk-encryption-linux | 2025-09-23 | Azure Disk Encryption scenarios on Linux VMs, Azure documentation | compute 02773904e1bc linux/disk-encryption-linux.md
snapshot-restrictions | 2024-12-11 | Restrictions of incremental snapshots, Azure documentation | compute 169f8a6b78c1c1f048fab35b6ca62999eae92bcb includes/virtual-machines-disks-incremental-snapshots-restrictions.md
ultra-limitations-2024 | 2024-12-18 | Scope and limitations of Ultra Disk, December 2024, Azure documentation | compute 7a240356f5e355529a6195a30d7ecd536be8488b includes/managed-disks-ultra-disks-ga-scope-and-limitations.md
azure-boost | 2023-11-07 | Overview of Azure Boost, Azure documentation | docs d809873a6edbd41b5fd51902825078392258d93c articles/azure-boost/overview.md
size-names | 2023-05-01 | Azure VM sizes naming conventions, Azure documentation | compute 028a4dc444fb9409f8467699765632007dcfc1dc vm-naming-conventions.md
sql-storage-checklist | 2024-03-01 | Storage checklist for SQL Server on Azure VMs, Azure documentation | MicrosoftDocs/sql-docs 695cfaed9107659d61f21dad0d196ffbd4edff73 azure-sql/includes/virtual-machines-best-practices-storage.md
sql-premium-v2 | 2024-03-01 | Deploy SQL Server on Azure VMs with Premium SSD v2, Azure documentation | MicrosoftDocs/sql-docs 15611e14d9bcdcc8b2f5a0944da05adc414bc67e azure-sql/virtual-machines/windows/storage-configuration-premium-ssd-v2.md
sql-tempdb-local | 2025-09-07 | Place tempdb on ephemeral storage, Azure documentation | MicrosoftDocs/sql-docs 0bbd44a12b394d7a3fd0329823b3872d46f2748c azure-sql/virtual-machines/windows/tempdb-ephemeral-storage.md
hana-storage-2024 | 2024-03-18 | SAP HANA storage configurations, March 2024, Azure documentation | docs f12d2adc39d377b382fe62ca266fc3827cbc77c7 articles/sap/workloads/hana-vm-operations-storage.md
hana-premium-v1 | 2023-08-30 | SAP HANA storage configurations with Premium SSD, Azure documentation | docs 604f53b7f9e53f265052967c5edacb5ab9824ce8 articles/sap/workloads/hana-vm-premium-ssd-v1.md
hana-premium-v2-2023 | 2023-03-27 | SAP HANA storage configurations with Premium SSD v2, March 2023, Azure documentation | docs acee8e248212e3074bf48c8a24958204f2057d58 articles/sap/workloads/hana-vm-premium-ssd-v2.md
hana-ultra | 2023-08-30 | SAP HANA storage configurations with Ultra Disk, Azure documentation | docs 019172f8849fb63e9e8dde83066bf165306d9a10 articles/sap/workloads/hana-vm-ultra-disk.md
aks-premium-v2 | 2023-04-25 | Use Premium SSD v2 disks on AKS, Azure documentation | MicrosoftDocs/azure-aks-docs 0b6490cf3ff1 articles/aks/use-premium-v2-disks.md
vm-network | 2023-03-30 | Azure virtual machine network throughput, Azure documentation | docs 0375bb83e151 articles/virtual-network/virtual-machine-network-throughput.md
windows-dedup | 2016-08-19 | Understanding Data Deduplication, Windows Server documentation | MicrosoftDocs/windowsserverdocs 07ad611ee732 WindowsServerDocs/storage/data-deduplication/understand.md
`),
] as const;
