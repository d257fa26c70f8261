import type { Source } from '../rows.ts';
import { compute, github } from '../sources/pages.ts';

/** Documents that contradict a figure, and from which no figure was read. */
export const conflictSources = [
  {
    id: 'caching-api',
    title:
      'VirtualMachineDataDisk of the Azure SDK for .NET, which repeats the resource API’s reference',
    date: 'version 1.2.0',
    url: github(
      'Azure/azure-docs-sdk-dotnet',
      '015ee562806d8f10854a1aca8de55cd5c57d69cf',
      'xml/Azure.ResourceManager.Compute.Models/VirtualMachineDataDisk.xml',
    ),
  },
  {
    id: 'edsv7-other',
    title: 'Edsv7 sizes, another copy, Azure documentation',
    date: '2024-08-01 or later',
    url: compute(
      'd05c5aecd56f21b7512f6c7da0816884638e3ec1',
      'sizes/memory-optimized/edsv7-series.md',
    ),
  },
  {
    id: 'dcasv6-specs',
    title: 'Specifications of DCasv6 sizes, Azure documentation',
    date: '2026-03-09',
    url: compute(
      '1f02b8770ccb7e1cd869397064d50b04f710e8c8',
      'sizes/general-purpose/includes/dcasv6-series-specs.md',
    ),
  },
  {
    id: 'disk-billing',
    title: 'Understand the billing of managed disks, Azure documentation',
    date: '2025-10-28',
    url: compute('04a0dcd00317eb83c1dc1898cf9c8634da7e26c6', 'disks-understand-billing.md'),
  },
  {
    id: 'hdd-unit',
    title: 'Understanding the Standard HDD IO unit size update, Azure Storage Blog',
    date: '2026-03-10',
    url: 'https://techcommunity.microsoft.com/blog/azurestorageblog/understanding-the-standard-hdd-io-unit-size-update-and-what-it-means-for-your-wo/4499128',
  },
  {
    id: 'sql-vm-configuration',
    title: 'Configure storage for SQL Server on Azure VMs, Azure documentation',
    date: '2024-03-01',
    url: github(
      'MicrosoftDocs/sql-docs',
      '05e2b89263b49a00163204e4b04f47d1ba60b1eb',
      'azure-sql/virtual-machines/windows/storage-configuration.md',
    ),
  },
  {
    id: 'disk-metrics',
    title: 'Disk performance metrics, Azure documentation',
    date: '2022-10-12',
    url: compute('5b2b68814037b9ef80dac624f05c08cf686b0416', 'disks-metrics.md'),
  },
  {
    id: 'api-2024-01',
    title: 'VM sizes in the Azure resource API, East US, January 2024',
    date: '2024-01-12',
    url: github(
      'Azure/karpenter-provider-azure',
      '7f19cd19a4f0e76c8fe8cebd822ae0ee269dd6ca',
      'pkg/fake/zz_generated.sku.eastus.go',
    ),
  },
  {
    id: 'edsv6-2024',
    title: 'Edsv6 sizes, Azure documentation, an earlier copy',
    date: '2024-08-01',
    url: compute(
      '03650cfed4981780185003e04bdf9c98d5e78fa7',
      'sizes/memory-optimized/edsv6-series.md',
    ),
  },
  {
    id: 'esv4-2022',
    title: 'Ev4 and Esv4 sizes, Azure documentation, an earlier copy',
    date: '2022-12-21',
  },
  {
    id: 'aks-postgresql',
    title: 'Boosting PostgreSQL performance on AKS, blog of Azure Kubernetes Service',
    date: '2025-07-02',
    url: github(
      'Azure/AKS',
      '2d2ff4a108cd532975c07efb89b9e54d0d578aa3',
      'blog/_posts/2025-06-16-postgresql-nvme.md',
    ),
  },
  {
    id: 'azure-docs-56290',
    title: 'Azure documentation, request 56290 of its readers, by an author at the vendor',
    date: '2020-06-03',
    url: 'https://github.com/MicrosoftDocs/azure-docs/pull/56290',
  },
  {
    id: 'azure-docs-119799',
    title: 'Azure documentation, issue 119799 of its readers, with the answer of the vendor',
    date: '2024-02-14',
    url: 'https://github.com/MicrosoftDocs/azure-docs/issues/119799',
  },
  {
    id: 'azure-docs-88072',
    title: 'Azure documentation, request 88072 of its readers, with the text of the page then',
    date: '2022-02-15',
    url: 'https://github.com/MicrosoftDocs/azure-docs/pull/88072',
  },
] as const satisfies readonly Source[];

export type ConflictSourceId = (typeof conflictSources)[number]['id'];
