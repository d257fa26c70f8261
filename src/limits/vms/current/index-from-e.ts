/** Today’s size tables from E on, one a series. */
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
import { ecadsv6 } from './ecadsv6.ts';
import { ecasv5 } from './ecasv5.ts';
import { ecasv6 } from './ecasv6.ts';
import { ecedsv6 } from './ecedsv6.ts';
import { ecesv6 } from './ecesv6.ts';
import { edsv4 } from './edsv4.ts';
import { edsv5 } from './edsv5.ts';
import { edsv6 } from './edsv6.ts';
import { edsv7 } from './edsv7.ts';
import { endsv6 } from './endsv6.ts';
import { ensv6 } from './ensv6.ts';
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
import { fx } from './fx.ts';
import { fxmdsv2 } from './fxmdsv2.ts';
import { fxmsv2 } from './fxmsv2.ts';
import { gs } from './gs.ts';
import { hbv4 } from './hbv4.ts';
import { hbv5 } from './hbv5.ts';
import { hx } from './hx.ts';
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
import { mdsv3Hm } from './mdsv3-hm.ts';
import { mdsv3HmNvme } from './mdsv3-hm-nvme.ts';
import { mdsv3Vhm } from './mdsv3-vhm.ts';
import { msv2 } from './msv2.ts';
import { msv3 } from './msv3.ts';
import { msv3Hm } from './msv3-hm.ts';
import { msv3HmNvme } from './msv3-hm-nvme.ts';
import { mv2 } from './mv2.ts';
import { nca100v4 } from './nca100v4.ts';
import { ncadsh100v5 } from './ncadsh100v5.ts';
import { ncast4v3 } from './ncast4v3.ts';
import { nda100v4 } from './nda100v4.ts';
import { ndh100v5 } from './ndh100v5.ts';
import { nvadsa10v5 } from './nvadsa10v5.ts';

export const tablesFromE = {
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
  ecadsv6,
  ecasv5,
  ecasv6,
  ecedsv6,
  ecesv6,
  edsv4,
  edsv5,
  edsv6,
  edsv7,
  endsv6,
  ensv6,
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
  fx,
  fxmdsv2,
  fxmsv2,
  gs,
  hbv4,
  hbv5,
  hx,
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
  mdsv3HmNvme,
  mdsv3Hm,
  mdsv3Vhm,
  mdsv3,
  msv2,
  msv3HmNvme,
  msv3Hm,
  msv3,
  mv2,
  nca100v4,
  ncadsh100v5,
  ncast4v3,
  nda100v4,
  ndh100v5,
  nvadsa10v5,
};
