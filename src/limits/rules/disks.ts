import { gib, iops, kib, seconds } from '../../units/index.ts';
import type { DiskFamily } from '../types.ts';
import type { Rule } from './rule.ts';

const premiumAndStandardSsd: readonly DiskFamily[] = ['Premium SSD', 'Standard SSD'];

/** What counts as one IO at a disk, and how disks and VMs burst. */
export const diskRules = {
  'io-unit-2018': {
    statement:
      'An IO of up to 256 KiB counts as one at the disk; a larger one as several, 1,100 KB as five.',
    edition: '2018-09',
    figure: { value: kib(256), unit: 'B' },
    families: premiumAndStandardSsd,
    source: 'standard-ssd-2018',
    place: 'Scalability and Performance Targets',
  },
  'io-unit-premium-2018': {
    statement: 'An IO of up to 256 KiB counts as one at a Premium SSD; a larger one as several.',
    edition: '2018-09',
    figure: { value: kib(256), unit: 'B' },
    families: ['Premium SSD'],
    source: 'premium-storage-2018',
    place: 'Scalability and performance targets',
  },
  'io-unit': {
    statement: 'An IO of up to 256 KiB counts as one at the disk; a larger one as several.',
    edition: 'current',
    figure: { value: kib(256), unit: 'B' },
    families: premiumAndStandardSsd,
    source: 'disk-types',
    place: 'Premium SSD, Standard SSD: performance',
  },
  'burst-credit': {
    statement: 'A full bucket of credit lasts 30 minutes at the highest burst rate.',
    edition: 'current',
    figure: { value: seconds(1800), unit: 's' },
    source: 'burst-credits',
    place: 'Bursting flow',
  },
  'burst-bucket': {
    statement:
      'A bucket holds (burst − base) × 1,800 s, IOs and bytes apart; it starts full and fills with the base that is not used.',
    edition: 'current',
    figure: { value: seconds(1800), unit: 's' },
    source: 'api-2020',
    place: 'the burst credit buckets of P1 to P20, which this formula gives',
  },
  'burst-disks': {
    statement:
      'Credit bursting is on by itself for Premium SSD up to P20 and Standard SSD up to E30.',
    edition: 'current',
    families: premiumAndStandardSsd,
    source: 'burst-credits',
    place: 'Credit-based bursting',
  },
  'burst-on-demand': {
    statement: 'Premium SSD above 512 GiB bursts on demand: switched on by its owner, and billed.',
    edition: 'current',
    figure: { value: gib(512), unit: 'B' },
    families: ['Premium SSD'],
    source: 'bursting',
    place: 'On-demand bursting',
  },
  'burst-vm': {
    statement: 'A VM bursts by credit alone, with a bucket of its own and by the same rules.',
    edition: 'current',
    source: 'burst-credits',
    place: 'Virtual machine-level bursting',
  },
  'basic-tier': {
    statement: 'A standard disk on a Basic-tier VM has three fifths of its IOPS.',
    edition: '2018-09',
    figure: { value: iops(300), unit: 'IOPS' },
    families: ['Standard HDD'],
    source: 'standard-storage-2018',
    place: 'Scalability and performance targets',
  },
  'storage-account': {
    statement: 'Unmanaged standard disks share the IOPS of their storage account.',
    edition: '2018-09',
    figure: { value: iops(20_000), unit: 'IOPS' },
    families: ['Standard HDD'],
    source: 'standard-storage-2018',
    place: 'Scalability and performance targets',
  },
} as const satisfies Readonly<Record<string, Rule>>;
