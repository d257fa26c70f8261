import { documents } from './documents.ts';
import { hanaPremiumV2 } from './hana-premium-v2.ts';

/** Today’s pages on what disks can do beside their limits: tiers, sharing, bursts, Write Accelerator. */
export const diskFeatureSources = [
  ...documents(`
performance-tiers | 2024-03-04 | Performance tiers for managed disks, Azure documentation | compute 8e3e43e29a10afabe90dbad569fd345dff48fa5c disks-change-performance.md
tier-restrictions | 2021-02-18 | Restrictions of performance tiers, Azure documentation | docs 2636fc9301f51e4f4d131e14e51b1af0f3749c08 includes/virtual-machines-disks-performance-tiers-restrictions.md
performance-plus | 2026-09-16 | Increase IOPS and throughput limits (performance plus), Azure documentation | compute 150dc78a0aed1262f1ccc62030146d0e00d03758 disks-enable-performance.md
disks-redundancy | 2026-09-10 | Redundancy options for managed disks, Azure documentation | compute 3c8bbcc57da12f08399b64b7ccab7223897f9bdc disks-redundancy.md
shared-disks | 2025-12-03 | Shared managed disks, Azure documentation | compute 1827cf353b07fd08b3141bd2e40291e1dbdd4a5f disks-shared.md
shared-disk-sizes | 2022-10-14 | Sizes of shared managed disks, Azure documentation | docs 02d00dc8728a58aaf3d8af94e7223857d9a6155f includes/virtual-machines-disks-shared-sizes.md
shared-limitations | 2023-04-14 | Limitations of shared managed disks, Azure documentation | compute d84c7a8d600494dc46deee77fe6d1a837599ab1f includes/virtual-machines-disks-shared-limitations.md
on-demand-limitations | 2021-01-04 | Limitations of on-demand bursting, Azure documentation | compute a18807c4fcf50a76173edcbb264bc171197922a7 includes/managed-disk-bursting-regions-limitations.md
write-accelerator | 2026-09-21 | Azure Write Accelerator, Azure documentation | compute bae07726d5da86fe4828c6a1aee08a7ad6e05f7c how-to-enable-write-accelerator.md
`),
  hanaPremiumV2,
  ...documents(`
ultra-undated | undated | Use Ultra Disks, Azure documentation, a copy without a date | -
nvme-faq | 2025-01-31 | General FAQ on NVMe, Azure documentation | compute 05e75b148472c25ac534a9957b0af264acab5f6b enable-nvme-faqs.yml
nvme-remote-faq | 2025-05-23 | FAQ for remote NVMe disks, Azure documentation | compute 161c35830ee8a4f6eb201f48431f65951ab2adb2 enable-nvme-remote-faqs.yml
disk-encryption | 2026-02-20 | Azure Disk Encryption for Linux VMs, Azure documentation | compute 083d1e0c84585bfebc269974a8d8cc64ce0f804b linux/disk-encryption-overview.md
disk-encryption-windows | 2026-02-20 | Azure Disk Encryption scenarios on Windows VMs, Azure documentation | compute 0ab4b6362927cb063bcb4adfb48debc63a50b29b windows/disk-encryption-windows.md
`),
] as const;
