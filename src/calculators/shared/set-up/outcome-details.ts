/** What is different with a change, where an answer has no set-up but a volume, or disks of workloads, and their VM. */
import type { Os } from '../../../limits/prices/regions.ts';
import type { Vm } from '../../../limits/types.ts';
import type { Change, Disruption } from '../../../storage/change/change.ts';
import type { DisksOnVm } from '../../../storage/change/conditions.ts';
import { type AnyChange, changeOfVolume } from '../../../storage/change/recommendations.ts';
import type { Volume } from '../../../storage/set-up/volume.ts';
import { compact } from '../../../units/omit-undefined.ts';
import { conditionsOf } from './conditions.ts';
import { detailOf, takenWith } from './option-details.ts';
import { type How, howOf } from './outcome.ts';

/** Several details as one; nothing where there is none. */
export const joined = (details: readonly (string | false | undefined)[]): string | undefined =>
  compact(details).join('; ') || undefined;

/** What the disks of a change ask for, and what else is different on its VM. @param how it becomes that */
export const detailsOf = (
  change: Change,
  present: DisksOnVm,
  how: Disruption,
  os?: Os,
): string | undefined =>
  joined([
    conditionsOf(change.disks)?.text,
    change.vm && detailOf(change.vm, present.vm, how, os),
    takenWith(change, present),
  ]);

/** How disruptive a change of a volume is, where its commands are, and what is different with it on its VM, if that is known. */
export function howOnVm(
  changed: AnyChange,
  volume: Pick<Volume, 'disk' | 'disks' | 'cached'> & { readonly vm: Vm | undefined },
  os?: Os,
): How {
  const { vm, disk } = volume;
  const made = changeOfVolume(changed, volume);
  return {
    ...howOf(made),
    ...(vm && { detail: detailsOf(made.change, { vm, groups: [{ disk }] }, made.how, os) }),
  };
}
