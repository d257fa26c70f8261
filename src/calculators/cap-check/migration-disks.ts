/** The steps with which the disks of a group become others, and what has to be known before. */

import { allowsUltra } from '../../storage/change/change.ts';
import {
  changeTo,
  disruptionOfDisks,
  isMadeAnew,
  isOneWay,
} from '../../storage/change/conversion.ts';
import type { GroupChange } from '../../storage/change/difference.ts';
import { roleName } from '../../storage/path/disk-names.ts';
import { isProvisioned } from '../../storage/path/path.ts';
import type { Group } from '../../storage/set-up/demand.ts';
import { isLocalNvme } from '../../storage/set-up/disk-group.ts';
import { compact } from '../../units/omit-undefined.ts';
import { copySteps, formatted, swapped } from './migration-copy.ts';
import { type Sides, type Step, step } from './migration-step.ts';

/** The change of the disks of a group, where they become others. */
export const changeOf = ({ from, to }: GroupChange) =>
  from && to && changeTo(from, { disk: to.disk, disks: to.count });

/**
 * What has to be so before disks are converted to Premium SSD v2, from which no conversion leads back (“Convert managed
 * disks”, Restrictions; Convert Premium SSD v2 disks, 2025-04-17).
 */
export function checkedBefore(group: GroupChange): readonly Step[] {
  const change = changeOf(group);
  return change && isOneWay(change)
    ? [
        step(
          `Check that ${roleName(change.of.role)} can be converted`,
          'online',
          'in most regions its VM is in a zone',
          'bursting, double encryption, Azure Disk Encryption and Site Recovery are off',
          'Azure Backup has its Enhanced policy',
          'no disk is from a gallery image',
        ),
      ]
    : [];
}

/**
 * Snapshots of these disks cannot be used at once, unless they are taken with instant access (“Create an incremental
 * snapshot”, Check snapshot status; “How does snapshot restore work?”, Snapshots of Ultra Disks and Premium SSD v2).
 */
export function snapshotNote(groups: readonly Group[]): string | undefined {
  const families = [
    ...new Set(groups.flatMap(({ disk }) => (isProvisioned(disk) ? disk.family : []))),
  ];
  return families.length > 0
    ? `snapshots of ${families.join(' and ')} are incremental, and make no disk before their completionPercent is 100, unless taken with instant access`
    : undefined;
}

export const isOfOs = ({ from, to }: GroupChange) => (from ?? to)?.role === 'os';

/** Has the VM to allow Ultra Disks for it? */
export const isFirstUltra = ({ to }: GroupChange, { before }: Sides): boolean =>
  to !== undefined && allowsUltra([to], before.setUp.groups);

/** Has the VM to be stopped for it? */
export const stopsVm = (change: GroupChange, sides: Sides): boolean =>
  isFirstUltra(change, sides) ||
  change.own === 'deallocate' ||
  change.own === 'new VM' ||
  (isOfOs(change) && change.own === 'copy of data');

/** @param on the VM, and why no VM of the two takes the old and the new disks of a group together */
export function stepsOf(
  { from, to, own: how }: GroupChange,
  nameOf: (group: Group) => string,
  sides: Sides,
  on: Parameters<typeof copySteps>[3],
): readonly Step[] {
  const role = roleName((from ?? to)?.role ?? '');
  const name = to ? `${nameOf(to)} for ${role}` : '';
  if (from && to) {
    if (how === 'new VM') return [];
    const change = changeOf({ from, to, how, own: how });
    const isSwapped = how !== 'copy of data' && change !== undefined && isMadeAnew(change);
    if (from.role === 'os' && (isSwapped || how === 'copy of data'))
      return [swapped({ from, to }, name)];
    if (isSwapped)
      return [
        step(
          `Make ${name} from the old disk${to.count > 1 ? 's' : ''}, by snapshots, and swap them`,
          how === 'restart' ? 'detached' : how,
        ),
      ];
    if (how === 'copy of data') return copySteps({ from, to }, name, sides, on);
    const isLast = change !== undefined && isOneWay(change);
    // Beyond 4 TiB, or where its VM cannot be deallocated.
    const isDetached =
      change !== undefined &&
      from.role !== 'os' &&
      disruptionOfDisks(change) === 'deallocate' &&
      (how === 'restart' || change.way === 'size');
    return compact([
      isLast && from.cache !== 'None' && step(`Set the host cache of ${role} to None`, 'restart'),
      step(
        `Change ${role} to ${nameOf(to)}`,
        isDetached && how === 'restart' ? 'detached' : how,
        `now ${nameOf(from)}`,
        isLast && on.vm !== sides.before.setUp.vm && `once ${on.vm.name} has proved itself`,
        isLast && 'no conversion back, and slower until all is copied',
        isDetached && 'detached meanwhile',
      ),
    ]);
  }
  if (to)
    return [step(isLocalNvme(to) ? formatted(to, name) : `Create ${name} and attach it`, 'online')];
  const gone = `${from ? nameOf(from) : ''} of ${role}`;
  return [
    step(
      how === 'copy of data' ? `Move the data off ${gone}, then remove it` : `Remove ${gone}`,
      how,
    ),
  ];
}
