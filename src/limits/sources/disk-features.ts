import type { Source } from '../rows.ts';
import { compute, docs, hanaPremiumV2 } from './pages.ts';

/** Today’s pages on what disks can do beside their limits: tiers, sharing, bursts, Write Accelerator. */
export const diskFeatureSources = [
  {
    id: 'performance-tiers',
    title: 'Performance tiers for managed disks, Azure documentation',
    date: '2024-03-04',
    url: compute('8e3e43e29a10afabe90dbad569fd345dff48fa5c', 'disks-change-performance.md'),
  },
  {
    id: 'tier-restrictions',
    title: 'Restrictions of performance tiers, Azure documentation',
    date: '2021-02-18',
    url: docs(
      '2636fc9301f51e4f4d131e14e51b1af0f3749c08',
      'includes/virtual-machines-disks-performance-tiers-restrictions.md',
    ),
  },
  {
    id: 'performance-plus',
    title: 'Increase IOPS and throughput limits (performance plus), Azure documentation',
    date: '2026-09-16',
    url: compute('150dc78a0aed1262f1ccc62030146d0e00d03758', 'disks-enable-performance.md'),
  },
  {
    id: 'disks-redundancy',
    title: 'Redundancy options for managed disks, Azure documentation',
    date: '2026-09-10',
    url: compute('3c8bbcc57da12f08399b64b7ccab7223897f9bdc', 'disks-redundancy.md'),
  },
  {
    id: 'shared-disks',
    title: 'Shared managed disks, Azure documentation',
    date: '2025-12-03',
    url: compute('1827cf353b07fd08b3141bd2e40291e1dbdd4a5f', 'disks-shared.md'),
  },
  {
    id: 'shared-disk-sizes',
    title: 'Sizes of shared managed disks, Azure documentation',
    date: '2022-10-14',
    url: docs(
      '02d00dc8728a58aaf3d8af94e7223857d9a6155f',
      'includes/virtual-machines-disks-shared-sizes.md',
    ),
  },
  {
    id: 'shared-limitations',
    title: 'Limitations of shared managed disks, Azure documentation',
    date: '2023-04-14',
    url: compute(
      'd84c7a8d600494dc46deee77fe6d1a837599ab1f',
      'includes/virtual-machines-disks-shared-limitations.md',
    ),
  },
  {
    id: 'on-demand-limitations',
    title: 'Limitations of on-demand bursting, Azure documentation',
    date: '2021-01-04',
    url: compute(
      'a18807c4fcf50a76173edcbb264bc171197922a7',
      'includes/managed-disk-bursting-regions-limitations.md',
    ),
  },
  {
    id: 'write-accelerator',
    title: 'Azure Write Accelerator, Azure documentation',
    date: '2026-09-21',
    url: compute('bae07726d5da86fe4828c6a1aee08a7ad6e05f7c', 'how-to-enable-write-accelerator.md'),
  },
  hanaPremiumV2,
  {
    id: 'ultra-undated',
    title: 'Use Ultra Disks, Azure documentation, a copy without a date',
    date: 'undated',
  },
  {
    id: 'nvme-faq',
    title: 'General FAQ on NVMe, Azure documentation',
    date: '2025-01-31',
    url: compute('05e75b148472c25ac534a9957b0af264acab5f6b', 'enable-nvme-faqs.yml'),
  },
  {
    id: 'nvme-remote-faq',
    title: 'FAQ for remote NVMe disks, Azure documentation',
    date: '2025-05-23',
    url: compute('161c35830ee8a4f6eb201f48431f65951ab2adb2', 'enable-nvme-remote-faqs.yml'),
  },
] as const satisfies readonly Source[];
