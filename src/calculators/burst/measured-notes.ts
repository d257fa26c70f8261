/** What the samples of a measured day do not tell, and what was assumed. */
import type { Check } from '../../kit/index.ts';
import type { Samples } from '../../readers/reading.ts';
import { volumeName } from '../../storage/set-up/volume.ts';
import {
  exceeds,
  formatDuration,
  formatNumber,
  formatSeconds,
  type Seconds,
} from '../../units/index.ts';
import { info, listed, warning } from '../shared/answer/checks-and-columns.ts';
import { list, plural } from '../shared/answer/text.ts';
import { noteOf, unitsOf } from '../shared/measured/reading-notes.ts';
import { readingNote } from '../shared/measured/reading-text.ts';
import { band, isPart } from './measured-case.ts';
import type { MeasuredDay } from './measured-day.ts';
import { type Case, lengthOf, model, type Result, stepOf } from './model.ts';
import { quarter } from './step-field.ts';

/** A load that stays this near to a sustained limit all the time is held by that limit, whatever credits are assumed. */
const near = 0.02;

/** In how many of these times is what was measured at a limit, so that nobody knows what the load would have taken? */
function timesAtLimit({ first, limits, loads }: Result, length: Seconds): number {
  const all = new Set<number>();
  const reached = new Set<number>();
  /** By limit, the times in which some load was not near what it sustains. */
  const varied = limits.map(() => new Set<number>());
  for (const { start, duration, step, credits } of first.segments) {
    const last = (start + duration) / length - 1e-9;
    for (let time = Math.floor(start / length); time <= last; time++) {
      all.add(time);
      for (const [index, { sustained, burst }] of limits.entries()) {
        const demand = loads[step]?.demands[index] ?? 0;
        const allowed = (credits[index] ?? 0) > 0 ? burst : sustained;
        if (demand >= (1 - band) * allowed) reached.add(time);
        if (Math.abs(demand / sustained - 1) > near) varied[index]?.add(time);
      }
    }
  }
  const isHeld = (time: number) => varied.some((times) => !times.has(time));
  return [...all].filter((time) => reached.has(time) || isHeld(time)).length;
}

const timesOf = (length: Seconds, count: number) =>
  length === quarter
    ? plural(count, 'quarter hour')
    : `${plural(count, 'time')} of ${formatDuration(length)}`;

/** @returns the checks about a day that was measured, and about the case that is computed from it */
export function notes(day: MeasuredDay, samples: Samples, given: Case): readonly Check[] {
  const { devices, others, like, gaps, unknown, every, step, mean, steps, computed } = day;
  const { volume, size } = given;
  const total = lengthOf(given.steps);
  const count = Math.ceil(total / mean - 1e-9);
  const result = model(given);
  const held = timesAtLimit(result, mean);
  const linked = model({ ...given, steps: steps.map((one) => stepOf(one, size)) });
  const isMean = exceeds(mean, step);
  const throttled = (time: Seconds) => (time === 0 ? 'never' : `for ${formatDuration(time)}`);
  return listed<Check>([
    held > 0 &&
      warning(
        `At the limit for ${formatNumber(held)} of ${timesOf(mean, count)}: if ${volumeName(volume)} was measured, what the load would have taken is not known. More may be throttled than is computed, and a faster disk may be used more.`,
      ),
    isPart(day, given) &&
      warning(
        `Only ${list(devices)} counts against the limits of ${volumeName(volume)}, and ${plural(like, 'other device')} had a load like it. If they are one volume, enter “all” as the device; if not, ${list(devices)}.`,
      ),
    gaps > 0 &&
      warning(
        `There are no samples for ${formatDuration(unknown)}, in ${plural(gaps, 'gap')}. What the load was then is not known: credits are taken as neither used nor gained.`,
      ),
    computed &&
      warning(
        computed === 'iops'
          ? 'The text has no count of IOs: IOPS are throughput ÷ IO size.'
          : 'The text has no throughput: it is IOPS × IO size.',
      ),
    info(
      `${exceeds(every, step) ? `The answer is computed from means of ${formatSeconds(every)}` : 'The answer is computed from the samples'}. A link has no samples but ${plural(steps.length, 'step')}${isMean ? `, each a mean over ${formatDuration(mean)}, so that short peaks and lulls are lost: from them the load is throttled ${throttled(linked.throttled)}, from the samples ${throttled(result.throttled)}` : ''}.`,
    ),
    info(
      `Counted as ${volumeName(volume)}: ${list(devices)}${others > 0 ? `, of ${others + devices.length} devices the busiest` : ''}. The measurement covers ${formatDuration(total)}; how full the buckets were before it is not known.`,
    ),
    readingNote(samples, step, unitsOf(samples)),
    ...samples.notes.flatMap((note) => noteOf(note) ?? []),
  ]);
}
