/** The list of one collector: VM sizes and disks of 2026-08-22. A newer list replaces these tables and the sources. */
import type { RegionTables } from '../../region-tables.ts';
import { disks } from './disks.ts';
import { meters } from './meters.ts';
import { mounts } from './mounts.ts';
import { operations } from './operations.ts';
import { savings } from './savings.ts';
import { vmsAB } from './vms-a-b.ts';
import { vmsDFromV6 } from './vms-d-from-v6.ts';
import { vmsDToV5 } from './vms-d-to-v5.ts';
import { vmsEFromV6 } from './vms-e-from-v6.ts';
import { vmsEToV4 } from './vms-e-to-v4.ts';
import { vmsEV5 } from './vms-e-v5.ts';
import { vmsF } from './vms-f.ts';
import { vmsGToN } from './vms-g-to-n.ts';
import { vmsMore } from './vms-more.ts';

export const europe: RegionTables = {
  sources: {
    westeurope: { vms: 'retail-vms-westeurope-2026-08', disks: 'retail-disks-westeurope-2026-08' },
    belgiumcentral: {
      vms: 'retail-vms-belgiumcentral-2026-08',
      disks: 'retail-disks-belgiumcentral-2026-08',
    },
    francecentral: {
      vms: 'retail-vms-francecentral-2026-08',
      disks: 'retail-disks-francecentral-2026-08',
    },
    northeurope: {
      vms: 'retail-vms-northeurope-2026-08',
      disks: 'retail-disks-northeurope-2026-08',
    },
    swedencentral: {
      vms: 'retail-vms-swedencentral-2026-08',
      disks: 'retail-disks-swedencentral-2026-08',
    },
  },
  vms: [vmsAB, vmsDToV5, vmsDFromV6, vmsEToV4, vmsEV5, vmsEFromV6, vmsF, vmsGToN, vmsMore],
  disks,
  mounts,
  operations,
  meters,
  savings,
};
