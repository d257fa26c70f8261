import type { Source } from '../rows.ts';
import { guideStorageSources } from './guide-storage.ts';
import { workloadGuideSources } from './guide-workloads.ts';
import { compute, github } from './pages.ts';

const sqlView = (commit: string, view: string) =>
  github(
    'MicrosoftDocs/sql-docs',
    commit,
    `docs/relational-databases/system-dynamic-management-views/${view}-transact-sql.md`,
  );

/**
 * Documents that pages of the guide cite, and that no figure or rule of the dataset was read from.
 * They are a list of their own so that no calculator carries them to the browser.
 */
export const guideSources = [
  {
    id: 'azure-vm-utils',
    title: 'Disk identification, documentation of azure-vm-utils',
    date: '2026-06-15',
    url: github(
      'Azure/azure-vm-utils',
      '411339288287e788933428dae4d6da696b27e8e4',
      'doc/disk-identification.md',
    ),
  },
  {
    id: 'azure-ephemeral-disk-setup',
    title: 'azure-ephemeral-disk-setup, manual page of azure-vm-utils',
    date: '2026-06-15',
    url: github(
      'Azure/azure-vm-utils',
      '411339288287e788933428dae4d6da696b27e8e4',
      'doc/azure-ephemeral-disk-setup.md',
    ),
  },
  {
    id: 'azure-vm-utils-images',
    title: 'Introduction to azure-vm-utils, Azure documentation',
    date: '2025-09-03',
    url: compute(
      '07c6a6973f80482c431ee7838d9b2e8093c2d3a0',
      'linux/azure-virtual-machine-utilities.md',
    ),
  },
  {
    id: 'typeperf',
    title: 'typeperf, reference of Windows commands',
    date: '2023-06-15',
    url: github(
      'MicrosoftDocs/windowsserverdocs',
      '093f0bfa333b4652ae55315172bb9f88e62445a8',
      'WindowsServerDocs/administration/windows-commands/typeperf.md',
    ),
  },
  {
    id: 'sql-wait-stats',
    title: 'sys.dm_os_wait_stats, SQL Server documentation',
    date: '2020-08-19',
    url: sqlView('02f15b1ee4c3fee26d98663faa04c0e8b4ef2e37', 'sys-dm-os-wait-stats'),
  },
  {
    id: 'sql-file-stats',
    title: 'sys.dm_io_virtual_file_stats, SQL Server documentation',
    date: '2017-05-11',
    url: sqlView('00e01244edabb266fbdde9727001a4f3d2272fd4', 'sys-dm-io-virtual-file-stats'),
  },
  {
    id: 'sql-vm-io-analysis',
    title: 'I/O performance analysis for SQL Server on Azure VMs, Azure documentation',
    date: '2026-02-19',
    url: github(
      'MicrosoftDocs/sql-docs',
      '311e135c3e0ab37f5adc6bca0407d059142327a2',
      'azure-sql/virtual-machines/windows/storage-performance-analysis.md',
    ),
  },
  {
    id: 'aks-disk-latency',
    title: 'Troubleshoot high disk I/O latency in AKS clusters, Azure support documentation',
    date: '2025-07-16',
    url: github(
      'MicrosoftDocs/SupportArticles-docs',
      '05a233a32e473d9c0864ee21a804946ee3936128',
      'support/azure/azure-kubernetes/availability-performance/identify-high-disk-io-latency-containers-aks.md',
    ),
  },
  {
    id: 'vm-metrics',
    title: 'Supported metrics of virtual machines, Azure Monitor reference',
    date: '2026-07-31',
    url: github(
      'MicrosoftDocs/azure-monitor-docs',
      '11569762cdbdf6c07d8d818942a7ab58b0c66e19',
      'articles/azure-monitor/reference/supported-metrics/microsoft-compute-virtualmachines-metrics.md',
    ),
  },
  {
    id: 'azure-metrics-table',
    title: 'AzureMetrics, Azure Monitor Logs reference',
    date: '2022-03-17',
    url: github(
      'MicrosoftDocs/azure-reference-other',
      '0108c18b7481d2958ee0a4ee7c02b69a6490828e',
      'azure-monitor-ref/tables/azuremetrics.md',
    ),
  },
  {
    id: 'change-tier',
    title: 'Change your performance tier without downtime, Azure documentation',
    date: '2025-01-15',
    url: compute('25d6cbe11ea8a21c2961c33bc20ab2a1778d47d4', 'disks-performance-tiers.md'),
  },
  {
    id: 'deploy-premium-v2',
    title: 'Deploy a Premium SSD v2, Azure documentation',
    date: '2025-05-19',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disks-deploy-premium-v2.md'),
  },
  {
    id: 'expand-restrictions',
    title: 'Limitations of expanding a disk without downtime, Azure documentation',
    date: '2025-05-28',
    url: compute(
      '883ff7bbc5259f994e7ef96832cbbeb5e1538d6f',
      'includes/virtual-machines-disks-expand-without-downtime-restrictions.md',
    ),
  },
  {
    id: 'expand-linux',
    title: 'Expand virtual hard disks on a Linux VM, Azure documentation',
    date: '2024-10-28',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'linux/expand-disks.md'),
  },
  {
    id: 'expand-windows',
    title: 'Expand virtual hard disks attached to a Windows VM, Azure documentation',
    date: '2024-09-10',
    url: compute('a18807c4fcf50a76173edcbb264bc171197922a7', 'windows/expand-disks.md'),
  },
  {
    id: 'resize-vm',
    title: 'Change the size of a virtual machine, Azure documentation',
    date: '2025-11-06',
    url: compute('1ac46f5fa0dffd86cd8cdfd3f484566053b7c1b7', 'sizes/resize-vm.md'),
  },
  {
    id: 'set-data-disk',
    title: 'Set-AzVMDataDisk, reference of Azure PowerShell, read in November 2026',
    date: '2026-11-23',
    url: github(
      'Azure/azure-powershell',
      '088946da80bc7242aa92ce2f83c2dd95fca74533',
      'src/Compute/Compute/help/Set-AzVMDataDisk.md',
    ),
  },
  {
    id: 'nvme-linux',
    title: 'Converting virtual machines running Linux from SCSI to NVMe, Azure documentation',
    date: '2024-07-31',
    url: compute('03eef3e021808759f15fc03ee5866162287d9f89', 'nvme-linux.md'),
  },
  {
    id: 'no-temp-disk-faq',
    title: 'FAQ for VM sizes with no local temporary disk, Azure documentation',
    date: '2020-06-15',
    url: compute('1ab227c7424fe84dc1097550840e77e6b1489093', 'azure-vms-no-temp-disk.yml'),
  },
  ...guideStorageSources,
  ...workloadGuideSources,
] as const satisfies readonly Source[];
