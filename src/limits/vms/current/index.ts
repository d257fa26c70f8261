/** Today’s size tables, one a series. A new table is a file and a line here. */
import type { VmTable } from '../../row-tables.ts';
import { basv2 } from './basv2.ts';
import { bsv2 } from './bsv2.ts';
import { bv1 } from './bv1.ts';
import { dadsv5 } from './dadsv5.ts';
import { dadsv6 } from './dadsv6.ts';
import { dalsv6 } from './dalsv6.ts';
import { dasv4 } from './dasv4.ts';
import { dasv5 } from './dasv5.ts';
import { dasv6 } from './dasv6.ts';
import { dasv7 } from './dasv7.ts';
import { ddsv4 } from './ddsv4.ts';
import { ddsv5 } from './ddsv5.ts';
import { ddsv6 } from './ddsv6.ts';
import { dldsv5 } from './dldsv5.ts';
import { dlsv5 } from './dlsv5.ts';
import { dlsv6 } from './dlsv6.ts';
import { dpsv5 } from './dpsv5.ts';
import { dpsv6 } from './dpsv6.ts';
import { ds } from './ds.ts';
import { dsv2 } from './dsv2.ts';
import { dsv2Memory } from './dsv2-memory.ts';
import { dsv3 } from './dsv3.ts';
import { dsv4 } from './dsv4.ts';
import { dsv5 } from './dsv5.ts';
import { dsv6 } from './dsv6.ts';
import { dsv7 } from './dsv7.ts';
import { eadsv5 } from './eadsv5.ts';
import { eadsv6 } from './eadsv6.ts';
import { easv4 } from './easv4.ts';
import { easv5 } from './easv5.ts';
import { easv6 } from './easv6.ts';
import { ebdsv5Nvme } from './ebdsv5-nvme.ts';
import { ebdsv5Scsi } from './ebdsv5-scsi.ts';
import { ebdsv6 } from './ebdsv6.ts';
import { ebsv5Nvme } from './ebsv5-nvme.ts';
import { ebsv5Scsi } from './ebsv5-scsi.ts';
import { ebsv6 } from './ebsv6.ts';
import { edsv4 } from './edsv4.ts';
import { edsv5 } from './edsv5.ts';
import { edsv6 } from './edsv6.ts';
import { epsv5 } from './epsv5.ts';
import { epsv6 } from './epsv6.ts';
import { esv3 } from './esv3.ts';
import { esv4 } from './esv4.ts';
import { esv5 } from './esv5.ts';
import { esv6 } from './esv6.ts';
import { esv7 } from './esv7.ts';
import { fasv6 } from './fasv6.ts';
import { fs } from './fs.ts';
import { fsv2 } from './fsv2.ts';
import { fxmsv2 } from './fxmsv2.ts';
import { gs } from './gs.ts';
import { lasv3 } from './lasv3.ts';
import { lasv4 } from './lasv4.ts';
import { ls } from './ls.ts';
import { lsv2 } from './lsv2.ts';
import { lsv3 } from './lsv3.ts';
import { lsv4 } from './lsv4.ts';
import { m } from './m.ts';
import { mbsv3 } from './mbsv3.ts';
import { mdsv2 } from './mdsv2.ts';
import { msv2 } from './msv2.ts';
import { mv2 } from './mv2.ts';

export const tablesOfToday: readonly VmTable[] = [
  basv2,
  bsv2,
  bv1,
  dadsv5,
  dadsv6,
  dalsv6,
  dasv4,
  dasv5,
  dasv6,
  dasv7,
  ddsv4,
  ddsv5,
  ddsv6,
  dldsv5,
  dlsv5,
  dlsv6,
  dpsv5,
  dpsv6,
  ds,
  dsv2,
  dsv2Memory,
  dsv3,
  dsv4,
  dsv5,
  dsv6,
  dsv7,
  eadsv5,
  eadsv6,
  easv4,
  easv5,
  easv6,
  ebdsv5Scsi,
  ebdsv5Nvme,
  ebdsv6,
  ebsv5Scsi,
  ebsv5Nvme,
  ebsv6,
  edsv4,
  edsv5,
  edsv6,
  epsv5,
  epsv6,
  esv3,
  esv4,
  esv5,
  esv6,
  esv7,
  fasv6,
  fs,
  fsv2,
  fxmsv2,
  gs,
  lasv3,
  lasv4,
  ls,
  lsv2,
  lsv3,
  lsv4,
  m,
  mbsv3,
  mdsv2,
  msv2,
  mv2,
];
