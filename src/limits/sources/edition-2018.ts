import type { Source } from '../rows.ts';
import { documents } from './documents.ts';

/** The size tables of 2018 define one thing and were enforced as another. */
const sizesOf2018 = {
  unit: 'MiB/s',
  evidence:
    'The page defines MBps as 10⁶ bytes a second. The resource API of 2020 held the same numbers as N × 2²⁰ (159 of 162 uncached limits), and runs of 2017 measured 256 and 386 MiB/s at limits of 256 and 384. Measurement and API are followed.',
} as const;
const diskPagesOf2018 = {
  unit: 'MiB/s',
  evidence:
    'The page writes GB and MB where the design guide of the same year writes GiB and MiB for the same numbers.',
} as const;

const readings: Readonly<Record<string, Source['reading']>> = {
  'design-guide': {
    unit: 'MiB/s',
    evidence:
      'Its disk table lists MiB per second, and two of its four P30 examples (64 KB at 3,200 IOPS, 1,024 KB at 200) are exact only in MiB/s.',
  },
  throttling: {
    unit: 'MiB/s',
    evidence:
      'Its bare M is what diskspd prints: 481 IOPS of 4 KiB are 1.88 MiB/s, and it prints 1.88M.',
  },
  surprises: {
    unit: 'MB/s',
    evidence: 'It prints 1.94 MB/s for 474 IOPS of 4 KiB, which is 1.94 × 10⁶ bytes a second.',
  },
  'sizes-general-2018': sizesOf2018,
  'sizes-memory-2018': sizesOf2018,
  'sizes-compute-2018': sizesOf2018,
  'sizes-storage-2018': sizesOf2018,
  'managed-disk-limits-2018': diskPagesOf2018,
  'standard-ssd-2018': diskPagesOf2018,
};

/** The five documents that the 2018-09 edition is about, and the pages of their time. */
export const sourcesOf2018 = documents(
  `
design-guide | 2018-09-24 | Azure Premium Storage: Design for High Performance | -
checklist | 2017-11-15 | Performance Application Checklist for Disks | -
throttling | tests of 2017 | Azure VM Storage Performance and Throttling Demystified | https://docs.microsoft.com/en-us/archive/blogs/xiangwu/azure-vm-storage-performance-and-throttling-demystify
aggregating | undated, about 2016 | Results of Aggregating Azure Premium Disks | https://www.petri.com/results-of-aggregating-azure-premium-disks
surprises | undated, about 2016 | Windows Azure: Disk Performance Surprises Explained | -
sizes-general-2018 | 2018-01-29 | General purpose VM sizes, Azure documentation of 2018 | OpenLocalizationTestOrg/azure-docs-pr-test.es-ES 303e35c5 includes/virtual-machines-common-sizes-general.md
sizes-memory-2018 | 2018-01-29 | Memory optimised VM sizes, Azure documentation of 2018 | OpenLocalizationTestOrg/azure-docs-pr-test.es-ES 303e35c5 includes/virtual-machines-common-sizes-memory.md
sizes-compute-2018 | 2018-01-29 | Compute optimised VM sizes, Azure documentation of 2018 | OpenLocalizationTestOrg/azure-docs-pr-test.es-ES 303e35c5 includes/virtual-machines-common-sizes-compute.md
sizes-storage-2018 | 2018-01-29 | Storage optimised VM sizes, Azure documentation of 2018 | OpenLocalizationTestOrg/azure-docs-pr-test.es-ES 303e35c5 includes/virtual-machines-common-sizes-storage.md
managed-disk-limits-2018 | 2018 | Managed disk limits, Azure documentation of 2018 | docs 01a69e5e437fdeaca2cbe8f30892eb9f88b0a8e5 includes/azure-storage-limits-vm-disks-managed.md
standard-ssd-2018 | 2018-08-14 | Standard SSD managed disks, Azure documentation of 2018 | docs 00dbdcf375fc4a7758b8a0cb4bf4b4182ecccbfa includes/virtual-machines-disks-standard-ssd.md
standard-storage-2018 | 2018-06-05 | Standard storage and unmanaged disks, Azure documentation of 2018 | docs 201de62f includes/virtual-machines-common-standard-storage.md
premium-storage-2018 | 2018 | High-performance Premium Storage, Azure documentation of 2018 | docs 0d62cdda5b157d9937cc23df84671fcadf365ba1 includes/virtual-machines-common-premium-storage.md
`,
  (id) => readings[id],
);
