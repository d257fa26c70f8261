/** The list of one day for three regions. A newer list replaces these tables, and their date and sources. */
import type { RegionTables } from '../../region-tables.ts';
import { disks } from './disks.ts';
import { meters } from './meters.ts';
import { mounts } from './mounts.ts';
import { operations } from './operations.ts';
import { vmsAToB } from './vms-a-b.ts';
import { vmsDFromV6 } from './vms-d-from-v6.ts';
import { vmsDToV5 } from './vms-d-to-v5.ts';
import { vmsEFromV6 } from './vms-e-from-v6.ts';
import { vmsEToV4 } from './vms-e-to-v4.ts';
import { vmsEV5 } from './vms-e-v5.ts';
import { vmsF } from './vms-f.ts';
import { vmsGToN } from './vms-g-to-n.ts';

export const regionTables: RegionTables = {
  date: '2026-08-22',
  sources: {
    westeurope: { vms: 'retail-vms-2026-08', disks: 'retail-disks-2026-08' },
    northeurope: {
      vms: 'retail-vms-northeurope-2026-08',
      disks: 'retail-disks-northeurope-2026-08',
    },
    swedencentral: {
      vms: 'retail-vms-swedencentral-2026-08',
      disks: 'retail-disks-swedencentral-2026-08',
    },
  },
  vms: [vmsAToB, vmsDToV5, vmsDFromV6, vmsEToV4, vmsEV5, vmsEFromV6, vmsF, vmsGToN],
  disks,
  mounts,
  operations,
  meters,
};
