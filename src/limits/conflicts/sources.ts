import type { Source } from '../rows.ts';
import { compute, github } from '../sources/pages.ts';

/** Documents that contradict a figure, and from which no figure was read. */
export const conflictSources = [
  {
    id: 'api-2024',
    title: 'VM sizes and disks in the Azure resource API, December 2024',
    date: '2024-12-12',
    url: github(
      'kubernetes-sigs/azuredisk-csi-driver',
      '6dca14200',
      'pkg/optimization/azure_skus_map.go',
    ),
  },
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
    id: 'disk-billing',
    title: 'Understand the billing of managed disks, Azure documentation',
    date: '2025-10-28',
    url: compute('04a0dcd00317eb83c1dc1898cf9c8634da7e26c6', 'disks-understand-billing.md'),
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
    id: 'shared-disks',
    title: 'Shared managed disks, Azure documentation',
    date: '2025-12-03',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disks-shared.md'),
  },
] as const satisfies readonly Source[];

export type ConflictSourceId = (typeof conflictSources)[number]['id'];
