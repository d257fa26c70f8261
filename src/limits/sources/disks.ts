import type { Source } from '../rows.ts';
import { compute, docs, github } from './pages.ts';

const disksOfToday = {
  unit: 'MB/s',
  evidence: 'The page prints MB/s and is taken at its word.',
} as const;

/** Today’s pages on disks, and on how the limits of disks and VMs act. */
export const diskSources = [
  {
    id: 'nvme-temp-faq',
    title: 'FAQ for temp NVMe disks, Azure documentation',
    date: '2025-05-08',
    url: compute('04925c4e5a9a3ee8b25b96023bff5eacfe3c9ff9', 'enable-nvme-temp-faqs.yml'),
  },
  {
    id: 'premium-ssd',
    title: 'Premium SSD sizes, Azure documentation',
    date: '2023-03-16',
    url: docs(
      '1d25717f1a22291b7eb95f47321b70e81cec4841',
      'includes/disk-storage-premium-ssd-sizes.md',
    ),
    reading: disksOfToday,
  },
  {
    id: 'standard-ssd',
    title: 'Standard SSD sizes, Azure documentation',
    date: '2023-03-16',
    url: docs(
      '90c7556211e97abf9821c34e9fb42f4d070b63ea',
      'includes/disk-storage-standard-ssd-sizes.md',
    ),
    reading: disksOfToday,
  },
  {
    id: 'standard-hdd',
    title: 'Standard HDD sizes, Azure documentation',
    date: '2023-03-16',
    url: docs(
      '87ab6dfcf24d181d713855b7bcab7b9cfa20721d',
      'includes/disk-storage-standard-hdd-sizes.md',
    ),
    reading: disksOfToday,
  },
  {
    id: 'ephemeral-os',
    title: 'Ephemeral OS disks, Azure documentation',
    date: '2026-09-08',
    url: compute('0d0c4c5947839db0e76538f0f0e54a4dc7dc1b21', 'ephemeral-os-disks.md'),
  },
  {
    id: 'disk-api-2026',
    title: 'Disks in the Azure resource API, East US, August 2026',
    date: '2026-08-01',
    url: github('DarrenJohns/djtools-azure-vm-sku-locator', 'f31f8171', 'data/eastus-disks.json'),
    reading: {
      unit: 'MB/s',
      evidence:
        'The field is named in MBps; the resource API of 2024 holds such numbers as N × 10^6 bytes.',
    },
  },
  {
    id: 'api-2020',
    title: 'VM sizes and disks in the Azure resource API, East US, August 2020',
    date: '2020-08-25',
    url: github('Azure/skewer', 'ab19a3f', 'testdata/eastus.json'),
  },
  {
    id: 'api-2025',
    title: 'VM sizes in the Azure resource API, South Central US, June 2025',
    date: '2025-06-03',
    url: github(
      'Azure/karpenter-provider-azure',
      'f4fb1c1d221908629e0d1c33451d0d5c420e42ff',
      'pkg/fake/zz_generated.sku.southcentralus.go',
    ),
  },
  {
    id: 'disk-types',
    title: 'Azure managed disk types, Azure documentation',
    date: '2026-08-11',
    url: compute('18c531eca4f6da59e2306519175269657b3a0e2c', 'disks-types.md'),
    reading: {
      unit: 'MB/s',
      evidence: 'The page states for its throughput figures that MB/s are 10^6 bytes a second.',
    },
  },
  {
    id: 'managed-disks',
    title: 'Introduction to Azure managed disks, Azure documentation',
    date: '2025-04-01',
    url: compute('2472b879be9696d159398e604bd860a9104c58cb', 'managed-disks-overview.md'),
  },
  {
    id: 'premium-v2-limitations',
    title: 'Limitations of Premium SSD v2, Azure documentation',
    date: '2026-06-05',
    url: compute(
      '1690f62bb7c2b6bc9c18e1ca15caafb1cd708fc1',
      'includes/disks-prem-v2-limitations.md',
    ),
  },
  {
    id: 'premium-v2-regions',
    title: 'Regions of Premium SSD v2, Azure documentation',
    date: '2024-08-09 or later',
    url: compute('157e305e42dd445623127be2bef501d36d427855', 'includes/disks-premv2-regions.md'),
  },
  {
    id: 'premium-v2-nonzonal-regions',
    title: 'Regions of Premium SSD v2 without zones, Azure documentation',
    date: '2026-06-17',
    url: compute(
      '883ff7bbc5259f994e7ef96832cbbeb5e1538d6f',
      'includes/disks-premv2-regions-nonzonal.md',
    ),
  },
  {
    id: 'ultra-limitations',
    title: 'Scope and limitations of Ultra Disk, Azure documentation',
    date: '2026-08-24',
    url: compute(
      '320d92b4c46b062b0ebaf88c7d59a50db951e635',
      'includes/managed-disks-ultra-disks-ga-scope-and-limitations.md',
    ),
  },
  {
    id: 'disks-performance',
    title: 'Virtual machine and disk performance, Azure documentation',
    date: '2026-09-09',
    url: compute('fe259248937e88769914cfeb84ecbdcc6121d70e', 'disks-performance.md'),
  },
  {
    id: 'premium-storage-performance',
    title: 'Premium Storage: design for high performance, Azure documentation',
    date: '2021-06-29',
    url: compute('01e1fb7d0835e0ffcfa3b75dbd23d5c0110b84bc', 'premium-storage-performance.md'),
  },
  {
    id: 'sql-vm-storage',
    title: 'Storage: performance best practices for SQL Server on Azure VMs, Azure documentation',
    date: '2023-10-06',
    url: github(
      'MicrosoftDocs/sql-docs',
      '000dcf3c944eac96e44d2d9cdd6eaa9706f2fdaf',
      'azure-sql/virtual-machines/windows/performance-guidelines-best-practices-storage.md',
    ),
  },
  {
    id: 'bursting',
    title: 'Managed disk bursting, Azure documentation',
    date: '2023-05-02',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disk-bursting.md'),
  },
  {
    id: 'burst-credits',
    title: 'How burst credits work, Azure documentation',
    date: '2025-01-14',
    url: compute(
      '2e4af98705e2ace519e313d40c5de3c3c7cc45a7',
      'includes/managed-disks-bursting-2.md',
    ),
  },
  {
    id: 'unmanaged-disks-retirement',
    title: 'Retirement of unmanaged disks, Azure documentation',
    date: '2025-08-28',
    url: compute('02773904e1bc237bc0c6251323af05c0dc7f5c3b', 'unmanaged-disks-deprecation.md'),
  },
  {
    id: 'hdd-os-retirement',
    title: 'Retirement of Standard HDD as OS disk, Azure documentation',
    date: '2026-09-16',
    url: compute('150dc78a0aed1262f1ccc62030146d0e00d03758', 'disks-hdd-os-retirement.md'),
  },
] as const satisfies readonly Source[];
