/** The tables of VM sizes, one file a series and edition. A new table is a file and a line here. */
import type { VmTable } from '../vm-table.ts';
import { a } from './2018-09/a.ts';
import { d } from './2018-09/d.ts';
import { ds } from './2018-09/ds.ts';
import { dsv2 } from './2018-09/dsv2.ts';
import { gs } from './2018-09/gs.ts';
import { ddsv4 } from './current/ddsv4.ts';
import { ddsv5 } from './current/ddsv5.ts';
import { dsv3 } from './current/dsv3.ts';
import { dsv6 } from './current/dsv6.ts';
import { ebdsv5Nvme } from './current/ebdsv5-nvme.ts';
import { ebdsv5Scsi } from './current/ebdsv5-scsi.ts';

export const vmTables: readonly VmTable[] = [
  a,
  d,
  ds,
  dsv2,
  gs,
  dsv3,
  ddsv4,
  ddsv5,
  ebdsv5Scsi,
  ebdsv5Nvme,
  dsv6,
];
