import { kib } from '../../units/index.ts';
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
  'io-unit': {
    statement: 'An IO of up to 256 KiB counts as one at the disk; a larger one as several.',
    edition: 'current',
    figure: { value: kib(256), unit: 'B' },
    families: premiumAndStandardSsd,
    source: 'disk-types',
    place: 'Premium SSD, Standard SSD: performance',
  },
} as const satisfies Readonly<Record<string, Rule>>;
