/** Where the limits of a series, and of a size or a disk, are on the site; for scripts as well, which do not have the dataset. */
import type { Disk, Vm } from '../../limits/types.ts';

/** Letters and digits stay, everything else is one hyphen. */
export const seriesSlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const seriesAddress = (series: string) => `/limits/${seriesSlug(series)}/`;
/**
 * The anchor of a row on its page: `e8bds_v5`, `e8bds_v5-nvme`, `ds15_v2-2018-09`. Today's figure has the plain
 * name, since that is what people link to.
 */
export const anchorOf = ({ name, edition }: Pick<Vm | Disk, 'name' | 'edition'>) =>
  name.toLowerCase().replace('/', '-') + (edition === 'current' ? '' : `-${edition}`);
