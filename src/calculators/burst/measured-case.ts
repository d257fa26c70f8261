/** The load of a measured day, as the case that is computed with. */
import type { Inputs } from '../../kit/index.ts';
import type { Samples } from '../../readers/reading.ts';
import {
  type ApplicationStep,
  type CreditLimit,
  creditLimits,
  demandsOf,
} from '../../storage/set-up/bursting.ts';
import { bytesPerSecond, iops } from '../../units/index.ts';
import { caseOf } from './case.ts';
import { fields } from './fields.ts';
import { dayOf, type MeasuredDay, type Missing } from './measured-day.ts';
import { type Case, diskIn, stepOf } from './model.ts';

type Given = Inputs<typeof fields>;

/** Public measurements of a full limit are from so far below it to so far above. */
export const band = 0.05;
/** What a full limit measures, up to 5 % more than is published, is the limit. */
function withinBand(step: ApplicationStep, limits: readonly CreditLimit[]): ApplicationStep {
  const { demands } = demandsOf(step, limits);
  const shares = limits.map(({ burst }, index) => burst / (demands[index] || burst));
  const share = Math.min(1, ...shares);
  return share >= 1 / (1 + band)
    ? {
        ...step,
        iops: iops(step.iops * share),
        throughput: bytesPerSecond(step.throughput * share),
      }
    : step;
}

/** Was the busiest device picked for several disks, of which others may be the rest? */
export const isPart = ({ like }: MeasuredDay, { volume }: Case): boolean =>
  like > 0 && volume.disks > 1;

/** The load of a measurement; nothing without one, or where other steps were entered. */
export function measuredCase(
  inputs: Given,
):
  | { readonly day: MeasuredDay; readonly given: Case; readonly samples: Samples }
  | { readonly problems: Missing }
  | undefined {
  const { text, device, interval, 'io-size': size } = inputs;
  if (text?.reading.kind !== 'samples') return undefined;
  const samples = text.reading;
  const day = dayOf(samples, { device, interval, size });
  if (!('steps' in day)) return { problems: day };
  const { serialize } = fields.steps;
  if (serialize(inputs.steps) !== serialize(day.steps)) return undefined;
  const entered = caseOf(inputs);
  const disk = diskIn(inputs.disk, inputs.mode) ?? inputs.disk;
  const limits = creditLimits({ ...entered.volume, disk }, size);
  const stepsOf = (parts: MeasuredDay['parts']) => parts.map((part) => stepOf(part, size));
  const steps = stepsOf(day.parts).map((step) => withinBand(step, limits));
  const given = { ...entered, steps, shown: stepsOf(day.steps) };
  return { day, given, samples };
}

/** The load that is computed with. */
export function loadOf(inputs: Given): Case {
  const measured = measuredCase(inputs);
  return measured && 'given' in measured ? measured.given : caseOf(inputs);
}
