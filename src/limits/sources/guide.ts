import type { Source } from '../rows.ts';
import { compute, docs, github } from './pages.ts';

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
    id: 'nvme-temp-faq',
    title: 'FAQ for temp NVMe disks, Azure documentation',
    date: '2025-05-08',
    url: compute('04925c4e5a9a3ee8b25b96023bff5eacfe3c9ff9', 'enable-nvme-temp-faqs.yml'),
  },
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
    id: 'managed-disks',
    title: 'Introduction to Azure managed disks, Azure documentation',
    date: '2025-04-01',
    url: compute('2472b879be9696d159398e604bd860a9104c58cb', 'managed-disks-overview.md'),
  },
  {
    id: 'a-series-retirement',
    title: 'Av1-series retirement, Azure documentation',
    date: '2021-07-26',
    url: docs(
      '0068e8b5ee91ed35900ff34ee3645a0f4e231413',
      'articles/virtual-machines/av1-series-retirement.md',
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
] as const satisfies readonly Source[];
