/** One volume as the fields of a calculator give it, and whether it can be computed without a VM. */
import type { Edition } from '../../../limits/types.ts';
import type { Cache } from '../../../storage/set-up/disk-group.ts';
import { effectiveCaching } from '../../../storage/set-up/host-cache.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import type { Seconds } from '../../../units/index.ts';

/** A volume behind a cache setting, as the fields give it. */
export type VolumeInputs = Pick<Volume, 'disk' | 'disks' | 'vm' | 'read' | 'hit'> & {
  readonly cache: Cache;
  readonly limits: Edition;
  readonly latency: Seconds | undefined;
};

/** The volume with the caching that takes effect. */
export const volumeOf = (given: VolumeInputs): Volume => ({
  ...given,
  cached: settingOf(given) !== 'None',
});

/** The host caching that takes effect: not every disk and VM can have the one that was chosen. */
export const settingOf = ({
  disk,
  cache,
  vm,
  limits,
}: Pick<VolumeInputs, 'disk' | 'cache' | 'vm' | 'limits'>): Cache =>
  effectiveCaching({ role: 'data', disk, cache }, vm, limits);

/**
 * What to say by the field of the VM size where it is empty and only a VM has limits for these IOs: local
 * NVMe disks are part of it, and so is the cache that serves every IO.
 * @returns nothing where the disks have limits, or a VM is entered
 */
export function problemWithoutVm(given: VolumeInputs): string | undefined {
  if (given.vm) return undefined;
  if (given.disk.placement)
    return 'Local NVMe disks are part of a VM, which says how large and how fast they are: enter a VM size.';
  return volumeOf(given).cached && given.read * given.hit === 1
    ? 'When the cache serves every IO, only the VM’s cached limit counts: enter a VM size.'
    : undefined;
}

/** An answer about a volume, or what to say by the field of the VM size where nothing can be computed without one. */
export function answerOrProblem<Answer>(given: VolumeInputs, answer: () => Answer) {
  const vm = problemWithoutVm(given);
  return vm ? { problems: { vm } } : answer();
}
