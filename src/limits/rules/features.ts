import { gib, kib, seconds } from '../../units/index.ts';
import { accelerated } from './answer.ts';
import type { Rule } from './rule.ts';

const premium = ['Premium SSD'] as const;
const tiered = ['Premium SSD', 'Standard SSD'] as const;

/** Performance tiers, shared disks, bursts and Write Accelerator: what pages state and no answer cites. */
export const featureRules = {
  'tier-higher': {
    statement:
      'A Premium SSD can be set to the performance of a larger one, without downtime and without changing its size: up to P40 to any tier up to P50, and from P60 to any up to P80.',
    edition: 'current',
    families: premium,
    source: 'performance-tiers',
    place: 'What tiers can be changed',
  },
  'shared-limit': {
    statement:
      'A shared Premium SSD or Standard SSD has the limits of a single one, and its VMs divide them.',
    edition: 'current',
    families: tiered,
    source: 'shared-disks',
    place: 'Premium SSD performance throttles',
  },
  'shared-without': {
    statement:
      'A shared Premium SSD or Standard SSD has no host cache and no Write Accelerator, and cannot be an OS disk; a shared Premium SSD does not burst.',
    edition: 'current',
    families: tiered,
    source: 'shared-limitations',
    place: 'General limitations; Premium SSD; Standard SSDs',
  },
  'shared-price': {
    statement: 'Each VM that a shared Premium SSD is attached to is billed.',
    edition: 'current',
    families: premium,
    source: 'shared-disks',
    place: 'Billing implications',
  },
  'burst-on-demand-switch': {
    statement:
      'On-demand bursting is switched on while the disk is detached or its VM stopped, and can be switched off after 12 hours. A change of the tier leaves it on.',
    edition: 'current',
    figure: { value: seconds(12 * 3600), unit: 's' },
    families: premium,
    source: 'on-demand-limitations',
    place: 'the list of limitations',
  },
  'burst-on-demand-price': {
    statement:
      'On-demand bursting costs a fee for every hour until it is switched off, and in every second the larger of the IOs above the disk’s IOPS and, at 256 KiB each, the throughput above its MB/s, in units of 10,000.',
    edition: 'current',
    figure: { value: kib(256), unit: 'B' },
    families: premium,
    source: 'burst-credits',
    place: 'On-demand bursting, Billing',
  },
  'plus-from': {
    statement:
      'A disk of 513 GiB or more can have “performance plus”: it is chosen when the disk is created, and costs nothing.',
    edition: 'current',
    figure: { value: gib(513), unit: 'B' },
    families: ['Premium SSD', 'Standard SSD', 'Standard HDD'],
    source: 'performance-plus',
    place: 'Limitations',
  },
  'operations-cap': {
    statement:
      'Operations of a Standard SSD or Standard HDD are billed up to a number an hour and disk, and free above it. The page does not give that number.',
    edition: 'current',
    families: ['Standard SSD', 'Standard HDD'],
    source: 'disk-types',
    place: 'Standard SSD transactions; Standard HDD transactions',
  },
  'delivery-premium': {
    statement: 'A Premium SSD is designed to deliver its figures 99.9 % of the time.',
    edition: 'current',
    families: premium,
    source: 'disk-types',
    place: 'Premium SSD size',
  },
  'delivery-standard-ssd': {
    statement: 'A Standard SSD is designed to deliver up to its figures 99 % of the time.',
    edition: 'current',
    families: ['Standard SSD'],
    source: 'disk-types',
    place: 'Standard SSD size',
  },
  sector: {
    statement: 'Premium SSD and Standard SSD have 512E sectors.',
    edition: 'current',
    families: tiered,
    source: 'disk-types',
    place: 'Premium SSDs; Standard SSDs',
  },
  'accelerator-io': {
    statement: 'Write Accelerator shortens writes of up to 64 KiB; larger ones go the usual way.',
    edition: 'current',
    figure: { value: kib(64), unit: 'B' },
    families: premium,
    series: accelerated,
    source: 'write-accelerator',
    place: 'Write Accelerator restrictions',
  },
  'controller-older': {
    statement:
      'Sizes of general purpose, memory and compute up to v5 (Fsv2) typically attach remote disks over SCSI. Of Lsv2, Lsv3 and Lasv3 the temporary disks alone can be NVMe.',
    edition: 'current',
    source: 'nvme-faq',
    place: 'Which VM generations support NVMe disks?',
  },
  'controller-newer': {
    statement: 'On v6 and v7 sizes all disks are attached over NVMe.',
    edition: 'current',
    source: 'modernization',
    place: 'What changes when the VM family changes',
  },
  'accelerator-snapshot': {
    statement: 'Of disks with Write Accelerator only data disks can have snapshots.',
    edition: 'current',
    series: accelerated,
    source: 'write-accelerator',
    place: 'Write Accelerator restrictions',
  },
} as const satisfies Readonly<Record<string, Rule>>;
