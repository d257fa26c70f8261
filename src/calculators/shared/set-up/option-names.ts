/** What an option is called: in a sentence, and in a row with two lines. */

import { shownName } from '../../../limits/name-keys.ts';
import type { Disk } from '../../../limits/types.ts';
import type { Change, DisksChange, Option } from '../../../storage/change/change.ts';
import {
  diskName,
  formatDiskSize,
  formatDisks,
  kindOf,
  roleName,
} from '../../../storage/path/disk-names.ts';
import { placementNames } from '../../../storage/path/local.ts';
import { isProvisioned } from '../../../storage/path/path.ts';
import { risksData } from '../../../storage/set-up/host-cache.ts';
import type { SetUp } from '../../../storage/set-up/set-up.ts';
import { bytesIn, formatIops, formatNumber } from '../../../units/index.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { capital, list, plural } from '../answer/text.ts';

const cachingTexts: Readonly<Record<NonNullable<Change['caching']>, string>> = {
  'data disks only': 'host cache ReadOnly on the data disks alone',
  'OS disk only': 'host cache None on all but the OS disk',
};

/** Provisioned disks in place of others: in a row their sizes and rates are in its second line. */
const isLong = ({ way, disk }: DisksChange) => way === 'family' && isProvisioned(disk);

/** “12,500 IOPS and 125 MB/s on the same Premium SSD v2 for data”, “P40 instead of P30 for data”. */
function nameOfDisks({ of, disk, count, way }: DisksChange): string {
  const role = roleName(of.role);
  if (disk.placement === 'LocalNVMe') return `${role} on ${plural(count, 'local NVMe disk')}`;
  const now = formatDisks(of.disk, of.count);
  switch (way) {
    case 'provision': {
      const size = disk.size > of.disk.size ? `${formatDiskSize(disk)}, ` : '';
      const each = count > 1 ? ' each' : '';
      return `${size}${formatProvisioned(disk)}${each} on the same ${formatDisks(of.disk, count)} for ${role}`;
    }
    case 'tier':
      return `performance tier ${disk.bought?.raised ?? disk.tier ?? disk.name} for ${role} (${now})`;
    case 'plus':
      return `${formatDisks(disk, count)} for ${role}, made anew`;
    case 'count':
      return `${count - of.count} more ${diskName(disk)} for ${role}, striped`;
    default:
      if (disk.placement) return `${diskName(disk)} in the ${placementNames[disk.placement]}`;
      if (way === 'size' && count > 1)
        return `${diskName(disk)} instead of each ${diskName(of.disk)} for ${role} (${count} disks)`;
      return `${formatDisks(disk, count)}${isProvisioned(disk) ? `, ${formatProvisioned(disk)}${count > 1 ? ' each' : ''},` : ''} instead of ${now} for ${role}`;
  }
}

const formatProvisioned = ({ iops, throughput }: Disk) =>
  `${formatIops(iops)} and ${formatNumber(throughput / bytesIn['MB/s'])} MB/s`;

/** “host cache None on data”: where one role alone has a cache, it is named; not what is set to None because it can lose data. */
export function cachingOf({ change: { caching, safe } }: Option, now: SetUp): string | undefined {
  const cached = now.groups.filter(
    (group) => group.role !== 'os' && group.cache !== 'None' && !(safe && risksData(group)),
  );
  const [role, ...others] = new Set(cached.map((group) => group.role));
  return caching === 'OS disk only' && others.length === 0
    ? role && `host cache None on ${role}`
    : caching && cachingTexts[caching];
}

/** “E16bds_v5, host cache None on all but the OS disk”. */
export function nameOf(
  option: Option,
  now: SetUp,
  wordsOf: (disks: DisksChange) => string = nameOfDisks,
  caching = cachingOf(option, now),
): string {
  const { change, assessment } = option;
  const { vm, safe, disks = [] } = change;
  const safer = new Set(
    now.groups.flatMap((group, at) =>
      risksData(group) ? `${assessment.setUp.groups[at]?.cache} on ${group.role}` : [],
    ),
  );
  // On another VM other local disks hold the same data.
  const moved = now.groups.flatMap((of, at): readonly DisksChange[] => {
    const { disk, count } = assessment.setUp.groups[at] ?? of;
    const isMoved = count !== of.count && !safe && !disks.some((other) => other.of === of);
    return isMoved ? [{ of, disk, count, way: 'count' }] : [];
  });
  const parts = compact([
    safe && `${list([...safer])} instead of ReadWrite`,
    vm && shownName(vm),
    ...[...disks, ...moved].map(wordsOf),
    caching,
  ]);
  return capital(parts.join(', '));
}

/** Beside another VM or other disks, how they are cached is in the second line of a row. */
export const isBesides = ({ change: { vm, disks } }: Option): boolean =>
  vm !== undefined || disks !== undefined;

/** “D16as_v7, 4 × Premium SSD v2 for data”: what is there now needs no name. */
export const shortNameOf = (option: Option, now: SetUp): string =>
  nameOf(
    option,
    now,
    (disks) => {
      const { of, disk, count, way } = disks;
      const isNamed = disk.placement || !/^(family|size|plus)$/.test(way);
      if (isNamed) return nameOfDisks(disks);
      const times = count > 1 ? `${count} × ` : '';
      return `${isLong(disks) ? `${times}${kindOf(disk)}` : formatDisks(disk, count)} for ${roleName(of.role)}`;
    },
    isBesides(option) ? '' : undefined,
  );

/** What a short name leaves out: “1,024 GiB, 3,750 IOPS and 246 MB/s each”. */
export const sizesOf = ({ disks = [] }: Change): readonly string[] =>
  disks
    .filter(isLong)
    .map(
      ({ disk, count }) =>
        `${formatDiskSize(disk)}, ${formatProvisioned(disk)}${count > 1 ? ' each' : ''}`,
    );
