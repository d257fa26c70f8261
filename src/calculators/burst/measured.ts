/** The answer to a measured day: computed from its samples, with what they cannot tell. */
import {
  after,
  type Begun,
  type Chart,
  type Check,
  type Inputs,
  type Line,
  type Shown,
} from '../../kit/index.ts';
import { exceeds } from '../../laws/index.ts';
import type { Samples } from '../../readers/reading.ts';
import {
  type ApplicationStep,
  type CreditLimit,
  creditLimits,
  demandsOf,
} from '../../storage/set-up/bursting.ts';
import { volumeName } from '../../storage/set-up/volume.ts';
import {
  bytesPerSecond,
  formatDuration,
  formatNumber,
  formatSeconds,
  iops,
  type Seconds,
} from '../../units/index.ts';
import type { CalculatorContext } from '../dataset.ts';
import { bySeverity } from '../shared/answer/notes.ts';
import { info, listed, warning } from '../shared/answer/parts.ts';
import { list, plural } from '../shared/answer/text.ts';
import { noteOf, readingNote } from '../shared/measured/reading-text.ts';
import { caseOf, definition } from './calculator.ts';
import type { Day, Missing } from './day.ts';
import { fields } from './fields.ts';
import { measuredDay } from './measured-fields.ts';
import { type Case, diskIn, lengthOf, model, type Result, stepOf } from './model.ts';
import { resultOf } from './result.ts';

type Given = Inputs<typeof fields>;

/** Public measurements of a full limit are from so far below it to so far above. */
const band = 0.05;
/** So near to a sustained limit all the time a load is held by it, whatever credits are assumed. */
const near = 0.02;

/** In how many of these times is what was measured at a limit, so that nobody knows what the load would have taken? */
function censored({ first, limits, loads }: Result, length: Seconds): number {
  const at = new Set<number>();
  const away = limits.map(() => new Set<number>());
  const all = new Set<number>();
  for (const { start, duration, step, credits } of first.segments) {
    const last = (start + duration) / length - 1e-9;
    for (let time = Math.floor(start / length); time <= last; time++) {
      all.add(time);
      for (const [index, { sustained, burst }] of limits.entries()) {
        const demand = loads[step]?.demands[index] ?? 0;
        const allowed = (credits[index] ?? 0) > 0 ? burst : sustained;
        if (demand >= (1 - band) * allowed) at.add(time);
        if (Math.abs(demand / sustained - 1) > near) away[index]?.add(time);
      }
    }
  }
  return [...all].filter((time) => at.has(time) || away.some((times) => !times.has(time))).length;
}

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

const quarter = 900;
const timesOf = (length: Seconds, count: number) =>
  length === quarter
    ? plural(count, 'quarter hour')
    : `${plural(count, 'time')} of ${formatDuration(length)}`;

/** What the samples do not tell, and what was assumed. */
function notes(day: Day, samples: Samples, given: Case): readonly Check[] {
  const { devices, others, gaps, unknown, every, step, mean, steps, computed } = day;
  const { volume, size } = given;
  const total = lengthOf(given.steps);
  const count = Math.ceil(total / mean - 1e-9);
  const result = model(given);
  const held = censored(result, mean);
  const linked = model({ ...given, steps: steps.map((one) => stepOf(one, size)) });
  const isMean = exceeds(mean, step);
  const throttled = (time: Seconds) => (time === 0 ? 'never' : `for ${formatDuration(time)}`);
  return listed<Check>([
    held > 0 &&
      warning(
        `At the limit for ${formatNumber(held)} of ${timesOf(mean, count)}: if ${volumeName(volume)} was measured, what the load would have taken is not known. More may be throttled than is computed, and a faster disk may be used more.`,
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
    readingNote(samples, step),
    ...samples.notes.flatMap((note) => noteOf(note) ?? []),
  ]);
}

/** The most points of a line that a chart can show. */
const mostPoints = 800;

/** A line with its peaks: of each part the first, the lowest and the highest point, and the last. */
function thinned(line: Line): Line {
  const { points } = line;
  if (points.length <= mostPoints) return line;
  const size = Math.ceil((4 * points.length) / mostPoints);
  const kept: Line['points'][number][] = [];
  for (let from = 0; from < points.length; from += size) {
    const part = points.slice(from, from + size);
    const [lowest, highest] = [Math.min, Math.max].map((of) => of(...part.map(([, y]) => y)));
    const ends = [0, part.length - 1];
    const peaks = [lowest, highest].map((y) => part.findIndex((point) => point[1] === y));
    kept.push(...part.filter((_, at) => [...ends, ...peaks].includes(at)));
  }
  return { ...line, points: kept };
}

const shortened = (chart: Chart): Chart => ({
  ...chart,
  panels: chart.panels.map((panel) => ({ ...panel, lines: panel.lines.map(thinned) })),
});

type Answered =
  | Begun
  | Shown
  | { readonly problems: Partial<Record<keyof typeof fields & string, string>> };

/** The load of a measurement; nothing without one, or where other steps were entered. */
function measuredCase(
  inputs: Given,
):
  | { readonly day: Day; readonly given: Case; readonly samples: Samples }
  | { readonly problems: Missing }
  | undefined {
  const { text, device, interval, 'io-size': size } = inputs;
  if (text?.reading.kind !== 'samples') return undefined;
  const samples = text.reading;
  const day = measuredDay(samples, { device, interval, size });
  if (!('steps' in day)) return { problems: day };
  const { serialize } = fields.steps;
  if (serialize(inputs.steps) !== serialize(day.steps)) return undefined;
  const entered = caseOf(inputs);
  const disk = diskIn(inputs.disk, inputs.mode) ?? inputs.disk;
  const limits = creditLimits({ ...entered.volume, disk }, size);
  const stepsOf = (parts: Day['parts']) => parts.map((part) => stepOf(part, size));
  const steps = stepsOf(day.parts).map((step) => withinBand(step, limits));
  const given = { ...entered, steps, shown: stepsOf(day.steps) };
  return { day, given, samples };
}

/** The load that is computed with. */
export function loadOf(inputs: Given): Case {
  const measured = measuredCase(inputs);
  return measured && 'given' in measured ? measured.given : caseOf(inputs);
}

/** An answer with more checks, and with a chart of few points. */
const withChecks = (answer: Answered, more: () => readonly Check[]): Answered =>
  'details' in answer
    ? {
        ...answer,
        details: () =>
          after(answer.details(), ({ chart, checks, ...details }) => ({
            ...details,
            ...(chart ? { chart: shortened(chart) } : {}),
            checks: bySeverity([...more(), ...checks]),
          })),
      }
    : answer;

export function answerMeasured(inputs: Given, context: CalculatorContext): Answered {
  const isPossible = diskIn(inputs.disk, inputs.mode) !== undefined;
  const measured = isPossible ? measuredCase(inputs) : undefined;
  if (!measured) {
    const answer = definition.answer(inputs, context);
    const unused = 'Steps were entered, so the measurement is not used. Clear them to use it.';
    return inputs.text ? withChecks(answer, () => [warning(unused)]) : answer;
  }
  if ('problems' in measured) return measured;
  const { day, given, samples } = measured;
  return withChecks(resultOf(inputs, given, context), () => notes(day, samples, given));
}
