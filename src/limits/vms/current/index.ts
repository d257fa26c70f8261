/** Today’s size tables, one a series. A new table is a file and a line here, or from E on beside it. */
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
import { dcadsv6 } from './dcadsv6.ts';
import { dcasv5 } from './dcasv5.ts';
import { dcasv6 } from './dcasv6.ts';
import { dcedsv6 } from './dcedsv6.ts';
import { dcesv6 } from './dcesv6.ts';
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
import { dnlsv6 } from './dnlsv6.ts';
import { dnsv6 } from './dnsv6.ts';
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
import { tablesFromE } from './index-from-e.ts';

export const tablesOfToday = {
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
  dcadsv6,
  dcasv5,
  dcasv6,
  dcedsv6,
  dcesv6,
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
  dnlsv6,
  dnsv6,
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
  ...tablesFromE,
};
