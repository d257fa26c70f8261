import { documents } from './documents.ts';
import { hanaPremiumV2 } from './hana-premium-v2.ts';

/** Today’s pages on what disks can do beside their limits: tiers, sharing, bursts, Write Accelerator. */
export const diskFeatureSources = [
  ...documents(`
performance-tiers | 2024-03-04 | Performance tiers for managed disks, Azure documentation | compute 8e3e43e29a10 disks-change-performance.md
tier-restrictions | 2021-02-18 | Restrictions of performance tiers, Azure documentation | docs 2636fc9301f5 includes/virtual-machines-disks-performance-tiers-restrictions.md
performance-plus | 2026-09-16 | Increase IOPS and throughput limits (performance plus), Azure documentation | compute 150dc78a0aed disks-enable-performance.md
disks-redundancy | 2026-09-10 | Redundancy options for managed disks, Azure documentation | compute 3c8bbcc57da1 disks-redundancy.md
shared-disks | 2025-12-03 | Shared managed disks, Azure documentation | compute 1827cf353b07 disks-shared.md
shared-disk-sizes | 2022-10-14 | Sizes of shared managed disks, Azure documentation | docs 02d00dc8728a includes/virtual-machines-disks-shared-sizes.md
shared-limitations | 2023-04-14 | Limitations of shared managed disks, Azure documentation | compute d84c7a8d6004 includes/virtual-machines-disks-shared-limitations.md
on-demand-limitations | 2021-01-04 | Limitations of on-demand bursting, Azure documentation | compute a18807c4fcf5 includes/managed-disk-bursting-regions-limitations.md
write-accelerator | 2026-09-21 | Azure Write Accelerator, Azure documentation | compute bae07726d5da how-to-enable-write-accelerator.md
`),
  hanaPremiumV2,
  ...documents(`
ultra-undated | undated | Use Ultra Disks, Azure documentation, a copy without a date | -
nvme-faq | 2025-01-31 | General FAQ on NVMe, Azure documentation | compute 05e75b148472 enable-nvme-faqs.yml
nvme-remote-faq | 2025-05-23 | FAQ for remote NVMe disks, Azure documentation | compute 161c35830ee8 enable-nvme-remote-faqs.yml
`),
] as const;
