/** Where the limits have pages: one for each VM series and disk family, and on it a place for every size. */
import type { Disk, DiskFamily, Vm } from '../limits/types.ts';

/** Letters and digits stay, everything else is one hyphen. */
const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const seriesSlug = slugOf;
export const seriesAddress = (series: string) => `/limits/${slugOf(series)}/`;
export const familyAddress = (family: DiskFamily) => `/limits/${slugOf(family)}/`;

/**
 * Where on its page a row stands: `e8bds_v5`, `e8bds_v5-nvme`, `ds15_v2-2018-09`. Today's figure has the plain
 * name, since that is what people link to.
 */
export const anchorOf = ({ name, edition }: Pick<Vm | Disk, 'name' | 'edition'>) =>
  name.toLowerCase().replace('/', '-') + (edition === 'current' ? '' : `-${edition}`);

export const vmAddress = (vm: Vm) => `${seriesAddress(vm.series)}#${anchorOf(vm)}`;
export const diskAddress = (disk: Disk) => `${familyAddress(disk.family)}#${anchorOf(disk)}`;
