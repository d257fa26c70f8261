/** Groups of disks as links carry them, for calculators that have no input for groups: its code is larger. */
import type { Group } from '../../../storage/set-up/demand.ts';
import { serializeIops, serializeThroughput } from '../../../units/index.ts';

/** “data:P30x4:ReadOnly:5000”: what `diskGroupsField` reads. */
export const serializeGroups = (groups: readonly Group[]): string =>
  groups
    .map(({ role, disk, count, cache, iops, throughput }) =>
      [
        `${role}:${disk.name}x${count}:${cache}`,
        ...(iops === undefined ? [] : [serializeIops(iops)]),
        ...(throughput === undefined ? [] : [serializeThroughput(throughput)]),
      ].join(':'),
    )
    .join(',');
