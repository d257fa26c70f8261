/** The tables of single prices, one a list and day, but for a few older lists in one. A new table is a file and a line here; whole regions are in `europe/`. */
import type { PriceTable } from '../price-table.ts';
import { bill201809 } from './bill-2018-09.ts';
import { disks202002 } from './disks-2020-02.ts';
import { meters201806 } from './meters-2018-06.ts';
import { vms202004 } from './vms-2020-04.ts';
import { vms202004EastUs2 } from './vms-2020-04-eastus2.ts';
import { vms2023To2026 } from './vms-2023-to-2026.ts';
import { vms202606 } from './vms-2026-06.ts';
import { vms202608BtoD } from './vms-2026-08-b-d.ts';
import { vms202608E } from './vms-2026-08-e.ts';
import { vms202608FtoM } from './vms-2026-08-f-m.ts';

export const priceTables: readonly PriceTable[] = [
  bill201809,
  disks202002,
  meters201806,
  vms202004,
  vms202004EastUs2,
  vms2023To2026,
  vms202606,
  vms202608BtoD,
  vms202608E,
  vms202608FtoM,
];
