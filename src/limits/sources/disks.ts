import type { Source } from '../rows.ts';
import { documents } from './documents.ts';

const asPrinted = {
  unit: 'MB/s',
  evidence: 'The page lists MB/s and is taken at its word.',
} as const;
const readings: Readonly<Record<string, Source['reading']>> = {
  'premium-ssd': asPrinted,
  'standard-ssd': asPrinted,
  'standard-hdd': asPrinted,
  'disk-api-2026': {
    unit: 'MB/s',
    evidence:
      'The field is named in MBps; the resource API of 2024 holds such numbers as N × 10⁶ bytes.',
  },
  'disk-types': {
    unit: 'MB/s',
    evidence: 'The page states for its throughput figures that MB/s are 10⁶ bytes a second.',
  },
};

/** Today’s pages on disks, and on how the limits of disks and VMs act. */
export const diskSources = documents(
  `
nvme-temp-faq | 2025-05-08 | FAQ for temp NVMe disks, Azure documentation | compute 04925c4e5a9a3ee8b25b96023bff5eacfe3c9ff9 enable-nvme-temp-faqs.yml
premium-ssd | 2023-03-16 | Premium SSD sizes, Azure documentation | docs 1d25717f1a22291b7eb95f47321b70e81cec4841 includes/disk-storage-premium-ssd-sizes.md
standard-ssd | 2023-03-16 | Standard SSD sizes, Azure documentation | docs 90c7556211e97abf9821c34e9fb42f4d070b63ea includes/disk-storage-standard-ssd-sizes.md
standard-hdd | 2023-03-16 | Standard HDD sizes, Azure documentation | docs 87ab6dfcf24d181d713855b7bcab7b9cfa20721d includes/disk-storage-standard-hdd-sizes.md
ephemeral-os | 2026-09-08 | Ephemeral OS disks, Azure documentation | compute 0d0c4c5947839db0e76538f0f0e54a4dc7dc1b21 ephemeral-os-disks.md
disk-api-2026 | 2026-08-01 | Disks in the Azure resource API, East US, August 2026 | DarrenJohns/djtools-azure-vm-sku-locator f31f8171 data/eastus-disks.json
api-2020 | 2020-08-25 | VM sizes and disks in the Azure resource API, East US, August 2020 | Azure/skewer ab19a3f testdata/eastus.json
api-2025 | 2025-06-03 | VM sizes in the Azure resource API, South Central US, June 2025 | Azure/karpenter-provider-azure f4fb1c1d221908629e0d1c33451d0d5c420e42ff pkg/fake/zz_generated.sku.southcentralus.go
disk-types | 2026-08-11 | Azure managed disk types, Azure documentation | compute 18c531eca4f6da59e2306519175269657b3a0e2c disks-types.md
managed-disks | 2025-04-01 | Introduction to Azure managed disks, Azure documentation | compute 2472b879be9696d159398e604bd860a9104c58cb managed-disks-overview.md
premium-v2-limitations | 2026-06-05 | Limitations of Premium SSD v2, Azure documentation | compute 1690f62bb7c2b6bc9c18e1ca15caafb1cd708fc1 includes/disks-prem-v2-limitations.md
premium-v2-regions | 2024-08-09 or later | Regions of Premium SSD v2, Azure documentation | compute 157e305e42dd445623127be2bef501d36d427855 includes/disks-premv2-regions.md
premium-v2-nonzonal-regions | 2026-06-17 | Regions of Premium SSD v2 without zones, Azure documentation | compute 883ff7bbc5259f994e7ef96832cbbeb5e1538d6f includes/disks-premv2-regions-nonzonal.md
ultra-limitations | 2026-08-24 | Scope and limitations of Ultra Disk, Azure documentation | compute 320d92b4c46b062b0ebaf88c7d59a50db951e635 includes/managed-disks-ultra-disks-ga-scope-and-limitations.md
disks-performance | 2026-09-09 | Virtual machine and disk performance, Azure documentation | compute fe259248937e88769914cfeb84ecbdcc6121d70e disks-performance.md
premium-storage-performance | 2021-06-29 | Premium Storage: design for high performance, Azure documentation | compute 01e1fb7d0835e0ffcfa3b75dbd23d5c0110b84bc premium-storage-performance.md
sql-vm-storage | 2023-10-06 | Storage: performance best practices for SQL Server on Azure VMs, Azure documentation | MicrosoftDocs/sql-docs 000dcf3c944eac96e44d2d9cdd6eaa9706f2fdaf azure-sql/virtual-machines/windows/performance-guidelines-best-practices-storage.md
bursting | 2023-05-02 | Managed disk bursting, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f disk-bursting.md
burst-credits | 2025-01-14 | How burst credits work, Azure documentation | compute 2e4af98705e2ace519e313d40c5de3c3c7cc45a7 includes/managed-disks-bursting-2.md
unmanaged-disks-retirement | 2025-08-28 | Retirement of unmanaged disks, Azure documentation | compute 02773904e1bc237bc0c6251323af05c0dc7f5c3b unmanaged-disks-deprecation.md
hdd-os-retirement | 2026-09-16 | Retirement of Standard HDD as OS disk, Azure documentation | compute 150dc78a0aed1262f1ccc62030146d0e00d03758 disks-hdd-os-retirement.md
disk-encryption | 2026-02-20 | Azure Disk Encryption for Linux VMs, Azure documentation | compute 083d1e0c84585bfebc269974a8d8cc64ce0f804b linux/disk-encryption-overview.md
disk-encryption-windows | 2026-02-20 | Azure Disk Encryption scenarios on Windows VMs, Azure documentation | compute 0ab4b6362927cb063bcb4adfb48debc63a50b29b windows/disk-encryption-windows.md
`,
  (id) => readings[id],
);
