/** Today’s size tables, one a series. A new table is a file and a line here. */
import type { VmTable } from '../../row-tables.ts';
import { basv2 } from './basv2.ts';
import { bpsv2 } from './bpsv2.ts';
import { bsv2 } from './bsv2.ts';
import { bv1 } from './bv1.ts';
import { dadsv5 } from './dadsv5.ts';
import { dadsv6 } from './dadsv6.ts';
import { dadsv7 } from './dadsv7.ts';
import { daldsv6 } from './daldsv6.ts';
import { daldsv7 } from './daldsv7.ts';
import { dalsv6 } from './dalsv6.ts';
import { dalsv7 } from './dalsv7.ts';
import { dasv4 } from './dasv4.ts';
import { dasv5 } from './dasv5.ts';
import { dasv6 } from './dasv6.ts';
import { dasv7 } from './dasv7.ts';
import { dcadsv5 } from './dcadsv5.ts';
import { dcasv5 } from './dcasv5.ts';
import { ddsv4 } from './ddsv4.ts';
import { ddsv5 } from './ddsv5.ts';
import { ddsv6 } from './ddsv6.ts';
import { ddsv7 } from './ddsv7.ts';
import { dldsv5 } from './dldsv5.ts';
import { dldsv6 } from './dldsv6.ts';
import { dldsv7 } from './dldsv7.ts';
import { dlsv5 } from './dlsv5.ts';
import { dlsv6 } from './dlsv6.ts';
import { dlsv7 } from './dlsv7.ts';
import { dndsv6 } from './dndsv6.ts';
import { dnldsv6 } from './dnldsv6.ts';
import { dpdsv5 } from './dpdsv5.ts';
import { dpdsv6 } from './dpdsv6.ts';
import { dpldsv5 } from './dpldsv5.ts';
import { dpldsv6 } from './dpldsv6.ts';
import { dplsv5 } from './dplsv5.ts';
import { dplsv6 } from './dplsv6.ts';
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
import { eadsv7 } from './eadsv7.ts';
import { easv4 } from './easv4.ts';
import { easv5 } from './easv5.ts';
import { easv6 } from './easv6.ts';
import { easv7 } from './easv7.ts';
import { ebdsv5Nvme } from './ebdsv5-nvme.ts';
import { ebdsv5Scsi } from './ebdsv5-scsi.ts';
import { ebdsv6 } from './ebdsv6.ts';
import { ebsv5Nvme } from './ebsv5-nvme.ts';
import { ebsv5Scsi } from './ebsv5-scsi.ts';
import { ebsv6 } from './ebsv6.ts';
import { ecadsv5 } from './ecadsv5.ts';
import { ecasv5 } from './ecasv5.ts';
import { edsv4 } from './edsv4.ts';
import { edsv5 } from './edsv5.ts';
import { edsv6 } from './edsv6.ts';
import { edsv7 } from './edsv7.ts';
import { endsv6 } from './endsv6.ts';
import { epdsv5 } from './epdsv5.ts';
import { epdsv6 } from './epdsv6.ts';
import { epsv5 } from './epsv5.ts';
import { epsv6 } from './epsv6.ts';
import { esv3 } from './esv3.ts';
import { esv4 } from './esv4.ts';
import { esv5 } from './esv5.ts';
import { esv6 } from './esv6.ts';
import { esv7 } from './esv7.ts';
import { fadsv7 } from './fadsv7.ts';
import { faldsv7 } from './faldsv7.ts';
import { falsv6 } from './falsv6.ts';
import { falsv7 } from './falsv7.ts';
import { famdsv7 } from './famdsv7.ts';
import { famsv6 } from './famsv6.ts';
import { famsv7 } from './famsv7.ts';
import { fasv6 } from './fasv6.ts';
import { fasv7 } from './fasv7.ts';
import { fs } from './fs.ts';
import { fsv2 } from './fsv2.ts';
import { fxmdsv2 } from './fxmdsv2.ts';
import { fxmsv2 } from './fxmsv2.ts';
import { gs } from './gs.ts';
import { laosv4 } from './laosv4.ts';
import { laosv5 } from './laosv5.ts';
import { lasv3 } from './lasv3.ts';
import { lasv4 } from './lasv4.ts';
import { lasv5 } from './lasv5.ts';
import { ls } from './ls.ts';
import { lsv2 } from './lsv2.ts';
import { lsv3 } from './lsv3.ts';
import { lsv4 } from './lsv4.ts';
import { m } from './m.ts';
import { mbdsv3 } from './mbdsv3.ts';
import { mbdsv3Memory } from './mbdsv3-memory.ts';
import { mbsv3 } from './mbsv3.ts';
import { mdsv2 } from './mdsv2.ts';
import { mdsv3 } from './mdsv3.ts';
import { msv2 } from './msv2.ts';
import { msv3 } from './msv3.ts';
import { mv2 } from './mv2.ts';
import { nca100v4 } from './nca100v4.ts';
import { ncadsh100v5 } from './ncadsh100v5.ts';
import { nda100v4 } from './nda100v4.ts';
import { ndh100v5 } from './ndh100v5.ts';

export const tablesOfToday: readonly VmTable[] = [
  basv2,
  bpsv2,
  bsv2,
  bv1,
  dadsv5,
  dadsv6,
  dadsv7,
  daldsv6,
  daldsv7,
  dalsv6,
  dalsv7,
  dasv4,
  dasv5,
  dasv6,
  dasv7,
  dcadsv5,
  dcasv5,
  ddsv4,
  ddsv5,
  ddsv6,
  ddsv7,
  dldsv5,
  dldsv6,
  dldsv7,
  dlsv5,
  dlsv6,
  dlsv7,
  dndsv6,
  dnldsv6,
  dpdsv5,
  dpdsv6,
  dpldsv5,
  dpldsv6,
  dplsv5,
  dplsv6,
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
  eadsv7,
  easv4,
  easv5,
  easv6,
  easv7,
  ebdsv5Scsi,
  ebdsv5Nvme,
  ebdsv6,
  ebsv5Scsi,
  ebsv5Nvme,
  ebsv6,
  ecadsv5,
  ecasv5,
  edsv4,
  edsv5,
  edsv6,
  edsv7,
  endsv6,
  epdsv5,
  epdsv6,
  epsv5,
  epsv6,
  esv3,
  esv4,
  esv5,
  esv6,
  esv7,
  fadsv7,
  faldsv7,
  falsv6,
  falsv7,
  famdsv7,
  famsv6,
  famsv7,
  fasv6,
  fasv7,
  fs,
  fsv2,
  fxmdsv2,
  fxmsv2,
  gs,
  laosv4,
  laosv5,
  lasv3,
  lasv4,
  lasv5,
  ls,
  lsv2,
  lsv3,
  lsv4,
  m,
  mbdsv3,
  mbdsv3Memory,
  mbsv3,
  mdsv2,
  mdsv3,
  msv2,
  msv3,
  mv2,
  nca100v4,
  ncadsh100v5,
  nda100v4,
  ndh100v5,
];
