/** Where the guide has the commands for a change. */
import type { Change, Disruption } from '../../../storage/change/change.ts';
import { isMadeAnew } from '../../../storage/change/conversion.ts';
import { isProvisioned } from '../../../storage/path/path.ts';

const safely = '/troubleshoot/change-it-safely/';

/** The sections with commands, by what is changed. A test compares them with the pages. */
export const guide = {
  provision: `${safely}#raise-iops-without-a-restart-tier-and-premium-ssd-v2`,
  size: `${safely}#commands-for-a-larger-disk-cannot-be-undone`,
  cache: `${safely}#commands-for-the-host-cache-stop-the-service-first`,
  type: `${safely}#commands-for-another-disk-type-stops-the-vm`,
  premiumV2: '/optimise/premium-ssd-v2-and-ultra/#commands-to-migrate-a-premium-ssd-data-disk',
  plus: `${safely}#commands-for-performance-plus-stops-the-vm`,
  onDemand: `${safely}#commands-for-on-demand-bursting-stops-the-vm`,
  vm: `${safely}#commands-for-the-vm-size-restarts-the-vm`,
  newVm: `${safely}#commands-for-a-new-vm-from-the-old-disks`,
  copy: `${safely}#commands-for-new-disks-copy-the-data`,
  neighbours: '/throttling/prevent-vm-throttling/',
  queue: '/optimise/queue-depth/',
  ioSize: '/optimise/io-size/',
  sync: '/concepts/sync-io/',
} as const;

/** The section for what is most disruptive in a change. */
export function guideTo({ vm, caching, safe, disks = [] }: Change, how: Disruption): string {
  if (how === 'new VM') return guide.newVm;
  if (how === 'copy of data') return guide.copy;
  if (disks.some(isMadeAnew)) return guide.plus;
  const converted = disks.find(({ way }) => way === 'family');
  if (converted) return isProvisioned(converted.disk) ? guide.premiumV2 : guide.type;
  if (vm) return guide.vm;
  if (caching || safe) return guide.cache;
  return disks.some(({ way }) => way === 'size') ? guide.size : guide.provision;
}
