import type { Source } from '../rows.ts';
import { docs } from './addresses.ts';

/** Rules of Premium SSD v2 and what HANA asks of a log were read from it. */
export const hanaPremiumV2 = {
  id: 'hana-premium-v2',
  title: 'SAP HANA storage configurations with Premium SSD v2, Azure documentation',
  date: '2022-12-14',
  url: docs('00d10cfd8bdf', 'articles/sap/workloads/hana-vm-premium-ssd-v2.md'),
} as const satisfies Source;
