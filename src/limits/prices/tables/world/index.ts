/**
 * The list of two collectors for regions beside those in `europe/`: VM sizes of 2026-08-01, disks of 2026-08-14 and 15.
 * `~`: the list has the Windows price for Linux too; what the same licence costs in five European regions is taken off.
 */
import type { RegionTables } from '../../region-tables.ts';
import { disks } from './disks.ts';
import { meters } from './meters.ts';
import { mounts } from './mounts.ts';
import { operations } from './operations.ts';
import { vmsAB } from './vms-a-b.ts';
import { vmsDFromV6 } from './vms-d-from-v6.ts';
import { vmsDToV5 } from './vms-d-to-v5.ts';
import { vmsEFromV6 } from './vms-e-from-v6.ts';
import { vmsEToV4 } from './vms-e-to-v4.ts';
import { vmsEV5 } from './vms-e-v5.ts';
import { vmsF } from './vms-f.ts';
import { vmsGToN } from './vms-g-to-n.ts';
import { vmsMore } from './vms-more.ts';

export const world: RegionTables = {
  sources: {
    uksouth: { vms: 'retail-vms-uksouth-2026-08', disks: 'retail-disks-uksouth-2026-08' },
    centralus: { vms: 'retail-vms-centralus-2026-08', disks: 'retail-disks-centralus-2026-08' },
    eastus2: { vms: 'retail-vms-eastus2-2026-08', disks: 'retail-disks-eastus2-2026-08' },
    westus2: { vms: 'retail-vms-westus2-2026-08', disks: 'retail-disks-westus2-2026-08' },
    australiaeast: {
      vms: 'retail-vms-australiaeast-2026-08',
      disks: 'retail-disks-australiaeast-2026-08',
    },
    centralindia: {
      vms: 'retail-vms-centralindia-2026-08',
      disks: 'retail-disks-centralindia-2026-08',
    },
    southeastasia: {
      vms: 'retail-vms-southeastasia-2026-08',
      disks: 'retail-disks-southeastasia-2026-08',
    },
  },
  vms: [vmsAB, vmsDToV5, vmsDFromV6, vmsEToV4, vmsEV5, vmsEFromV6, vmsF, vmsGToN, vmsMore],
  disks,
  mounts,
  operations,
  meters,
};
