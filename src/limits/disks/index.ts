/** The tables of disks, one file a family and edition. A new table is a file and a line here. */
import type { DiskTable } from '../row-tables.ts';
import { premiumSsd2018 } from './2018-09/premium-ssd.ts';
import { standardHdd2018 } from './2018-09/standard-hdd.ts';
import { standardSsd2018 } from './2018-09/standard-ssd.ts';
import { premiumSsd } from './current/premium-ssd.ts';
import { standardHdd } from './current/standard-hdd.ts';
import { standardSsd } from './current/standard-ssd.ts';

export const diskTables: readonly DiskTable[] = [
  premiumSsd2018,
  standardSsd2018,
  standardHdd2018,
  premiumSsd,
  standardSsd,
  standardHdd,
];
