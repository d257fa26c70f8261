import type { SourceId } from '../sources.ts';
import type { Rule } from './rule.ts';

const both = ['Premium SSD v2', 'Ultra Disk'] as const;
const premiumV2 = ['Premium SSD v2'] as const;
const ultra = ['Ultra Disk'] as const;

/** Rules that one place of one document states. */
const rules = <Id extends string>(
  families: NonNullable<Rule['families']>,
  source: SourceId,
  place: string,
  statements: Readonly<Record<Id, string>>,
) =>
  Object.fromEntries(
    Object.entries(statements).map(([id, statement]) => [
      id,
      { statement, edition: 'current', families, source, place },
    ]),
  ) as Readonly<Record<Id, Rule>>;

/** What Premium SSD v2 and Ultra Disk can be used for, and what they cannot: for pages, and for the calculator `provision`, which brings them. */
export const elasticRules = {
  ...rules(premiumV2, 'premium-v2-limitations', 'the list of limitations', {
    'v2-gallery': 'Premium SSD v2 cannot be used with Azure Compute Gallery.',
    'v2-zones':
      'In most regions with availability zones a Premium SSD v2 can be attached only to a VM in a zone; some regions have disks without a zone too.',
  }),
  ...rules(premiumV2, 'hana-premium-v2', 'Premium SSD v2 characteristics', {
    'v2-write-accelerator': 'Premium SSD v2 has no Write Accelerator.',
  }),
  ...rules(both, 'bursting', 'Disk-level bursting, the types that can burst', {
    'elastic-no-burst': 'Premium SSD v2 and Ultra Disk burst neither on credit nor on demand.',
  }),
  ...rules(both, 'disk-types', 'Ultra Disk performance; Premium SSD v2 performance', {
    'elastic-latency':
      'Premium SSD v2 and Ultra Disk are designed for latencies below a millisecond: a class that the vendor states, and no limit.',
  }),
  ...rules(ultra, 'ultra-limitations', 'the list of limitations', {
    'ultra-gallery': 'Ultra Disk cannot be used with Azure Compute Gallery.',
    'ultra-availability-set':
      'Ultra Disk supports a single VM or an availability zone, no availability set and no zone-redundant storage.',
  }),
  ...rules(ultra, 'disk-types', 'Ultra Disks', {
    'ultra-empty': 'An Ultra Disk is created empty, as a data disk.',
  }),
  ...rules(ultra, 'disk-types', 'Ultra Disk IOPS', {
    'ultra-below-vm': 'The IOPS of an Ultra Disk should be below the IOPS limit of its VM.',
  }),
  ...rules(ultra, 'ultra-undated', 'the list of limitations', {
    'ultra-older-limits':
      'An undated copy of the page on Ultra Disk also excludes Azure Disk Encryption, Azure Site Recovery and changing another disk to this type, and allows Azure Backup and, with limits, snapshots. The list of August 2026 is silent about them.',
  }),
  ...rules(ultra, 'disk-types', 'Ultra Disk VM reservation fee', {
    'ultra-reserved-vcpus':
      'A VM that is set up for Ultra Disk and has none attached is billed for each of its vCPUs, all of them where vCPUs are constrained.',
  }),
  ...rules(both, 'shared-disks', 'Billing implications; Performance throttles', {
    'elastic-shared':
      'A shared Premium SSD v2 or Ultra Disk has four throttles: IOPS and MB/s of all VMs that may write, and of all that only read. Their sums are billed, and attaching it to a VM costs nothing.',
  }),
  ...rules(both, 'shared-limitations', 'Ultra disks; Premium SSD v2', {
    'elastic-shared-zone':
      'A Premium SSD v2 or Ultra Disk cannot be shared between availability zones.',
  }),
  ...rules(
    both,
    'nvme-remote-faq',
    'Azure disk storage options compatible with remote NVMe disks',
    {
      'elastic-mix-allowed':
        'One VM may have Premium SSD, Premium SSD v2 and Ultra Disk attached. No document says whether their limits add up; they are not added here.',
    },
  ),
};
