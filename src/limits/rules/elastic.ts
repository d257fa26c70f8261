import type { Rule } from './rule.ts';

const both = ['Premium SSD v2', 'Ultra Disk'] as const;
const premiumV2 = ['Premium SSD v2'] as const;
const ultra = ['Ultra Disk'] as const;

/** What Premium SSD v2 and Ultra Disk can be used for, and what they cannot: for pages, and for the calculator `provision`, which brings them. */
export const elasticRules = {
  'v2-gallery': {
    statement: 'Premium SSD v2 cannot be used with Azure Compute Gallery.',
    edition: 'current',
    families: premiumV2,
    source: 'premium-v2-limitations',
    place: 'the list of limitations',
  },
  'v2-zones': {
    statement:
      'In most regions with availability zones a Premium SSD v2 can be attached only to a VM in a zone; some regions have disks without a zone too.',
    edition: 'current',
    families: premiumV2,
    source: 'premium-v2-limitations',
    place: 'the list of limitations',
  },
  'v2-write-accelerator': {
    statement: 'Premium SSD v2 has no Write Accelerator.',
    edition: 'current',
    families: premiumV2,
    source: 'hana-premium-v2',
    place: 'Premium SSD v2 characteristics',
  },
  'elastic-no-burst': {
    statement: 'Premium SSD v2 and Ultra Disk burst neither on credit nor on demand.',
    edition: 'current',
    families: both,
    source: 'bursting',
    place: 'Disk-level bursting, the types that can burst',
  },
  'elastic-latency': {
    statement:
      'Premium SSD v2 and Ultra Disk are designed for latencies below a millisecond: a class that the vendor states, and no limit.',
    edition: 'current',
    families: both,
    source: 'disk-types',
    place: 'Ultra Disk performance; Premium SSD v2 performance',
  },
  'ultra-gallery': {
    statement: 'Ultra Disk cannot be used with Azure Compute Gallery.',
    edition: 'current',
    families: ultra,
    source: 'ultra-limitations',
    place: 'the list of limitations',
  },
  'ultra-availability-set': {
    statement:
      'Ultra Disk supports a single VM or an availability zone, no availability set and no zone-redundant storage.',
    edition: 'current',
    families: ultra,
    source: 'ultra-limitations',
    place: 'the list of limitations',
  },
  'ultra-empty': {
    statement: 'An Ultra Disk is created empty, as a data disk.',
    edition: 'current',
    families: ultra,
    source: 'disk-types',
    place: 'Ultra Disks',
  },
  'ultra-below-vm': {
    statement: 'The IOPS of an Ultra Disk should be below the IOPS limit of its VM.',
    edition: 'current',
    families: ultra,
    source: 'disk-types',
    place: 'Ultra Disk IOPS',
  },
  'ultra-older-limits': {
    statement:
      'An undated copy of the page on Ultra Disk also excludes Azure Disk Encryption, Azure Site Recovery and changing another disk to this type, and allows Azure Backup and, with limits, snapshots. The list of August 2026 is silent about them.',
    edition: 'current',
    families: ultra,
    source: 'ultra-undated',
    place: 'the list of limitations',
  },
  'ultra-reserved-vcpus': {
    statement:
      'A VM that is set up for Ultra Disk and has none attached is billed for each of its vCPUs, all of them where vCPUs are constrained.',
    edition: 'current',
    families: ultra,
    source: 'disk-types',
    place: 'Ultra Disk VM reservation fee',
  },
  'elastic-shared': {
    statement:
      'A shared Premium SSD v2 or Ultra Disk has four throttles: IOPS and MB/s of all VMs that may write, and of all that only read. Their sums are billed, and attaching it to a VM costs nothing.',
    edition: 'current',
    families: both,
    source: 'shared-disks',
    place: 'Billing implications; Performance throttles',
  },
  'elastic-shared-zone': {
    statement: 'A Premium SSD v2 or Ultra Disk cannot be shared between availability zones.',
    edition: 'current',
    families: both,
    source: 'shared-limitations',
    place: 'Ultra disks; Premium SSD v2',
  },
  'elastic-mix-allowed': {
    statement:
      'One VM may have Premium SSD, Premium SSD v2 and Ultra Disk attached. No document says whether their limits add up; they are not added here.',
    edition: 'current',
    families: both,
    source: 'nvme-remote-faq',
    place: 'Azure disk storage options compatible with remote NVMe disks',
  },
} as const satisfies Readonly<Record<string, Rule>>;
